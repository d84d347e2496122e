import TokenModel

/// The tokens of a run by name, for references.
struct DraftIndex {
  private let drafts: [Draft]
  private let tokens: [String: Int]
  private let groups: Set<String>
  /// Whether a file could not be read to its end, so that a name may well be defined.
  let isIncomplete: Bool

  /// What a reference names.
  enum Target {
    case node(Resolver.Node)
    case group(String)
    case unknown
  }

  /// The drafts of a run, each path once, and its groups.
  init(_ drafts: [Draft], groups: some Sequence<TokenPath>, isIncomplete: Bool) {
    self.drafts = drafts
    tokens = Dictionary(uniqueKeysWithValues: drafts.indices.map { (drafts[$0].path.text, $0) })
    self.groups = Set(groups.map(\.text) + Section.allCases.map(\.rawValue))
    self.isIncomplete = isIncomplete
  }

  /// Looks a reference up: as a token, else as a property of one, else as a group.
  func find(_ reference: ReferenceText) -> Target {
    if let token = tokens[reference.text] { return .node(Resolver.Node(token: token, property: nil)) }
    let (owner, last) = reference.split
    if let property = Property(rawValue: last), let token = tokens[owner] {
      return .node(Resolver.Node(token: token, property: property))
    }
    if groups.contains(reference.text) { return .group(reference.text) }
    return .unknown
  }

  /// What somebody most likely meant by a reference that names nothing: another reference, or words about it.
  func suggestion(for reference: ReferenceText, _ budget: inout SuggestionBudget) -> Suggestion {
    let (owner, last) = reference.split
    if tokens[owner] != nil {
      let near = nearestName(to: last, among: Property.allCases.map(\.rawValue))
      return near.map { .reference("\(owner).\($0)") } ?? .words("`\(owner)` is a token; it has no `\(last.shown)`")
    }
    if Property(rawValue: last) == nil, case let (token, part) = ReferenceText(text: owner).split,
      Property(rawValue: part) != nil, tokens[token] != nil
    {
      return .words("`\(owner)` is a part of a token and has none itself; remove `.\(last.shown)`")
    }
    guard budget.allows(drafts.count) else { return .words("define it, or name another token") }
    let names = drafts.lazy.map(\.path.text)
    if let near = nearestName(to: reference.text, among: names) { return .reference(near) }
    if Property(rawValue: last) != nil, let near = nearestName(to: owner, among: names) {
      return .reference("\(near).\(last)")
    }
    if let section = Section(rawValue: String(reference.text.prefix { $0 != "." })) {
      return .words("define it, or name another token of `\(section.rawValue)`")
    }
    return .words("a reference names a section and a token, such as `springs.standard`")
  }

  /// What to do about a reference that names nothing.
  enum Suggestion {
    /// Another reference was most likely meant.
    case reference(String)
    case words(String)
  }
}

extension ReferenceText {
  /// Everything before the last dot, and what follows it.
  fileprivate var split: (owner: String, last: String) {
    guard let dot = text.utf8.lastIndex(of: UInt8(ascii: ".")) else { return ("", text) }
    return (String(text[..<dot]), String(text[text.utf8.index(after: dot)...]))
  }
}

/// How many names a run may still compare to find out what was meant, so that a file of nothing but wrong
/// references takes no longer than another.
struct SuggestionBudget {
  private var comparisons = 50_000

  /// Takes `count` comparisons from the budget; false where it is used up.
  mutating func allows(_ count: Int) -> Bool {
    guard comparisons >= count else { return false }
    comparisons -= count
    return true
  }
}
