/// Reads the escapes of string literals back, knowing nothing of how they were written.
enum LiteralDecoder {
  /// Literals whose escapes are `\n` and the like, `\u0041`, `\u{41}`, and a backslash in front of `literal`.
  static func decode(_ text: String, literal: Set<Unicode.Scalar>, hasBraces: Bool = true) -> String? {
    var units: [UInt16] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        units += scalar.utf16
        continue
      }
      guard let escape = rest.popFirst() else { return nil }
      switch escape {
      case "n": units.append(10)
      case "r": units.append(13)
      case "t": units.append(9)
      case "u" where hasBraces && rest.first == "{":
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let value = UInt32(String(digits), radix: 16), let scalar = Unicode.Scalar(value) else {
          return nil
        }
        units += scalar.utf16
        rest = rest.dropFirst(digits.count + 2)
      case "u":
        guard let unit = UInt16(String(rest.prefix(4)), radix: 16) else { return nil }
        units.append(unit)
        rest = rest.dropFirst(4)
      case _ where literal.contains(escape): units += escape.utf16
      default: return nil
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// CSS strings: `\2028 ` with one blank after the digits, and a backslash in front of anything else.
  static func decodeCSS(_ text: String) -> String? {
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        result.append(scalar)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.properties.isASCIIHexDigit }
      guard let value = UInt32(String(digits), radix: 16) else {
        guard let escaped = rest.popFirst() else { return nil }
        result.append(escaped)
        continue
      }
      guard let scalar = Unicode.Scalar(value) else { return nil }
      result.append(scalar)
      rest = rest.dropFirst(digits.count)
      if rest.first == " " { rest = rest.dropFirst() }
    }
    return String(result)
  }

  /// GitHub cells: a backslash in front of punctuation, `&lt;`, `&#92;`, and code in backticks, which stays as it is.
  static func decodeMarkdown(_ text: String) -> String? {
    let names = ["amp": "&", "lt": "<", "gt": ">"]
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        result.append(escaped)
      case "&":
        let reference = rest.prefix { $0 != ";" }
        let number = reference.first == "#" ? UInt32(String(reference.dropFirst())) : nil
        guard let value = number.flatMap(Unicode.Scalar.init).map(String.init) ?? names[String(reference)]
        else {
          return nil
        }
        result.append(contentsOf: value.unicodeScalars)
        rest = rest.dropFirst(reference.count + 1)
      case "`":
        let code = rest.prefix { $0 != "`" }
        result.append(contentsOf: code)
        rest = rest.dropFirst(code.count + 1)
      case "<", ">", "|", "*", "_", "[", "]", "#", "!", "~", "$", "{", "}": return nil
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
