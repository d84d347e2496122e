import Foundation
import Support
import Testing

/// `build --check`: whether the generated files are what the tokens give.
struct BuildCheckTests {
  private let project: Project
  private let fresh: [String: FileSnapshot]

  init() throws {
    project = try Project(["tokens/motion.yaml": Project.tokens])
    fresh = try project.build()
  }

  /// Checks, expecting status 1, that nothing is written, and nothing on standard output.
  private func stale(_ arguments: String..., sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
    let before = try project.folder.snapshot(".")
    let words = arguments.map { "'\($0)'" }.joined(separator: " ")
    let run = try project.shell("exec \"$0\" build --check \(words)")
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try project.folder.snapshot(".") == before, sourceLocation: sourceLocation)
    expectComplaint(run, status: 1, sourceLocation: sourceLocation)
    return run.errorText
  }

  private func change(_ name: String, _ change: (String) -> String) throws {
    try project.folder.write("Generated/\(name)", change(project.folder.text("Generated/\(name)")))
  }

  @Test func `G30: fresh outputs are up to date, and nothing is written`() throws {
    let before = try project.folder.snapshot(".")
    let run = try project.tokenc("build", "--check")
    #expect("\(run)" == "status 0\nup to date: 3 files\n")
    #expect(try project.folder.snapshot(".") == before)
  }

  @Test func `G30: an output that was edited is named, with its first changed line and the command to run`() throws {
    try change("motion.json") { $0.replacing(#""bounce": 0"#, with: #""bounce": 0.9"#) }
    let lines = try stale().split(separator: "\n")
    let text = String(decoding: try #require(fresh["motion.json"]).bytes, as: UTF8.self)
    let number =
      try #require(
        text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains(#""bounce": 0"#) }) + 1
    #expect(lines.count == 4)
    #expect(lines.first == "error: `Generated/motion.json` is not what the tokens give, from line \(number) on:")
    #expect(lines.dropFirst().first?.hasPrefix("  - ") == true && lines[1].contains(#""bounce": 0.9"#))
    #expect(lines[2].hasPrefix("  + ") && lines[2].contains(#""bounce": 0"#))
    #expect(lines.last == "help: run `tokenc build`")
  }

  @Test func `G30: a change far behind in a long line is shown cut around its place`() throws {
    try change("motion.md") { $0.replacing("The first description.", with: "The first 大 description.") }
    let lines = try stale().split(separator: "\n")
    #expect(lines.first?.hasPrefix("error: `Generated/motion.md` is not what the tokens give, from line ") == true)
    #expect(lines.count == 4 && lines[1].hasPrefix("  - …") && lines[1].contains("The first 大 description."))
    #expect(lines.count == 4 && lines[2].hasPrefix("  + …") && lines[2].contains("The first description."))
    #expect(lines.allSatisfy { $0.unicodeScalars.count < 160 })
  }

  @Test func `G30: every output that is missing or cut off is named`() throws {
    try FileManager.default.removeItem(atPath: project.folder.path("Generated/Motion.swift"))
    try project.folder.write("Generated/motion.json", "")
    try change("motion.md") { String($0.split(separator: "\n", omittingEmptySubsequences: false)[0]) + "\n" }
    #expect(
      try stale() == """
        error: `Generated/Motion.swift` is missing
        error: `Generated/motion.json` breaks off in line 1
        error: `Generated/motion.md` breaks off in line 2
        help: run `tokenc build`

        """)
    try FileManager.default.removeItem(atPath: project.folder.path("Generated"))
    #expect(try stale().split(separator: "\n").filter { $0.hasSuffix("is missing") }.count == 3)
  }

  @Test func `G34: outputs with other line ends are said to have these, not to differ from the first line on`() throws {
    for name in Project.outputs { try change(name) { $0.replacing("\n", with: "\r\n") } }
    let expected = Project.outputs.map {
      "error: `Generated/\($0)` has other line endings than it is generated with\n"
    }
    #expect(try stale() == expected.joined() + "help: run `tokenc build`\n")
  }

  @Test func `a change that nobody can see is called so`() throws {
    try change("Motion.swift") { "\u{FEFF}" + $0 }
    try change("motion.json") { $0 + "\n" }
    try change("motion.md") { String($0.dropLast()) }
    let lines = try stale().split(separator: "\n").dropLast()
    #expect(lines.count == 3)
    let remark = " on, in what cannot be seen: spaces, line ends or a byte order mark"
    #expect(lines.allSatisfy { $0.hasSuffix(remark) })
  }

  @Test func `hidden characters in an output are shown`() throws {
    try change("motion.json") { $0.replacing("{\n", with: "{\u{1B}[2J\u{202E}\n") }
    #expect(try stale().contains("  - {<U+001B>[2J<U+202E>\n  + {\n"))
  }

  @Test func `G30: the command to run is the one for these arguments`() throws {
    try project.folder.write("my tokens/it's.yaml", "spacing: { odd: 7 }\n")
    let text = try stale("my tokens/", "-o", "my outputs", "--profile", "none")
    #expect(text.hasSuffix("\nhelp: run `tokenc build 'my tokens/' -o 'my outputs' --profile none`\n"))
    #expect(try stale("tokens", "-o", "a/b").hasSuffix("\nhelp: run `tokenc build tokens -o a/b`\n"))
  }

  @Test func `the command that is shown does what it says`() throws {
    try project.folder.write("my tokens/motion.yaml", "spacing: { odd: 7 }\n")
    let run = try project.tokenc("build", "--check", "my tokens", "-o", "it's $HOME")
    let command = try #require(run.errorText.split(separator: "`").last { $0.hasPrefix("tokenc ") }, "\(run)")
    #expect(try project.shell("tokenc() { \"$tool\" \"$@\"; }; tool=$0; \(command)").status == 0)
    #expect(try project.tokenc("build", "--check", "my tokens", "-o", "it's $HOME").status == 0)
  }

  @Test func `G30: mistakes in the tokens come first`() throws {
    try project.folder.write("tokens/motion.yaml", "spacing: { odd: 7px }\n")
    let run = try project.tokenc("build", "--check")
    #expect(run.status == 1)
    #expect(run.errorText.hasPrefix("tokens/motion.yaml:1:"))
    #expect(!run.errorText.contains("Generated/"))
    #expect(try project.folder.snapshot("Generated") == fresh)
  }
}
