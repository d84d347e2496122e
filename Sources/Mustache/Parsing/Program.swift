import TokenModel

/// A parsed template file: a flat list of instructions over the file's bytes.
struct Program: Sendable {
  /// The file's bytes, which `text` instructions copy from.
  let bytes: [UInt8]
  /// The language that the file itself tells, by its path or its first line.
  var language: TemplateLanguage?
  /// What to do, in order.
  var code: [Instruction] = []
  /// The names that tags hold.
  var names: [TagName] = []
  /// The partials that tags include.
  var includes: [Include] = []
}

/// One step of a rendering; numbers are indexes into the program's lists.
enum Instruction: Sendable {
  /// Copies bytes of the template.
  case text(Range<Int>)
  /// Writes the indentation that the including tag has; only partials have it, at each line that is not empty.
  case lineStart
  /// Writes a value, escaped or not.
  case value(name: Int, isRaw: Bool)
  /// Opens a frame for each item of a value; `end` is the instruction after the matching `sectionEnd`.
  case section(name: Int, end: Int)
  /// Skips to `end` where the value is truthy.
  case inverted(name: Int, end: Int)
  /// Goes on with the next item, or closes the frame.
  case sectionEnd
  /// Renders a partial in the same context.
  case include(Int)
}

/// A partial tag.
struct Include: Sendable {
  /// The number of the partial's program.
  let program: Int
  /// The partial's name and where the tag holds it.
  let name: TagName.Part
  /// The blanks in front of a tag that is alone on its line, or nil for one inside a line.
  let indentation: Range<Int>?
}

/// A name as a tag writes it, such as `token.name.camel`.
struct TagName: Sendable {
  /// The words between the periods; none for `.`, the item itself.
  let parts: [Part]
  /// Where the whole name stands.
  let range: SourceRange

  /// One word of a name and where it stands.
  struct Part: Sendable {
    /// The word.
    let text: String
    /// Where it stands.
    let range: SourceRange
  }

  /// The name as it was written.
  var text: String { parts.isEmpty ? "." : parts.map(\.text).joined(separator: ".") }
}
