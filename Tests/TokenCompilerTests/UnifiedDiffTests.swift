import Support
import Testing
import TokenCompiler
import TokenModel

/// Patches, as `patch` reads them.
struct UnifiedDiffTests {
  /// Token files with something to mend at their start, end and in between.
  private static let texts = [
    "durations: { a: 100 }", "durations: { a: 100 }\n", "durations:\n  a: 100\n  b: 100\n",
    "\u{FEFF}durations:\r\n  a: 100\r\n  b: 100ms\r\n# ä\r\n  c: 100",
    "durations:\n" + (1...40).map { "  n\($0): \($0 % 9 == 0 ? "120" : "120ms")\n" }.joined(),
    "durations:\n" + (1...40).map { "  n\($0): \($0 % 20 == 0 ? "120" : "120ms")\n" }.joined() + "\n\n",
    "durations:\n  a: 100ms\n  b:\n    value: 200ms\n    waive:\n      duration-cap: It was so.\n    role: travel\n",
  ]

  @Test(arguments: texts)
  func `a patch makes the fixed file out of the old one`(_ text: String) throws {
    let set = FixedSet(Pipeline.check([SourceFile(path: "tokens/a.yaml", bytes: Array(text.utf8))]), unsafe: false)
    let file = try #require(set.edited.first)
    let folder = try TemporaryFolder()
    try folder.write("tokens/a.yaml", text)
    let patch = UnifiedDiff(file, isForPeople: false).bytes
    let run = try Command(path: "/usr/bin/env").run(
      ["git", "apply", "--whitespace=nowarn", "-"], in: folder.path, input: patch)
    #expect(run.status == 0, "\(run)\n\(String(decoding: patch, as: UTF8.self))")
    #expect(try folder.bytes("tokens/a.yaml") == file.source.bytes)
  }

  @Test func `people see what is hidden, and no carriage return`() throws {
    let text = "durations:\r\n  a: 100 # \u{202E}\u{1B}[31m\r\n"
    let set = FixedSet(Pipeline.check([SourceFile(path: "a\nb.yaml", bytes: Array(text.utf8))]), unsafe: false)
    // The language refuses such comments, so that there is nothing to mend but what stands beside them.
    let shown = set.edited.map { String(decoding: UnifiedDiff($0, isForPeople: true).bytes, as: UTF8.self) }.joined()
    #expect(!shown.unicodeScalars.contains { ["\r", "\u{202E}", "\u{1B}"].contains($0) })
  }
}
