import Support
import Testing
import TokenModel
import TokenSource

@Suite("Roles through references")
struct RoleTests {
  private static let text = """
    springs:
      travel: { duration: 350ms, bounce: 0, role: travel }
      plain: { duration: 350ms, bounce: 0 }
      alias: "{springs.travel}"
      second: { value: "{springs.alias}" }
      own: { value: "{springs.alias}", role: press }
      part: { duration: "{springs.travel.duration}", bounce: 0 }
      group: { role: release, a: "{springs.travel}" }
    durations:
      wait: { value: 3s, role: dwell }
      waits: "{durations.wait}"
      stay: { enter: 3s, exit: 1s, role: dwell }
      time: "{springs.travel.duration}"
      pair: { enter: "{durations.time}", exit: "{durations.wait}" }
      leave: { enter: 1ms, exit: "{springs.travel.duration}" }
      sum: { enter: "{springs.travel.duration} * 1", exit: 1ms }
    curves:
      press: { duration: 90ms, easing: easeOut, role: press }
      fade: { duration: "{durations.time}", easing: easeOut }
      alias: "{curves.press}"
    transitions:
      pair: { timing: "{durations.pair}", effects: opacity }
      spring: { enter: "{springs.second}", effects: opacity }
      part: { enter: "{durations.pair.enter}", effects: opacity }
      curve: { enter: "{curves.alias}", effects: opacity }
      inline: { enter: { duration: "{springs.travel.duration}", bounce: 0 }, effects: opacity }
      leave: { enter: 90ms, exit: "{springs.travel}", effects: opacity }
      alias: "{transitions.pair}"
      stay: { timing: "{durations.stay}", effects: opacity }
      stays: { value: "{transitions.stay}" }
      wait: { enter: "{durations.waits}", effects: opacity }
      own: { timing: "{durations.pair}", effects: opacity, role: continuous }
    scales:
      a: { value: 0.9, role: press }
      b: "{scales.a}"
      c: "{scales.b} * 1"
    """

  @Test(
    "a token takes the role of what its value names: an alias, a timing, an enter",
    arguments: [
      ("springs.travel", "travel token"), ("springs.plain", "standard default"), ("springs.alias", "travel reference"),
      ("springs.second", "travel reference"), ("springs.own", "press token"), ("springs.part", "standard default"),
      ("springs.group.a", "release group"), ("durations.waits", "dwell reference"),
      ("durations.time", "travel reference"),
      ("durations.pair", "travel reference"), ("durations.leave", "standard default"),
      ("durations.sum", "standard default"), ("curves.fade", "standard default"), ("curves.alias", "press reference"),
      ("transitions.pair", "travel reference"), ("transitions.spring", "travel reference"),
      ("transitions.part", "travel reference"), ("transitions.curve", "press reference"),
      ("transitions.inline", "standard default"), ("transitions.leave", "standard default"),
      ("transitions.alias", "travel reference"), ("transitions.own", "continuous token"),
      ("scales.b", "press reference"),
      ("scales.c", "standard default"),
    ])
  func role(path: String, expected: String) throws { try expect(path, expected) }

  @Test(
    "how long something stays is not passed on to what moves",
    arguments: ["transitions.stay", "transitions.stays", "transitions.wait"])
  func dwell(path: String) throws { try expect(path, "standard default") }

  private func expect(_ path: String, _ expected: String) throws {
    let reading = Reading(Self.text)
    #expect(reading.lines == [])
    let token = try #require(reading.token(path))
    #expect("\(token.role.role.rawValue) \(token.role.source.rawValue)" == expected)
  }

  @Test("a chain of 10,000 names passes a role on, whichever end comes first", arguments: [false, true])
  func chain(reversed: Bool) {
    var lines =
      (0..<10_000).map { "  a\($0): \"{springs.a\($0 + 1)}\"" } + ["  a10000: { preset: smooth, role: travel }"]
    if reversed { lines.reverse() }
    let reading = Reading("springs:\n" + lines.joined(separator: "\n"))
    #expect(reading.lines == [])
    #expect(reading.read.set.tokens.filter { $0.role.role == .travel }.count == 10_001)
  }

  @Test("references to tokens that fail pass their role on all the same")
  func broken() {
    let reading = Reading(
      "durations: { a: { value: \"{durations.b}\", distance: 4 }, b: { value: 1px, role: travel } }")
    #expect(reading.lines == ["a.yaml:1:70 unit-unknown"])
  }
}
