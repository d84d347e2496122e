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
  /// What plays under Reduce Motion, where the token or its group says so.
  package let reduceMotion: ReduceMotionSetting?
  /// How far it travels, in points; its role is `travel`.
  package let distance: Amount?
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
    reduceMotion: ReduceMotionSetting? = nil, distance: Amount? = nil, description: String? = nil,
    deprecation: Deprecation? = nil, waivers: [Waiver] = [],
    extensions: ExtensionValue? = nil, references: [Reference] = [], isAlias: Bool = false
  ) {
    self.path = path
    self.nameRange = nameRange
    self.value = value
    self.role = role
    self.reduceMotion = reduceMotion
    self.distance = distance
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
    /// The change that takes it out and leaves everything else; nil where it is written in a way of its own.
    package let removal: Change?

    /// A waiver.
    package init(rule: String, range: SourceRange, reason: String, removal: Change? = nil) {
      self.rule = rule
      self.range = range
      self.reason = reason
      self.removal = removal
    }
  }
}
