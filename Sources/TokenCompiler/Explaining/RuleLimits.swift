import TokenModel
import TokenRules

/// The limits of a rule, a row an option and a column a profile.
struct RuleLimits {
  /// The profiles that have limits.
  static let profiles = Profile.allCases.filter { $0 != .none }

  /// One option of the rule.
  struct Row {
    /// The option.
    let option: RuleOption
    /// What each of `profiles` sets it to; nil where there is no limit.
    let values: [RuleOption.Value?]
  }

  /// The rows, in the order of the options.
  let rows: [Row]

  /// The limits of a rule.
  init(_ about: RuleDescription) {
    let limits = Self.profiles.map { $0.limits(of: about) }
    rows = about.options.map { option in Row(option: option, values: limits.map { $0.value(option.name) }) }
  }

  /// A table with units.
  var table: Page.Block {
    .table(
      head: ["limit"] + Self.profiles.map(\.rawValue),
      rows: rows.map { row in
        [.prose("`\(row.option.name)`")] + row.values.map { .prose(Self.text(of: $0, row.option.unit)) }
      })
  }

  private static func text(of value: RuleOption.Value?, _ unit: String) -> String {
    let unit = unit.isEmpty ? "" : " \(unit)"
    switch value {
    case .number(let number): return "\(number)\(unit)"
    case .range(let low, let high): return low == high ? "\(low)\(unit)" : "\(low)–\(high)\(unit)"
    case nil: return "no limit"
    }
  }
}

extension RuleOption {
  /// A value as a configuration writes it: `250ms`, `4pt`, `55%`, `[0, 0.3]`.
  func written(_ value: Value) -> String {
    switch value {
    case .number(let number): "\(number)\(unit)"
    case .range(let low, let high): "[\(low)\(unit), \(high)\(unit)]"
    }
  }
}
