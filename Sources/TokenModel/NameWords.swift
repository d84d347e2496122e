/// The words of a token's name, from which every output spells it.
///
/// Words end at `-`, `_`, a space, and between a lower-case letter or digit and a capital; a name without a
/// lower-case letter counts as lower-case throughout.
package struct NameWords {
  /// The words, none of them empty.
  package let words: [String]

  /// The words of a name.
  package init(_ name: String) {
    let isShouted = !name.unicodeScalars.contains(where: \.isSmall)
    let text = isShouted ? name.lowercased() : name
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      let isSeparator = scalar == "-" || scalar == "_" || scalar == " "
      let isHump = scalar.isCapital && (previous.map(Self.endsWord) ?? false)
      if isSeparator || isHump {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
      }
      if !isSeparator { word.append(scalar) }
      previous = scalar
    }
    if !word.isEmpty { words.append(String(word)) }
    self.words = words
  }

  /// `toastEnter`.
  package var camelCase: String {
    (words.first?.lowercased() ?? "") + words.dropFirst().map(Self.capitalised).joined()
  }

  /// `toast-enter`.
  package var kebabCase: String { words.map { $0.lowercased() }.joined(separator: "-") }

  /// `ToastEnter`.
  package var pascalCase: String { words.map(Self.capitalised).joined() }

  private static func endsWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isSmall || (scalar.isASCII ? "0"..."9" ~= scalar : scalar.properties.numericType != nil)
  }

  private static func capitalised(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    return first.properties.titlecaseMapping + String(word.unicodeScalars.dropFirst())
  }
}

// Nearly all names are ASCII, and the tables of Unicode are slow.
extension Unicode.Scalar {
  /// Whether it is a lower-case letter.
  package var isSmall: Bool { isASCII ? "a"..."z" ~= self : properties.isLowercase }
  /// Whether it is a capital.
  package var isCapital: Bool { isASCII ? "A"..."Z" ~= self : properties.isUppercase }
}
