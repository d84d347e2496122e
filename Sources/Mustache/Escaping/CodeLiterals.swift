/// String literals of programming languages and of JSON.
extension Escaper {
  /// A Swift literal in plain quotes, of one line or three quotes; a backslash in the text cannot interpolate.
  static let swift = Escaper(special: #"\""#) { (scalar: Unicode.Scalar, output) in
    if output.append(commonEscapeOf: scalar) { return }
    output.append(literally: #"\u{"#)
    output.append(hexadecimal: scalar.value, uppercase: true)
    output.append(literally: "}")
  }

  /// A Kotlin literal in plain quotes; `$` cannot interpolate.
  static let kotlin = Escaper(special: #"\"$"#) { (scalar: Unicode.Scalar, output) in
    if !output.append(commonEscapeOf: scalar) { output.append(utf16EscapesOf: scalar) }
  }

  /// A TypeScript literal in quotes of any kind: neither a backtick nor `${` has a meaning, no script element ends
  /// within it, and no comment either.
  static let typescript = Escaper(special: #"\"'`$*<"#) { (scalar: Unicode.Scalar, output) in
    let isMarkup = scalar == "<" || scalar == "*"
    if isMarkup || !output.append(commonEscapeOf: scalar) { output.append(utf16EscapesOf: scalar) }
  }

  /// A JSON string that may also stand inside a script element.
  static let json = Escaper(special: #"\"<"#) { (scalar: Unicode.Scalar, output) in
    if scalar == "<" || !output.append(commonEscapeOf: scalar) { output.append(utf16EscapesOf: scalar) }
  }
}

extension [UInt8] {
  /// Appends a backslash and one character where that is how the scalar is written; false for other hidden ones.
  fileprivate mutating func append(commonEscapeOf scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n": append(literally: #"\n"#)
    case "\r": append(literally: #"\r"#)
    case "\t": append(literally: #"\t"#)
    case _ where scalar.isHidden: return false
    default:
      append(UInt8(ascii: "\\"))
      append(scalar)
    }
    return true
  }

  /// Appends a `\u` escape of four digits for each UTF-16 unit.
  fileprivate mutating func append(utf16EscapesOf scalar: Unicode.Scalar) {
    for unit in scalar.utf16 {
      append(literally: #"\u"#)
      append(hexadecimal: unit, digits: 4)
    }
  }
}
