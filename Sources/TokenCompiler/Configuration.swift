package import TokenModel
package import TokenOutput
package import TokenRules
package import TokenSource

/// What a configuration says; without one, what goes without saying.
package struct Configuration: Sendable {
  /// The folders and files of tokens; none where it does not say.
  package var tokens: [ConfiguredPath] = []
  /// Which rules judge the tokens; nil where it does not say, which is `strict`.
  package var profile: Profile?
  /// What plays under Reduce Motion where no token or group says anything; nil for the language's own default.
  package var reduceMotion: ReduceMotionSetting.Replacement?
  /// What is generated and where; nil where it does not say, which is every format under its usual name.
  package var outputs: [Output]?
  /// What it changes about the profile's rules.
  package var rules = RuleSettings()
  /// The roles of tokens whose files say none; the last that matches counts.
  package var roles: [RolePattern] = []

  /// A file to generate.
  package struct Output: Sendable {
    /// What it holds.
    package let format: OutputFormat
    /// Where it goes.
    package let path: ConfiguredPath
  }

  /// A configuration that says at most the profile.
  package init(profile: Profile? = nil) { self.profile = profile }

  /// The configuration with the profile that a command line names, if it names one. `none` there means no rule at
  /// all, whatever the configuration has turned on.
  package func overridden(by profile: Profile?) -> Self {
    guard let profile else { return self }
    var result = self
    result.profile = profile
    if profile == .none { result.rules = RuleSettings() }
    return result
  }

  /// What is generated, with the name or path of each file.
  var files: [(format: OutputFormat, name: String)] {
    outputs?.map { ($0.format, $0.path.text) } ?? OutputFormat.allCases.map { ($0, $0.fileName) }
  }
}

/// A configuration that was read, and what was wrong with it.
package struct ReadConfiguration: Sendable {
  /// The configuration, without what was wrong.
  package let configuration: Configuration
  /// The paths of all outputs, of those too that have another fault.
  package let outputPaths: [ConfiguredPath]
  /// Its faults, by place; with any of them it must not be used.
  package let diagnostics: [Diagnostic]

  /// Reads a configuration; in ranges its file is the only one, number 0.
  package init(_ source: SourceFile) {
    var reader = ConfigurationReader(source)
    reader.read()
    configuration = reader.configuration
    outputPaths = reader.outputPaths
    diagnostics = reader.diagnostics.sortedByPlace
  }
}
