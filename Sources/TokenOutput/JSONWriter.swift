import Mustache

/// Prints JSON with keys in the order in which they are written, two blanks a level, one value a line.
///
/// `<`, controls, line separators, bidirectional and invisible characters are escaped.
package struct JSONWriter {
  private var bytes: [UInt8] = []
  private var depth = 0
  private var isFirst = true

  /// Nothing is written yet.
  package init() {}

  /// The text, with a final line end.
  package var text: String { String(decoding: bytes, as: UTF8.self) + "\n" }

  /// Writes an object whose members `body` writes.
  package mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { nested(key, "{", "}", body) }

  /// Writes an array whose elements `body` writes.
  package mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) { nested(key, "[", "]", body) }

  /// Writes a text.
  package mutating func string(_ key: String? = nil, _ value: String) {
    begin(key)
    quote(value)
  }

  /// Writes a number, a flag or `null`, printed already.
  package mutating func literal(_ key: String? = nil, _ value: String) {
    begin(key)
    append(value)
  }

  private mutating func nested(_ key: String?, _ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    append(open)
    depth += 1
    isFirst = true
    body(&self)
    depth -= 1
    if !isFirst { newLine() }
    isFirst = false
    append(close)
  }

  private mutating func begin(_ key: String?) {
    if !isFirst { append(",") }
    if depth > 0 { newLine() }
    isFirst = false
    guard let key else { return }
    quote(key)
    append(": ")
  }

  private mutating func newLine() {
    bytes.append(UInt8(ascii: "\n"))
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: depth * 2))
  }

  private mutating func quote(_ text: String) {
    append("\"")
    TemplateLanguage.json.append(text, to: &bytes)
    append("\"")
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }
}
