/// All tokens of a run, every reference resolved.
package struct TokenSet: Sendable {
  /// By section, then in source order; those without a value are left out.
  package let tokens: [Token]
  /// Where in `tokens` each index of a reference or origin stands; nil for a token without a value.
  private let positions: [Int?]
  /// Where in `tokens` each section that has some lies.
  private let sections: [Section: Range<Int>]
  /// What is said of groups, by path; the first file that says something wins.
  package let groups: [TokenPath: Group]

  /// Where the names of tokens and groups stand.
  package let names: WrittenNames
  /// The texts of tokens and groups in which characters stand that nobody sees, by file and place.
  package let hiddenTexts: [HiddenText]

  /// What plays under Reduce Motion where no token or group says anything; nil for the language's own default.
  package let defaultReduceMotion: ReduceMotionSetting.Replacement?

  /// What a group says of itself.
  package struct Group: Hashable, Sendable {
    /// Where its name first stands.
    package let nameRange: SourceRange
    /// Its author's words.
    package let description: String?

    /// What a group says.
    package init(nameRange: SourceRange, description: String?) {
      self.nameRange = nameRange
      self.description = description
    }
  }

  /// A set out of all tokens of a run, sorted by section, with nil for the ones that have no value.
  package init(
    resolved: [Token?], groups: [TokenPath: Group] = [:], names: WrittenNames = WrittenNames(),
    hiddenTexts: [HiddenText] = [],
    defaultReduceMotion: ReduceMotionSetting.Replacement? = nil
  ) {
    var tokens: [Token] = []
    positions = resolved.map { token in
      guard let token else { return nil }
      tokens.append(token)
      return tokens.count - 1
    }
    self.tokens = tokens
    var sections: [Section: Range<Int>] = [:]
    for (index, token) in tokens.enumerated() {
      sections[token.path.section] = (sections[token.path.section]?.lowerBound ?? index)..<(index + 1)
    }
    self.sections = sections
    self.groups = groups
    self.names = names
    self.hiddenTexts = hiddenTexts
    self.defaultReduceMotion = defaultReduceMotion
  }

  /// The tokens of a section, in source order.
  package func tokens(in section: Section) -> ArraySlice<Token> { sections[section].map { tokens[$0] } ?? [] }

  /// The token that a reference or an origin names by its index; nil where it has no value, though a part of
  /// it may have one.
  package func token(_ index: Int) -> Token? { positions[index].map { tokens[$0] } }
}
