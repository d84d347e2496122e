extension String {
  /// The text as a message quotes it: on one line, without invisible characters, cut where it is long.
  package var shown: String {
    var text = ""
    for (count, scalar) in unicodeScalars.prefix(Self.shownScalars + 1).enumerated() {
      if count == Self.shownScalars { return text + "…" }
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned:
        text += scalar == "\n" ? "\\n" : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static let shownScalars = 60
}
