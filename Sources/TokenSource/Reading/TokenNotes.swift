import TokenModel

/// What the author says about a token, or about all tokens of a group.
struct TokenNotes {
  var description: String?
  /// The role and whether a group around the token says it.
  var role: RoleChoice?
  /// Whether its role, or that of the group around it, was reported.
  var hasRoleFault = false
  /// Whether its distance was reported.
  var hasDistanceFault = false
  var reduceMotion: ReduceMotionDraft?
  /// How far it travels, and where the key stands.
  var distance: (slot: Slot, key: SourceRange)?
  var deprecation: Token.Deprecation?
  var waivers: [Token.Waiver] = []
  var extensions: ExtensionValue?

  /// Whether something that sets its limits was reported: no limit is right until that is mended.
  var isWithoutLimits: Bool { hasRoleFault || hasDistanceFault }

  /// What a token inside gets from its group.
  var inherited: TokenNotes {
    var notes = TokenNotes()
    notes.role = role.map { RoleChoice($0.role, from: .group) }
    notes.hasRoleFault = hasRoleFault
    notes.reduceMotion = reduceMotion
    notes.deprecation = deprecation
    return notes
  }
}

/// What plays under Reduce Motion, as it is written.
struct ReduceMotionDraft {
  /// The forms of the setting.
  indirect enum Replacement {
    case crossfade(Slot?)
    case none
    case curve(ReferenceText)
    case keep
  }

  var replacement: Replacement
  /// Where it is written.
  var range: SourceRange
}
