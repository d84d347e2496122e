import Foundation
import Support
import Testing
import TokenModel

@Suite("Cycles of references")
struct CycleTests {
  @Test("what refers back to itself is reported once, with its chain", arguments: cycles)
  func cycle(row: ReadingCase) { #expect(row.mismatches == []) }

  static let cycles: [ReadingCase] = [
    .bad("spacing: { a: ↓\"{spacing.a}\" }", finds: .referenceCycle, says: "spacing.a → spacing.a", leaves: []),
    .bad(
      "spacing: { a: ↓\"{spacing.b}\", b: \"{spacing.a}\" }", finds: .referenceCycle,
      says: "spacing.a → spacing.b → spacing.a", "`spacing.b` refers on", leaves: []),
    .bad(
      "spacing: { x: \"{spacing.a}\", y: 4, a: ↓\"{spacing.b}\", b: \"{spacing.a}\" }", finds: .referenceCycle,
      leaves: ["spacing.y 4pt"]),
    .bad(
      "durations: { a: { enter: ↓\"{durations.a.exit}\", exit: 60% } }", finds: .referenceCycle,
      says: "durations.a.exit → durations.a.exit", leaves: []),
    .bad(
      "durations: { a: { enter: ↓\"{durations.b.enter}\", exit: 1ms }, b: { enter: \"{durations.a.enter}\", exit: 1ms } }",
      finds: .referenceCycle, says: "durations.a.enter", leaves: []),
    .bad(
      "springs: { a: { duration: ↓\"{springs.b.duration}\", bounce: 0 }, b: \"{springs.a}\" }", finds: .referenceCycle,
      leaves: []),
    .bad("radius: { a: { outer: ↓\"{radius.a}\", inset: 1 } }", finds: .referenceCycle, leaves: []),
    .bad(
      "spacing: { a: ↓\"{spacing.b}\" , c: ↓\"{spacing.d}\" }", "spacing: { b: \"{spacing.a}\", d: \"{spacing.c}\" }",
      finds: .referenceCycle, .referenceCycle, leaves: []),
    .bad(
      "durations: { a: { enter: ↓\"{durations.a.enter}\", exit: ↓\"{durations.a.exit}\" } }",
      finds: .referenceCycle, .referenceCycle, leaves: []),
  ]

  @Test("parts of tokens that refer to each other's other part are no cycle", arguments: falseCycles)
  func falseCycle(row: ReadingCase) { #expect(row.mismatches == []) }

  static let falseCycles: [ReadingCase] = [
    .good(
      "durations: { a: { enter: 200ms, exit: \"{durations.b.enter}\" }, b: { enter: 120ms, exit: \"{durations.a.enter}\" } }",
      gives: "durations.a 200ms/120ms", "durations.b 120ms/200ms"),
    .good(
      "durations: { a: { enter: \"{durations.a.exit}\", exit: 100ms } }", gives: "durations.a 100ms/100ms"),
    .good(
      "durations: { a: \"{durations.b}\", b: { enter: \"{durations.a.exit}\", exit: 100ms } }",
      gives: "durations.a 100ms/100ms", "durations.b 100ms/100ms"),
    .good(
      "springs: { a: { duration: \"{springs.b.duration}\", bounce: 0.1 }, b: { duration: 1ms, bounce: \"{springs.a.bounce}\" } }",
      gives: "springs.a 1ms 0.1", "springs.b 1ms 0.1"),
    .good(
      "radius: { a: { outer: 16, inset: \"{radius.b.outer}\" }, b: { outer: 8, inset: \"{radius.a.outer}\" } }",
      gives: "radius.a 16−8=8", "radius.b 8−16=0"),
  ]

  /// `a0` refers to `a1` and so on; the last one to `end`.
  private static func chain(_ count: Int, end: String) -> String {
    "spacing:\n"
      + (0..<count).map { "  a\($0): \($0 == count - 1 ? end : "\"{spacing.a\($0 + 1)}\"")\n" }.joined()
  }

  /// Every other one refers to a part of the next.
  private static func chainOfParts(_ count: Int) -> String {
    let links = (0..<count).map { "  a\($0): { enter: \"{durations.a\($0 + 1).exit}\", exit: 50% }\n" }
    return "durations:\n" + links.joined() + "  a\(count): { enter: 8ms, exit: 100% }\n"
  }

  @Test("a chain of 10,000 references and a cycle of 10,000 need no deep stack")
  func longChains() async {
    let (chain, cycle, parts) = await onSmallStack {
      (
        Reading(Self.chain(10_000, end: "16")), Reading(Self.chain(10_000, end: "\"{spacing.a0}\"")),
        Reading(Self.chainOfParts(5_000))
      )
    }
    #expect(chain.lines == [])
    #expect(chain.values.count == 10_000)
    #expect(chain.values.allSatisfy { $0.hasSuffix(" 16pt") })
    #expect(cycle.lines == ["a.yaml:2:7 reference-cycle"])
    #expect(cycle.values == [])
    #expect(cycle.diagnostics.allSatisfy { $0.notes.count <= 20 && $0.message.count < 200 })
    #expect(parts.lines == [])
    #expect(parts.token("durations.a4999")?.value.summary == "8ms/4ms")
    #expect(parts.token("durations.a0")?.value.summary == "0ms/0ms")
  }

  /// Lines that each refer to the next one; `last` ends them.
  private static func lines(_ section: String, _ count: Int, last: String, _ line: (Int) -> String) -> String {
    "\(section):\n" + (0..<count).map { "  a\($0): \(line($0 + 1))\n" }.joined() + "  a\(count): \(last)\n"
  }

  @Test("chains of 10,000 transitions, curves and sums, and a cycle over parts of 10,000 curves, need no deep stack")
  func longChainsOfEverything() async {
    let fade = "{ duration: 90ms, easing: linear }"
    let slide = "{ enter: 90ms, exit: 60%, effects: [opacity, { offset: [0, 8] }] }"
    let texts = [
      Self.lines("transitions", 10_000, last: slide) { "\"{transitions.a\($0)}\"" },
      Self.lines("curves", 10_000, last: fade) {
        "{ duration: \"{curves.a\($0).duration}\", easing: \"{curves.a\($0).easing}\" }"
      },
      Self.lines("spacing", 10_000, last: "4") { "\"{spacing.a\($0)} + 1\"" },
      Self.lines("curves", 10_000, last: "{ duration: \"{curves.a0.duration}\", easing: linear }") {
        "{ duration: \"{curves.a\($0).duration}\", easing: linear }"
      },
    ]
    let readings = await onSmallStack { texts.map { Reading($0) } }
    #expect(readings.map(\.lines) == [[], [], [], ["a.yaml:2:19 reference-cycle"]])
    #expect(readings[0].token("transitions.a0")?.value.summary == "90ms 0/54ms 0 opacity+offset:0,8")
    #expect(readings[1].token("curves.a0")?.value.summary == "90ms linear")
    #expect(readings[2].token("spacing.a0")?.value.summary == "10004pt")
    #expect(readings[3].values == [])
  }

  @Test("a token of many references looks each of them up once, and a long way is not searched for every short cycle")
  func manyReferences() {
    let sum = { (token: Int) in (0..<99).map { "{spacing.b\(token * 99 + $0)}" }.joined(separator: "+") }
    let effects = { (token: Int) in "[{ scale: 1 }, { offset: [\"\(sum(token))\", \"\(sum(token + 1))\"] }]" }
    let transitions = (0..<200).map { "  a\($0): { enter: 1ms, effects: \(effects($0 * 2)) }\n" }.joined()
    let lengths = (0..<39_600).map { "  b\($0): 1\n" }.joined()
    let fresh = Reading("transitions:\n\(transitions)spacing:\n\(lengths)")
    #expect(fresh.lines == [])
    #expect(fresh.token("transitions.a199")?.value.summary == "1ms 0/- scale:1+offset:99,99")

    let chain = (0..<2_000).map { link in
      "  a\(link): \"{spacing.a\(link + 1)} + {spacing.c\(link * 2)} + {spacing.c\(link * 2 + 1)}\"\n"
    }
    let cycles = (0..<4_000).map { "  c\($0): \"{spacing.c\($0)}\"\n" }
    let looped = Reading("spacing:\n" + (chain + ["  a2000: 1\n"] + cycles).joined())
    #expect(looped.diagnostics.count == 4_000)
    #expect(Set(looped.diagnostics.map(\.id)) == ["reference-cycle"])
  }

  @Test("the deepest nesting needs no deep stack")
  func deepNesting() async {
    let open = (0..<60).map { "a\($0): {" }.joined(separator: " ")
    let text = "spacing: { \(open) a: 4px" + String(repeating: "}", count: 61)
    let reading = await onSmallStack { Reading(text) }
    #expect(reading.diagnostics.count == 1)
  }

  /// Runs something on a thread with 512 KiB of stack.
  private func onSmallStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) async -> Result {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: body()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}
