import TokenModel

extension YamlTreeBuilder {
  /// A mapping or sequence whose end has not come yet.
  struct Frame {
    /// Its first byte.
    var start: Int
    var isMapping: Bool
    var isFlow = false
    var items: [YamlNode] = []
    var entries: [YamlEntry] = []
    var key: Key?
    /// The keys so far, once there are too many to look through.
    var seen: [String: (key: String, range: SourceRange)] = [:]
  }

  /// A key that waits for its value.
  enum Key {
    case text(String, SourceRange)
    /// A key that was reported; its value is passed over.
    case refused
  }
}

extension YamlTreeBuilder.Frame {
  private static let fewKeys = 8

  /// Where the mapping already has the key; keys are equal where they are canonically equivalent.
  func earlierKey(_ text: String) -> (key: String, range: SourceRange)? {
    guard seen.isEmpty else { return seen[text] }
    return entries.first { $0.key == text }.map { ($0.key, $0.keyRange) }
  }

  /// Notes a key.
  mutating func remember(_ text: String, _ range: SourceRange) {
    if seen.isEmpty, entries.count >= Self.fewKeys {
      for entry in entries { seen[entry.key] = (entry.key, entry.keyRange) }
    }
    if !seen.isEmpty { seen[text] = (text, range) }
  }
}
