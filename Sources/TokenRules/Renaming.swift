import TokenModel

/// Gives tokens and groups other names, in every file and in every reference.
struct Renaming {
  private let names: WrittenNames
  /// The indices of the keys of each path.
  private let keys: [TokenPath: [Int]]
  /// The indices of the references that go through each path.
  private let references: [String: [Int]]
  /// The tokens whose role a pattern of the configuration gives by their name, and the groups around them.
  private let configured: Set<TokenPath>
  /// The scalars of the longest path.
  private let longestPath: Int

  /// What became of a wish for another name.
  enum Outcome {
    case change(Change)
    /// Something else has the name.
    case taken
    /// The name is a key there, or as good as one.
    case reserved
    /// Not every place of the name can be changed, or is known.
    case unsure
  }

  /// The renaming of what a set holds.
  init(_ set: TokenSet) {
    names = set.names
    keys = Dictionary(grouping: set.names.keys.indices) { [names] in names.keys[$0].path }
    var references: [String: [Int]] = [:]
    // Only what names something is short enough to be taken apart.
    for (index, reference) in names.references.enumerated() where names.areComplete {
      var path = ""
      for name in reference.text.split(separator: ".", omittingEmptySubsequences: false) {
        path += path.isEmpty ? name : "." + name
        references[path, default: []].append(index)
      }
    }
    self.references = references
    var configured: Set<TokenPath> = []
    for token in set.tokens where token.role.source == .configuration {
      var path: TokenPath? = token.path
      while let next = path, configured.insert(next).inserted { path = next.parent }
    }
    self.configured = configured
    longestPath = names.keys.map { $0.path.text.unicodeScalars.count }.max() ?? 0
  }

  /// What gives the token or group at a path the name `name`.
  func rename(_ path: TokenPath, to name: String) -> Outcome {
    guard let parent = path.parent else { return .unsure }
    if keys[parent.appending(name)] != nil { return .taken }
    let scalars = Array(name.unicodeScalars)
    // A misspelling of a key is no name either.
    let isReserved = path.section.knownKeys.contains { key in
      editDistance(scalars, Array(key.unicodeScalars), atMost: 1) != nil
    }
    if isReserved { return .reserved }
    let growth = scalars.count - path.name.unicodeScalars.count
    guard names.areComplete, !configured.contains(path), scalars.count <= TokenPath.longestName,
      longestPath + max(0, growth) <= TokenPath.longest
    else { return .unsure }
    var places = keys[path, default: []].map { names.keys[$0].letters }
    places += references[path.text, default: []].map { names.references[$0].place(ofName: path.names.count) }
    let edits = places.compactMap { $0.map { Edit($0, name) } }
    return edits.count == places.count ? .change(Change(edits, isSafe: false)) : .unsure
  }
}

extension WrittenNames.Reference {
  /// Where the name with a number stands, counted from 1 behind the section; nil where its letters do not.
  fileprivate func place(ofName number: Int) -> SourceRange? {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let letters, number < parts.count else { return nil }
    let start = letters.start + parts[..<number].reduce(0) { $0 + $1.count + 1 }
    return SourceRange(letters.file, start..<(start + parts[number].count))
  }
}
