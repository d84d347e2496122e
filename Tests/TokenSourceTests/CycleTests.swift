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
