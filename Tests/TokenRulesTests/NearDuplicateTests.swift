import Support
import Testing
import TokenModel
import TokenRules

@Suite("Values that nobody can tell apart")
struct NearDuplicateTests {
  private static func row(_ text: String, _ marks: Int = 0) -> RuleRow {
    RuleRow(text, Array(repeating: "near-duplicate", count: marks))
  }

  private static func springs(_ a: String, _ b: String, _ found: Bool = false) -> RuleRow {
    func spring(_ name: String, _ numbers: String, _ mark: String) -> String {
      let parts = numbers.split(separator: " ")
      return "\(name): { duration: \(mark)\(parts[0])ms, bounce: \(parts[1]), role: celebration }"
    }
    return row("springs: { \(spring("a", a, "")), \(spring("b", b, found ? "↓" : "")) }", found ? 1 : 0)
  }

  static let limits: [RuleRow] = [
    row("durations: { a: 200ms, b: ↓219.999999ms }", 1), row("durations: { a: 200ms, b: 220ms }"),
    row("durations: { a: 220ms, b: ↓200.000001ms }", 1), row("durations: { a: 220ms, b: 200ms }"),
    row("durations: { a: 200ms, b: 0.2s, c: 200.0ms }"),
    row("radius: { a: 8, b: ↓8.999999 }", 1), row("radius: { a: 8, b: 9 }"), row("radius: { a: 9, b: ↓8.000001pt }", 1),
    springs("300 0.2", "319.999999 0.2", true), springs("300 0.2", "320 0.2"),
    springs("300 0.2", "300 0.229999", true), springs("300 0.2", "300 0.23"), springs("300 0.2", "300 0.170001", true),
    springs("300 0.2", "300 0.17"), springs("319 0.2", "300 0.229999", true), springs("319 0.2", "299 0.2"),
    springs("300 0.2", "310 0.23"), springs("300 0.2", "320 0.21"), springs("300 0.2", "300 0.2"),
    row("durations: { a: { enter: 200ms, exit: 110ms }, b: { enter: ↓219ms, exit: 129ms } }", 1),
    row("durations: { a: { enter: 200ms, exit: 110ms }, b: { enter: 200ms, exit: 130ms } }"),
    row("durations: { a: { enter: 200ms, exit: 120ms }, b: { enter: 220ms, exit: 125ms } }"),
    row("durations: { a: { enter: 200ms, exit: 60% }, b: { enter: ↓210ms, exit: 60% } }", 1),
    row("durations: { a: { enter: 200ms, exit: 60% }, b: 200ms, c: ↓205ms }", 1),
  ]

  static let apart: [RuleRow] = [
    row("spacing: { none: 0, hairline: 1, border: 2, xs: 4 }"), row("radius: { none: 0, hairline: 0.5 }"),
    row("durations: { a: 0ms, b: { value: 10ms, role: dwell } }"),
    row("durations: { a: { value: 0ms, role: dwell }, b: { value: 10ms, role: dwell } }"),
    row("durations: { a: { enter: 200ms, exit: 0ms }, b: { enter: 200ms, exit: 120ms } }"),
    row("durations: { a: { value: 4s, role: dwell }, b: { value: ↓4010ms, role: dwell } }", 1),
    row("durations: { a: { value: 1s, role: continuous }, b: { value: 1010ms, role: continuous } }"),
    row("durations: { a: 200ms, b: { value: 210ms, role: travel } }"),
    row("durations: { a: 200ms }\nsprings: { b: { duration: 210ms, bounce: 0 } }"),
    row("spacing: { a: 8 }\nradius: { b: 8.5 }"),
    row("durations: { a: 200ms, g: { b: ↓210ms } }", 1),
    row("durations: { a: 200ms, b: \"{durations.a} + 10ms\", c: \"{durations.b}\" }"),
    row(
      "springs: { a: { duration: 200ms, bounce: 0 }, b: { duration: \"{durations.d}\", bounce: 0 } }\ndurations: { d: 210ms }"
    ),
    row("durations: { a: 200ms, b: { value: 210ms, deprecated: true } }"),
    row("curves: { a: { duration: 200ms, easing: easeOut }, b: { duration: 210ms, easing: easeOut } }"),
    row("radius: { a: { outer: 16, inset: 8 }, b: { outer: 16.5, inset: 8 }, c: 8 }"),
    row(
      "springs: { a: { preset: bouncy, role: celebration }, b: { duration: ↓510ms, bounce: 0.29, role: celebration } }",
      1),
  ]

