import Mustache

extension TemplateValue {
  /// A text of the author without the line end that a block of YAML has, or other blanks behind it.
  static func authored(_ text: String) -> TemplateValue {
    let blanks = text.unicodeScalars.reversed().prefix { $0.properties.isWhitespace }.count
    return .text(String(text.unicodeScalars.dropLast(blanks)))
  }
}
