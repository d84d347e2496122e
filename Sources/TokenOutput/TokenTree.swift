import TokenModel

/// The tokens of one section, or of some that share a namespace, as the groups that they were written in.
struct TokenTree {
  /// The section or group in it, for each of the sections that has tokens there.
  let paths: [TokenPath]
  /// Its own tokens, by section and in source order.
  private(set) var tokens: [Token] = []
  /// Its groups, in the order in which they first have a token. Groups of one name in several sections are one.
  private(set) var groups: [TokenTree] = []

  /// The tree of some sections.
  init(_ sections: [Section], in set: TokenSet) {
    self.init(depth: 0, sections.flatMap(set.tokens))
  }

  /// The tree of tokens that share so many names.
  private init(depth: Int, _ tokens: [Token]) {
    var paths: [TokenPath] = []
    for token in tokens where !paths.contains(where: { $0.section == token.path.section }) {
      paths.append(TokenPath(token.path.section, Array(token.path.names.prefix(depth))))
    }
    self.paths = paths
    self.tokens = tokens.filter { $0.path.names.count == depth + 1 }
    var members: [String: [Token]] = [:]
    var order: [String] = []
    for token in tokens where token.path.names.count > depth + 1 {
      let name = token.path.names[depth]
      if members[name] == nil { order.append(name) }
      members[name, default: []].append(token)
    }
    groups = order.map { TokenTree(depth: depth + 1, members[$0] ?? []) }
  }

  /// The name of the group, or of the section.
  var name: String { paths.first?.name ?? "" }

  /// Whether there is no token at all.
  var isEmpty: Bool { tokens.isEmpty && groups.isEmpty }
}
