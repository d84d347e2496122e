import Mustache

/// What `{{x}}` writes in a language.
func escape(_ text: String, for language: TemplateLanguage) throws -> String {
  try Sample("{{x}}", path: path(language)).render(.record(["x": .text(text)]))
}

/// A template's path that tells the language.
func path(_ language: TemplateLanguage) -> String { "\(language.rawValue).mustache" }

/// Whether a reader of the output would see less than is there, by Unicode's own classes.
func isHidden(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .format, .lineSeparator, .paragraphSeparator: true
  default: (0xE0000...0xE007F).contains(scalar.value)
  }
}

/// A text with its hidden characters as `<U+202E>`, but for some.
func shown(_ text: String, keeping kept: Set<Unicode.Scalar>) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    if isHidden(scalar), !kept.contains(scalar) {
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

extension String {
  /// The characters that have no backslash in front of them.
  var unescaped: Set<Unicode.Scalar> {
    var result: Set<Unicode.Scalar> = []
    var isEscaped = false
    for scalar in unicodeScalars {
      if !isEscaped { result.insert(scalar) }
      isEscaped = !isEscaped && scalar == "\\"
    }
    return result
  }
}
