package import TokenModel

/// Runs the rules of a profile over a set.
package struct Linter: Sendable {
  private let rules: [(rule: any Rule, severity: Severity)]

  /// A linter with the rules that are on by the profile and what is changed about it.
  package init(_ profile: Profile, _ settings: RuleSettings = RuleSettings()) {
    rules = Catalogue.rules.compactMap { type in
      let about = type.about
      return settings.severity(of: about, profile).map { (type.init(settings.limits(of: about, profile)), $0) }
    }
  }

  /// Everything that the rules find and no waiver accepts.
  package func check(_ set: TokenSet) -> [Diagnostic] {
    var lint = Lint(set: set, rules: rules.map(\.rule))
    var diagnostics = rules.isEmpty ? [] : unknownWaivers(in: set)
    let ordered = rules.filter { !Self.about($0.rule).isLast } + rules.filter { Self.about($0.rule).isLast }
    for (rule, severity) in ordered {
      let about = Self.about(rule)
      for finding in lint.findings(of: rule, about.id) where lint.stands(finding) {
        diagnostics.append(
          Diagnostic(
            id: about.id, severity: severity, range: finding.range, message: finding.message.text,
            why: about.why, help: finding.help?.text, notes: finding.notes, change: finding.change,
            subject: set.path(of: finding.subject)))
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

/// One run of the rules: the set and what was found so far.
package struct Lint {
  /// The tokens.
  package let set: TokenSet
  /// The ids of the rules that run.
  package let activeRules: Set<String>
  private let rules: [any Rule]
  /// The id of the rule that runs.
  private var running = ""
  private var findings: [Finding] = []
  private var found: Set<InSubject> = []
  private var reported: Set<AtPlace> = []

  private struct InSubject: Hashable {
    var subject: Finding.Subject
    var rule: String
  }

  private struct AtPlace: Hashable {
    var range: SourceRange
    var rule: String
  }

  fileprivate init(set: TokenSet, rules: [any Rule]) {
    self.set = set
    self.rules = rules
    activeRules = Set(rules.map { type(of: $0).about.id })
  }

  /// Notes a finding.
  package mutating func report(_ finding: Finding) { findings.append(finding) }

  /// Whether a rule that has already run found something in a token, waived or not.
  package func isFound(by rule: String, token: Int) -> Bool {
    found.contains(InSubject(subject: .token(token), rule: rule))
  }

  /// Whether a rule that has already run found something at a place, and nobody accepts it.
  package func isReported(by rule: String, at range: SourceRange) -> Bool {
    reported.contains(AtPlace(range: range, rule: rule))
  }

  /// A rule of the run, with its limits; nil where it is off.
  func rule<Other: Rule>(_: Other.Type) -> Other? { rules.lazy.compactMap { $0 as? Other }.first }

  /// Whether a token accepts the findings of the rule that runs.
  func isWaived(in token: Token) -> Bool { token.waivers.contains { $0.rule == running } }

  /// Runs a rule and hands over what it reported.
  fileprivate mutating func findings(of rule: any Rule, _ id: String) -> [Finding] {
    running = id
    findings = []
    rule.check(&self)
    for finding in findings { found.insert(InSubject(subject: finding.subject, rule: id)) }
    return findings
  }

  /// Whether a finding is no token's waiver's and the first of its rule at its place: what a group says is wrong once,
  /// not in each of its tokens.
  fileprivate mutating func stands(_ finding: Finding) -> Bool {
    if case .token(let token) = finding.subject, isWaived(in: set.tokens[token]) { return false }
    return reported.insert(AtPlace(range: finding.range, rule: running)).inserted
  }
}

extension TokenSet {
  /// The name of what a finding is about.
  fileprivate func path(of subject: Finding.Subject) -> TokenPath {
    switch subject {
    case .token(let index): tokens[index].path
    case .group(let path): path
    }
  }
}
