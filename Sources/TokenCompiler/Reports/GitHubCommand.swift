/// A command that the runner of GitHub obeys where a step prints it.
///
/// Source: the workflow commands of GitHub Actions, and how its runner reads them.
package struct GitHubCommand {
  /// What it does: `error`, `warning` or `notice`.
  let name: String
  /// Its properties; those without a value are left out.
  var properties: [(name: String, value: String)] = []
  /// What it says; it may span lines.
  let message: String

  /// The line that is printed.
  var line: String {
    let properties = properties.filter { !$0.value.isEmpty }.map { "\($0.name)=\(Self.property($0.value))" }
    let head = ([name] + (properties.isEmpty ? [] : [properties.joined(separator: ",")])).joined(separator: " ")
    return "::\(head)::\(Self.data(message))\n"
  }

  /// A message with what would end it replaced; the sign of a replacement comes first.
  private static func data(_ text: String) -> String {
    replaced(text, [("%", "%25"), ("\r", "%0D"), ("\n", "%0A")])
  }

  private static func property(_ text: String) -> String { replaced(data(text), [(":", "%3A"), (",", "%2C")]) }

  private static func replaced(_ text: String, _ replacements: [(Unicode.Scalar, String)]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      result += replacements.first { $0.0 == scalar }?.1 ?? String(scalar)
    }
    return result
  }

  /// A text for people with nothing that the runner would take for a command: `::` at the start of a line gets a
  /// backslash in front, and `##[`, wherever it stands, one inside.
  package static func harmless(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isAtStart = true
    let source = Array(text.utf8)
    for (offset, byte) in source.enumerated() {
      if isAtStart, byte == UInt8(ascii: ":"), source[offset...].starts(with: "::".utf8) {
        bytes.append(UInt8(ascii: "\\"))
      } else if byte == UInt8(ascii: "["), source[..<offset].suffix(2).elementsEqual("##".utf8) {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte)
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
      isAtStart = byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || (isAtStart && isBlank)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
