import TokenModel

/// Where the texts of an entry stand, for changes that keep everything else.
extension FileReader {
  /// Where the name of a key stands, without its quotes.
  func name(of entry: YamlEntry) -> SourceRange {
    let range = entry.keyRange
    let isQuoted = range.end - range.start >= 2 && Self.quotes.contains(source.bytes[range.start])
    return isQuoted ? SourceRange(file, range.start + 1..<range.end - 1) : range
  }

  /// What to take away so that the entry with a key is gone; nil where there is none, and as for `removal(at:in:)`.
  func removal(of key: String, in fields: Fields) -> SourceRange? {
    fields.entries.firstIndex { $0.key == key }.flatMap { removal(at: $0, in: fields) }
  }

  /// What to take away so that an entry of several is gone and all comments stay; nil where it is written in a way of
  /// its own, such as over several lines or with `?`, or behind a text that would take comments in.
  func removal(at index: Int, in fields: Fields) -> SourceRange? {
    let entry = fields.entries[index]
    if index > 0, fields.entries[index - 1].value.endsInBlock(of: source) { return nil }
    let range = entry.keyRange.start..<max(entry.keyRange.end, entry.value.range.end)
    let line = source.lineRange(source.line(at: range.lowerBound))
    let front = source.bytes[line.lowerBound..<range.lowerBound]
    guard range.upperBound <= line.upperBound,
      front.last(where: { !Self.blanks.contains($0) }) != UInt8(ascii: "?")
    else { return nil }
    if !fields.isFlow { return blockRemoval(range, line).map { SourceRange(file, $0) } }
    let next = fields.entries.indices.contains(index + 1) ? fields.entries[index + 1].keyRange.start : nil
    return flowRemoval(range, next: next).map { SourceRange(file, $0) }
  }

  /// What to take away so that an entry and the only one in it are gone; nil as for `removal(at:in:)`.
  func removal(ofSingle part: YamlEntry, at index: Int, in fields: Fields) -> [SourceRange]? {
    if let whole = removal(at: index, in: fields) { return [whole] }
    let entry = fields.entries[index]
    // Two lines of their own, whatever comment stands between them.
    guard case .mapping(_, isFlow: false) = entry.value.content, !fields.isFlow,
      index == 0 || !fields.entries[index - 1].value.endsInBlock(of: source),
      let inner = removal(at: 0, in: Fields([part], isFlow: false, nameRange: entry.keyRange))
    else { return nil }
    let line = source.lineRange(source.line(at: entry.keyRange.start))
    guard let colon = source.bytes[entry.keyRange.end..<line.upperBound].firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    return blockRemoval(entry.keyRange.start..<colon + 1, line).map { [SourceRange(file, $0), inner] }
  }

  private static let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
  private static let blanks: [UInt8] = [0x20, 0x09]
  private static let breaks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D]

  /// The whole line of an entry that stands alone on it, or the entry in front of a comment.
  private func blockRemoval(_ range: Range<Int>, _ line: Range<Int>) -> Range<Int>? {
    let front = source.bytes[line.lowerBound..<range.lowerBound]
    guard front.allSatisfy(Self.blanks.contains) else { return nil }
    if let comment = source.bytes[range.upperBound..<line.upperBound].firstIndex(where: { !Self.blanks.contains($0) }) {
      return range.lowerBound..<comment
    }
    let number = source.line(at: line.lowerBound)
    return line.lowerBound..<(number < source.lineCount ? source.lineRange(number + 1).lowerBound : line.upperBound)
  }

  /// An entry in braces and one comma: the one behind it, or in front of the last entry.
  private func flowRemoval(_ range: Range<Int>, next: Int?) -> Range<Int>? {
    let rest = source.bytes[range.upperBound...]
    let comma = rest.firstIndex { !Self.breaks.contains($0) }.flatMap { rest[$0] == UInt8(ascii: ",") ? $0 : nil }
    if let comma {
      let behind = comma + 1
      if let next, source.bytes[behind..<next].allSatisfy(Self.breaks.contains) { return range.lowerBound..<next }
      return withBlanks(range.lowerBound..<behind)
    }
    guard next == nil else { return nil }
    let front = source.bytes[..<range.lowerBound]
    // A comma that a comment parts from the entry may stay: YAML allows one behind the last entry.
    guard let last = front.lastIndex(where: { !Self.breaks.contains($0) }), front[last] == UInt8(ascii: ",") else {
      return withBlanks(range)
    }
    // A comma at the end of a comment is none.
    let line = source.lineRange(source.line(at: last))
    return source.bytes[line].contains(UInt8(ascii: "#")) && !line.contains(range.lowerBound)
      ? withBlanks(range) : last..<range.upperBound
  }

  /// A range with the blanks behind it, unless a comment follows and no other blank parts it from what stands before.
  private func withBlanks(_ range: Range<Int>) -> Range<Int> {
    let end = source.bytes[range.upperBound...].firstIndex { !Self.blanks.contains($0) } ?? range.upperBound
    let isParted = Self.breaks.contains(source.bytes[range.lowerBound - 1])
    return source.bytes[end] == UInt8(ascii: "#") && !isParted ? range : range.lowerBound..<end
  }
}

extension YamlNode {
  /// Whether it ends in a text of lines of its own, which takes in what follows it at its depth.
  fileprivate func endsInBlock(of source: SourceFile) -> Bool {
    switch content {
    case .refused: false
    case .sequence(let items): items.last?.endsInBlock(of: source) ?? false
    case .mapping(let entries, _): entries.last?.value.endsInBlock(of: source) ?? false
    case .scalar:
      range.start < range.end && [UInt8(ascii: "|"), UInt8(ascii: ">")].contains(source.bytes[range.start])
    }
  }
}
