import Foundation
import Support
import Testing

/// What the README says is true of the real tool.
struct ReadmeTests {
  private static func readme() throws -> String {
    try String(contentsOf: Repository.root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The code blocks of a language, without the indentation that a list gives them.
  private static func blocks(_ language: String, in text: String) -> [String] {
    var blocks: [String] = []
    var open: (indentation: Int, lines: [String], isWanted: Bool)?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = line.drop { $0 == " " }
      if let block = open {
        if words == "```" {
          if block.isWanted { blocks.append(block.lines.joined(separator: "\n") + "\n") }
          open = nil
        } else {
          open?.lines.append(String(line.dropFirst(min(block.indentation, line.count - words.count))))
        }
      } else if words.hasPrefix("```") {
        open = (line.count - words.count, [], words == "```\(language)")
      }
    }
    return blocks
  }

  /// The first lines of blocks that are no token files.
  private static let others = ["# tokenc.yaml\n", "# .gitlab-ci.yml\n"]

  @Test func `every YAML block is checked under strict and gives no finding`() throws {
    let blocks = try Self.blocks("yaml", in: Self.readme()).filter { block in
      !Self.others.contains { block.hasPrefix($0) }
    }
    try #require(blocks.count >= 4)
    for block in blocks {
      let run = try Project(["tokens/motion.yaml": block]).tokenc("check", "--profile", "strict")
      #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
      #expect(run.outputText.hasPrefix("no findings in 1 file, "), "\(block)\(run)")
    }
  }

  @Test func `the configuration is one, and what it lists is built`() throws {
    let block = try #require(Self.blocks("yaml", in: Self.readme()).first { $0.hasPrefix("# tokenc.yaml\n") })
    let tokens = """
      durations: { sheetIn: 400ms, menu: 300ms }
      springs: { flick: { duration: 300ms, bounce: 0.35, role: release } }
      spacing: { odd: 7 }

      """
    let project = try Project(["tokens/motion.yaml": tokens, "tokenc.yaml": block])
    let run = try project.tokenc("build")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    let expected = ["Sources/DesignSystem/Motion.swift", "build/motion.json", "docs/motion.md"]
    #expect(run.outputText == expected.map { "wrote \($0)\n" }.joined())
    #expect(try project.folder.text("docs/motion.md").contains("crossfade 150 ms"))
  }

  @Test func `the tokens of the repository give no finding`() throws {
    let run = try Command.tokenc().run(["check", "tokens/"], in: Repository.root.path)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.outputText.hasPrefix("no findings in "), "\(run)")
  }

  @Test func `the mistake at the top is reported as shown`() throws {
    let blocks = try Self.blocks("", in: Self.readme()).filter { $0.contains("error: ") }
    let shown = try #require(blocks.first).split(separator: "\n").map(String.init)
    let padding = String(repeating: "# \n", count: 7)
    let text = padding + "springs:\n  menu:\n    duration: 400ms\n    bounce: 0\n"
    let run = try Project(["tokens/motion.yaml": text]).tokenc("check")
    let lines = run.outputText.split(separator: "\n").map(String.init)
    try #require(lines.count >= shown.count, "\(run)")
    for (line, expected) in zip(lines, shown) {
      let isCut = expected.hasSuffix(", …")
      #expect(isCut ? line.hasPrefix(expected.dropLast(3)) : line == expected)
    }
  }

  @Test func `the commands and options are those of the help`() throws {
    let readme = try Self.readme()
    let usage = try #require(Self.blocks("", in: readme).first { $0.hasPrefix("tokenc build ") })
    let help = try Command.tokenc().run(["--help"]).outputText
    let commands = try #require(help.components("SUBCOMMANDS:\n").last).split(separator: "\n")
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .map { String($0.dropFirst(2).prefix { $0 != " " }) }
    #expect(usage.split(separator: "\n").map { String($0.split(separator: " ")[1]) } == commands)
    let rows = try #require(readme.components("| Option | Of | Meaning |\n").last).split(separator: "\n")
      .dropFirst().prefix { $0.hasPrefix("|") }.map { $0.split(separator: "|").map(String.init) }
    for command in commands {
      let text = try Command.tokenc().run([command, "--help"]).outputText
      let listed = rows.filter { $0[1].split { " ,".contains($0) }.contains(Substring(command)) }
        .map { options($0[0]) }.reduce(into: Set<String>()) { $0.formUnion($1) }
      // `--format` of `explain` is another one, and told of with it.
      let expected = options(text.components("USAGE:").last ?? "")
        .subtracting(["-h", "--help", "--version", "--output"] + (command == "explain" ? ["--format"] : []))
      #expect(expected == listed, "\(command)")
    }
  }

  /// All words that are options.
  private func options(_ text: String) -> Set<String> {
    let words = text.split { " \n[],()`".contains($0) }.map(String.init)
    return Set(words.filter { $0.wholeMatch(of: #/--?[a-z][a-z-]*/#) != nil })
  }

  @Test(arguments: [0, 1, 2])
  func `the table of statuses has a row for each that the help names`(_ status: Int) throws {
    #expect(try Self.readme().contains("\n| \(status) | "))
    let words = try Command.tokenc().run(["build", "--help"]).outputText.split { " \n,;".contains($0) }
    #expect(words.contains(Substring("\(status)")))
  }
}

extension String {
  /// The parts between the separators.
  fileprivate func components(_ separator: String) -> [String] { split(separator: separator).map(String.init) }
}
