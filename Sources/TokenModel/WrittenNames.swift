/// Where names stand in the files of a run, so that one can be changed everywhere at once.
package struct WrittenNames: Sendable {
  /// The names of tokens and groups, by file; a group has one wherever it is opened.
  package var keys: [Key] = []
  /// What stands between the braces of references, by file and place.
  package var references: [Reference] = []
  /// Whether that is all of it: nothing in the files was wrong, so that nothing was passed over.
  package var areComplete = false

  /// No names.
  package init() {}

  /// The name of a token or group as a key.
  package struct Key: Sendable {
    /// The token or group.
    package let path: TokenPath
    /// Whether it is a group.
    package let isGroup: Bool
    /// The key, quotes included.
    package let range: SourceRange
    /// The letters of the name; nil where they are written otherwise, with escapes.
    package let letters: SourceRange?

    /// A key.
    package init(path: TokenPath, isGroup: Bool, range: SourceRange, letters: SourceRange?) {
      self.path = path
      self.isGroup = isGroup
      self.range = range
      self.letters = letters
    }
  }

  /// What stands between the braces of a reference.
  package struct Reference: Sendable {
    /// What it says: `durations.toast.enter`.
    package let text: String
    /// The letters of the text; nil where they are written otherwise, with escapes or on several lines.
    package let letters: SourceRange?

    /// A reference.
    package init(text: String, letters: SourceRange?) {
      self.text = text
      self.letters = letters
    }
  }
}
