import TokenModel

/// Which names tokens and groups may have.
enum NameGrammar {
  /// The most scalars of a name.
  static let longest = 64
  /// The most scalars of a section and all names below it, so that no message or memory is filled with one path.
  static let longestPath = 256

  /// What is wrong with a name, as the end of "the name `…` …"; nil where nothing is.
  static func fault(in name: String) -> String? {
    let scalars = name.unicodeScalars
    if name.isEmpty { return "is empty" }
    if scalars.count > longest { return "is longer than \(longest) characters" }
    for scalar in scalars where !isAllowed(scalar) {
      let isVisible = scalar.properties.generalCategory != .format && scalar.properties.generalCategory != .control
      let shown = isVisible && scalar.properties.isGraphemeBase ? "`\(scalar)`" : codePoint(scalar)
      return "holds \(shown)"
    }
    if scalars.first == " " || scalars.last == " " { return "begins or ends with a space" }
    if hasDoubleSpace(name) { return "holds two spaces in a row" }
    let hasLetter = scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return hasLetter ? nil : "holds no letter or digit"
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", " ": true
    // Joiners continue identifiers, but nobody sees them.
    default: !scalar.isASCII && scalar.properties.isXIDContinue && scalar.properties.generalCategory != .format
    }
  }

  private static func hasDoubleSpace(_ name: String) -> Bool {
    zip(name.utf8, name.utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
  }

  private static func codePoint(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
