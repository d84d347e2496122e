import TokenModel
import TokenRules
import TokenSource

extension ConfigurationReader {
  /// Reads what is changed about rules.
  mutating func readRules(_ entry: YamlEntry) {
    guard let entries = mapping(entry, of: "rules", help: "name a rule and a severity: `spacing-grid: off`") else {
      return
    }
    let cut = reportCommasInTexts(entries)
    for (number, entry) in entries.enumerated() where !cut.contains(number) {
      guard let rule = rule(of: entry, cannotBe: "configured") else { continue }
      if entry.value.isMissing {
        reportMissing(entry.keyRange)
      } else if let setting = readSetting(entry, rule) {
        configuration.rules[rule.id] = setting
      }
    }
  }

  /// The entries of a mapping; nil where it is none, which is reported.
  mutating func mapping(_ entry: YamlEntry, of what: String, help: String) -> [YamlEntry]? {
    if let entries = entry.value.entries {
      if entries.isEmpty, !hasFault(in: entry.value.range) {
        report(.valueMissing, entry.value.range, "`\(what)` has nothing in it", help: help)
      }
      return entries
    }
    if case .refused = entry.value.content { return nil }
    report(
      .valueInvalid, firstLine(of: entry.value.range), "`\(what)` is \(entry.value.kind), not a mapping", help: help)
    return nil
  }

  private mutating func readSetting(_ entry: YamlEntry, _ rule: RuleDescription) -> RuleSettings.Setting? {
    var setting = RuleSettings.Setting()
    guard case .mapping(let entries, _) = entry.value.content else {
      setting.weight = readWeight(entry)
      return setting.weight == nil ? nil : setting
    }
    if entries.isEmpty, !hasFault(in: entry.value.range) {
      report(
        .valueMissing, entry.value.range, "`\(rule.id)` says nothing",
        help: "write a severity or an option, or remove it")
    }
    let known = ["severity"] + rule.options.map(\.name)
    let cut = reportCommasInTexts(entries)
    var places: [String: SourceRange] = [:]
    for (number, part) in entries.enumerated() where !cut.contains(number) {
      guard let key = key(of: part, among: known, in: "`\(rule.id)`", beside: entries) else { continue }
      if part.value.isMissing {
        reportMissing(part.keyRange)
      } else if key == "severity" {
        setting.weight = readWeight(part)
      } else if let option = rule.options.first(where: { $0.name == key }), let value = readValue(part, option) {
        setting.options[key] = value
        places[key] = part.value.range
      }
    }
    optionPlaces[rule.id] = places
    return setting
  }

  private mutating func readWeight(_ entry: YamlEntry) -> RuleSettings.Weight? {
    let others = ["false": "off", "no": "off", "none": "off", "never": "off", "disabled": "off", "warn": "warning"]
    if case .scalar(let text, _) = entry.value.content, let meant = others[text.lowercased()] {
      report(
        .valueInvalid, entry.value.range, "`\(text)` is not a severity", help: "did you mean `\(meant)`?",
        change: .safe(entry.value.range, meant))
      return nil
    }
    return readChoice(entry, RuleSettings.Weight.self, noun: "a severity")
  }
}
