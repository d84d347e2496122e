import Mustache
import Testing

@Suite("Markdown cells")
struct MarkdownTests {
  @Test(arguments: HostileText.all)
  func `a cell reads back as the text on one line, with hidden characters shown`(_ hostile: HostileText)
    throws
  {
    let text = hostile.text
    let cell = try escape(text, for: .markdown)
    #expect(LiteralDecoder.decodeMarkdown(cell) == markdownText(text))
    #expect(!cell.unicodeScalars.contains(where: isHidden))
  }

  @Test(arguments: HostileText.all)
  func `a cell stays one cell even for a reader that only looks at the character before a bar`(
    _ hostile: HostileText
  ) throws {
    let text = hostile.text
    let cell = try escape(text, for: .markdown)
    var previous: Unicode.Scalar = " "
    for scalar in cell.unicodeScalars {
      #expect(scalar != "|" || previous == "\\")
      previous = scalar
    }
    #expect(previous != "\\")
  }

  @Test(arguments: [
    ("a | b", #"a \| b"#), (#"a\|b"#, #"a&#92;\|b"#), ("`x`", "&#96;x&#96;"), ("<b>", "&lt;b&gt;"),
    ("a & b", "a &amp; b"), ("*a* _b_", #"\*a\* \_b\_"#), ("[x](y)", #"\[x\](y)"#),
    ("${x}", #"\$&#123;x&#125;"#),
    ("two\r\nlines\nand\u{2028}more", "two lines and more"), ("a\u{202E}b", "a&lt;U+202E&gt;b"),
    ("see https://example.com/a_b.", "see `https://example.com/a_b`."),
    ("www.example.com", "`www.example.com`"),
    ("(http://a)", "`(http://a`)"), ("mail me@example.com now", "mail `me@example.com` now"),
    ("@media", "@media"),
    ("- item", #"\- item"#), ("-0.5", "-0.5"), ("a - b", "a - b"), ("1. one", #"1\. one"#), ("1.5", "1.5"),
    ("# one", "\\# one"), ("---", #"\---"#),
  ])
  func `text is written as`(_ text: String, _ cell: String) throws {
    #expect(try escape(text, for: .markdown) == cell)
  }
}

/// What a reader of a cell sees of a text.
func markdownText(_ text: String) -> String {
  let line = text.replacing("\r\n", with: "\n")
  let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
  return String(
    String.UnicodeScalarView(
      shown(line, keeping: breaks).unicodeScalars.map { breaks.contains($0) ? " " : $0 }))
}

extension String {
  /// The text without blanks around it.
  var trimmingBlanks: String {
    let start = unicodeScalars.drop { $0 == " " }
    return String(start.reversed().drop { $0 == " " }.reversed().map(Character.init))
  }
}
