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
    ])
  func insertion(before: String, after: String) throws {
    let reading = Reading(before)
    let finding = try #require(reading.findings().first { $0.id == "exit-missing" })
    let change = try #require(finding.change)
    let bytes = reading.bytes(after: change)
    #expect(String(decoding: bytes, as: UTF8.self) == after)
    #expect(Reading(bytes: [bytes]).lint == [])
  }
}
