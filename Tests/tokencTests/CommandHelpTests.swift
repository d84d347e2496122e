import Support
import Testing
import TokenCompiler

/// What the tool tells of itself.
struct CommandHelpTests {
  private let project: Project

  init() throws { project = try Project() }

  /// What a command prints on standard output, expecting status 0 and nothing on standard error.
  private func print(_ words: [String], sourceLocation: Testing.SourceLocation = #_sourceLocation) throws -> String {
    let run = try project.shell("exec \"$0\" \(words.joined(separator: " "))")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)", sourceLocation: sourceLocation)
    return run.outputText
  }

  @Test(arguments: [[], ["build"], ["check"], ["explain"], ["schema"]])
  func `a command has a help that fits a terminal`(_ command: [String]) throws {
    let text = try print(command + ["--help"])
    #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 80 })
    #expect(try print(["help"] + command) == text)
    #expect(try print(command + ["-h"]) == text)
    expectGolden(text, at: "../Fixtures/CommandLine/help\(command.map { "-" + $0 }.joined()).txt")
  }

  @Test func `the version is a number alone`() throws {
    #expect(try print(["--version"]).wholeMatch(of: #/[0-9]+\.[0-9]+\.[0-9]+\n/#) != nil)
    #expect(try print(["check", "--version"]) == print(["--version"]))
  }

  @Test func `the schema of the output is JSON`() throws {
    #expect(try print(["schema", "output"]).hasPrefix("{\n"))
  }

  @Test func `the catalogue fits a wide terminal`() throws {
    let text = try print(["explain"])
    #expect(text == Explanation.catalogue())
    #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 120 })
  }

  @Test(arguments: ["duration-cap", "syntax", "waiver-unused"])
  func `the tool prints the page`(_ id: String) throws {
    #expect(try print(["explain", id]) == Explanation.text(of: id))
  }
}
