package import TokenModel

/// What a configuration changes about the rules of a profile.
package struct RuleSettings: Sendable {
  private var settings: [String: Setting] = [:]

  /// What is changed about one rule.
  package struct Setting: Sendable {
    /// How much its findings weigh; nil where the profile decides.
    package var weight: Weight?
    /// Its options that have another value than the profile's, by name.
    package var options: [String: RuleOption.Value] = [:]

    /// No change.
    package init() {}
  }

  /// How much the findings of a rule weigh, as a configuration says it.
  package enum Weight: String, Sendable, CaseIterable {
    /// They must be mended.
    case error
    /// They should be mended.
    case warning
    /// They are worth knowing.
    case info
    /// There are none: the rule does not run.
    case off

    /// The severity; nil where the rule is off.
    package var severity: Severity? { Severity(rawValue: rawValue) }
  }

  /// No changes.
  package init() {}

  /// The change of a rule by its id; nil where nothing is changed.
  package subscript(_ rule: String) -> Setting? {
    get { settings[rule] }
    set { settings[rule] = newValue }
  }

  /// How much the findings of a rule weigh under a profile with these changes; nil where the rule is off.
  package func severity(of rule: RuleDescription, _ profile: Profile) -> Severity? {
    guard let weight = settings[rule.id]?.weight else { return profile.severity(of: rule) }
    return weight.severity
  }

  /// The numbers of a rule under a profile with these changes.
  func limits(of rule: RuleDescription, _ profile: Profile) -> Limits {
    profile.limits(of: rule).changed(by: settings[rule.id]?.options ?? [:])
  }
}
