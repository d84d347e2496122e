package import TokenModel

/// One line of a file as a terminal shows it: nothing hidden, and only the part around a place if it is long.
package struct SourceLine {
  /// The line, cut to fit.
  package let text: String
  /// How many columns stand before the marked part.
  package let indentation: Int
  /// How many columns the marked part has, at least one.
  package let width: Int

  /// The fewest columns that a line is cut to: less would tell nothing.
  private static let leastColumns = 20

  /// The line of `source` with a number from 1, around the part of `offsets` that lies on it, in at most `columns`
  /// columns.
  package init(_ source: SourceFile, line: Int, marking offsets: Range<Int>, columns: Int = 140) {
    var range = source.lineRange(line)
    if line == 1 { range = min(source.textStart, range.upperBound)..<range.upperBound }
    let start = min(max(offsets.lowerBound, range.lowerBound), range.upperBound)
    let end = min(max(offsets.upperBound, start), range.upperBound)
    let room = max(columns, Self.leastColumns)
    // A scalar has at most four bytes: what lies further away does not fit in any case.
    let low = source.scalarStart(near: max(range.lowerBound, start - 4 * room))
    let high = source.scalarStart(near: min(range.upperBound, start + 4 * room))
    let head = Self.pieces(source.text(low..<start))
    let marked = Self.pieces(source.text(start..<min(end, high)))
    let tail = marked + Self.pieces(source.text(min(end, high)..<high))

    let isWhole = low == range.lowerBound && high == range.upperBound && Self.columns(head + tail) <= room
    let headRoom = max(room * 2 / 5, room - Self.columns(tail) - 1) - 1
    // A mark that combines with what was cut off would combine with the sign for the cut.
    let before =
      isWhole ? head[...] : head.suffix(Self.count(of: head.reversed(), in: headRoom)).drop { $0.columns == 0 }
    let isCutBefore = before.count < head.count || low > range.lowerBound
    let left = room - Self.columns(before) - (isCutBefore ? 1 : 0)
    let after =
      isWhole ? tail[...] : tail.prefix(Self.count(of: tail, in: Self.columns(tail) <= left ? left : left - 1))
    let isCutAfter = after.count < tail.count || high < range.upperBound
    text = (isCutBefore ? "…" : "") + (before + after).map(\.text).joined() + (isCutAfter ? "…" : "")
    indentation = (isCutBefore ? 1 : 0) + Self.columns(before)
    width = max(1, Self.columns(after.prefix(marked.count)))
  }

  /// A scalar as it is shown, and how many columns it takes.
  private typealias Piece = (text: String, columns: Int)

  private static func pieces(_ text: String) -> [Piece] {
    text.unicodeScalars.map { scalar in
      let shown = visibleLine(String(scalar))
      return (shown, shown.unicodeScalars.reduce(0) { $0 + $1.columns })
    }
  }

  private static func columns(_ pieces: some Sequence<Piece>) -> Int { pieces.reduce(0) { $0 + $1.columns } }

  /// How many of the first pieces fit.
  private static func count(of pieces: [Piece], in room: Int) -> Int {
    var left = room
    return pieces.prefix { piece in
      left -= piece.columns
      return left >= 0
    }.count
  }
}

extension SourceFile {
  /// The start of the scalar that holds the byte at `offset`.
  fileprivate func scalarStart(near offset: Int) -> Int {
    var start = offset
    while start > 0, start < bytes.count, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }
}
