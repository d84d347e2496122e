import TokenModel

/// Puts drafts and their resolved values together.
struct TokenSetBuilder {
  private let drafts: [Draft]
  private let index: DraftIndex
  private let patterns: [RolePattern]
  private var resolver: Resolver
  private var settings: [SourceRange: ReduceMotionSetting] = [:]

  /// What was found on the way.
  var diagnostics: [Diagnostic] { resolver.diagnostics }

  /// A builder of the tokens of a run, in the order of the outputs; of the patterns the last that matches counts.
  init(_ drafts: [Draft], _ index: DraftIndex, _ patterns: [RolePattern]) {
    self.patterns = patterns
    self.drafts = drafts
    self.index = index
    resolver = Resolver(drafts, index)
  }

  /// The set of all tokens of a merge that have a value. What it says about Reduce Motion is looked at also where no
  /// token takes it over; `defaultReduceMotion` is for tokens that say nothing, and with `isIncomplete` files names are missing.
  mutating func build(
    _ merge: Merge, defaultReduceMotion: ReduceMotionSetting.Replacement?, isIncomplete: Bool
  ) -> TokenSet {
    let values = resolver.resolve()
    let roles = self.roles()
    for draft in merge.reduceMotions { settings[draft.range] = resolved(draft) }
    let tokens: [Token?] = drafts.indices.map { number in
      let draft = drafts[number]
      let reduceMotion = draft.notes.reduceMotion.flatMap { settings[$0.range] }
      let distance = distance(of: draft, roles[number].role)
      // What was reported about its limits is mended first.
      guard let value = values[number], !draft.notes.isWithoutLimits, (distance == nil) == (draft.notes.distance == nil)
      else { return nil }
      return Token(
        path: draft.path, nameRange: draft.nameRange, value: value, role: roles[number], reduceMotion: reduceMotion,
        distance: distance, description: draft.notes.description, deprecation: draft.notes.deprecation,
        waivers: draft.notes.waivers, extensions: draft.notes.extensions, references: references(of: draft),
        isAlias: draft.body.isAlias)
    }
    var names = merge.names
    names.areComplete = !isIncomplete && merge.diagnostics.isEmpty && diagnostics.isEmpty
    return TokenSet(
      resolved: tokens, groups: merge.groups, names: names, hiddenTexts: merge.hiddenTexts,
      defaultReduceMotion: defaultReduceMotion)
  }

  /// What plays under Reduce Motion, with its reference followed; nil where something was reported.
  private mutating func resolved(_ draft: ReduceMotionDraft) -> ReduceMotionSetting? {
    let replacement: ReduceMotionSetting.Replacement
    switch draft.replacement {
    case .none: replacement = .none
    case .keep: replacement = .keep
    case .crossfade(nil): replacement = .crossfade(nil)
    case .crossfade(let slot?):
      resolver.resolve(slot.references)
      guard let time = resolver.amount(slot) else { return nil }
      replacement = .crossfade(time)
    case .curve(let reference):
      resolver.resolve([(reference, draft.range)])
      guard let (value, node) = resolver.follow(reference, draft.range, kinds: [.curve]),
        case .curve(let curve) = value
      else { return nil }
      replacement = .curve(curve, token: node.token)
    }
    return ReduceMotionSetting(replacement, at: draft.range)
  }

  /// How far a token travels; nil where nothing is said or something was reported.
  private mutating func distance(of draft: Draft, _ role: Role) -> Amount? {
    guard let (slot, key) = draft.notes.distance else { return nil }
    resolver.resolve(slot.references)
    let distance = resolver.amount(slot)
    guard role == .travel || draft.notes.isWithoutLimits else {
      resolver.report(
        LanguageError.valueInvalid.at(
          key, "`\(draft.path)` has a distance and the role `\(role.rawValue)`",
          help: "say `role: travel` if it \(Role.travel.meaning), or remove the distance"))
      return nil
    }
    return distance
  }

  private func references(of draft: Draft) -> [Token.Reference] {
    draft.body.references.sorted { $0.range < $1.range }.compactMap { reference, range in
      token(reference).map { Token.Reference(text: reference.text, range: range, token: $0) }
    }
  }

  private func token(_ reference: ReferenceText) -> Int? {
    if case .node(let node) = index.find(reference) { node.token } else { nil }
  }

  /// The role of each token: its own or its group's, else the configuration's, else that of the token that its value
  /// names.
  private func roles() -> [RoleChoice] {
    var roles = drafts.map { $0.notes.role ?? patternRole(of: $0.path) }
    var isOnChain = Array(repeating: false, count: drafts.count)
    for start in drafts.indices where roles[start] == nil {
      var chain = [start]
      var role: Role?
      while let last = chain.last {
        isOnChain[last] = true
        // A cycle was reported and has no value; it must only not hang here.
        guard let next = drafts[last].body.namesake.flatMap(token), !isOnChain[next] || roles[next] != nil else {
          break
        }
        if let known = roles[next] {
          if known.source != .default { role = known.role }
          break
        }
        chain.append(next)
      }
      for link in chain { roles[link] = role.map { RoleChoice($0, from: .reference) } }
      // The end of a chain names nobody, so nobody gave it a role.
      if role == nil { for link in chain { roles[link] = RoleChoice(.standard, from: .default) } }
    }
    // Only a duration dwells; what moves for that long does not escape its cap by naming it.
    return zip(drafts, roles).map { draft, role in
      guard let role, role.role != .dwell || draft.path.section == .durations else {
        return RoleChoice(.standard, from: .default)
      }
      return role
    }
  }
}

extension TokenSetBuilder {
  /// The role that the last matching pattern gives to a token.
  private func patternRole(of path: TokenPath) -> RoleChoice? {
    guard !patterns.isEmpty, path.section.hasRoles else { return nil }
    return patterns.last { $0.matches(path) }.map { RoleChoice($0.role, from: .configuration) }
  }
}

extension Draft.Body {
  /// The reference that gives the token a role where nobody says one: an alias, a timing or an enter.
  fileprivate var namesake: ReferenceText? {
    switch self {
    case .alias(let reference, _): return reference
    case .parts(.pair, let parts): return parts.first?.slot.reference
    case .transition(let transition):
      if let timing = transition.timing { return timing.reference }
      if case .scalar(let slot)? = transition.enter { return slot.reference }
      return nil
    default: return nil
    }
  }
}

extension Slot {
  /// The reference that is all of it.
  fileprivate var reference: ReferenceText? {
    if case .reference(let reference) = expression { reference } else { nil }
  }
}
