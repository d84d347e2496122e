import Support
import Testing
import TokenModel

/// The band of a distance; the numbers are worked out by hand from the four points of the specification.
@Suite("The band of a distance")
struct DistanceTests {
  static let bands: [(distance: String, low: String, high: String)] = [
    ("0", "100", "150"), ("20", "100", "150"),
    // Half a millisecond a point, so every second one is a tie: 100.5, 101.5.
    ("21", "100", "151"), ("21.000001", "101", "151"), ("20.999999", "100", "151"), ("23", "102", "153"),
    ("100", "140", "225"), ("180", "180", "300"),
    ("181", "181", "300"), ("290", "240", "350"), ("350", "273", "377"), ("400", "300", "400"),
    // A quarter of a millisecond a point: 300.5 and 400.5, 301.5 and 401.5.
    ("402", "300", "400"), ("402.000001", "301", "401"), ("406", "302", "402"), ("600", "350", "450"),
    ("800", "400", "500"), ("1000000000", "400", "500"),
  ]

  private static func text(_ time: String, _ distance: String) -> String {
    "durations: { a: { value: \(time), role: travel, distance: \(distance) } }"
  }

  @Test(
    "its ends are linear between the points and rounded half to even, and are bounds to the millionth",
    arguments: bands)
  func bounds(distance: String, low: String, high: String) throws {
    #expect(Reading(Self.text("\(low)ms", distance)).lint == [])
    #expect(Reading(Self.text("\(high)ms", distance)).lint == [])
    let less = "\((Int(low) ?? 0) - 1).999999ms"
    #expect(Reading(Self.text(less, distance)).lint == ["a.yaml:1:26 duration-floor"])
    #expect(Reading(Self.text("\(high).000001ms", distance)).lint == ["a.yaml:1:26 duration-cap"])
  }

  @Test("a finding says the band and the distance, and offers the bound")
  func words() throws {
    let reading = Reading(
      "transitions: { a: { enter: 350ms, exit: 60%, effects: opacity, role: travel, distance: 180pt } }")
    let long = try #require(reading.findings().first)
    #expect(long.message == "`transitions.a` takes 350 ms to enter; a distance of 180 pt allows 300 ms")
    #expect(long.help == "180 pt take 180–300 ms: shorten it to 300 ms, or correct the distance")
    #expect(long.notes.map { reading.files[0].text($0.range.offsets) } == ["180pt"])
    #expect(long.change?.edits.map(\.replacement) == ["300ms"])
    let short = try #require(Reading(Self.text("120ms", "180")).findings().first)
    #expect(short.message == "`durations.a` takes only 120 ms; a distance of 180 pt takes at least 180 ms")
    #expect(short.help == "180 pt take 180–300 ms: lengthen it to 180 ms, or correct the distance")
  }

  @Test(
    "it counts for the token that says it, and for nobody else",
    arguments: [
      RuleRow("durations: { a: { enter: 400ms, exit: 60%, role: travel, distance: 800 } }"),
      RuleRow("durations: { a: { value: 450ms, role: travel, distance: 800 }, b: ↓\"{durations.a}\" }", "duration-cap"),
      RuleRow(
        "durations: { a: { value: 120ms, role: travel, distance: 20 }, b: ↓\"{durations.a}\" }", "duration-floor"),
      RuleRow("durations: { a: ↓450ms, b: { value: \"{durations.a}\", role: travel, distance: 800 } }", "duration-cap"),
      RuleRow(
        "durations: { a: { value: 300ms, role: travel }, b: { value: ↓\"{durations.a}\", role: travel, distance: 800 } }",
        "duration-floor"),
      RuleRow(
        """
        durations: { a: { enter: 450ms, exit: 60%, role: travel, distance: 800 } }
        transitions:
          near: { timing: ↓"{durations.a}", effects: { move: top } }
          far: { timing: "{durations.a}", effects: { move: top }, distance: 800 }
        """, "duration-cap"),
      RuleRow(
        """
        spacing: { way: 800 }
        springs: { a: { duration: 450ms, bounce: 0, role: travel, distance: "{spacing.way}" } }
        """),
    ])
  func references(row: RuleRow) { row.expect() }

  @Test("a long travel without one is told of it")
  func hint() {
    let help = Reading("durations: { a: { value: 450ms, role: travel } }").findings().first?.help
    #expect(help == "shorten it to 400 ms, or say its `distance`: 800 pt and more allow 500 ms")
  }
}
