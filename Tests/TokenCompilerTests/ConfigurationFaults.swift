import TokenModel

/// Configurations that are wrong in their keys, tokens, profile and Reduce Motion.
extension ConfigurationTests {
  static let keyRows: [ConfigurationCase] = [
    .bad("↓toknes: tokens/", finds: .unknownKey, says: "`toknes` is not a key of a configuration", "`tokens`"),
    .bad("profile: none\n↓Profile: strict", finds: .unknownKey, says: "`profile`"),
    .bad("↓namespace: App", finds: .unknownKey, says: "the keys are tokens, profile, reduceMotion, outputs"),
    .bad("↓springs: { a: { duration: 250ms } }", finds: .unknownKey, says: "tokens belong in a file of their own"),
    .bad("profile: strict\n↓profile: none", finds: .duplicateKey, says: "`profile`", "first here"),
    .bad("{ ↓profile:none }", finds: .valueMissing, says: "space", "`profile: none`"),
    .bad("↓- tokens/", finds: .valueInvalid, says: "the configuration is a list", "`outputs:`"),
    .bad("↓tokens", finds: .valueInvalid, says: "is a plain value"),
    .bad("↓tokens:\nprofile: none", finds: .valueMissing, says: "`tokens` has no value"),
    .bad("↓outputs:\n  # - { format: swift, path: x }\n", finds: .valueMissing, says: "`outputs` has no value"),
    .bad("tokens: ↓&a tokens/", finds: .alias, says: "`&a`", "write the value again"),
    .bad("tokens: [a, ↓*b]", finds: .alias, says: "`*b`"),
    .bad("tokens: ↓!!str a", finds: .alias, says: "tag"),
    .bad("rules:\n  ↓<<: { spacing-grid: off }", finds: .alias, says: "merge keys", "write the value again"),
    .bad("profile: none\n↓---\nprofile: none", finds: .syntax, says: "second document", "a configuration is one"),
    .bad("tokens: ↓[a", finds: .syntax, says: "never closed"),
    .bad("rules:\n↓\tspacing-grid: off", finds: .syntax, says: "tab"),
    .bad("tokens: ↓{ path: a }", finds: .valueInvalid, says: "`tokens` is a mapping, not a text"),
    .bad("tokens: ↓[]", finds: .valueMissing, says: "`tokens` lists nothing"),
    .bad("tokens: [a, ↓[b]]", finds: .valueInvalid, says: "`tokens` is a list"),
    .bad("profile: ↓strickt", finds: .valueInvalid, says: "did you mean `strict`?"),
    .bad("profile: ↓loose", finds: .valueInvalid, says: "strict, hig, material, none"),
    .bad("profile: ↓higg", finds: .valueInvalid, says: "did you mean `hig`?"),
    .bad("profile: ↓Material", finds: .valueInvalid, says: "did you mean `material`?"),
    .bad("profile: ↓[strict]", finds: .valueInvalid, says: "`profile` is a list"),
  ]

  static let reduceMotionRows: [ConfigurationCase] = [
    .bad("reduceMotion: ↓crosfade", finds: .valueInvalid, says: "did you mean `crossfade`?"),
    .bad("reduceMotion: ↓keep", finds: .valueInvalid, says: "cannot keep moving"),
    .bad(
      "reduceMotion: ↓\"{curves.fade}\"", finds: .valueInvalid, says: "a reference to a curve is not supported here"),
    .bad("reduceMotion: ↓200ms", finds: .valueInvalid, says: "{ crossfade: 200ms }"),
    .bad("reduceMotion: ↓[crossfade]", finds: .valueInvalid, says: "`reduceMotion` is not a list"),
    .bad("reduceMotion: ↓{ fade: 200ms }", finds: .valueInvalid, says: "one key, `crossfade`"),
    .bad("reduceMotion: { crossfade: ↓200 }", finds: .unitMissing, says: "200ms"),
    .bad("reduceMotion: { crossfade: ↓2h }", finds: .unitUnknown, says: "`h`"),
    .bad("reduceMotion: { ↓crossfade: }", finds: .valueMissing, says: "`crossfade` has no value"),
    .bad("reduceMotion: { crossfade: ↓3601s }", finds: .valueRange, says: "between 0 and 1 h"),
    .bad("reduceMotion: { crossfade: ↓-1ms }", finds: .valueRange, says: "between 0 and 1 h"),
  ]

  static let roleRows: [ConfigurationCase] = [
    .bad("roles: ↓travel", finds: .valueInvalid, says: "`roles` is a plain value, not a mapping", "pattern"),
    .bad("roles: ↓{}", finds: .valueMissing, says: "`roles` has nothing in it"),
    .bad("roles: { ↓durations.a: }", finds: .valueMissing, says: "`durations.a` has no value"),
    .bad("roles: { durations.a: ↓travell }", finds: .valueInvalid, says: "`travell` is not a role", "`travel`"),
    .bad("roles: { durations.a: ↓slow }", finds: .valueInvalid, says: "press, control, standard"),
    .bad("roles: { ↓duration.a*: travel }", finds: .valueInvalid, says: "`duration` is not a section", "durations.a*"),
    .bad("roles: { ↓spacing.a: travel }", finds: .valueInvalid, says: "a spacing has none", "springs, durations"),
    .bad("roles: { ↓durations: dwell }", finds: .valueInvalid, says: "`durations` is a section", "durations.**"),
    .bad("roles: { ↓spac*.a: travel }", finds: .valueInvalid, says: "no section that has roles matches"),
    .bad("roles: { ↓durations..a: travel }", finds: .valueInvalid, says: "has an empty name"),
    .bad("roles: { ↓\"durations.\": travel }", finds: .valueInvalid, says: "has an empty name"),
    .bad("roles: { ↓\"\": travel }", finds: .valueInvalid, says: "is not a section"),
    .bad("roles: { ↓\"durations.a?\": travel }", finds: .valueInvalid, says: "holds `?`", "`durations.sheet*`"),
    .bad("roles: { ↓durations.***: travel }", finds: .valueInvalid, says: "three stars"),
    .bad("roles: { ↓*sheet: travel }", finds: .alias, says: "`*sheet`", "in quotes"),
    .bad("roles: { springs.*: ↓dwell }", finds: .valueInvalid, says: "only durations dwell"),
    .bad("roles: { \"**\": ↓dwell }", finds: .valueInvalid, says: "only durations dwell"),
    .bad("roles: { durations.a: travel, ↓durations.a: press }", finds: .duplicateKey, says: "first here"),
    .bad(
      "roles: { ↓x.a: ↓y }", finds: .valueInvalid, .valueInvalid, says: "`x` is not a section",
      "springs, durations, curves, transitions, scales"),
  ]
}
