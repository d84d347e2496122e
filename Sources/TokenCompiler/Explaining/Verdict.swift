import TokenModel
import TokenRules

/// What a rule says of a token.
struct Verdict {
  /// The id of the rule, or of an error of the language.
  let rule: String
  /// What it says.
  let kind: Kind

  /// What a rule can say.
  enum Kind {
    /// It finds nothing.
    case ok
    /// It finds something, in the token or where its value is written.
    case found(Diagnostic)
    /// The token accepts what it finds, for a reason.
    case waived(String)
    /// It does not run.
    case off

    /// In one word.
    var word: String {
      switch self {
      case .ok: "ok"
      case .found(let finding): finding.severity.rawValue
      case .waived: "waived"
      case .off: "off"
      }
    }
  }

  /// What every rule that looks at tokens of that section says, in the order of the catalogue's groups; before them the
  /// errors of the language that concern the token's name.
  static func all(
    on token: Token, _ chain: ValueChain, in checked: CheckedSet, _ configuration: Configuration
  ) -> [Verdict] {
    let own = [token.nameRange] + chain.steps.filter { $0.depth == 0 }.map(\.place)
    let written = Set(chain.steps.map(\.place))
    func concerns(_ finding: Diagnostic) -> Bool {
      finding.subject == token.path || written.contains(finding.range)
        || finding.notes.contains { own.contains($0.range) }
    }
    let findings = checked.diagnostics.filter(concerns)
    let errors = checked.diagnostics.filter { LanguageError(rawValue: $0.id) != nil && $0.range == token.nameRange }
    let profile = configuration.profile ?? .strict
    let rules = CataloguePage.groups.flatMap(\.rules).filter { $0.sections.contains(token.path.section) }
    return errors.map { Verdict(rule: $0.id, kind: .found($0)) }
      + rules.flatMap { rule in
        kinds(of: rule, on: token, findings, isOn: configuration.rules.severity(of: rule, profile) != nil)
          .map { Verdict(rule: rule.id, kind: $0) }
      }
  }

  private static func kinds(
    of rule: RuleDescription, on token: Token, _ findings: [Diagnostic], isOn: Bool
  ) -> [Kind] {
    guard isOn else { return [.off] }
    let found = findings.filter { $0.id == rule.id }.map(Kind.found)
    let waived = token.waivers.filter { $0.rule == rule.id }.map { Kind.waived($0.reason) }
    return found.isEmpty && waived.isEmpty ? [.ok] : found + waived
  }
}
