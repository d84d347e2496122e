import TokenModel
import TokenRules

/// What the tool can say to a word that names a token.
package enum TokenExplanation {
  /// The page of the token.
  case page(String)
  /// It has no value, or may be in a file that could not be read to its end; these errors keep it from having one.
  case broken(Report)
  /// There is none of that name; the rest of a sentence about what was most likely meant.
  case unknown(String)

  /// Looks a token up in a judged set.
  package init(
    of name: String, in checked: CheckedSet, _ configuration: Configuration, _ format: ExplanationFormat
  ) {
    if let token = checked.set.tokens.first(where: { $0.path.text == name }) {
      let story = TokenStory(of: token, in: checked, configuration)
      self = .page(format.text(of: TokenPage.page(of: story)) { TokenJSON(story).text })
    } else if checked.isIncomplete || checked.broken.contains(where: { $0.text == name }) {
      var report = Report(checked)
      report.diagnostics.removeAll { LanguageError(rawValue: $0.id) == nil }
      self = .broken(report)
    } else {
      self = .unknown(Self.hint(for: name, in: checked))
    }
  }

  /// What somebody most likely meant by a word that names neither a rule nor a token of the set.
  package static func nearest(to word: String, in checked: CheckedSet?) -> String? {
    let paths = (checked?.set.tokens.map(\.path) ?? []) + (checked?.broken ?? [])
    if let path = paths.first(where: { $0.names.joined(separator: ".") == word }) { return path.text }
    return nearestName(to: word, among: paths.map(\.text) + Explanation.ids)
  }

  private static func hint(for name: String, in checked: CheckedSet) -> String {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let owner = parts.dropLast().joined(separator: ".")
    let paths = checked.set.tokens.map(\.path.text)
    if let last = parts.last, Property(rawValue: String(last)) != nil, paths.contains(owner) {
      return "; `\(last)` is a part of `\(owner)`, which is one"
    }
    if let inside = paths.first(where: { $0.hasPrefix(name + ".") }) {
      return "; it is a group: name one of its tokens, such as `\(inside)`"
    }
    if let near = nearest(to: name, in: checked) { return "; did you mean `\(near)`?" }
    let files = TextReport.number(checked.files.count, "file")
    return " among the \(TextReport.number(checked.set.tokens.count, "token")) of \(files)"
  }
}
