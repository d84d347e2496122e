import Support
import Testing
import TokenModel
import TokenSource

@Suite("Distances")
struct DistanceTests {
  @Test(
    "a token of role travel has one, whoever says the role",
    arguments: [
      ("springs: { a: { preset: smooth, role: travel, distance: 300 } }", "300"),
      ("springs: { role: travel, a: { preset: smooth, distance: 300pt } }", "300"),
      ("durations: { a: { value: \"{durations.b}\", distance: 0.5 }, b: { value: 1ms, role: travel } }", "0.5"),
      ("durations: { a: { enter: \"{durations.b}\", distance: 1e2 }, b: { value: 1ms, role: travel } }", "100"),
      (
        "transitions: { a: { timing: \"{durations.p}\", effects: opacity, distance: \"{spacing.m} * 20\" } }\ndurations: { p: { enter: 1ms, role: travel } }\nspacing: { m: 16 }",
        "320"
      ),
      ("curves: { a: { duration: 1ms, easing: linear, role: travel, distance: 0 } }", "0"),
    ])
  func good(yaml: String, points: String) throws {
    let reading = Reading(yaml)
    #expect(reading.lines == [])
    let token = try #require(reading.read.set.tokens.first { $0.path.names == ["a"] })
    #expect(token.distance?.value.description == points)
  }

  @Test("anything else is told as its table says", arguments: rows)
  func wrong(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func spring(_ body: String) -> String { "springs: { a: { preset: smooth, \(body) } }" }

  static let rows: [ReadingCase] = [
    .bad(spring("↓distance: 300"), finds: .valueInvalid, says: "the role `standard`", "`role: travel`"),
    .bad(spring("role: press, ↓distance: 300"), finds: .valueInvalid, says: "the role `press`"),
    .bad(
      "durations: { a: { value: \"{durations.b}\", ↓distance: 3 }, b: { value: 1ms, role: dwell } }",
      finds: .valueInvalid, says: "the role `dwell`"),
    .bad(spring("role: travel, distance: ↓16px"), finds: .unitUnknown, says: "16pt", leaves: []),
    .bad(spring("role: travel, distance: ↓16ms"), finds: .unitUnknown, says: "`ms` is not a unit of length"),
    .bad(spring("role: travel, distance: ↓-1"), finds: .valueRange, says: "`distance` is -1", "nearest value is `0`"),
    .bad(spring("role: travel, distance: ↓1.1234567"), finds: .numberInvalid, says: "1.123457"),
    .bad(spring("role: travel, distance: ↓far"), finds: .valueInvalid, says: "`far` is not a length"),
    .bad(spring("role: travel, distance: ↓[0, 300]"), finds: .valueInvalid, says: "`distance` is a list"),
    .bad(spring("role: travel, ↓distance: "), finds: .valueMissing, says: "`distance` has no value"),
    .bad(spring("role: travel, distance: ↓{spacing.m}"), finds: .referenceUnquoted, says: "\"{spacing.m}\""),
    .bad(spring("role: travel, distance: ↓\"{spacing.m}\""), finds: .referenceUnknown, says: "`spacing.m`"),
    .bad(
      spring("role: travel, distance: ↓\"{durations.m}\"") + "\ndurations: { m: 1ms }", finds: .referenceType,
      says: "a time; a length belongs here"),
    .bad(
      spring("role: travel, distance: ↓\"0 - {spacing.m}\"") + "\nspacing: { m: 1 }", finds: .valueRange,
      says: "becomes -1"),
    .bad("springs: { ↓distance: 300, a: { preset: smooth } }", finds: .unknownKey, says: "belongs to a token"),
    .bad(
      "spacing: { a: { value: 4, ↓distance: 300 } }", finds: .unknownKey,
      says: "springs, durations, curves, transitions"),
    .bad("springs: { ↓distance: { preset: smooth } }", finds: .nameInvalid, says: "`distance` is a key"),
  ]
}
