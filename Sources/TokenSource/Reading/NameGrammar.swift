import TokenModel

/// Which names tokens and groups may have.
enum NameGrammar {
  /// What is wrong with a name, as the end of "the name `…` …"; nil where nothing is.
  static func fault(in name: String) -> String? {
    let scalars = name.unicodeScalars
    if name.isEmpty { return "is empty" }
    if scalars.count > TokenPath.longestName { return "is longer than \(TokenPath.longestName) characters" }
    for scalar in scalars where !isAllowed(scalar) {
      let isVisible = scalar.properties.generalCategory != .format && scalar.properties.generalCategory != .control
      let shown = isVisible && scalar.properties.isGraphemeBase ? "`\(scalar)`" : scalar.codePoint
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
}
