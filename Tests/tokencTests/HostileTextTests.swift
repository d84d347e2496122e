import Support
import Testing

/// Token files that somebody wrote to do harm, or that were never text: the real tool ends, with a finding.
@Suite(.timeLimit(.minutes(1)))
struct HostileTextTests {
  /// A file, what it is called, and the first line that it gets.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let finding: String
    let bytes: [UInt8]

    var testDescription: String { name }

    init(_ name: String, _ text: String, _ finding: String) {
      self.init(name, bytes: Array(text.utf8), finding)
    }

    init(_ name: String, bytes: [UInt8], _ finding: String) {
      (self.name, self.bytes, self.finding) = (name, bytes, finding)
    }
  }

  private static func many(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  /// Nine levels of nine aliases each.
  private static let laughs =
    "a: &a [lol]\n"
    + zip("abcdefgh", "bcdefghi").map { from, to in
      "\(to): &\(to) [\(Array(repeating: "*\(from)", count: 9).joined(separator: ","))]\n"
    }.joined()

  static let cases = [
    Case("Y40: brackets", many("[", 1_000_000), "1:65: error: the nesting is deeper than 64 levels [limit]"),
    Case("Y40: braces", many("{", 1_000_000), "1:65: error: the nesting is deeper than 64 levels [limit]"),
    Case("Y40: dashes", many("- ", 1_000_000), "1:129: error: the nesting is deeper than 64 levels [limit]"),
    Case("Y04: billion laughs", laughs, "1:1: error: `a` is not a section [unknown-section]"),
    Case(
      "Y04: laughs in a section", "springs:\n  a: &a { duration: 200ms, bounce: 0 }\n  b: *a\n",
      "2:6: error: `&a` is a YAML anchor, and anchors are not supported [alias]"),
    Case(
      "Y39: 5 MiB", many("# 32 bytes of comment, no more\n", 170_000),
      "1:1: error: the file is larger than 4 MiB [limit]"),
    Case(
      "Y15: no UTF-8", bytes: Array("spacing:\n  a\u{0}b: 4\n".utf8).map { $0 == 0 ? 0xFF : $0 },
      "2:4: error: the byte 0xFF is not UTF-8 [encoding]"),
    Case("Y15: surrogate", bytes: Array("a: ".utf8) + [0xED, 0xA0, 0x80], "1:4: error: "),
    Case(
      "Y16: BEL", "spacing:\n  a: 4 \u{7}\n", "2:8: error: the control character U+0007 stands in the file [encoding]"),
    Case(
      "Y16: NUL", "spacing:\n  a\u{0}: 4\n", "2:4: error: the control character U+0000 stands in the file [encoding]"),
    Case("Y12: UTF-16", bytes: [0xFF, 0xFE] + "a: 1\n".utf8.flatMap { [$0, 0] }, "1:1: error: "),
    Case("Y35: tag", "spacing: !!python/object/apply:os.system [rm]\n", "1:10: error: "),
    Case("Y41: keys", "spacing:\n" + (0..<20_000).map { "  a\($0): 1px\n" }.joined(), "2:7: error: "),
    Case("Y41: documents", many("---\n", 100_000), "2:1: error: "),
    Case("3.3: long tag", "spacing: !<\(many("%41", 20_000))> 1\n", "1:10: error: "),
    Case("Y38: long key", "spacing:\n  \(many("a", 100_000)): 4\n", "2:"),
    Case("G50: path", "spacing: { \"../../x\": 4 }\n", "1:12: error: the name `../../x` holds `.` [name-invalid]"),
  ]

  @Test(arguments: cases)
  func `it is a finding of one run, shown without a character that a terminal obeys, and no output changes`(
    _ hostile: Case
  ) throws {
    let project = try Project(["tokens/a.yaml": Project.tokens])
    let before = try project.build()
    try project.folder.write("tokens/b.yaml", bytes: hostile.bytes)
    let check = try project.tokenc("check")
    let build = try project.tokenc("build")
    #expect(check.status == 1 && check.errors.isEmpty && build.status == 1 && build.output.isEmpty)
    #expect(check.output == build.errors)
    #expect(check.outputText.hasPrefix("tokens/b.yaml:\(hostile.finding)"), "\(check.outputText.prefix(300))")
    #expect(check.output.count < 1 << 20)
    #expect(check.output.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == UInt8(ascii: "\n") })
    #expect(String(validating: check.output, as: UTF8.self) != nil)
    #expect(try project.folder.snapshot("Generated") == before)
  }

  @Test(arguments: ["", "# A comment.\n", "\u{FEFF}", "\r\n\r\n", "---\n", "springs:\n", "springs: {}\n"])
  func `Y18, Y19: a file without tokens is an empty set`(_ text: String) throws {
    let project = try Project(["tokens/a.yaml": text])
    let run = try project.tokenc("check")
    #expect("\(run)" == "status 0\nno findings in 1 file, 0 tokens\n")
    #expect(try project.build().count == 3)
  }

  @Test(arguments: ["check", "build"])
  func `a folder without token files is a failure`(_ command: String) throws {
    let project = try Project([
      "tokens/readme.txt": "No tokens.", "tokens/.hidden.yaml": "spacing: {}", "more/a.txt": "",
    ])
    let run = try project.tokenc(command, "tokens", "more/")
    expectComplaint(
      run, status: 2, "error: no token file (*.yaml, *.yml) in `tokens`, `more/`\n",
      "help: write one, or name the folder that holds them\n")
    #expect(run.output.isEmpty)
    #expect(try !project.folder.names().contains("Generated"))
  }
}
