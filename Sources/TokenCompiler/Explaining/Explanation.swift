import TokenModel
import TokenRules

/// What the tool tells of its rules and of the errors of the language.
package enum Explanation {
  /// The page of a rule or language error; nil where there is none of that id.
  package static func text(of id: String, _ format: ExplanationFormat = .text) -> String? {
    if let rule = Catalogue.rules.first(where: { $0.about.id == id }) {
      return format.text(of: RulePage.page(of: rule.about)) { RuleJSON.text(of: rule.about) }
    }
    guard let error = LanguageError(rawValue: id) else { return nil }
    return format.text(of: LanguageErrorPage.page(of: error)) { LanguageErrorPage.json(of: error) }
  }

  /// Every id that has a page, rules first.
  package static var ids: [String] {
    Catalogue.rules.map { $0.about.id } + LanguageError.allCases.map(\.rawValue)
  }

  /// All of them, by group.
  package static func catalogue(_ format: ExplanationFormat = .text) -> String {
    format.text(of: CataloguePage.page) { CataloguePage.json }
  }
}
