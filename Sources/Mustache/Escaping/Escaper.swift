/// How one language writes a text so that all of it stays data.
struct Escaper: Sendable {
  private let special: ASCIISet
  private let write: @Sendable (String.UnicodeScalarView, inout [UInt8]) -> Void

  /// An escape that looks at a text as a whole; texts without a `special` or hidden character, all of them ASCII,
  /// never reach it.
  init(special: String, text write: @escaping @Sendable (String.UnicodeScalarView, inout [UInt8]) -> Void) {
    self.special = ASCIISet(special)
    self.write = write
  }

  /// An escape of one character after the other: those of `special` and all hidden ones, the rest stays as it is.
  init(special: String, scalar write: @escaping @Sendable (Unicode.Scalar, inout [UInt8]) -> Void) {
    let set = ASCIISet(special)
    self.init(special: special) { scalars, output in
      for scalar in scalars {
        if set.contains(scalar) || scalar.isHidden {
          write(scalar, &output)
        } else {
          output.append(scalar)
        }
      }
    }
  }

  /// Appends `text` in the form that the language reads back as the same text.
  func append(_ text: String, to output: inout [UInt8]) {
    let start = output.count
    output.append(contentsOf: text.utf8)
    for index in start..<output.count where !special.isPlain(output[index]) {
      output.removeSubrange(start...)
      write(text.unicodeScalars, &output)
      return
    }
  }
}

/// A set of ASCII characters, beside which controls count as not plain.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The set of the characters of a text, all of them ASCII.
  init(_ characters: String) {
    for byte in characters.utf8 {
      if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }
  }

  /// Whether the scalar is in the set.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.value < 64 ? low : high) & (1 << UInt64(scalar.value & 63)) != 0
  }

  /// Whether a byte stands for an ASCII character that is neither a control nor in the set.
  func isPlain(_ byte: UInt8) -> Bool {
    guard byte >= 0x20, byte < 0x7F else { return false }
    return (byte < 64 ? low : high) & (1 << UInt64(byte & 63)) == 0
  }
}

extension TemplateLanguage {
  /// Appends a text as `{{x}}` prints it: as the inside of a string literal of the language.
  package func append(_ text: String, to output: inout [UInt8]) {
    if let escaper { escaper.append(text, to: &output) } else { output.append(contentsOf: text.utf8) }
  }

  /// How `{{x}}` writes a text, or nil where it stays as it is.
  var escaper: Escaper? {
    switch self {
    case .swift: .swift
    case .kotlin: .kotlin
    case .typescript: .typescript
    case .json: .json
    case .css: .css
    case .html: .html
    case .markdown: .markdown
    case .none: nil
    }
  }
}
