import Support
import Testing
import TokenCompiler
import TokenModel

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

  @Test func `the catalogue has a line for every rule and language error`() throws {
    let lines = try print(["explain"]).split(separator: "\n")
    for id in Explanation.ids {
      let rows = lines.filter { $0.hasPrefix("  \(id) ") }
      #expect(rows.count == 1 && rows[0].hasSuffix("."), "\(id)")
    }
    #expect(lines.count == Explanation.ids.count + 2)
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= 120 })
  }

  @Test(arguments: Explanation.ids)
  func `every rule and language error has a complete page`(_ id: String) throws {
    let text = try #require(Explanation.text(of: id))
    #expect(text.hasPrefix("\(id)") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(!text.contains("\n\n\n") && !text.contains(" \n"))
    if LanguageError(rawValue: id) == nil {
      for part in ["\n\nBad, with ↓ before what it finds:\n", "\n\nGood:\n", "waive: { \(id): the reason }"] {
        #expect(text.contains(part), "\(text)")
      }
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false)[4].utf8.count > 10, "no rationale")
    }
    #expect(text.split(separator: "\n").count >= 2)
  }

  @Test(arguments: ["duration-cap", "syntax", "waiver-unused"])
  func `the tool prints the page`(_ id: String) throws {
    #expect(try print(["explain", id]) == Explanation.text(of: id))
  }
}
