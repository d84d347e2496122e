import Testing

/// A text as the argument of a test, whose name shows it in ASCII.
struct HostileText: Sendable, CustomTestStringConvertible {
  let text: String

  var testDescription: String {
    text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }

  static let all = hostileTexts.map(Self.init)
}

/// Texts that try to leave the literal, comment, cell or element that they stand in.
let hostileTexts = [
  "",
  "plain text, 0.35 s",
  "\\", "\\\\", "ends in a backslash \\", "\"", "'", "`", "\"\"\"", "#\"\"#", "\"#", "\\\"",
  "\\(1 + 1)", "\\u{41}", "\\u0041", "\\n", "\\41 ", "\\|", "$(id) `id` %n %@",
  "$name", "${1 + 1}", "a$", "`${1}`", "{{x}} {{{x}}}", "{% x %}",
  "line\n let a = 1", "line\r\nline", "line\rline", "tab\there", "\n", "\r\n\r\n",
  "\u{0}", "\u{1}\u{2}\u{7}\u{8}\u{B}\u{C}\u{1B}[31mred\u{1B}[0m", "\u{7F}\u{80}\u{85}\u{9F}",
  "\u{2028}\u{2029}", "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}", "\u{2066}\u{2067}\u{2068}\u{2069}",
  "\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{FEFF}\u{2060}\u{61C}\u{AD}", "\u{E0001}\u{E0041}\u{E007F}",
  "*/", "/*", "/* */", "// x", "/*/", "<!-- x -->", "<script>alert(1)</script>", "</style>", "</", "]]>",
  "a & b &amp; &lt; &#60; &", "| a | b |", "`a | b`", "* _ ~ # ! [ ] ( ) - + . ^ = : ; @ % ?",
  "**bold** _it_ ~~no~~ ![](x) [x](javascript:alert(1))", "# heading", "- item", "+ item", "> quote",
  "1. one", "1) one", "---", "===", "http://example.com/a_b?c=*d*|e", "see https://example.com.",
  "www.example.com",
  "WWW.example.com", "ftp://example.com", "<https://example.com>", "someone@example.com", "mailto:a@b.co",
  "a@b", "@media", "design.system+x@sub.example.org, and more", "https://[::1]/\\|`x`",
  "::error::x", "##[error]x", "#sourceLocation(file: \"x\", line: 1)", "#if os(Linux)", "import Foundation",
  ";}url(x)", "é ü 漢字 👩‍👩‍👧 🎉", "e\u{301}", "\u{FFFD}\u{FFFF}\u{10FFFF}", "</script\n>",
]
