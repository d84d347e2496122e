import TokenModel

/// What libyaml could not read, in words for the person who wrote it.
///
/// libyaml names what its grammar missed; people need to know what they typed. Each known case looks at the
/// text around the place; anything else keeps libyaml's words.
struct SyntaxFault {
  private let failure: YamlFailure
  private let source: SourceFile
  private let file: FileID
  private let place: Int
  private let contextPlace: Int
  private let bracket: Int?
  private let use: YamlUse

  /// A failure of one file; `bracket` is where the innermost bracket stands that was still open.
  init(_ failure: YamlFailure, in source: SourceFile, _ file: FileID, openBracket bracket: Int?, _ use: YamlUse) {
    self.use = use
    self.bracket = bracket
    self.failure = failure
    self.source = source
    self.file = file
    place = source.offset(ofScalar: failure.place)
    contextPlace = source.offset(ofScalar: failure.contextPlace)
  }

  /// The finding.
  var diagnostic: Diagnostic { line.unquotedCalculation(around: place) ?? ofProblem }

  private var line: LineMistake { LineMistake(source: source, file: file) }

  private var ofProblem: Diagnostic {
    switch failure.problem {
    case "found character that cannot start any token": badStart
    case "mapping values are not allowed in this context": line.missingSpace(near: place) ?? strayColon
    case "could not find expected ':'":
      line.missingSpace(at: contextPlace)
        ?? fault(
          lineRange(from: contextPlace), "this line is neither `key: value` nor a list item",
          help: "write `key: value`; a list item has a space behind its hyphen")
    case "found unexpected end of stream" where failure.context.contains("quoted scalar"):
      fault(character(at: contextPlace), "this quote is never closed", help: "close it at the end of the text")
    case "did not find expected ',' or ']'": unclosed(closing: "]")
    case "did not find expected ',' or '}'": unclosed(closing: "}")
    case "did not find expected key": line.missingSpace(near: place) ?? badIndentation
    case "did not find expected node content": missingNode
    case "did not find expected '-' indicator":
      fault(
        lineRange(from: place), "this line stands in a list but is no item",
        help: "begin it with `- `, or indent it like the key that it belongs to")
    case "found unknown escape character", "invalid Unicode character escape code",
      "did not find expected hexdecimal number":
      fault(
        character(at: place), "this escape does not exist in a double-quoted text",
        help: "write `\\\\` for a backslash, or use single quotes; a character beyond U+FFFF is `\\U0001F44D`")
    case "did not find expected alphabetic or numeric character":
      fault(
        character(at: contextPlace), "a text cannot begin with `\(first(at: contextPlace))`",
        help: "put the text in quotes")
    case "did not find expected <document start>":
      fault(
        character(at: place), "the document has already ended here",
        help: "\(use.shape); check the indentation and remove `...`")
    case let problem where problem.contains("tab character"):
      fault(character(at: place), "a tab is used for indentation", help: "indent with spaces")
    case "found incompatible YAML document":
      fault(
        lineRange(from: place), "the `%YAML` line names another version than 1.1 or 1.2", help: "remove the line")
    case "block sequence entries are not allowed in this context":
      fault(character(at: place), "a list item cannot begin here", help: "begin it on a line of its own, indented")
    default:
      fault(
        character(at: place), "this is not YAML: \(failure.problem)",
        help: "check quotes, brackets and indentation here")
    }
  }

  private var badStart: Diagnostic {
    let first = first(at: place)
    if first == "\t" {
      return fault(
        character(at: place), "a tab is used for indentation", help: "indent with spaces")
    }
    let range = lineRange(from: place)
    let text = source.text(range.offsets)
    let isWhole = !text.contains("\"") && !text.contains("\\") && !text.contains(where: { ",{}[]#".contains($0) })
    return fault(
      range, "a text cannot begin with `\(first)`", help: "put the text in quotes",
      change: isWhole ? .safe(range, "\"\(text)\"") : nil)
  }

  private var strayColon: Diagnostic {
    let line = source.lineRange(source.line(at: place))
    let before = source.text(line.lowerBound..<max(line.lowerBound, place))
    if before.unicodeScalars.count > YamlLimits.keyScalars {
      let key = source.bytes[line].firstIndex { $0 != 0x20 } ?? line.lowerBound
      return LanguageError.limit.at(
        character(at: key), "the key is longer than \(YamlLimits.keyScalars) characters",
        help: "a name has at most 64")
    }
    let isText = before.contains(": ")
    return fault(
      character(at: place),
      isText ? "a colon in the middle of a text" : "a key and its value cannot begin here",
      help: isText
        ? "put the text that contains `: ` in quotes"
        : "check that the line above ends with its value and is indented alike")
  }

  private var missingNode: Diagnostic {
    if let bracket, isAtEnd { return neverClosed(bracket) }
    return source.bytes[place...].starts(with: Array("...".utf8))
      ? fault(
        character(at: place), "`...` ends the document before it has begun",
        help: "remove it; \(use.shape)")
      : fault(
        character(at: place), "a value is missing before `\(first(at: place).shown)`",
        help: "write one, or remove the comma or colon in front; a text with brackets stands in quotes")
  }

  private var badIndentation: Diagnostic {
    fault(
      lineRange(from: place), "this line belongs to no block above it",
      help: "indent it exactly like its neighbours; a text in quotes must end before anything else begins")
  }

  private func unclosed(closing: String) -> Diagnostic {
    if isAtEnd { return neverClosed(contextPlace) }
    return fault(
      character(at: place), "a comma or `\(closing)` is missing before this",
      help: "separate entries with commas; put a text that contains `,` `:` or brackets in quotes",
      notes: [.init(character(at: contextPlace), "opened here")])
  }

  private func neverClosed(_ bracket: Int) -> Diagnostic {
    let opening = first(at: bracket)
    return fault(
      character(at: bracket), "this `\(opening)` is never closed",
      help: "close it with `\(opening == "[" ? "]" : "}")`")
  }

  /// Whether nothing follows the place.
  private var isAtEnd: Bool { source.bytes[place...].allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) } }

  private func fault(
    _ range: SourceRange, _ message: String, help: String, notes: [Diagnostic.Note] = [], change: Change? = nil
  ) -> Diagnostic {
    LanguageError.syntax.at(range, message, help: help, notes: notes, change: change)
  }

  private func character(at offset: Int) -> SourceRange {
    guard offset < source.bytes.count else { return SourceRange(file, offset..<offset) }
    var end = offset + 1
    while end < source.bytes.count, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
    return SourceRange(file, offset..<end)
  }

  private func first(at offset: Int) -> String { source.text(character(at: offset).offsets) }

  /// From `offset` to the last letter of its line.
  private func lineRange(from offset: Int) -> SourceRange {
    var end = source.lineRange(source.line(at: offset)).upperBound
    while end > offset, source.bytes[end - 1] == 0x20 { end -= 1 }
    return SourceRange(file, offset..<max(offset, end))
  }
}
