/// How much a finding weighs.
package enum Severity: String, Sendable, CaseIterable, Comparable {
  /// Worth knowing.
  case info
  /// Should be mended.
  case warning
  /// Must be mended: nothing is generated.
  case error

  package static func < (left: Self, right: Self) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// What is wrong at one place, why, and how to mend it.
package struct Diagnostic: Hashable, Sendable {
  /// The id of a rule or of a language error, such as `duration-cap`.
  package let id: String
  /// How much it weighs.
  package let severity: Severity
  /// What the caret underlines.
  package let range: SourceRange
  /// What is wrong, in one line that begins in lower case and ends without a period.
  package let message: String
  /// Why that is a fault, in one line.
  package let why: String?
  /// How to mend it, in one line.
  package let help: String?
  /// Second places, such as where the enter of a bad exit stands.
  package let notes: [Note]
  /// The edit that mends it, where there is one.
  package let change: Change?
  /// The token or group that a rule looked at; nil for errors of the language, which are about texts.
  package let subject: TokenPath?

  /// A second place and what is there.
  package struct Note: Hashable, Sendable {
    /// Where.
    package let range: SourceRange
    /// What is there, in a few words.
    package let message: String

    /// A second place.
    package init(_ range: SourceRange, _ message: String) {
      self.range = range
      self.message = message
    }
  }

  /// A finding; see the properties.
  package init(
    id: String, severity: Severity, range: SourceRange, message: String, why: String? = nil,
    help: String? = nil, notes: [Note] = [], change: Change? = nil, subject: TokenPath? = nil
  ) {
    self.id = id
    self.severity = severity
    self.range = range
    self.message = message
    self.why = why
    self.help = help
    self.notes = notes
    self.change = change
    self.subject = subject
  }
}

/// Edits that mend one finding.
package struct Change: Hashable, Sendable {
  /// The byte ranges to replace, by file and place; they do not overlap, and all or none of them are made.
  package let edits: [Edit]
  /// Whether the meaning stays (a unit, quotes, a misspelt key); a change of a value is only offered.
  package let isSafe: Bool

  /// A change of several edits.
  package init(_ edits: [Edit], isSafe: Bool) {
    self.edits = edits.sorted { $0.range < $1.range }
    self.isSafe = isSafe
  }

  /// A change that keeps the meaning.
  package static func safe(_ range: SourceRange, _ replacement: String) -> Self {
    Self([Edit(range, replacement)], isSafe: true)
  }

  /// A change of a value: shown, and made only when asked for.
  package static func offered(_ range: SourceRange, _ replacement: String) -> Self {
    Self([Edit(range, replacement)], isSafe: false)
  }
}

/// The replacement of one byte range.
package struct Edit: Hashable, Sendable {
  /// What is replaced; empty where text is only put in.
  package let range: SourceRange
  /// The text that takes its place.
  package let replacement: String

  /// An edit.
  package init(_ range: SourceRange, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
