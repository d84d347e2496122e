import Support
import Testing

/// Many mistakes in many files: one run finds them all, and writes nothing.
struct ManyMistakesTests {
  private let project: Project
  private let before: [String: FileSnapshot]

  init() throws {
    project = try Project(["tokens/a.yaml": Project.tokens])
    before = try project.build()
    for file in ManyMistakes.files { try project.folder.write(file.path, MarkedText(file.marked).text) }
  }

  /// A finding in the report: its first line, taken apart, and the lines below.
  private struct Finding {
    let place: String
    let message: String
    let id: String
    let frame: [String]
  }

  private func findings(in report: String) throws -> [Finding] {
    try report.components("\n\n").dropLast().map { text in
      let lines = text.components("\n")
      let head = try #require(lines.first)
      let match = try #require(try #/([^ ]+): (?:error|warning): (.+) \[([a-z-]+)\]/#.wholeMatch(in: head), "\(head)")
      return Finding(
        place: String(match.1), message: String(match.2), id: String(match.3), frame: Array(lines.dropFirst()))
    }
  }

  private static let expected = ManyMistakes.files.flatMap { file in
    MarkedText(file.marked).marks.map { "\(file.path):\($0.place) \($0.word)" }
  }

  @Test func `more than twenty mistakes are different ones`() {
    let ids = ManyMistakes.files.flatMap { MarkedText($0.marked).marks.map(\.word) }
    #expect(ids.count > 20)
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: ["check", "build"])
  func `one run reports every mistake once, at its place, in the order of files, lines and columns`(
    _ command: String
  ) throws {
    let run = try project.tokenc(command)
    #expect(run.status == 1)
    #expect((command == "check" ? run.errors : run.output).isEmpty)
    let report = command == "check" ? run.outputText : run.errorText
    #expect(try findings(in: report).map { "\($0.place) \($0.id)" } == Self.expected)
    #expect(report.contains("\n\n23 errors, 6 warnings in 4 files, 16 tokens ("), "\(report.suffix(120))")
  }

  @Test func `each is said in one readable line, shown with a caret, and has a remedy`() throws {
    for finding in try findings(in: project.tokenc("check").outputText) {
      expectReadable(finding.message)
      #expect(finding.frame.contains { $0.contains("| ") && $0.contains("^") }, "\(finding)")
      let hasRemedy = finding.frame.contains { $0.contains(" = help: ") || $0.contains(" = fix:") }
      #expect(hasRemedy || finding.message.contains("; it must be "), "\(finding)")
      for line in finding.frame where line.contains(" = ") {
        #expect(!line.hasSuffix("."), "\(line)")
        #expect(line.unicodeScalars.count < 200, "\(line)")
      }
    }
  }

  @Test func `a build with errors leaves what is there`() throws {
    #expect(try project.tokenc("build").status == 1)
    #expect(try project.folder.snapshot("Generated") == before)
    #expect(try project.tokenc("build", "-o", "new/folder").status == 1)
    #expect(try !project.folder.names().contains("new"))
  }

  @Test func `a file that is no YAML hides no mistake of the others`() throws {
    try project.folder.write("tokens/d.yaml", "springs:\n  a: b: c\n")
    let run = try project.tokenc("check")
    let found = try findings(in: run.outputText).map { "\($0.place) \($0.id)" }
    let rest = Self.expected.filter { !$0.hasPrefix("tokens/d.yaml") && !$0.hasSuffix("reference-unknown") }
    #expect(found == rest + ["tokens/d.yaml:2:7 syntax"])
    #expect(run.outputText.hasSuffix("; names that are not defined are reported once every file can be read\n"))
  }

  @Test func `the profile none leaves the errors of the language`() throws {
    let run = try project.tokenc("check", "--profile", "none")
    #expect(run.status == 1)
    let ids = try findings(in: run.outputText).map(\.id)
    #expect(!ids.contains("duration-cap") && !ids.contains("spacing-grid"))
    #expect(ids.contains("unit-missing") && ids.contains("waiver-reason"))
  }
}

extension String {
  /// The parts between the separators, empty ones too.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}
