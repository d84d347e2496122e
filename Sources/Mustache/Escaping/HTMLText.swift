extension Escaper {
  /// HTML text, or an attribute's value in quotes of either kind; hidden characters are shown, as in `<U+202E>`.
  static let html = Escaper(special: "&<>\"'") { (scalar: Unicode.Scalar, output) in
    switch scalar {
    case "&": output.append(literally: "&amp;")
    case "<": output.append(literally: "&lt;")
    case ">": output.append(literally: "&gt;")
    case "\"": output.append(literally: "&quot;")
    case "'": output.append(literally: "&#39;")
    case "\n", "\t": output.append(scalar)
    default: output.append(shownInMarkup: scalar)
    }
  }
}

extension [UInt8] {
  /// Appends a hidden scalar as `<U+202E>`, in HTML or Markdown.
  mutating func append(shownInMarkup scalar: Unicode.Scalar) {
    append(literally: "&lt;")
    append(nameOf: scalar)
    append(literally: "&gt;")
  }
}
