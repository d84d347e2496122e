extension Unicode.Scalar {
  /// Whether it shows nothing, or changes how its neighbours show: a control, a line or paragraph separator, a
  /// bidirectional control, a character of no width, a tag character.
  ///
  /// The list is fixed, so that the same text is written alike wherever the compiler runs.
  var isHidden: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F, 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x2028...0x202E: true
    case 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Whether some language ends a line at it.
  var isLineBreak: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends a scalar as UTF-8.
  mutating func append(_ scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(UInt8(truncatingIfNeeded: scalar.value))
    } else {
      append(contentsOf: scalar.utf8)
    }
  }

  /// Appends a text that needs no escape.
  mutating func append(literally text: String) { append(contentsOf: text.utf8) }

  /// Appends a number in hexadecimal digits, at least `digits` of them.
  mutating func append(hexadecimal number: some BinaryInteger, digits: Int = 1, uppercase: Bool = false) {
    let text = String(number, radix: 16, uppercase: uppercase)
    append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Swift.max(0, digits - text.utf8.count)))
    append(contentsOf: text.utf8)
  }

  /// Appends what a scalar is called, as in `U+202E`.
  mutating func append(nameOf scalar: Unicode.Scalar) {
    append(literally: "U+")
    append(hexadecimal: scalar.value, digits: 4, uppercase: true)
  }
}
