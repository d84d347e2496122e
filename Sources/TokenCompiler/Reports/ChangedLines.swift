import TokenModel

/// The lines that a change touches, before and after it.
struct ChangedLines {
  /// A line with what becomes of it.
  struct Line: Hashable {
    let sign: Sign
    /// The line, nothing hidden and cut to fit.
    let text: String
  }

  /// What becomes of a line.
  enum Sign: String {
    case removed = "-"
    case added = "+"
    /// It stands for lines that are not shown.
    case more = "…"
  }

  /// The lines, in the order in which they are printed.
  private(set) var lines: [Line] = []
  /// How many lines are shown; a rename can touch hundreds.
  private static let most = 8

  /// The lines that a change touches in the files of a report, each in at most `columns` columns.
  init(_ change: Change, _ report: Report, _ columns: Int) {
    var rest = change.edits[...]
    var hidden = 0
    while let first = rest.first {
      let source = report.file(first.range)
      var end = source.line(at: first.range.end)
      // Edits whose lines meet are shown together.
      let hunk = rest.prefix { edit in
        let isNear = edit.range.file == first.range.file && source.line(at: edit.range.start) <= end
        if isNear { end = source.line(at: edit.range.end) }
        return isNear
      }
      rest = rest.dropFirst(hunk.count)
      let added = Self.lines(of: hunk, in: source, upTo: end, columns - 2)
      if lines.isEmpty || lines.count + added.count <= Self.most { lines += added } else { hidden += hunk.count }
    }
    if hidden > 0 { lines.append(Line(sign: .more, text: "and \(TextReport.number(hidden, "more place"))")) }
  }

  private static func lines(
    of edits: ArraySlice<Edit>, in source: SourceFile, upTo last: Int, _ columns: Int
  ) -> [Line] {
    guard let first = edits.first else { return [] }
    let start = source.lineRange(source.line(at: first.range.start)).lowerBound
    let end = source.lineRange(last).upperBound
    var bytes: [UInt8] = []
    var offset = start
    for edit in edits {
      bytes += source.bytes[offset..<edit.range.start] + edit.replacement.utf8
      offset = edit.range.end
    }
    bytes += source.bytes[min(offset, end)..<end]
    let mark = first.range.start - start
    let before = shown(Array(source.bytes[start..<end]), mark..<(mark + first.range.end - first.range.start), columns)
    let after = shown(bytes, mark..<(mark + first.replacement.utf8.count), columns)
    let same = zip(before, after).prefix { $0 == $1 }.count
    let sameAtEnd = zip(before.dropFirst(same).reversed(), after.dropFirst(same).reversed()).prefix { $0 == $1 }.count
    return before.dropFirst(same).dropLast(sameAtEnd).prefix(most).map { Line(sign: .removed, text: $0) }
      + after.dropFirst(same).dropLast(sameAtEnd).prefix(most).map { Line(sign: .added, text: $0) }
  }

  /// The lines of a text, cut around a place where they are long.
  private static func shown(_ bytes: [UInt8], _ mark: Range<Int>, _ columns: Int) -> [String] {
    let source = SourceFile(path: "", bytes: bytes)
    return (1...source.lineCount).map { SourceLine(source, line: $0, marking: mark, columns: columns).text }
  }
}
