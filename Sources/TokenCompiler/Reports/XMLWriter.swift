/// Writes XML 1.0 with two blanks a level; what XML cannot hold becomes U+FFFD.
struct XMLWriter {
  private var bytes = Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n".utf8)
  private var depth = 0

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an element whose children `body` writes.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ body: (inout XMLWriter) -> Void
  ) {
    open(name, attributes)
    let start = bytes.count
    append(">\n")
    let head = bytes.count
    depth += 1
    body(&self)
    depth -= 1
    if bytes.count == head {
      bytes.removeLast(head - start)
      append("/>\n")
    } else {
      append("\(indentation)</\(name)>\n")
    }
  }

  /// Writes an element with a text in it, or without anything.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String = "") {
    open(name, attributes)
    append(content.isEmpty ? "/>\n" : ">\(escaped(content, isAttribute: false))</\(name)>\n")
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    append("\(indentation)<\(name)")
    for (name, value) in attributes { append(" \(name)=\"\(escaped(value, isAttribute: true))\"") }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private var indentation: String { String(repeating: "  ", count: depth) }

  private func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      // `]]>` must not stand in a text.
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // A reader makes a line feed of it, and in attributes blanks of the others.
      case "\r": result += "&#13;"
      case "\t", "\n": result += isAttribute ? "&#\(scalar.value);" : String(scalar)
      case "\u{0}"..<"\u{20}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
