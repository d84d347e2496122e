package import TokenModel

/// One number of a rule that a profile or a configuration can change.
package struct RuleOption: Sendable {
  /// What the configuration calls it.
  package let name: String
  /// What it measures, for people: `ms`, `%`, `pt` or nothing.
  package let unit: String
  /// What `strict` says; nil where `strict` has no limit.
  package let value: Value?
  /// Whether zero is too small; nothing below zero makes sense, but for the ends of a range.
  package let isAboveZero: Bool
  /// Whether only whole numbers make sense.
  package let isWhole: Bool

  /// A limit.
  package enum Value: Hashable, Sendable, ExpressibleByIntegerLiteral {
    /// One number.
    case number(Decimal)
    /// A smallest and a largest number.
    case range(Decimal, Decimal)

    /// One number.
    package init(integerLiteral number: Int) { self = .number(Decimal(integerLiteral: number)) }
  }

  /// Whether it is a smallest and a largest number.
  package var isRange: Bool { if case .range? = value { true } else { false } }

  /// An option that is one number.
  package init(
    _ name: String, _ number: Decimal?, unit: String = "", isAboveZero: Bool = false, isWhole: Bool = false
  ) {
    self.isAboveZero = isAboveZero
    self.isWhole = isWhole
    self.name = name
    self.unit = unit
    value = number.map(Value.number)
  }

  /// An option that is a range.
  package init(_ name: String, from low: Decimal, to high: Decimal, unit: String = "") {
    self.name = name
    self.unit = unit
    value = .range(low, high)
    isAboveZero = false
    isWhole = false
  }

  /// One option a role, in the order of `Role`; a role without a number has no limit.
  package static func perRole(_ limits: [Role: Decimal], unit: String) -> [RuleOption] {
    Role.allCases.map { RuleOption($0.rawValue, limits[$0], unit: unit) }
  }

  /// One range a role, in the order of `Role`.
  package static func perRole(_ limits: [Role: (Decimal, Decimal)]) -> [RuleOption] {
    Role.allCases.compactMap { role in
      limits[role].map { RuleOption(role.rawValue, from: $0.0, to: $0.1) }
    }
  }
}

/// The numbers of one rule in one profile.
package struct Limits: Sendable {
  private var values: [String: RuleOption.Value]

  /// The numbers that `options` name.
  package init(_ options: [RuleOption]) {
    values = Dictionary(uniqueKeysWithValues: options.compactMap { option in option.value.map { (option.name, $0) } })
  }

  /// The numbers with some of them changed.
  func changed(by options: [String: RuleOption.Value]) -> Self {
    var limits = self
    for (name, value) in options { limits.values[name] = value }
    return limits
  }

  /// What an option is set to; nil where there is no limit.
  package func value(_ name: String) -> RuleOption.Value? { values[name] }

  /// The number of an option; nil where there is no limit.
  package func number(_ name: String) -> Decimal? {
    if case .number(let number)? = values[name] { number } else { nil }
  }

  /// From `min` to `max`; an end that is not limited reaches to what a value can be.
  package var band: ClosedRange<Decimal> {
    let low = number("min") ?? .zero
    return low...max(low, number("max") ?? Decimal.limit)
  }

  /// The number of each role that has one.
  package var numberPerRole: [Role: Decimal] {
    Dictionary(uniqueKeysWithValues: Role.allCases.compactMap { role in number(role.rawValue).map { (role, $0) } })
  }

  /// The range of each role that has one.
  package var rangePerRole: [Role: ClosedRange<Decimal>] {
    var ranges: [Role: ClosedRange<Decimal>] = [:]
    for role in Role.allCases {
      if case .range(let low, let high)? = values[role.rawValue] { ranges[role] = low...high }
    }
    return ranges
  }
}

extension Profile {
  /// How much the findings of a rule weigh; nil where the rule is off.
  package func severity(of rule: RuleDescription) -> Severity? {
    self == .none ? nil : rule.severity
  }

  /// The numbers of a rule.
  package func limits(of rule: RuleDescription) -> Limits {
    Limits(rule.options).changed(by: rule.profiles[self] ?? [:])
  }
}

extension ClosedRange where Bound == Decimal {
  /// The nearest value that lies in it.
  func nearest(to value: Decimal) -> Decimal { Swift.min(Swift.max(value, lowerBound), upperBound) }

  /// Both ends, as messages print them: `30–50`.
  var text: String { "\(lowerBound)–\(upperBound)" }
}
