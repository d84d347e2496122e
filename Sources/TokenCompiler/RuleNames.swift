import TokenModel
import TokenRules
import TokenSource

extension NodeReading {
  /// The rule that a key names; nil where there is none, which is reported. Errors of the language cannot be what is
  /// done with rules there.
  mutating func rule(of entry: YamlEntry, cannotBe done: String) -> RuleDescription? {
    let rules = Catalogue.rules.map { $0.about }
    if let rule = rules.first(where: { $0.id == entry.key }) { return rule }
    if LanguageError(rawValue: entry.key) != nil {
      report(
        LanguageError.unknownKey.at(
          entry.keyRange, "`\(entry.key)` is an error of the language and cannot be \(done)",
          help: "remove it; errors of the language are always errors"))
    } else if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
      reportMissingSpace(entry, colon)
    } else {
      let near = nearestName(to: entry.key, among: rules.map { $0.id })
      report(
        LanguageError.unknownKey.at(
          entry.keyRange, "there is no rule `\(entry.key.shown)`",
          help: near.map { "did you mean `\($0)`?" } ?? "`tokenc explain` lists the rules",
          change: near.map { .safe(entry.keyRange, $0) }))
    }
    return nil
  }
}
