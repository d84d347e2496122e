extension String {
  /// The text with everything that a terminal would obey or a reader not see made visible: control characters, line
  /// and paragraph separators, what has no width and what turns the direction of writing become `<U+202E>`.
  package var visible: String {
    var text = ""
    for scalar in unicodeScalars { text += scalar.visible }
    return text
  }

  /// The text as a message quotes it: visible, so on one line, and cut where it is long.
  package var shown: String {
    let cut = unicodeScalars.prefix(Self.shownScalars)
    let text = cut.map(\.visible).joined()
    return cut.endIndex < unicodeScalars.endIndex ? text + "…" : text
  }

  private static let shownScalars = 60
}

extension Unicode.Scalar {
  /// The scalar itself, or its number where nobody would see it.
  fileprivate var visible: String {
    if isASCII, value >= 0x20, value < 0x7F { return String(self) }
    // The common selectors choose how an emoji looks; these choose forms of letters that nobody tells apart.
    let isSelector = 0xE0100...0xE01EF ~= value
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned: break
    default: if !isSelector { return String(self) }
    }
    return "<\(codePoint)>"
  }

  /// Its number as Unicode writes it: `U+202E`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
