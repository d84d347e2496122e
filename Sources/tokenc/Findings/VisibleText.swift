/// The text with everything that a terminal would obey or hide made visible: control characters, line and
/// paragraph separators, and what turns the direction of writing become `<U+202E>`.
func visibleText(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      shown += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    default: shown.unicodeScalars.append(scalar)
    }
  }
  return shown
}

/// A line of a file made visible; a tab becomes two spaces, whatever the terminal's stops are.
func visibleLine(_ line: String) -> String {
  visibleText(line.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "  "))
}
