import TokenModel
import TokenRules

/// What the tool tells of its rules and of the errors of the language.
package enum Explanation {
  /// The page of a rule or language error; nil where there is none of that id.
  package static func text(of id: String) -> String? {
    if let rule = Catalogue.rules.first(where: { $0.about.id == id }) { return RulePage.text(of: rule.about) }
    guard let error = LanguageError(rawValue: id) else { return nil }
    return "\(error.rawValue): \(error.summary)\n\nAn error of the language: it cannot be turned off or waived.\n"
  }

  /// Every id that has a page, rules first.
  package static var ids: [String] {
    Catalogue.rules.map { $0.about.id } + LanguageError.allCases.map(\.rawValue)
  }

  /// All of them in one table, a line each.
  package static var catalogue: String {
    let rules = Catalogue.rules.map { ($0.about.id, $0.about.severity?.rawValue ?? "off", $0.about.summary) }
    let errors = LanguageError.allCases.map { ($0.rawValue, "error", $0.summary) }
    return "Rules:\n" + table(rules) + "\nErrors of the language, which cannot be turned off:\n" + table(errors)
  }

  private static func table(_ rows: [(String, String, String)]) -> String {
    rows.map { id, severity, summary in "  \(padded(id, idWidth)) \(padded(severity, 8)) \(summary)\n" }.joined()
  }

  /// The width of the longest id.
  private static let idWidth = ids.map(\.utf8.count).max() ?? 0

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }
}
