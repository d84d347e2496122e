package import TokenModel

/// Runs the rules of a profile over a set.
package struct Linter: Sendable {
  private let rules: [(rule: any Rule, severity: Severity)]

  /// A linter with the rules that the profile has on.
  package init(_ profile: Profile) {
    rules = Catalogue.rules.compactMap { type in
      let about = type.about
      return profile.severity(of: about).map { (type.init(profile.limits(of: about)), $0) }
    }
  }

  /// Everything that the rules find and no waiver accepts.
  package func check(_ set: TokenSet) -> [Diagnostic] {
    var lint = Lint(set: set, activeRules: Set(rules.map { Self.about($0.rule).id }))
    var diagnostics = rules.isEmpty ? [] : unknownWaivers(in: set)
    let ordered = rules.filter { !Self.about($0.rule).isLast } + rules.filter { Self.about($0.rule).isLast }
    for (rule, severity) in ordered {
      let about = Self.about(rule)
      rule.check(&lint)
      for finding in lint.take(foundBy: about.id) where !finding.isWaived(from: about.id, in: set) {
        diagnostics.append(
          Diagnostic(
            id: about.id, severity: severity, range: finding.range, message: finding.message.text,
            why: about.why, help: finding.help?.text, notes: finding.notes, change: finding.change))
      }
    }
    return diagnostics
  }

  private static func about(_ rule: any Rule) -> RuleDescription { type(of: rule).about }

  /// A waiver of a rule that does not exist, or of a language error.
  private func unknownWaivers(in set: TokenSet) -> [Diagnostic] {
    let known = Set(Catalogue.rules.map { $0.about.id })
    return set.tokens.flatMap(\.waivers).filter { !known.contains($0.rule) }.map { waiver in
      if LanguageError(rawValue: waiver.rule) != nil {
        return LanguageError.unknownKey.at(
          waiver.range, "`\(waiver.rule)` is an error of the language and cannot be waived", help: "mend it instead")
      }
      let near = nearestName(to: waiver.rule, among: known.sorted())
      return LanguageError.unknownKey.at(
        waiver.range, "there is no rule `\(waiver.rule.shown)`",
        help: near.map { "did you mean `\($0)`?" } ?? "`tokenc explain` lists the rules",
        change: near.map { .safe(waiver.range, $0) })
    }
  }
}

extension Finding {
  fileprivate func isWaived(from rule: String, in set: TokenSet) -> Bool {
    set.tokens[token].waivers.contains { $0.rule == rule }
  }
}

/// One run of the rules: the set and what was found so far.
package struct Lint {
  /// The tokens.
  package let set: TokenSet
  /// The ids of the rules that run.
  package let activeRules: Set<String>
  private var findings: [Finding] = []
  private var found: Set<Place> = []

  private struct Place: Hashable {
    var token: Int
    var rule: String
  }

  fileprivate init(set: TokenSet, activeRules: Set<String>) {
    self.set = set
    self.activeRules = activeRules
  }

  /// Notes a finding.
  package mutating func report(_ finding: Finding) { findings.append(finding) }

  /// Whether a rule that has already run found something in a token, waived or not.
  package func isFound(by rule: String, token: Int) -> Bool { found.contains(Place(token: token, rule: rule)) }

  /// Hands over what a rule reported.
  fileprivate mutating func take(foundBy rule: String) -> [Finding] {
    defer { findings = [] }
    for finding in findings { found.insert(Place(token: finding.token, rule: rule)) }
    return findings
  }
}
