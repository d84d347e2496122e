import Support
import Testing
import TokenModel
import TokenRules

/// The right order of words is that of public sets: Tailwind's sizes, Fluent's and Salesforce's paces.
@Suite("Values that grow as their names say")
struct ScaleOrderTests {
  private static func row(_ text: String, _ marks: Int = 0) -> RuleRow {
    RuleRow(text, Array(repeating: "scale-order", count: marks))
  }

  static let sizes: [RuleRow] = [
    row("spacing: { 2xs: 4, xs: 8, s: 12, m: 16, l: 20, xl: 24, xxl: 28, 3xl: 32, 9xl: 36 }"),
    row("spacing: { xs: 8, sm: ↓4 }", 1), row("spacing: { xxs: 8, xs: ↓4 }", 1),
    row("spacing: { 3xs: 8, xxs: ↓4 }", 1), row("spacing: { small: 8, medium: ↓4, large: ↓0 }", 2),
    row("spacing: { extra-small: 8, small: ↓4 }", 1), row("spacing: { x-large: ↓4, large: 8 }", 1),
    RuleRow("spacing: { xLarge: ↓4, ↓LARGE: 8 }", "scale-order", "name-style"), row("spacing: { 2-xl: ↓4, xl: 8 }", 1),
    row("spacing: { xl: 8, 2xl: ↓4 }", 1), row("spacing: { 2XL: 8, XXXL: ↓4 }", 1),
    row("spacing: { 8xl: 8, 9xl: ↓4 }", 1),
    // One value above all others is one finding, not one at each that follows.
    row("spacing: { xs: 4, sm: 80, md: ↓16, lg: 24, xl: 32 }", 1),
    row("spacing: { xl: 32, lg: ↓8, sm: 12, xs: 4 }", 1),
    // Two spellings of one size have no order; the larger one counts below the next.
    row("spacing: { sm: 8, small: 4, md: 12 }"), row("spacing: { sm: 8, small: 16, md: ↓12 }", 1),
  ]

  static let limits: [RuleRow] = [
    row("radius: { sm: 8, md: ↓8 }", 1), row("radius: { sm: 8, md: ↓7 }", 1),
    row("radius: { sm: 0, md: ↓0 }", 1), row("radius: { sm: 8, md: 9 }"),
    row("durations: { fast: 150ms, slow: ↓0.15s }", 1), row("durations: { instant: 0ms, fast: 150ms }"),
  ]

  static let paces: [RuleRow] = [
    row("durations: { fastest: 110ms, faster: 130ms, fast: 150ms, normal: 200ms, slow: 220ms, slower: 240ms }"),
    row("durations: { ultraFast: 110ms, fast: 150ms, quick: 130ms, moderate: 200ms, normal: 180ms, verySlow: 240ms }"),
    row("durations: { slow: ↓200ms, fast: 250ms }", 1),
    row("durations: { fast: 250ms, base: ↓200ms, slow: ↓150ms }", 2),
    row("durations: { faster: 200ms, fast: ↓150ms }", 1), row("durations: { instant: 200ms, quick: ↓150ms }", 1),
    row("durations: { slower: 200ms, slowest: ↓150ms }", 1), row("durations: { slow: 200ms, extra-slow: ↓150ms }", 1),
    row("durations: { short: 200ms, medium: ↓150ms, long: 250ms }", 1),
    row("durations: { shortest: 150ms, shorter: 200ms, short: ↓125ms, extra-long: 250ms }", 1),
    row("durations: { longest: ↓200ms, longer: 225ms, long: 180ms }", 1),
    row("durations: { sm: 200ms, lg: ↓150ms }", 1),
    row("durations: { fast: { enter: 200ms, exit: 60% }, slow: { enter: ↓180ms, exit: 60% } }", 1),
    row("durations: { fast: { enter: 180ms, exit: 65% }, slow: { enter: 200ms, exit: 55% } }"),
    row("durations: { fast: 200ms, slow: { enter: ↓180ms, exit: 60% } }", 1),
    row("springs: { fast: { duration: 250ms, bounce: 0 }, slow: { duration: ↓150ms, bounce: 0 } }", 1),
    row("springs: { fast: { duration: 300ms, bounce: 0, role: travel }, slow: { duration: ↓250ms, bounce: 0 } }", 1),
  ]

