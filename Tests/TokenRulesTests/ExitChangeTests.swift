import Support
import Testing
import TokenModel

@Suite("The exit that `exit-missing` offers")
struct ExitChangeTests {
  @Test(
    "it is put behind the enter as its mapping is written",
    arguments: [
      ("durations: { a: { enter: 200ms } }", "durations: { a: { enter: 200ms, exit: 60% } }"),
      (
        "durations: { a: { enter: \"200ms\", role: standard } }",
        "durations: { a: { enter: \"200ms\", exit: 60%, role: standard } }"
      ),
      ("durations:\n  a:\n    enter: 200ms\n", "durations:\n  a:\n    enter: 200ms\n    exit: 60%\n"),
      ("durations:\r\n  a:\r\n    enter: 200ms\r\n", "durations:\r\n  a:\r\n    enter: 200ms\r\n    exit: 60%\r\n"),
      (
        "durations:\n  a:\n    enter: 200ms # quick\n    role: standard",
        "durations:\n  a:\n    enter: 200ms\n    exit: 60% # quick\n    role: standard"
      ),
      ("durations:\n  a:\n    enter: 200ms", "durations:\n  a:\n    enter: 200ms\n    exit: 60%"),
      ("durations:\n  a: {\n    enter: 200ms\n  }", "durations:\n  a: {\n    enter: 200ms, exit: 60%\n  }"),
      (
        "durations: {a: {\n  enter: \"{durations.b}\"}, b: 200ms}",
        "durations: {a: {\n  enter: \"{durations.b}\", exit: 60%}, b: 200ms}"
      ),
      (
        "transitions: { a: { effects: opacity, enter: { duration: 200ms, bounce: 0 }, role: standard } }",
        "transitions: { a: { effects: opacity, enter: { duration: 200ms, bounce: 0 }, exit: 60%, role: standard } }"
      ),
      (
        "transitions:\n  a:\n    enter:\n      duration: 200ms\n      easing: easeOut # out\n    effects: opacity\n",
        "transitions:\n  a:\n    enter:\n      duration: 200ms\n      easing: easeOut\n    exit: 60% # out\n    effects: opacity\n"
      ),
      (
        "transitions:\n  a:\n    effects: { push: top }\n    enter: 200ms\n",
        "transitions:\n  a:\n    effects: { push: top }\n    enter: 200ms\n    exit: 100%\n"
      ),
    ])
  func insertion(before: String, after: String) throws {
    let reading = Reading(before)
    let finding = try #require(reading.findings().first { $0.id == "exit-missing" })
    let change = try #require(finding.change)
    let bytes = reading.bytes(after: change)
    #expect(String(decoding: bytes, as: UTF8.self) == after)
    #expect(Reading(bytes: [bytes]).lint == [])
  }

  @Test("none is offered where the exit has effects; the help says what goes beside them")
  func effects() throws {
    let reading = Reading("transitions: { a: { enter: 200ms, exit: { effects: opacity }, effects: { scale: 0.9 } } }")
    #expect(reading.lint == ["a.yaml:1:28 exit-missing"])
    let finding = try #require(reading.findings().first)
    #expect(finding.change == nil)
    #expect(finding.help == "its `exit` has effects and no animation: write `animation: 60%` beside them")
  }
}
