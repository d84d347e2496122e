import TokenModel
import TokenRules
import TokenSource

extension ConfigurationReader {
  /// Reads the value of an option; nil where something was reported.
  mutating func readValue(_ entry: YamlEntry, _ option: RuleOption) -> RuleOption.Value? {
    guard option.isRange else {
      return readNumber(entry.value, option).map(RuleOption.Value.number)
    }
    guard case .sequence(let items) = entry.value.content, items.count == 2 else {
      if case .refused = entry.value.content { return nil }
      report(
        .valueInvalid, firstLine(of: entry.value.range), "`\(option.name)` is a range of two numbers",
        help: "write the smallest and the largest: `[0, 0.2]`")
      return nil
    }
    guard let low = readNumber(items[0], option), let high = readNumber(items[1], option) else { return nil }
    guard low <= high else {
      report(
        .valueRange, entry.value.range, "the range of `\(option.name)` begins at \(low), above its end, \(high)",
        help: "write `[\(high), \(low)]`", change: .offered(entry.value.range, "[\(high), \(low)]"))
      return nil
    }
    return .range(low, high)
  }

  private mutating func readNumber(_ node: YamlNode, _ option: RuleOption) -> Decimal? {
    if node.isMissing {
      report(.valueMissing, node.range, "`\(option.name)` has an empty place in its list", help: "write a number")
      return nil
    }
    guard let value = readQuantity(node, option.quantity, option.name) else { return nil }
    let written = option.quantity.text(value)
    if option.isWhole, value.whole == nil || value < 1 {
      report(
        .valueRange, node.range, "`\(option.name)` is \(written); it must be a whole number, at least 1",
        help: "write a number such as `8`")
      return nil
    }
    if !option.isRange, value < 0 || (option.isAboveZero && value == 0) {
      report(
        .valueRange, node.range,
        "`\(option.name)` is \(written); it must be \(option.isAboveZero ? "above" : "at least") 0",
        help: "to turn the rule off, say so: `off`")
      return nil
    }
    return value
  }
}

extension RuleOption {
  /// What the option measures, as values are read.
  var quantity: Quantity {
    switch unit {
    case "ms": .time
    case "%": .percent
    case "pt": .length
    default: .number
    }
  }
}
