import TokenModel

/// Renames tokens and groups wherever the files mention them.
struct Renaming {
  private let set: TokenSet
  /// What the files mention and what values refer to, by every path on the way; made when it is needed.
  private lazy var mentions = Self.byPath(set.mentions.map { ($0.text, $0) })
  private lazy var references = Self.byPath(set.tokens.flatMap(\.references).map { ($0.text, $0) })
  private lazy var taken = Set(set.tokens.map(\.path) + set.groups.keys)

  init(_ set: TokenSet) { self.set = set }

  /// The edits that give a token or group with the keys at `places` another name; nil where that name means something
  /// else, or where something is written so that it cannot be replaced.
  mutating func change(of path: TokenPath, at places: [SourceRange], to name: String) -> Change? {
    guard let parent = path.parent, !taken.contains(parent.appending(name)), !name.isEmpty,
      !path.section.knownKeys.contains(name)
    else { return nil }
    let keys = places.compactMap { Self.key($0, path.name) }
    let mentions = self.mentions[path.text] ?? []
    // A reference that is not mentioned byte by byte has escapes in it.
    let isEverywhere = (references[path.text] ?? []).allSatisfy { reference in
      mentions.contains { $0.range.file == reference.range.file && reference.range.offsets.contains($0.range.start) }
    }
    guard keys.count == places.count, isEverywhere else { return nil }
    let edits = mentions.map { Self.place(of: path, in: $0) } + keys
    return Change(edits.map { Edit($0, name) }, isSafe: false)
  }

  /// Where a key has its name, without quotes; nil where it has escapes.
  private static func key(_ place: SourceRange, _ name: String) -> SourceRange? {
    switch place.end - place.start - name.utf8.count {
    case 0: place
    case 2: SourceRange(place.file, place.start + 1..<place.end - 1)
    default: nil
    }
  }

  /// Where a mention has the last name of a path.
  private static func place(of path: TokenPath, in mention: Mention) -> SourceRange {
    let parts = mention.text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let part = parts[path.names.count]
    let start = mention.range.start + mention.text.utf8.distance(from: mention.text.startIndex, to: part.startIndex)
    return SourceRange(mention.range.file, start..<start + part.count)
  }

  /// Things by the section and names that their text begins with, and all beginnings of those.
  private static func byPath<Thing>(_ things: [(text: String, thing: Thing)]) -> [String: [Thing]] {
    var byPath: [String: [Thing]] = [:]
    for (text, thing) in things {
      var path = ""
      for part in text.split(separator: ".", omittingEmptySubsequences: false) {
        path += path.isEmpty ? String(part) : ".\(part)"
        byPath[path, default: []].append(thing)
      }
    }
    return byPath
  }
}
