package import TokenModel

/// A smallest number above a largest one, between which nothing is allowed.
package struct LimitConflict: Sendable {
  /// The smallest number.
  package let low: End
  /// The largest number, of the same rule or of another.
  package let high: End

  /// One of the two.
  package struct End: Sendable {
    /// The id of its rule.
    package let rule: String
    /// Its option.
    package let option: RuleOption
    /// What the option is set to.
    package let value: Decimal
  }
}

extension RuleSettings {
  /// The conflicts between numbers, be they changed or the profile's, in the order of the catalogue.
  package func conflicts(under profile: Profile) -> [LimitConflict] {
    let bands = Catalogue.rules.compactMap { rule in
      let about = rule.about
      return conflict(end("min", of: about, profile), end("max", of: about, profile))
    }
    let (floor, cap) = (DurationFloor.about, DurationCap.about)
    guard severity(of: floor, profile) != nil, severity(of: cap, profile) != nil else { return bands }
    return bands
      + Role.allCases.compactMap { conflict(end($0.rawValue, of: floor, profile), end($0.rawValue, of: cap, profile)) }
  }

  private func end(_ name: String, of rule: RuleDescription, _ profile: Profile) -> LimitConflict.End? {
    guard let option = rule.options.first(where: { $0.name == name }),
      let value = limits(of: rule, profile).number(name)
    else { return nil }
    return LimitConflict.End(rule: rule.id, option: option, value: value)
  }

  private func conflict(_ low: LimitConflict.End?, _ high: LimitConflict.End?) -> LimitConflict? {
    guard let low, let high, low.value > high.value else { return nil }
    return LimitConflict(low: low, high: high)
  }
}
