package import TokenModel

/// A check of a token set, made with the limits of a profile.
///
/// A rule reports findings without a severity; the linter gives them the profile's and applies waivers.
package protocol Rule: Sendable {
  /// What the rule says of itself.
  static var about: RuleDescription { get }
  /// The rule with the limits of a profile.
  init(_ limits: Limits)
  /// Looks at the whole set.
  func check(_ lint: inout Lint)
}

/// What a rule says of itself: its page, its data and its tests.
package struct RuleDescription: Sendable {
  /// Its name in findings, waivers and configurations.
  package let id: String
  /// How much its findings weigh, unless a configuration says otherwise; nil for a rule that is off.
  package let severity: Severity?
  /// What it finds, in one line.
  package let summary: String
  /// Why that is a fault, in one line below every finding.
  package let why: String
  /// Why the rule exists and what its limits are not, for its page.
  package let rationale: String
  /// What its limits are called and what `strict` sets them to.
  package let options: [RuleOption]
  /// Token files that it finds something in, with `↓` before each place.
  package let bad: [Example]
  /// Token files that it finds nothing in.
  package let good: [Example]
  /// Public sources; the rest is house style.
  package let sources: [String]
  /// Whether it looks at what the other rules found, and so comes last.
  package let isLast: Bool

  /// A description; see the properties.
  package init(
    id: String, severity: Severity?, summary: String, why: String, rationale: String,
    options: [RuleOption] = [], bad: [Example], good: [Example], sources: [String] = [], isLast: Bool = false
  ) {
    self.id = id
    self.severity = severity
    self.summary = summary
    self.why = why
    self.rationale = rationale
    self.options = options
    self.bad = bad
    self.good = good
    self.sources = sources
    self.isLast = isLast
  }
}

/// A token file that shows a rule.
package struct Example: Sendable {
  /// The file; in a bad example `↓` stands before each place that the rule finds.
  package let yaml: String
  /// Where the example is written, so that a failing test can point to it.
  package let fileID: String
  /// The line of `fileID`.
  package let line: Int

  /// An example.
  package init(_ yaml: String, fileID: String = #fileID, line: Int = #line) {
    self.yaml = yaml
    self.fileID = fileID
    self.line = line
  }
}

/// What a rule found in one token.
package struct Finding: Sendable {
  /// The index of the token in the set's list; its waivers hold for the finding.
  package var token: Int
  /// What the caret underlines.
  package var range: SourceRange
  /// What is wrong: the token, the measured value and the limit.
  package var message: Message
  /// How to mend it.
  package var help: Message?
  /// Second places.
  package var notes: [Diagnostic.Note] = []
  /// What to write instead.
  package var change: Change?

  /// The text of a finding; each rule's texts stand at the end of its file.
  package struct Message: Sendable, ExpressibleByStringInterpolation {
    /// The text: lower case, no final period.
    package let text: String

    /// A text.
    package init(stringLiteral text: String) { self.text = text }
  }
}
