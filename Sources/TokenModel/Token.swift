/// One token: its name, its value, and what its author said about it.
package struct Token: Sendable {
  /// Its name.
  package let path: TokenPath
  /// Where the name stands.
  package let nameRange: SourceRange
  /// What it is.
  package let value: TokenValue
  /// What it moves.
  package let role: RoleChoice
  /// Its author's words, as written; they may span lines and hold any character.
  package let description: String?
  /// Whether and why it should no longer be used; the group's where the token says nothing.
  package let deprecation: Deprecation?
  /// The findings that its author accepts.
  package let waivers: [Waiver]
  /// What other programs keep there.
  package let extensions: ExtensionValue?
  /// The references in its value, in source order.
  package let references: [Reference]
  /// Whether it is another name for a token, or for a part of one.
  package let isAlias: Bool

  /// A token; see the properties.
  package init(
    path: TokenPath, nameRange: SourceRange, value: TokenValue, role: RoleChoice,
    description: String? = nil, deprecation: Deprecation? = nil, waivers: [Waiver] = [],
    extensions: ExtensionValue? = nil, references: [Reference] = [], isAlias: Bool = false
  ) {
    self.path = path
    self.nameRange = nameRange
    self.value = value
    self.role = role
    self.description = description
    self.deprecation = deprecation
    self.waivers = waivers
    self.extensions = extensions
    self.references = references
    self.isAlias = isAlias
  }

  /// A reference to another token.
  package struct Reference: Hashable, Sendable {
    /// What it names, with the property if there is one: `durations.toast.enter`.
    package let text: String
    /// Where it stands, braces included.
    package let range: SourceRange
    /// The index of the token that it names.
    package let token: Int

    /// A reference that was resolved.
    package init(text: String, range: SourceRange, token: Int) {
      self.text = text
      self.range = range
      self.token = token
    }
  }

  /// Why a token should no longer be used.
  package enum Deprecation: Hashable, Sendable {
    /// No reason is given.
    case plain
    /// What to use instead, in the author's words.
    case message(String)
  }

  /// A finding that the author accepts, and why.
  package struct Waiver: Hashable, Sendable {
    /// The id of the rule.
    package let rule: String
    /// Where the id stands.
    package let range: SourceRange
    /// Why it is accepted.
    package let reason: String

    /// A waiver.
    package init(rule: String, range: SourceRange, reason: String) {
      self.rule = rule
      self.range = range
      self.reason = reason
    }
  }
}

/// What stands under `extensions`: passed on to JSON as it is.
package indirect enum ExtensionValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number in JSON's form, to the letter.
  case number(String)
  /// `true` or `false`.
  case flag(Bool)
  /// Nothing.
  case null
  /// A list.
  case list([ExtensionValue])
  /// A mapping, in source order.
  case mapping([Entry])

  /// A key and its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: ExtensionValue

    /// An entry of a mapping.
    package init(key: String, value: ExtensionValue) {
      self.key = key
      self.value = value
    }
  }
}

/// All tokens of a run, every reference resolved.
package struct TokenSet: Sendable {
  /// By section, then in source order; those without a value are left out.
  package let tokens: [Token]
  /// Where in `tokens` each index of a reference or origin stands; nil for a token without a value.
  private let positions: [Int?]
  /// What is said of groups, by path; the first file that says something wins.
  package let groups: [TokenPath: Group]

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
  package init(resolved: [Token?], groups: [TokenPath: Group] = [:]) {
    var tokens: [Token] = []
    positions = resolved.map { token in
      guard let token else { return nil }
      tokens.append(token)
      return tokens.count - 1
    }
    self.tokens = tokens
    self.groups = groups
  }

  /// The token that a reference or an origin names by its index; nil where it has no value, though a part of
  /// it may have one.
  package func token(_ index: Int) -> Token? { positions[index].map { tokens[$0] } }
}
