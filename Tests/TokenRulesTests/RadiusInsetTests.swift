import Support
import Testing
import TokenModel
import TokenRules

@Suite("Inner corners without a radius")
struct RadiusInsetTests {
  private static func row(_ text: String, _ marks: Int = 0) -> RuleRow {
    RuleRow(text, Array(repeating: "radius-inset", count: marks))
  }

  @Test(
    "an inset from the outer radius on is found where it stands, and none below it",
    arguments: [
      row("radius: { a: { outer: 16, inset: ↓16 } }", 1), row("radius: { a: { outer: 16, inset: 15.999999 } }"),
      row("radius: { a: { outer: 16, inset: ↓16.000001 } }", 1), row("radius: { a: { inset: ↓16pt, outer: 8.5 } }", 1),
      row("radius: { a: { outer: 16, inset: 0 } }"), row("radius: { a: { outer: 0, inset: 0 } }"),
      row("radius: { a: { outer: 0, inset: 16 } }"), row("radius: { a: { outer: 0.000001, inset: ↓16 } }", 1),
      row("radius: { a: 0, b: 16 }"),
    ])
  func limits(row: RuleRow) { row.expect() }

  @Test(
    "it is found in the corner that puts the two together, and once",
    arguments: [
      row("spacing: { m: 16 }\nradius: { a: 16, b: { outer: \"{radius.a}\", inset: ↓\"{spacing.m}\" } }", 1),
      row("radius: { a: 16, b: { outer: \"{radius.a}\", inset: ↓\"{radius.a} * 2\" } }", 1),
      row("radius: { a: { outer: 8, inset: ↓16 }, b: \"{radius.a}\", c: \"{radius.b}\" }", 1),
      row(
        "radius: { a: { outer: 8, inset: ↓16 }, b: { outer: \"{radius.a.outer}\", inset: \"{radius.a.inset}\" } }", 1),
      row(
        "radius: { a: { outer: 16, inset: 8 }, b: { outer: \"{radius.a.inset}\", inset: ↓\"{radius.a.outer}\" } }", 1),
      // The inner corner of `b` is the outer one of `c`: 8 pt, then nothing.
      row("radius: { b: { outer: 16, inset: 8 }, c: { outer: \"{radius.b}\", inset: ↓8 } }", 1),
      row("radius: { b: { outer: 16, inset: ↓16 }, c: { outer: \"{radius.b}\", inset: 8 } }", 1),
      row("radius: { a: { outer: 8, inset: 16, waive: { radius-inset: Square on purpose. } } }"),
    ])
  func references(row: RuleRow) { row.expect() }

  @Test("a finding says both numbers, shows the outer one, and what to write")
  func words() throws {
    let reading = Reading(
      "spacing: { l: 24 }\nradius: { card: 16, inner: { outer: \"{radius.card}\", inset: \"{spacing.l}\" } }")
    let finding = try #require(reading.findings().first)
    #expect(finding.severity == .info && finding.change == nil)
    #expect(finding.message == "`radius.inner` lies 24 pt inside a radius of 16 pt, so its corner is square")
    #expect(
      finding.help == "an inset below 16 pt keeps it round; write `0` in place of both if it is meant to be square")
    #expect(finding.notes.map(\.message) == ["the outer radius is 16 pt", "the value is written here"])
    #expect(finding.notes.map { reading.files[0].text($0.range.offsets) } == ["\"{radius.card}\"", "24"])
  }
}
