/// The lines of a text, each of which stays within a line comment of the language: no line holds anything that
/// any language ends a line at, and hidden characters are shown, as in `<U+202E>`. Tabs stay, blanks at a line's
/// end do not, and a final line end opens no further line.
///
/// Where a language has no line comments (HTML, JSON, Markdown), `{{.}}` escapes the lines like any other text.
/// In the others it prints them as they are; but for Swift, whose comments are line comments by custom, they are
/// safe in a block comment too.
func commentLines(of text: String, in language: TemplateLanguage) -> [TemplateValue] {
  let lines = text.commentLines(in: language)
  switch language {
  case .html, .json, .markdown: return lines.map(TemplateValue.text)
  case .swift, .kotlin, .typescript, .css, .none: return lines.map(TemplateValue.verbatim)
  }
}

extension String {
  /// The lines of the text, each safe in a line comment of the language and hidden characters shown.
  package func commentLines(in language: TemplateLanguage) -> [String] {
    if isPlainLine { return [self] }
    var writer = CommentLineWriter(language)
    for scalar in unicodeScalars { writer.add(scalar) }
    return writer.finish()
  }
}

extension String {
  /// Whether the text is one line of printable ASCII that means nothing in any comment.
  private var isPlainLine: Bool {
    guard let last = utf8.last, last != UInt8(ascii: " ") else { return false }
    return utf8.allSatisfy { byte in
      byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
        && byte != UInt8(ascii: "<")
    }
  }
}

private struct CommentLineWriter {
  private let guardsBlocks: Bool
  private let guardsBackslashes: Bool
  private var lines: [String] = []
  private var line: [UInt8] = []
  private var previous: Unicode.Scalar = lineStart
  private var endsWithReturn = false

  /// What a line is taken to begin after: the asterisk that block comments have in front of their lines.
  private static let lineStart: Unicode.Scalar = "*"

  init(_ language: TemplateLanguage) {
    switch language {
    case .kotlin, .typescript, .css, .none: guardsBlocks = true
    case .swift, .html, .json, .markdown: guardsBlocks = false
    }
    guardsBackslashes = language == .none
  }

  mutating func add(_ scalar: Unicode.Scalar) {
    defer { endsWithReturn = scalar == "\r" }
    if scalar.isLineBreak {
      if scalar != "\n" || !endsWithReturn { endLine() }
      return
    }
    if guardsBlocks, joins(previous, scalar) { line.append(UInt8(ascii: "\\")) }
    if guardsBackslashes, previous == "\\", scalar == "u" { showBackslash(at: line.count - 1) }
    if scalar.isHidden, scalar != "\t" {
      line.append(UInt8(ascii: "<"))
      line.append(nameOf: scalar)
      line.append(UInt8(ascii: ">"))
      previous = ">"
    } else {
      line.append(scalar)
      previous = scalar
    }
  }

  mutating func finish() -> [String] {
    if !line.isEmpty { endLine() }
    return lines
  }

  private mutating func endLine() {
    while let last = line.last, last.isBlank { line.removeLast() }
    if guardsBackslashes, line.last == UInt8(ascii: "\\") { showBackslash(at: line.count - 1) }
    lines.append(String(decoding: line, as: UTF8.self))
    line.removeAll(keepingCapacity: true)
    previous = Self.lineStart
  }

  /// Whether two characters together begin or end a block comment, or end the script or style element around it.
  private func joins(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Bool {
    switch (left, right) {
    case ("*", "/"), ("/", "*"), ("<", "/"), ("<", "!"): true
    default: false
    }
  }

  /// A backslash at the end of a line comment continues it in C, and one before a `u` is read in Java.
  private mutating func showBackslash(at index: Int) {
    line.replaceSubrange(index...index, with: "<U+005C>".utf8)
  }
}
