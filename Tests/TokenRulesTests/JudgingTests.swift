import Support
import Testing
import TokenModel
import TokenRules

@Suite("Where a finding stands that comes through references")
struct JudgingTests {
  @Test("a wrong literal behind forty references is one finding, where it is written")
  func oneFinding() {
    let aliases = (0..<40).map { "  a\($0): \"{durations.long}\"\n" }.joined()
    let chain = (1..<40).map { "  b\($0): \"{durations.b\($0 - 1)}\"\n" }.joined()
    let springs = (0..<40).map { "  s\($0): { duration: \"{durations.a\($0)}\", bounce: 0 }\n" }.joined()
    let reading = Reading(
      "durations:\n  long: 300ms\n  b0: \"{durations.long}\"\n" + aliases + chain + "springs:\n" + springs)
    #expect(reading.lines == [])
    #expect(reading.lint == ["a.yaml:2:9 duration-cap"])
  }

  @Test("what only the borrower forbids is a finding at the reference, with the written value as second place")
  func borrowed() throws {
    let reading = Reading(
      """
      springs:
        control: { duration: "{durations.sheet}", bounce: 0, role: control }
        again: "{springs.control}"
      durations:
        sheet: { value: 350ms, role: travel }
      """)
    #expect(reading.lint == ["a.yaml:2:24 duration-cap"])
    let finding = try #require(reading.findings().first)
    #expect(finding.severity == .error)
    #expect(finding.message == "`springs.control` takes 350 ms; role `control` allows 200 ms")
    #expect(finding.notes.map { reading.files[0].text($0.range.offsets) } == ["350ms"])
    #expect(finding.notes.map(\.message) == ["the value is written here"])
    #expect(finding.change == nil)
  }

  @Test("across a chain the second place is where the number is written, in its own file")
  func chain() throws {
    let reading = Reading(
      "springs: { a: { duration: \"{durations.b}\", bounce: 0, role: press } }",
      "durations: { b: \"{durations.c.enter}\", c: { enter: 200ms, exit: 60% } }")
    #expect(reading.lint == ["a.yaml:1:27 duration-cap"])
    let note = try #require(reading.findings().first?.notes.first)
    #expect(note.range.file == FileID(1))
    #expect(reading.files[1].text(note.range.offsets) == "200ms")
  }

  @Test("an alias takes the role of what it names, and is judged by its own role if it has one")
  func roles() {
    let reading = Reading(
      """
      springs:
        flick: { duration: 300ms, bounce: 0.3, role: release }
        same: "{springs.flick}"
        toggle: { value: "{springs.flick}", role: control }
      """)
    #expect(reading.lint == ["a.yaml:4:20 bounce-limit", "a.yaml:4:20 duration-cap"])
  }

  @Test("a part of a token that is broken elsewhere is judged when the token has been mended")
  func brokenOrigin() {
    let text = "durations: { a: { enter: 900ms, exit: 50EXIT }, b: { enter: \"{durations.a.enter}\", exit: 60% } }"
    let broken = Reading(text.replacing("50EXIT", with: "\"{durations.nobody}\""))
    #expect(broken.lines == ["a.yaml:1:39 reference-unknown"])
    #expect(broken.values == ["durations.b 900ms/540ms"])
    #expect(broken.lint == [])
    #expect(Reading(text.replacing("50EXIT", with: "60%")).lint == ["a.yaml:1:26 duration-cap"])
  }

  @Test("damaged files are judged without a crash", arguments: 0..<10)
  func damaged(batch: Int) {
    let parts = [
      "200ms", "{durations.a.exit}", "{durations.b}", "{springs.s.duration}", "{durations.c.enter}", "60%", "x",
    ]
    var random = SeededRandom(seed: UInt64(batch))
    for _ in 0..<100 {
      func part() -> String { "\"\(parts.randomElement(using: &random) ?? "")\"" }
      let reading = Reading(
        """
        durations: { a: { enter: \(part()), exit: \(part()) }, b: \(part()), c: { enter: \(part()), exit: \(part()) } }
        springs: { s: { duration: \(part()), bounce: 0 }, t: { duration: \(part()), bounce: 0.2 } }
        """)
      for finding in reading.findings() { #expect(finding.styleFaults(in: reading.files) == []) }
    }
  }

  @Test("damaged curves and transitions are judged without a crash", arguments: 0..<10)
  func damagedTransitions(batch: Int) {
    let parts = [
      "200ms", "0ms", "60%", "{durations.a}", "{durations.p}", "{durations.p.exit}", "{springs.s}", "{curves.c}",
      "{curves.d.duration}", "{curves.d.easing}", "{easings.e}", "{transitions.t}", "{scales.z}", "easeIn", "0.3", "x",
    ]
    var random = SeededRandom(seed: UInt64(batch) + 100)
    for _ in 0..<100 {
      func part() -> String { "\"\(parts.randomElement(using: &random) ?? "")\"" }
      let reading = Reading(
        """
        durations: { a: \(part()), p: { enter: \(part()), exit: \(part()) } }
        springs: { s: { duration: \(part()), bounce: \(part()), reduceMotion: \(part()) } }
        easings: { e: \(part()) }
        curves: { c: { duration: 200ms, easing: \(part()) }, d: { value: \(part()), role: control } }
        scales: { z: \(part()), role: press }
        transitions:
          t: { enter: \(part()), exit: \(part()), effects: [opacity, { scale: \(part()) }], reduceMotion: \(part()) }
          u: { timing: \(part()), exit: { effects: { move: top } }, effects: { move: bottom } }
          v: { value: \(part()), role: travel, distance: 90 }
        """)
      for finding in reading.findings() { #expect(finding.styleFaults(in: reading.files) == []) }
    }
  }

  @Test(
    "a token whose role or distance is a mistake is not judged by another one's limits",
    arguments: [
      "{ duration: 400ms, bounce: 0.2, role: travle }", "{ duration: 400ms, bounce: 0.2, role: dwell }",
      "{ duration: 480ms, bounce: 0, role: travel, distance: 800ms }",
      "{ duration: 480ms, bounce: 0, distance: -3, role: travel }", "{ duration: 480ms, bounce: 0, distance: 800 }",
    ])
  func withoutLimits(spring: String) {
    let reading = Reading(
      "springs: { a: \(spring), b: \"{springs.a}\", g: { role: [press], c: { duration: 1s, bounce: 0 } } }")
    #expect(reading.lines.count == 2)
    #expect(reading.lint == [])
  }

  @Test("a good role inside a group with a bad one sets limits")
  func goodRole() {
    let reading = Reading("springs: { g: { role: pres, c: { duration: 500ms, bounce: 0, role: press } } }")
    #expect(reading.lint == ["a.yaml:1:44 duration-cap"])
  }

  @Test("a percentage that follows from a finding is no second one")
  func derivedExit() {
    #expect(
      Reading("durations: { a: { enter: \"{durations.b}\", exit: 60% }, b: 500ms }").lint
        == ["a.yaml:1:59 duration-cap"])
  }
}
