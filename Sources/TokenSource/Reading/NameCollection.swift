import TokenModel

extension WrittenNames {
  /// Adds the names and references of a file; `root` is its tree.
  mutating func add(_ reader: FileReader, _ root: YamlNode) {
    keys += reader.groups.map { Key($0.path, isGroup: true, $0.range, in: reader.source) }
    keys += reader.drafts.map { Key($0.path, isGroup: false, $0.nameRange, in: reader.source) }
    addReferences(in: root, of: reader.source)
  }

  /// Adds the references in every value that is no text for people or other programs.
  private mutating func addReferences(in node: YamlNode, of source: SourceFile) {
    switch node.content {
    case .refused: break
    case .sequence(let items): for item in items { addReferences(in: item, of: source) }
    case .mapping(let entries, _):
      for entry in entries {
        let attribute = Attribute(rawValue: entry.key)
        let isText = attribute.map { [.description, .deprecated, .waive, .extensions].contains($0) } ?? false
        if !isText { addReferences(in: entry.value, of: source) }
      }
    case .scalar(let text, _):
      guard text.utf8.contains(UInt8(ascii: "{")) else { return }
      let meant = Self.braces(in: Array(text.utf8)[...])
      let written = Self.braces(in: source.bytes[node.range.offsets])
      let isSame = meant.count == written.count && zip(meant, written).allSatisfy { $0.elementsEqual($1) }
      for (number, inner) in meant.enumerated() {
        let letters = isSame ? SourceRange(node.range.file, written[number].startIndex..<written[number].endIndex) : nil
        references.append(Reference(text: String(decoding: inner, as: UTF8.self), letters: letters))
      }
    }
  }

  /// What stands between the braces of a text.
  private static func braces(in bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var found: [ArraySlice<UInt8>] = []
    var rest = bytes
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      let inner = rest[(open + 1)...].prefix { $0 != UInt8(ascii: "}") }
      found.append(inner)
      rest = rest[inner.endIndex...]
    }
    return found
  }
}

extension WrittenNames.Key {
  /// The key of a token or group, whose last name is what the key says.
  fileprivate init(_ path: TokenPath, isGroup: Bool, _ range: SourceRange, in source: SourceFile) {
    var letters = range.offsets
    if letters.count >= 2, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source.bytes[letters.lowerBound]) {
      letters = (letters.lowerBound + 1)..<(letters.upperBound - 1)
    }
    let isSame = source.bytes[letters].elementsEqual(path.name.utf8)
    self.init(path: path, isGroup: isGroup, range: range, letters: isSame ? SourceRange(range.file, letters) : nil)
  }
}
