import TokenModel

/// The drafts of all files as one tree, in which every path is defined once.
struct Merge {
  var diagnostics: [Diagnostic] = []
  /// What groups say of themselves; the first file that says something wins.
  private(set) var groups: [TokenPath: TokenSet.Group] = [:]
  /// What tokens and groups say about Reduce Motion, in source order.
  private(set) var reduceMotions: [ReduceMotionDraft] = []
  /// Where names stand.
  private(set) var names = WrittenNames()
  /// The texts in which characters stand that nobody sees, in source order.
  private(set) var hiddenTexts: [HiddenText] = []
  private var drafts: [Draft] = []
  private var definitions: [TokenPath: Definition] = [:]

  private struct Definition {
    var range: SourceRange
    var isGroup: Bool
  }

  /// Adds what one file holds; `root` is its tree.
  mutating func add(_ reader: FileReader, _ root: YamlNode?) {
    diagnostics += reader.diagnostics
    reduceMotions += reader.reduceMotions
    if let root { names.add(reader, root) }
    hiddenTexts += reader.hiddenTexts
    for group in reader.groups {
      guard define(group.path, group.range, isGroup: true) else { continue }
      let earlier = groups[group.path]
      groups[group.path] = TokenSet.Group(
        nameRange: earlier?.nameRange ?? group.range, description: earlier?.description ?? group.notes.description)
    }
    for draft in reader.drafts where define(draft.path, draft.nameRange, isGroup: false) {
      drafts.append(draft)
    }
  }

  /// The drafts in the order of the outputs: by section, then as they were written.
  var sortedDrafts: [Draft] {
    var sections: [Section: [Draft]] = [:]
    for draft in drafts { sections[draft.path.section, default: []].append(draft) }
    return Section.allCases.flatMap { sections[$0] ?? [] }
  }

  /// Notes a definition; false where the path has one that it cannot share.
  private mutating func define(_ path: TokenPath, _ range: SourceRange, isGroup: Bool) -> Bool {
    guard let earlier = definitions[path] else {
      definitions[path] = Definition(range: range, isGroup: isGroup)
      return true
    }
    if earlier.isGroup, isGroup { return true }
    let (first, second) = earlier.range < range ? (earlier.range, range) : (range, earlier.range)
    let difference = earlier.isGroup == isGroup ? "" : ", once as a token and once as a group"
    diagnostics.append(
      LanguageError.duplicateToken.at(
        second, "`\(path)` is defined twice\(difference)", help: "rename or remove one of them",
        notes: [.init(first, "first here")]))
    return false
  }
}
