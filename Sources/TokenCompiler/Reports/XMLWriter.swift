/// Writes XML 1.0 with two blanks a level; what XML cannot hold becomes U+FFFD.
struct XMLWriter {
  /// The text so far.
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Writes an element whose children `body` writes.
  mutating func element(
    _ name: String, _ attributes: KeyValuePairs<String, String>, _ body: (inout XMLWriter) -> Void
  ) {
    let start = text.utf8.count
    open(name, attributes)
    text += ">\n"
    let head = text.utf8.count
    depth += 1
    body(&self)
    depth -= 1
    if text.utf8.count == head {
      text.removeLast(text.utf8.count - start)
      return element(name, attributes)
    }
    text += "\(indentation)</\(name)>\n"
  }

  /// Writes an element with a text in it, or without anything.
  mutating func element(_ name: String, _ attributes: KeyValuePairs<String, String>, _ content: String = "") {
    open(name, attributes)
    text += content.isEmpty ? "/>\n" : ">\(escaped(content, isAttribute: false))</\(name)>\n"
  }

  private mutating func open(_ name: String, _ attributes: KeyValuePairs<String, String>) {
    text += "\(indentation)<\(name)"
    for (name, value) in attributes { text += " \(name)=\"\(escaped(value, isAttribute: true))\"" }
  }

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
