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
  /// What it is about; a rule that looks at one kind of value says so, the others are about the set.
  package let group: RuleGroup
  /// How much its findings weigh, unless a configuration says otherwise; nil for a rule that is off.
  package let severity: Severity?
  /// What it finds, in one line.
  package let summary: String
  /// Why that is a fault, in one line below every finding.
  package let why: String
  /// Why the rule exists and what its limits are not, for its page.
  package let rationale: String
  /// The sections whose tokens it looks at, in the order of `Section`.
  package let sections: [Section]
  /// What its limits are called and what `strict` sets them to.
  package let options: [RuleOption]
  /// What other profiles set limits to, by the names of `options`; the rest is as `strict` has it.
  package let profiles: [Profile: [String: RuleOption.Value]]
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
    id: String, group: RuleGroup = .set, severity: Severity?, summary: String, why: String, rationale: String,
    sections: [Section] = Section.allCases, options: [RuleOption] = [],
    profiles: [Profile: [String: RuleOption.Value]] = [:], bad: [Example], good: [Example], sources: [String] = [],
    isLast: Bool = false
  ) {
    self.id = id
    self.group = group
    self.severity = severity
    self.summary = summary
    self.why = why
    self.rationale = rationale
    self.sections = sections
    self.options = options
    self.profiles = profiles
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

/// What a rule found.
package struct Finding: Sendable {
  /// What it is about.
  package var subject: Subject
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

  /// What a finding is about.
  package enum Subject: Hashable, Sendable {
    /// The token with an index in the set's list; its waivers hold for the finding.
    case token(Int)
    /// A group, which has no waivers.
    case group(TokenPath)
  }

  /// A finding in a token, by its index in the set's list.
  package init(
    token: Int, range: SourceRange, message: Message, help: Message? = nil, notes: [Diagnostic.Note] = [],
    change: Change? = nil
  ) {
    self.init(.token(token), range: range, message: message, help: help, notes: notes, change: change)
  }

  /// A finding; see the properties.
  package init(
    _ subject: Subject, range: SourceRange, message: Message, help: Message? = nil, notes: [Diagnostic.Note] = [],
    change: Change? = nil
  ) {
    self.subject = subject
    self.range = range
    self.message = message
    self.help = help
    self.notes = notes
    self.change = change
  }

  /// The text of a finding; each rule's texts stand at the end of its file.
  package struct Message: Sendable, ExpressibleByStringInterpolation {
    /// The text: lower case, no final period.
    package let text: String

    /// A text.
    package init(stringLiteral text: String) { self.text = text }
  }
}
