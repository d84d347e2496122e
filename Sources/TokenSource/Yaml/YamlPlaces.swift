import TokenModel

extension YamlTreeBuilder {
  /// What an event spans.
  func range(of event: YamlEvent) -> SourceRange {
    let start = source.offset(ofScalar: event.start)
    return SourceRange(file, start..<max(start, source.offset(ofScalar: event.end)))
  }

  /// A block scalar ends at the start of the next line; its range ends with its last letter.
  func scalarRange(of event: YamlEvent) -> SourceRange {
    let range = range(of: event)
    var end = range.end
    while end > range.start, [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[end - 1]) { end -= 1 }
    return SourceRange(file, range.start..<end)
  }

  /// The part of an event that lies on its first line.
  func firstLine(of event: YamlEvent) -> SourceRange {
    let range = range(of: event)
    let line = source.lineRange(source.line(at: range.start))
    return SourceRange(file, range.start..<max(range.start, min(range.end, line.upperBound)))
  }

  /// Where the anchor or tag of an event begins; the two stand in either order.
  func property(_ sign: Unicode.Scalar, of event: YamlEvent) -> Int {
    let start = source.offset(ofScalar: event.start)
    return source.bytes[start...].firstIndex(of: UInt8(ascii: sign)) ?? start
  }

  /// From a place to the next blank, comma or closing bracket.
  func wordRange(from start: Int) -> SourceRange {
    let end = source.bytes[start...].firstIndex { [0x20, 0x09, 0x0A, 0x0D, 0x2C, 0x7D, 0x5D].contains($0) }
    return SourceRange(file, start..<(end ?? source.bytes.count))
  }
}
