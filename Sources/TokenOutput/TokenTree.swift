import TokenModel

/// The tokens of one section as the groups that they were written in.
struct TokenTree {
  /// The section, or a group in it.
  let path: TokenPath
  /// Its own tokens, in source order.
  private(set) var tokens: [Token] = []
  /// Its groups, in the order in which they first have a token.
  private(set) var groups: [TokenTree] = []

  /// The tree of a section.
  init(_ section: Section, in set: TokenSet) {
    self.init(TokenPath(section), set.tokens.filter { $0.path.section == section })
  }

  /// The tree of the tokens below `path`.
  private init(_ path: TokenPath, _ tokens: [Token]) {
    self.path = path
    let depth = path.names.count
    self.tokens = tokens.filter { $0.path.names.count == depth + 1 }
    var members: [String: [Token]] = [:]
    var order: [String] = []
    for token in tokens where token.path.names.count > depth + 1 {
      let name = token.path.names[depth]
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(token)
    }
    groups = order.map { TokenTree(path.appending($0), members[$0] ?? []) }
  }

  /// Whether there is no token at all.
  var isEmpty: Bool { tokens.isEmpty && groups.isEmpty }
}