  static let silent: [RuleRow] = [
    row("spacing: { 1: 16, 2: 8, 100: 16, 200: 8, gap1: 8, gap2: 4 }"),
    row("spacing: { sm: 16, card: { md: 8 }, md: { top: 4 } }"), row("spacing: { sm: 16, cardMd: 8, listLg: 4 }"),
    row("spacing: { smCard: 16, mdCard: 8 }"), row("spacing: { sms: 16, mdx: 8, still: 4, form: 0 }"),
    row("spacing: { base: 4, xs: 0, sm: 8 }"),
    row("durations: { sm: 250ms, slow: 225ms, short: 200ms, standard: 100ms, fast: 150ms }"),
    row("durations: { fast: 150ms, slow: { value: 100ms, role: dwell }, long: { value: 50ms, role: dwell } }"),
    row("radius: { cardSm: { outer: 16, inset: 8 }, cardMd: { outer: 8, inset: 4 } }"),
    row(
      "scales: { sm: 0.97, md: 0.95 }\nstagger: { slow: { interval: 30ms, maxItems: 3 }, fast: { interval: 50ms, maxItems: 3 } }"
    ),
  ]

  static let references: [RuleRow] = [
    row("spacing: { sm: 8, md: \"{spacing.sm}\" }"), row("spacing: { sm: \"{spacing.md}\", md: 8 }"),
    row("spacing: { unit: 8, sm: \"{spacing.unit}\", md: \"{spacing.unit}\" }"),
    row("spacing: { sm: 8, md: ↓\"{spacing.sm} * 1\" }", 1), row("spacing: { sm: 8, md: ↓\"{spacing.sm} / 2\" }", 1),
    row("spacing: { a: 16, sm: \"{spacing.a}\", md: ↓12 }", 1),
    row("spacing: { a: 16, b: 8, sm: \"{spacing.a}\", md: ↓\"{spacing.b}\" }", 1),
    row("spacing: { sm: 16, md: ↓8, card: { sm: \"{spacing.sm}\", lg: \"{spacing.md}\" } }", 1),
    row("spacing: { sm: 8, md: 16, card: { sm: \"{spacing.md}\", lg: ↓\"{spacing.sm}\" } }", 1),
    row(
      "durations: { fast: 250ms, slow: ↓200ms }\nsprings: { fast: { duration: \"{durations.fast}\", bounce: 0 }, slow: { duration: \"{durations.slow}\", bounce: 0 } }",
      1),
    row("spacing: { sm: 16, md: { value: 8, waive: { scale-order: Our brand is odd. } } }"),
  ]

  @Test(
    "a value that does not grow is found at the larger name, and nothing else is",
    arguments: sizes + limits + paces + silent + references)
  func places(row: RuleRow) { row.expect() }

  @Test("names of one group are compared across files")
  func files() {
    let reading = Reading("spacing: { md: 8 }", "spacing: { sm: 16 }")
    #expect(reading.lint == ["a.yaml:1:16 scale-order"])
    #expect(reading.findings().first?.notes.map { reading.line($0) } == ["b.yaml:1:16"])
  }

  @Test("a finding names both values, shows the smaller name, and says what to do")
  func words() throws {
    let reading = Reading("spacing: { md: 16, lg: 12, xl: \"{spacing.unit}\", unit: 8, 2xl: 8 }")
    let findings = reading.findings()
    #expect(
      findings.map(\.message) == [
        "`spacing.lg` is 12 pt, no more than `spacing.md` with 16 pt",
        "`spacing.xl` is 8 pt, no more than `spacing.lg` with 12 pt",
      ])
    #expect(findings.map(\.help) == Array(repeating: "exchange the two values, or rename one of the tokens", count: 2))
    #expect(findings.map { $0.notes.map { reading.line($0) } } == [["a.yaml:1:16"], ["a.yaml:1:24", "a.yaml:1:56"]])
    #expect(findings[1].notes.map(\.message) == ["`spacing.lg` is 12 pt", "the value is written here"])
    #expect(findings.allSatisfy { $0.severity == .warning && $0.change == nil })
    let times = Reading("durations: { fast: 200ms, slow: 200ms }")
    let same = try #require(times.findings().first)
    #expect(same.message == "`durations.slow` takes 200 ms, no longer than `durations.fast` with 200 ms")
    #expect(same.help == "give it more, or write `\"{durations.fast}\"` if both are meant to be the same")
    #expect(same.notes.map(\.message) == ["`durations.fast` takes 200 ms"])
    #expect(Reading("durations: { fast: 200ms, slow: \"{durations.fast}\" }").lint == [])
  }
}

extension Reading {
  /// The place of a note as `a.yaml:2:5`.
  fileprivate func line(_ note: Diagnostic.Note) -> String {
    let file = files[Int(note.range.file.index)]
    let place = file.location(at: note.range.start)
    return "\(file.path):\(place.line):\(place.column)"
  }
}
