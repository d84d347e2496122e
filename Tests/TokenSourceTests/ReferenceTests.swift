import Support
import Testing
import TokenModel
import TokenSource

@Suite("References")
struct ReferenceTests {
  @Test("a reference has the value of what it names, whole or in part", arguments: goodRows)
  func good(row: ReadingCase) { #expect(row.mismatches == []) }

  private static let base = """
    springs: { s: { duration: 250ms, bounce: 0.1 } }
    durations: { t: 150ms, p: { enter: 350ms, exit: 60% }, q: { enter: 300ms } }
    stagger: { l: { interval: 40ms, maxItems: 8 } }
    spacing: { sm: 8 }
    radius: { c: { outer: 16, inset: 6 } }

    """

  /// Another file, which adds to the base.
  private static func good(_ text: String, _ values: String...) -> ReadingCase {
    let base = ["springs.s 250ms 0.1"]
    let rest = ["durations.t 150ms", "durations.p 350ms/210ms", "durations.q 300ms/-"]
    let last = ["stagger.l 40ms×8", "spacing.sm 8pt", "radius.c 16−6=10"]
    func of(_ section: String) -> [String] { values.filter { $0.hasPrefix(section) } }
    let all =
      base + of("springs") + rest + of("durations") + [last[0]] + of("stagger") + [last[1]] + of("spacing") + [last[2]]
      + of("radius")
    return .bad(Self.base, text, leaves: all)
  }

  static let goodRows: [ReadingCase] = [
    good("springs: { a: \"{springs.s}\" }", "springs.a 250ms 0.1"),
    good("springs: { a: { value: \"{springs.s}\" } }", "springs.a 250ms 0.1"),
    good("springs: { a: { duration: \"{durations.t}\", bounce: \"{springs.s.bounce}\" } }", "springs.a 150ms 0.1"),
    good("springs: { a: { duration: \"{durations.p.exit}\", bounce: 0 } }", "springs.a 210ms 0"),
    good("durations: { a: \"{durations.p.enter}\" }", "durations.a 350ms"),
    good("durations: { a: \"{springs.s.duration}\" }", "durations.a 250ms"),
    good("durations: { a: \"{stagger.l.interval}\" }", "durations.a 40ms"),
    good(
      "durations: { a: \"{durations.p}\", b: \"{durations.a.exit}\" }", "durations.a 350ms/210ms", "durations.b 210ms"),
    good("durations: { a: \"{durations.q.exit}\" }", "durations.a 300ms"),
    good("durations: { a: { enter: \"{durations.p.enter}\", exit: 50% } }", "durations.a 350ms/175ms"),
    good(
      "durations: { a: { enter: \"{durations.b}\", exit: \"{durations.t}\" }, b: 1s }", "durations.a 1000ms/150ms",
      "durations.b 1000ms"),
    good("stagger: { a: { interval: \"{durations.t}\", maxItems: \"{stagger.l.maxItems}\" } }", "stagger.a 150ms×8"),
    good("spacing: { a: \"{radius.c.outer}\", b: \"{radius.c}\" }", "spacing.a 16pt", "spacing.b 16−6=10"),
    good("radius: { a: \"{spacing.sm}\" }", "radius.a 8pt"),
  ]

  @Test("one that names nothing, or something of another kind, is reported where it stands", arguments: badRows)
  func bad(row: ReadingCase) { #expect(row.mismatches == []) }

  @Test(
    "one that names nothing is reported beside another mistake of its token",
    arguments: [
      ReadingCase.bad(
        "springs: { a: { duration: ↓\"{durations.nope}\", bounce: ↓2 } }", finds: .referenceUnknown, .valueRange),
      .bad("durations: { a: { enter: ↓\"{durations.nope}\", exit: ↓300% } }", finds: .referenceUnknown, .valueRange),
      .bad(
        "transitions: { a: { timing: ↓\"{durations.nope}\", effects: ↓opacty } }", finds: .referenceUnknown,
        .valueInvalid),
      .bad(
        "transitions: { a: { enter: 1ms, exit: ↓0%, effects: [{ scale: ↓\"{scales.nope}\" }] } }", finds: .valueRange,
        .referenceUnknown),
      // What is broken refers to nobody: no cycle, and no second finding about what the token names.
      .bad("springs: { a: { duration: \"{springs.a.duration}\", bounce: ↓2 } }", finds: .valueRange),
    ])
  func besides(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func bad(_ text: String, _ finding: LanguageError, _ gist: String...) -> ReadingCase {
    ReadingCase(id: "", files: [base, text], findings: [finding], gist: gist, values: nil)
  }

  static let badRows: [ReadingCase] = [
    bad("springs: { a: ↓\"{springs.t}\" }", .referenceUnknown, "`springs.t` is not defined", "`springs.s`"),
    bad("springs: { a: ↓\"{spring.s}\" }", .referenceUnknown, "`springs.s`"),
    bad("springs: { a: ↓\"{s}\" }", .referenceUnknown, "`springs.standard`"),
    bad("springs: { a: ↓\"{}\" }", .referenceUnknown, "names a section"),
    bad("springs: { a: ↓\"{springs}\" }", .referenceType, "is a group"),
    bad(
      "springs: { a: ↓\"{springs.s.durtion}\" , b: { duration: 1ms, bounce: 0 } }", .referenceUnknown,
      "`springs.s.duration`"),
    bad("durations: { a: ↓\"{durations.p.leave}\" }", .referenceUnknown, "has no `leave`"),
    bad("durations: { a: ↓\"{durations.p.bounce}\" }", .referenceType, "a pair", "no `bounce`"),
    bad("durations: { a: ↓\"{durations.t.enter}\" }", .referenceType, "a time", "no `enter`"),
    bad("durations: { a: \"{durations.t}\", b: ↓\"{durations.a.enter}\" }", .referenceType, "no `enter`"),
    bad("durations: { a: \"{durations.p.enter}\", b: ↓\"{durations.a.exit}\" }", .referenceType, "no `exit`"),
    bad("durations: { a: ↓\"{springs.s}\" }", .referenceType, "a spring", "a time or a pair", "`.duration`"),
    bad("durations: { a: ↓\"{spacing.sm}\" }", .referenceType, "a length", "a time"),
    bad("springs: { a: ↓\"{durations.t}\" }", .referenceType, "a time", "a spring"),
    bad("springs: { a: { duration: ↓\"{springs.s}\", bounce: 0 } }", .referenceType, "`.duration`"),
    bad("springs: { a: { duration: ↓\"{durations.p}\", bounce: 0 } }", .referenceType, "a pair", "`.enter`"),
    bad("springs: { a: { duration: 1ms, bounce: ↓\"{springs.s}\" } }", .referenceType, "`.bounce`"),
    bad("springs: { a: { duration: 1ms, bounce: ↓\"{springs.s.duration}\" } }", .referenceType, "a time", "a number"),
    bad("springs: { a: { preset: smooth, extraBounce: ↓\"{durations.t}\" } }", .referenceType, "a number"),
    bad("stagger: { a: ↓\"{springs.s}\" }", .referenceType, "a spring", "a stagger"),
    bad("stagger: { a: { interval: ↓\"{stagger.l}\", maxItems: 2 } }", .referenceType, "`.interval`"),
    bad("stagger: { a: { interval: 1ms, maxItems: ↓\"{stagger.l}\" } }", .referenceType, "`.maxItems`"),
    bad("stagger: { a: { interval: 1ms, maxItems: ↓\"{springs.s.bounce}\" } }", .valueRange, "`maxItems` becomes 0.1"),
    bad("springs: { a: { duration: ↓\"{durations.z}\", bounce: 0 } }\ndurations: { z: 0ms }", .valueRange, "becomes 0"),
    bad("radius: { a: ↓\"{durations.t}\" }", .referenceType, "a time", "a length"),
    bad("spacing: { a: ↓\"{spacing.sm} + 4ms\" }", .expressionInvalid, "`{spacing.sm}` is a length and `4ms` a time"),
    bad("spacing: { a: ↓\"{ spacing.sm }\" }", .referenceUnknown, "`spacing.sm`"),
    bad("spacing: { a: ↓\"{spacing.SM}\" }", .referenceUnknown, "`spacing.sm`"),
    bad("spacing: { a: ↓\"{durations.zzzzzzzz}\" }", .referenceUnknown, "another token of `durations`"),
    bad("spacing: { a: ↓\"{durations.p.exit.foo}\" }", .referenceUnknown, "`durations.p.exit` is a part"),
    bad("spacing: { a: ↓\"{easings.out}\" }", .referenceUnknown, "`easings.out` is not defined"),
    bad("spacing: { a: ↓\"{spacing.sm.value}\" }", .referenceUnknown, "has no `value`"),
    bad("spacing: { a: ↓\"{radius.c.enter}\" }", .referenceType, "no `enter`"),
    bad("spacing: { a: ↓\"{spacing.sm\" }", .expressionInvalid, ""),
  ]

  @Test("a broken token is one error, not one for each token behind it")
  func oneErrorOnly() {
    let reading = Reading(
      """
      durations:
        a: fast
        b: "{durations.a}"
        c: { enter: "{durations.b}", exit: 60% }
        d: "{durations.c.exit}"
        e: "{durations.nobody}"
        f: "{durations.e}"
        g: { enter: "{durations.f}", exit: 200 }
      springs:
        s: { duration: "{durations.d}", bounce: 2 }
      """)
    #expect(
      reading.lines == [
        "a.yaml:2:6 value-invalid", "a.yaml:6:6 reference-unknown", "a.yaml:8:38 unit-missing",
        "a.yaml:10:43 value-range",
      ])
    #expect(reading.values == [])
  }

  @Test("names that nobody defines are not reported while a file cannot be read")
  func incomplete() {
    let reading = Reading("spacing: { a: \"{spacing.b}\", c: 4px }", "spacing: {\n")
    #expect(reading.lines == ["a.yaml:1:33 unit-unknown", "b.yaml:1:10 syntax"])
    #expect(reading.read.isIncomplete)
  }

  @Test("a file of nothing but wrong references is bounded, and every one of them is reported")
  func manyWrong() {
    let names = (0..<3000).map { "  name\($0): \"{spacing.nmae\($0)x}\"" }
    let reading = Reading("spacing:\n" + names.joined(separator: "\n"))
    #expect(reading.diagnostics.count == 3000)
    #expect(Set(reading.diagnostics.map(\.id)) == ["reference-unknown"])
  }
}
