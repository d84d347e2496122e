import TokenModel

/// Configurations whose rules are wrong.
extension ConfigurationTests {
  private static func rule(_ text: String, says gist: String) -> ConfigurationCase {
    .bad("rules: { \(text) }", finds: .valueInvalid, says: gist)
  }

  static let ruleRows: [ConfigurationCase] = [
    .bad("rules: ↓off", finds: .valueInvalid, says: "`rules` is a plain value, not a mapping"),
    .bad("rules: ↓[spacing-grid]", finds: .valueInvalid, says: "`rules` is a list", "`spacing-grid: off`"),
    .bad("rules: ↓{}", finds: .valueMissing, says: "`rules` has nothing in it"),
    .bad("rules: { ↓spacing-gird: off }", finds: .unknownKey, says: "there is no rule `spacing-gird`", "spacing-grid"),
    .bad("rules: { ↓beauty: off }", finds: .unknownKey, says: "`tokenc explain` lists the rules"),
    .bad("rules: { ↓syntax: off }", finds: .unknownKey, says: "an error of the language and cannot be configured"),
    .bad("rules: { ↓unit-missing: warning }", finds: .unknownKey, says: "cannot be configured"),
    .bad("rules:\n  ↓spacing-grid:\n", finds: .valueMissing, says: "`spacing-grid` has no value"),
    .bad("rules: { ↓spacing-grid:off }", finds: .valueMissing, says: "`spacing-grid: off`"),
    .bad("rules: { spacing-grid: ↓{} }", finds: .valueMissing, says: "`spacing-grid` says nothing"),
    .bad("rules: { spacing-grid: ↓[off] }", finds: .valueInvalid, says: "`spacing-grid` is a list"),
    rule("spacing-grid: ↓erorr", says: "did you mean `error`?"), rule("spacing-grid: ↓warn", says: "`warning`"),
    rule("spacing-grid: ↓false", says: "`off`"), rule("spacing-grid: ↓None", says: "`off`"),
    rule("spacing-grid: ↓true", says: "error, warning, info, off"), rule("spacing-grid: ↓8", says: "error, warning"),
    rule("spacing-grid: { severity: ↓warn, unit: 8 }", says: "`warning`"),
    .bad("rules: { spacing-grid: off, ↓spacing-grid: error }", finds: .duplicateKey, says: "first here"),
  ]

