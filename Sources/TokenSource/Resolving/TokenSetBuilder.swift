import TokenModel

/// Puts drafts and their resolved values together.
struct TokenSetBuilder {
  private let drafts: [Draft]
  private let values: [TokenValue?]
  private let index: DraftIndex

  /// Drafts with the values that `Resolver` found for them.
  init(_ drafts: [Draft], _ values: [TokenValue?], _ index: DraftIndex) {
    self.drafts = drafts
    self.values = values
    self.index = index
  }

  /// The set of all tokens that have a value.
  func build(groups: [TokenPath: TokenSet.Group]) -> TokenSet {
    let roles = roles()
    let tokens: [Token?] = drafts.indices.map { number in
      guard let value = values[number] else { return nil }
      let draft = drafts[number]
      return Token(
        path: draft.path, nameRange: draft.nameRange, value: value, role: roles[number],
        description: draft.notes.description, deprecation: draft.notes.deprecation, waivers: draft.notes.waivers,
        extensions: draft.notes.extensions, references: references(of: draft), isAlias: draft.body.isAlias)
    }
    return TokenSet(resolved: tokens, groups: groups)
  }

  private func references(of draft: Draft) -> [Token.Reference] {
    draft.body.references.compactMap { reference, range in
      token(reference).map { Token.Reference(text: reference.text, range: range, token: $0) }
    }
  }

  private func token(_ reference: ReferenceText) -> Int? {
    if case .node(let node) = index.find(reference) { node.token } else { nil }
  }

  /// The role of each token: its own or its group's, else that of the token that its value names.
  private func roles() -> [RoleChoice] {
    var roles: [RoleChoice?] = drafts.map(\.notes.role)
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
    return roles.map { $0 ?? RoleChoice(.standard, from: .default) }
  }
}

extension Draft.Body {
  fileprivate var isAlias: Bool { if case .alias = self { true } else { false } }

  /// Every reference in the value, in the order in which it is written.
  fileprivate var references: [(ReferenceText, SourceRange)] {
    if case .alias(let reference, let range) = self { return [(reference, range)] }
    return slots.compactMap { _, slot in
      if case .reference(let reference) = slot.expression { (reference, slot.range) } else { nil }
    }
  }

  /// The reference that gives the token a role where nobody says one: an alias or an enter.
  fileprivate var namesake: ReferenceText? {
    switch self {
    case .alias(let reference, _): return reference
    case .pair(let enter, _, _):
      if case .reference(let reference) = enter.expression { return reference }
      return nil
    case .broken, .amount, .spring, .stagger, .concentric: return nil
    }
  }
}
