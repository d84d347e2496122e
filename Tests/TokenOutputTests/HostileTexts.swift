import Foundation

/// Texts that try to leave the comment, literal, cell or string that they stand in.
enum HostileTexts {
  /// All of them; none is blank, since a reason must not be.
  static let all =
    [
      "x\n let a = 1", "x\r let a = 1", "x\r\n let a = 1\r\n", "x\u{85}let a = 1", "x\u{2028}let a = 1",
      "x\u{2029}let a = 1", "x\u{B}let a\u{C}= 1", "several\n\n  lines\n    of prose\n", "*/ let a = 1 /*", "/* open",
      "/** doc */", "// line", "\\(1 + 1)", "\\", "\\\\", "ends in \\", "\"", "\"\"\"", "#\"x\"#", "\"#", "'",
      "\\u{41}",
      "\\n", "bidi \u{202A}\u{202B}\u{202C}\u{202D}\u{202E} \u{2066}\u{2067}\u{2068}\u{2069}.",
      "zero \u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{FEFF}\u{2060}.", "\u{FEFF}first", "nul \u{0}.",
      "\u{1B}[31mred\u{1B}[0m\u{7}\u{8}\u{7F}", "tags \u{E0001}\u{E0041}\u{E007F}.",
      "#sourceLocation(file: \"x\", line: 1)",
      "#if os(Linux)\nx\n#endif", "import Foundation", "@available(*, unavailable)", "a | b | c", "| a |", "\\|", "`a`",
      "`a | b`", "``", "<script>alert(1)</script>", "<b>x</b>", "<!-- x", "-->", "</a>", "[x](javascript:1)",
      "[x][y]", "![](http://x)", "![x](http://x/y.png)", "<http://x>", "http://x/a|b", "see www.example.com.",
      "me@example.com", "&lt;", "&amp;lt;", "&#124;", "# heading", "- item", "> quote", "1. one", "---",
      "***bold*** _it_",
      "~~no~~", "ends in *", "**", "a\tb\t", "  indented", "blank behind   ", "{{x}} {{{x}}} {{> swift}}", "{% x %}",
      "$(id) `id` %n %@ %s", "::error::x", "##[error]x", "emoji 👩‍👩‍👧 🎉 🇩🇪", "e\u{301} é", "漢字 עברית العربية",
      "\u{FFFD}\u{FFFE}\u{10FFFF}\u{E000}", "\u{AD}soft\u{61C}", "no\u{A0}break", "- Parameters: x\n- Returns: y",
      "```swift\nlet a = 1\n```", "</script>", "true story", "null", "word " + String(repeating: "w", count: 10_000),
      String(repeating: "ten chars ", count: 1000), String(repeating: "ü|", count: 200), "set: x, \"y\": [1]",
    ]

  /// A set in which each text stands wherever a text can: the token `s7` and the group `g7` have the eighth.
  static let set: GeneratedSet = {
    let springs = all.enumerated().map { number, text in
      """
        s\(number):
          duration: 300ms
          bounce: 0
          description: \(quoted(text))
          deprecated: \(quoted(text))
          waive: { duration-cap: \(quoted(text)) }
          extensions: { \(quoted(String(text.prefix(40)))): \(quoted(text)), list: [\(quoted(text))] }

      """
    }
    let groups = all.enumerated().map { number, text in
      "  g\(number): { description: \(quoted(text)), one: 150ms }\n"
    }
    return GeneratedSet("springs:\n\(springs.joined())durations:\n\(groups.joined())")
  }()

  /// A text as YAML has it in double quotes.
  static func quoted(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar in
      (" "..."~").contains(scalar) && scalar != "\"" && scalar != "\\"
        ? String(scalar) : "\\U" + String(format: "%08X", scalar.value)
    }
    return "\"\(scalars.joined())\""
  }

  /// A text without the blanks at its end.
  static func trimmed(_ text: String) -> String {
    let blanks = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.count
    return String(text.unicodeScalars.dropLast(blanks))
  }

  /// The lines of a text as people see them: what hides is shown by its number, blanks at the end are gone.
  static func visibleLines(_ text: String) -> [String] {
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    var lines = [""]
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      if breaks.contains(scalar) {
        if scalar != "\n" || previous != "\r" { lines.append("") }
      } else if scalar != "\t", hides(scalar) {
        lines[lines.count - 1] += "<U+" + String(format: "%04X", scalar.value) + ">"
      } else {
        lines[lines.count - 1].unicodeScalars.append(scalar)
      }
      previous = scalar
    }
    if lines.last == "" { lines.removeLast() }
    return lines.map(trimmed)
  }

  private static func hides(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension StringProtocol {
  /// The words between blanks.
  var words: [String] { String(self).split { $0 == " " || $0 == "\t" }.map(String.init) }
}