  static let clusters: [RuleRow] = [
    // All lie near the first, or they are no cluster of its.
    row("durations: { a: 130ms, b: ↓145ms, c: 160ms }", 1), row("durations: { a: 145ms, b: ↓130ms, c: 160ms }", 1),
    row("durations: { a: 130ms, b: ↓145ms, c: 160ms, d: ↓175ms }", 2),
    row("durations: { a: 200ms, b: 200ms, c: ↓210ms, d: 210ms, e: 205ms }", 1),
    // Near ones whose places lie at two sides of any border.
    row(
      "springs: { a: { duration: 100ms, bounce: 0 }, b: { duration: 115ms, bounce: -0, role: control }, c: { duration: ↓119ms, bounce: 0 } }",
      1),
    springs("300 0.09", "300 0.1", true),
  ]

  static let waivers: [RuleRow] = [
    row("durations: { a: 200ms, b: { value: 210ms, waive: { near-duplicate: why } } }"),
    row("durations: { a: 200ms, b: { value: 210ms, waive: { near-duplicate: why } }, c: ↓215ms }", 1),
    row("durations: { a: 200ms, b: ↓210ms, c: { value: 215ms, waive: { near-duplicate: why } } }", 1),
  ]

  @Test(
    "one finding stands at the second value of each cluster, with limits that are exact to the millionth",
    arguments: limits + apart + clusters + waivers)
  func places(row: RuleRow) { row.expect() }

  @Test("a finding names both values and the limit, and shows a few more")
  func words() throws {
    let numbers = [201, 202, 203, 204, 205].map { "s\($0): { duration: \($0)ms, bounce: 0.11, role: release }" }
    let reading = Reading(
      "springs: { a: { duration: 200ms, bounce: 0.1, role: release }, \(numbers.joined(separator: ", ")) }")
    let finding = try #require(reading.findings().first)
    #expect(reading.findings().count == 1 && finding.severity == .info && finding.change == nil)
    #expect(
      finding.message
        == "`springs.s201` (201 ms, bounce 0.11) is as good as `springs.a` (200 ms, bounce 0.1): nobody sees less than 20 ms and 0.03"
    )
    #expect(finding.help == "give all 6 one value, or let one token refer to another: `\"{springs.a}\"`")
    #expect(finding.notes.map { reading.files[0].text($0.range.offsets) } == ["200ms", "202ms", "203ms", "204ms"])
    #expect(finding.notes.first?.message == "`springs.a` has 200 ms, bounce 0.1")
  }

  @Test(
    "the messages of the other kinds",
    arguments: [
      (
        "durations: { a: 200ms, b: 210ms }",
        "`durations.b` (210 ms) is as good as `durations.a` (200 ms): nobody sees less than 20 ms"
      ),
      (
        "durations: { a: { enter: 200ms, exit: 60% }, b: { enter: 200ms, exit: 125ms } }",
        "`durations.b` (200 ms, exit 125 ms) is as good as `durations.a` (200 ms, exit 120 ms): nobody sees less than 20 ms"
      ),
      ("radius: { a: 8, b: 8.5 }", "`radius.b` (8.5 pt) is as good as `radius.a` (8 pt): nobody sees less than 1 pt"),
    ])
  func messages(text: String, message: String) throws {
    let finding = try #require(Reading(text).findings().first)
    #expect(finding.message == message)
    #expect(finding.help?.hasPrefix("give both one value") == true)
  }

  @Test("a cluster goes across files, and its first is the first of the set")
  func files() throws {
    let reading = Reading("durations: { a: 210ms }", "durations: { a1: 200ms }")
    let finding = try #require(reading.findings().first)
    #expect(reading.lint == ["b.yaml:1:18 near-duplicate"])
    #expect(finding.notes.map(\.range.file) == [FileID(0)])
  }

  @Test(
    "ten thousand springs that are alike give one finding with four notes, and some with gaps one for two",
    arguments: [(1, 1), (10_000_000, 5_000)])
  func many(step: Int, findings: Int) {
    let lines = (0..<10_000).map { number in
      let millionths = 100_000_000 + number / 2 * 2 * step + number % 2
      return "  s\(number): { duration: \(Decimal(millionths: Int64(millionths)))ms, bounce: 0, role: celebration }\n"
    }
    let found = Reading("springs:\n" + lines.joined()).findings().filter { $0.id == "near-duplicate" }
    #expect(found.count == findings)
    #expect(found.allSatisfy { $0.notes.count <= 4 })
  }
}
