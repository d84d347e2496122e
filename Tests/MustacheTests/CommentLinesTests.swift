import Mustache
import Testing

@Suite("Lines of a text")
struct CommentLinesTests {
  @Test func `a text is split at whatever ends a line in any language`() throws {
    let text = "a\nb\r\nc\rd\u{85}e\u{2028}f\u{2029}g\u{B}h\u{C}i"
    let expected = "abcdefghi".map { "/// \($0)\n" }.joined()
    #expect(try comment(text, in: .swift) == expected)
  }

  @Test(arguments: [
    ("", []), ("\n", [""]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("a\n\r\n", ["a", ""]),
    ("a \t \n  b", ["a", "  b"]), ("\r\r\n\n", ["", "", ""]),
  ])
  func `empty lines stay, blanks at the end do not`(_ text: String, _ lines: [String]) throws {
    let sample = Sample("{{#x.lines}}[{{.}}]{{/x.lines}}")
    #expect(try sample.render(.record(["x": .text(text)])) == lines.map { "[\($0)]" }.joined())
  }

  @Test(arguments: HostileText.all)
  func `each line shows its hidden characters and is otherwise the text in Swift`(_ hostile: HostileText)
    throws
  {
    let text = hostile.text
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    let lines = try comment(text, in: .swift).split(separator: "\n")
    #expect(lines.allSatisfy { $0.hasPrefix("///") })
    let joined = lines.map { $0.dropFirst(4) }.joined()
    let expected = shown(text, keeping: breaks.union(["\t"])).unicodeScalars.filter { !breaks.contains($0) }
    #expect(joined == String(String.UnicodeScalarView(expected)).trimmingBlanks)
  }

  @Test(arguments: [
    ("a */ b", #"a *\/ b"#), ("/* a", #"\/\* a"#), ("/*/", #"\/\*\/"#), ("/ a", #"\/ a"#),
    ("a / b * c", "a / b * c"),
    ("</script>", #"<\/script>"#), ("<!--", #"<\!--"#), ("*\u{0}/", "*<U+0000>/"),
  ])
  func `block comments of other languages cannot end or begin in a line`(_ text: String, _ line: String)
    throws
  {
    for language in [TemplateLanguage.kotlin, .typescript, .css, .none] {
      #expect(try comment(text, in: language) == "/// \(line)\n")
    }
    #expect(try comment(text, in: .swift) == "/// \(shown(text, keeping: []))\n")
  }

  @Test func `where the language is not known a backslash neither continues a line nor is read within it`()
    throws
  {
    #expect(try comment(#"a \"#, in: .none) == "/// a <U+005C>\n")
    #expect(try comment("a \\ \n", in: .none) == "/// a <U+005C>\n")
    #expect(try comment(#"\u000a \n"#, in: .none) == "/// <U+005C>u000a \\n\n")
    #expect(try comment(#"\u000a \"#, in: .kotlin) == "/// \\u000a \\\n")
  }

  @Test func `languages without line comments escape the lines`() throws {
    let text = "<b>\"|\"\nx"
    #expect(try comment(text, in: .html) == "/// &lt;b&gt;&quot;|&quot;\n/// x\n")
    #expect(try comment(text, in: .json) == "/// \\u003cb>\\\"|\\\"\n/// x\n")
    #expect(try comment(text, in: .markdown) == "/// &lt;b&gt;\"\\|\"\n/// x\n")
  }

  @Test func `numbers, raw texts and the items of a list have lines too`() throws {
    let sample = Sample(
      "{{#n.lines}}{{.}}{{/n.lines}} {{#x.raw.lines}}{{.}}|{{/x.raw.lines}} {{#l}}{{#lines}}{{.}};{{/lines}}{{/l}}"
    )
    let context = TemplateValue.record([
      "n": .verbatim("0.35"), "x": .text("a\nb"), "l": .list([.text("c\nd"), .text("e")]),
    ])
    #expect(try sample.render(context) == "0.35 a|b| c;d;e;")
  }

  private func comment(_ text: String, in language: TemplateLanguage) throws -> String {
    let sample = Sample("{{#x.lines}}\n///{{#.}} {{.}}{{/.}}\n{{/x.lines}}\n", path: path(language))
    return try sample.render(.record(["x": .text(text)]))
  }
}
