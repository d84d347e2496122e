import Support
import TokenModel
import TokenRules
import TokenSource

extension Reading {
  /// What a profile finds in the tokens, in path, line and column order, with a rule turned on that is else off.
  func findings(_ profile: Profile = .strict, turningOn rule: String? = nil) -> [Diagnostic] {
    var settings = RuleSettings()
    if let about = Catalogue.rules.first(where: { $0.about.id == rule })?.about, about.severity == nil {
      var setting = RuleSettings.Setting()
      setting.weight = .warning
      settings[about.id] = setting
    }
    return Self.sorted(Linter(profile, settings).check(read.set))
  }

  /// What `strict` finds, as `a.yaml:2:5 duration-cap`.
  var lint: [String] { findings().map(line) }
}
