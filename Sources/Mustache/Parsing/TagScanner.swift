import TokenModel

/// Finds the tags of a file, one after another, with the delimiters that hold at each place.
struct TagScanner {
  /// What is wrong with tags so far.
  private(set) var faults: [Diagnostic] = []
  private let bytes: [UInt8]
  private let id: FileID
  private var position = 0
  private var open = Array("{{".utf8)
  private var close = Array("}}".utf8)

  /// A scanner at the start of a file.
  init(_ source: TemplateSource) {
    bytes = source.file.bytes
    id = source.id
  }

  /// The next tag that is well formed, or nil at the end.
  mutating func next() -> Tag? {
    while faults.count < TemplateParser.faultLimit, let start = find(open, from: position) {
      if let tag = tag(at: start) { return tag }
    }
    return nil
  }

  private mutating func tag(at start: Int) -> Tag? {
    var inside = start + open.count
    if inside < bytes.count, bytes[inside] == UInt8(ascii: "{") {
      return finish(.rawValue, at: start, from: inside + 1, with: [UInt8(ascii: "}")] + close)
    }
    while inside < bytes.count, bytes[inside].isWhitespace { inside += 1 }
    guard inside < bytes.count, let kind = Tag.Kind(sign: bytes[inside]) else {
      return finish(.value, at: start, from: inside, with: close)
    }
    switch kind {
    case .delimiters: return setDelimiters(at: start, from: inside + 1)
    case .partial:
      let name = bytes[(inside + 1)...].drop(while: \.isWhitespace)
      let isDynamic = name.first == UInt8(ascii: "*")
      return finish(isDynamic ? .unsupported(.dynamicName) : kind, at: start, from: inside + 1, with: close)
    default: return finish(kind, at: start, from: inside + 1, with: close)
    }
  }

  /// The tag up to `end`; where another tag begins before that, or nothing ends it, it was never closed.
  private mutating func finish(_ kind: Tag.Kind, at start: Int, from inside: Int, with end: [UInt8]) -> Tag? {
    var offset = inside
    while offset < bytes.count, !matches(end, at: offset) {
      if kind != .comment, open != close, matches(open, at: offset) { break }
      offset += 1
    }
    guard matches(end, at: offset) else {
      faults.append(.unclosedTag(SourceRange(id, unclosedRange(start, offset)), end: end))
      position = offset
      return nil
    }
    position = offset + end.count
    return Tag(kind: kind, range: start..<position, content: trimmed(inside..<offset))
  }

  private mutating func setDelimiters(at start: Int, from inside: Int) -> Tag? {
    let end = [UInt8(ascii: "=")] + close
    let line = bytes[inside...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let last = find(end, from: inside), last < line else {
      guard let tag = finish(.delimiters, at: start, from: inside, with: close) else { return nil }
      faults.append(.badDelimiters(SourceRange(id, tag.range)))
      return nil
    }
    position = last + end.count
    let content = trimmed(inside..<last)
    let words = bytes[content].split(whereSeparator: \.isWhitespace)
    let text = String(decoding: bytes[content], as: UTF8.self).unicodeScalars
    let isShown = text.allSatisfy { !$0.isHidden || $0 == "\t" }
    guard isShown, words.count == 2, let first = words.first, let second = words.last else {
      faults.append(.badDelimiters(SourceRange(id, start..<position)))
      return nil
    }
    open = Array(first)
    close = Array(second)
    return Tag(kind: .delimiters, range: start..<position, content: content)
  }

  /// What to underline of a tag without an end: its first line, at most up to the next tag.
  private func unclosedRange(_ start: Int, _ end: Int) -> Range<Int> {
    let line = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
    return trimmed(start..<line)
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !bytes[$0].isWhitespace }) else {
      return range.lowerBound..<range.lowerBound
    }
    let last = range.last { !bytes[$0].isWhitespace } ?? first
    return first..<(last + 1)
  }

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    var offset = start
    while offset + needle.count <= bytes.count {
      if matches(needle, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  private func matches(_ needle: [UInt8], at offset: Int) -> Bool {
    guard offset + needle.count <= bytes.count else { return false }
    for index in needle.indices where bytes[offset + index] != needle[index] { return false }
    return true
  }
}
