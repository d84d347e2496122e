import TokenModel

/// The text of a finding in SARIF: sentences, of which viewers show the first as a title, and a link to each second
/// place.
///
/// Source: SARIF 2.1.0, 3.11.6: `[text](1)` links to the related location of that id.
struct SARIFMessage {
  /// The plain text.
  let text: String

  /// The text of a finding that has links to its first `links` notes.
  init(_ finding: Diagnostic, links: Int) {
    let sentences = [finding.message, finding.why, finding.help].compactMap { $0.map { Self.sentence(Self.plain($0)) } }
    let places = finding.notes.prefix(links).enumerated().map { "[\(Self.linked($1.message))](\($0 + 1))." }
    text = (sentences + places).joined(separator: " ")
  }

  /// A text in which nothing is a link: `](` never stands in it.
  static func plain(_ text: String) -> String { escaped(text) { $1 == "(" && $0 == "]" } }

  /// A text inside the brackets of a link.
  private static func linked(_ text: String) -> String { escaped(text) { "[]\\".unicodeScalars.contains($1) } }

  /// The visible text with a backslash in front of each scalar that, with the one before it, needs one.
  private static func escaped(_ text: String, _ isSpecial: (Unicode.Scalar?, Unicode.Scalar) -> Bool) -> String {
    var result = String.UnicodeScalarView()
    var last: Unicode.Scalar?
    for scalar in text.visible.unicodeScalars {
      if isSpecial(last, scalar) { result.append("\\") }
      result.append(scalar)
      last = scalar
    }
    return String(result)
  }

  /// A text with a capital in front and a period behind, where it has no sign of its own.
  private static func sentence(_ text: String) -> String {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return text }
    let capital = first.isASCII ? first.properties.uppercaseMapping : String(first)
    return capital + String(text.unicodeScalars.dropFirst()) + (".!?".unicodeScalars.contains(last) ? "" : ".")
  }
}