  static let optionRows: [ConfigurationCase] = [
    .bad("rules: { duration-cap: { ↓standart: 300ms } }", finds: .unknownKey, says: "`standart`", "`standard`"),
    .bad("rules: { duration-cap: { ↓limit: 300ms } }", finds: .unknownKey, says: "severity, press, control, standard"),
    .bad("rules: { exit-missing: { ↓max: 3 } }", finds: .unknownKey, says: "its one key is severity"),
    .bad("rules: { bounce-limit: { ↓dwell: [0, 1] } }", finds: .unknownKey, says: "`dwell`"),
    .bad("rules: { duration-cap: { standard: ↓300 } }", finds: .unitMissing, says: "300ms"),
    .bad("rules: { duration-cap: { standard: ↓300pt } }", finds: .unitUnknown, says: "`pt`"),
    .bad("rules: { duration-cap: { standard: ↓fast } }", finds: .valueInvalid, says: "`fast` is not a time"),
    .bad("rules: { duration-cap: { standard: ↓[100ms, 300ms] } }", finds: .valueInvalid, says: "`standard` is a list"),
    .bad("rules: { duration-cap: { standard: ↓-1ms } }", finds: .valueRange, says: "at least 0"),
    .bad("rules: { duration-cap: { ↓standard: } }", finds: .valueMissing, says: "`standard` has no value"),
    .bad("rules: { duration-cap: { standard: ↓0.1234567ms } }", finds: .numberInvalid, says: "six decimals"),
    .bad("rules: { exit-ratio: { min: ↓50 } }", finds: .unitMissing, says: "50%"),
    .bad("rules: { exit-ratio: { max: ↓0.7 } }", finds: .unitMissing, says: "70%"),
    .bad("rules: { exit-ratio: { min: ↓50ms } }", finds: .unitUnknown, says: "percentage"),
    .bad("rules: { exit-ratio: { min: ↓70% } }", finds: .valueRange, says: "`min` is 70% and `max` is 65%"),
    .bad("rules: { exit-ratio: { max: ↓54.9% } }", finds: .valueRange, says: "`min` is 55% and `max` is 54.9%"),
    .bad("rules: { exit-ratio: { max: 50%, min: ↓60% } }", finds: .valueRange, says: "would allow nothing", "is here"),
    .bad("rules: { stagger-interval: { min: ↓51ms } }", finds: .valueRange, says: "`max` is 50ms"),
    .bad("rules: { bounce-limit: { standard: ↓[0.3, 0.1] } }", finds: .valueRange, says: "[0.1, 0.3]"),
    .bad("rules: { bounce-limit: { standard: ↓0.1 } }", finds: .valueInvalid, says: "a range of two numbers"),
    .bad("rules: { bounce-limit: { standard: ↓[0.1] } }", finds: .valueInvalid, says: "a range of two numbers"),
    .bad("rules: { bounce-limit: { standard: [0, ↓10%] } }", finds: .unitUnknown, says: "`10%` is a percentage", "0.1"),
    .bad("rules: { bounce-limit: { any: ↓.4 } }", finds: .numberInvalid, says: "0.4"),
    .bad("rules: { stagger-items: { max: ↓8.5 } }", finds: .valueRange, says: "a whole number, at least 1"),
    .bad("rules: { stagger-items: { max: ↓0 } }", finds: .valueRange, says: "a whole number, at least 1"),
    .bad("rules: { spacing-grid: { unit: ↓0 } }", finds: .valueRange, says: "above 0", "`off`"),
    .bad("rules: { spacing-grid: { unit: ↓4px } }", finds: .unitUnknown, says: "4pt"),
    .bad(
      "rules: { duration-cap: { severity: ↓loud, press: ↓1, ↓pres: 1ms } }", finds: .valueInvalid, .unitMissing,
      .unknownKey, says: "`loud` is not a severity"),
  ]

  /// Numbers that allow nothing beside those of the profile, wherever that is named.
  static let orderRows: [ConfigurationCase] = [
    .bad(
      "rules: { exit-ratio: { min: ↓71% } }\nprofile: hig", finds: .valueRange, says: "`min` is 71% and `max` is 70%"),
    .bad(
      "profile: hig\nrules: { exit-ratio: { max: ↓49.9% } }", finds: .valueRange,
      says: "`min` is 50% and `max` is 49.9%"
    ),
    .bad("profile: material\nrules: { stagger-interval: { min: ↓41ms } }", finds: .valueRange, says: "`max` is 40ms"),
    .bad("profile: none\nrules: { exit-ratio: { min: ↓70% } }", finds: .valueRange, says: "`max` is 65%"),
    .bad("profile: ↓higg\nrules: { exit-ratio: { min: 66% } }", finds: .valueInvalid, says: "did you mean `hig`?"),
    .bad(
      "rules: { duration-floor: { standard: ↓251ms } }", finds: .valueRange,
      says: "`standard` is 251ms in `duration-floor` and 250ms in `duration-cap`", "not above the cap"),
    .bad(
      "rules: { duration-cap: { press: ↓49ms } }", finds: .valueRange,
      says: "`press` is 50ms in `duration-floor` and 49ms in `duration-cap`"),
    .bad(
      "rules: { duration-cap: { travel: 300ms }, duration-floor: { travel: ↓301ms, press: ↓200ms } }",
      finds: .valueRange, .valueRange, says: "301ms", "`duration-cap` is set here"),
    .bad(
      "profile: material\nrules: { duration-floor: { standard: ↓301ms } }", finds: .valueRange,
      says: "300ms in `duration-cap`"),
    .bad(
      "profile: none\nrules: { duration-floor: { severity: info, press: ↓151ms }, duration-cap: error }",
      finds: .valueRange, says: "150ms"),
  ]
}
