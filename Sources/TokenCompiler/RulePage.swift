import TokenModel
import TokenRules

/// The page of a rule as text.
enum RulePage {
  /// Everything that the rule says of itself.
  static func text(of about: RuleDescription) -> String {
    var text = "\(about.id) (\(about.severity?.rawValue ?? "off"))\n\n\(about.summary)\n\n"
    text += wrapped(about.rationale) + "\n"
    if !about.options.isEmpty {
      text += "\nLimits in the profile `strict`:\n"
      for option in about.options { text += "  \(option.name): \(value(of: option))\n" }
    }
    text += examples("Bad, with ↓ before what it finds:", about.bad)
    text += examples("Good:", about.good)
    if !about.sources.isEmpty { text += "\nSources:\n" + about.sources.map { "  \($0)\n" }.joined() }
    let settings = about.options.isEmpty ? "its severity" : "its severity and its limits"
    text += "\nTo change \(settings), write them under `rules: { \(about.id): … }` in `tokenc.yaml`.\n"
    return text + "To accept one finding, say why: `waive: { \(about.id): the reason }` in the token.\n"
  }

  private static func value(of option: RuleOption) -> String {
    let unit = option.unit.isEmpty ? "" : " " + option.unit
    switch option.value {
    case .number(let number): return "\(number)\(unit)"
    case .range(let low, let high): return low == high ? "\(low)\(unit)" : "\(low)–\(high)\(unit)"
    case nil: return "no limit"
    }
  }

  private static func examples(_ title: String, _ examples: [Example]) -> String {
    guard !examples.isEmpty else { return "" }
    let texts = examples.map { example in
      example.yaml.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
    }
    return "\n\(title)\n" + texts.joined(separator: "\n")
  }

  private static func wrapped(_ text: String) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.unicodeScalars.count + 1 + word.unicodeScalars.count > 80 {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
