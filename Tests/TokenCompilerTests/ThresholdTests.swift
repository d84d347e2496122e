import Testing
import TokenCompiler
import TokenModel

/// When a run has failed.
struct ThresholdTests {
  private static let texts: KeyValuePairs<String, String> = [
    "nothing": "spacing: { sm: 8 }", "warning": "spacing: { sm: 7, md: 9 }",
    "error": "springs: { a: { duration: 900ms, bounce: 0 } }", "language": "spacing: { sm: 8px }",
  ]

  private func isReached(_ level: Threshold.Level, _ maxWarnings: Int? = nil, by name: String) throws -> Bool {
    let text = try #require(Self.texts.first { $0.key == name }?.value)
    var threshold = Threshold()
    threshold.level = level
    threshold.maxWarnings = maxWarnings
    let checked = Pipeline.check([SourceFile(path: "a.yaml", bytes: Array(text.utf8))])
    return threshold.isReached(by: checked.diagnostics)
  }

  @Test(arguments: [
    (Threshold.Level.error, ["error", "language"]), (.warning, ["warning", "error", "language"]),
    (.info, ["warning", "error", "language"]), (.never, ["language"]),
  ])
  func `findings fail from a severity on, and errors of the language always`(
    _ level: Threshold.Level, _ failing: [String]
  ) throws {
    for (name, _) in Self.texts { #expect(try isReached(level, by: name) == failing.contains(name)) }
  }

  @Test(arguments: [(0, true), (1, true), (2, false), (3, false)])
  func `more warnings than are let pass fail, whatever the severity`(_ most: Int, _ fails: Bool) throws {
    for level in [Threshold.Level.error, .never] {
      #expect(try isReached(level, most, by: "warning") == fails)
      #expect(try isReached(level, most, by: "nothing") == false)
    }
  }

  @Test func `no severity weighs less than info`() {
    let note = Diagnostic(id: "x", severity: .info, range: SourceRange(FileID(0), 0..<0), message: "x")
    var threshold = Threshold()
    #expect(!threshold.isReached(by: [note]))
    threshold.level = .info
    #expect(threshold.isReached(by: [note]))
  }
}
