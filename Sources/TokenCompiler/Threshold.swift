package import TokenModel

/// From which findings on a run has failed.
package struct Threshold: Sendable {
  /// The least severity that counts.
  package var level: Level = .error
  /// How many warnings are let pass; nil for any number.
  package var maxWarnings: Int?

  /// A severity, or none.
  package enum Level: String, Sendable, CaseIterable {
    /// Errors.
    case error
    /// Errors and warnings.
    case warning
    /// Everything.
    case info
    /// Nothing but errors of the language.
    case never
  }

  /// Errors, and any number of warnings.
  package init() {}

  /// Whether findings are at the threshold. Errors of the language always are: there is nothing to go on with.
  package func isReached(by diagnostics: [Diagnostic]) -> Bool {
    let least = Severity(rawValue: level.rawValue)
    return diagnostics.contains { finding in
      least.map { finding.severity >= $0 } ?? false || LanguageError(rawValue: finding.id) != nil
    } || hasTooManyWarnings(diagnostics)
  }

  /// Whether there are more warnings than are let pass.
  package func hasTooManyWarnings(_ diagnostics: [Diagnostic]) -> Bool {
    maxWarnings.map { most in diagnostics.count { $0.severity == .warning } > most } ?? false
  }
}
