import TokenModel

/// One line of a file as a terminal shows it: nothing hidden, and only the part around a place if it is long.
struct SourceLine {
  /// The line, cut to fit.
  let text: String
  /// How many columns stand before the marked part.
  let indentation: Int
  /// How many columns the marked part has, at least one.
  let width: Int

  /// The most bytes that are shown before and behind the place of interest.
  private static let margin = 70

  /// The line of `source` with a number from 1, around the part of `offsets` that lies on it.
  init(_ source: SourceFile, line: Int, marking offsets: Range<Int>) {
    var range = source.lineRange(line)
    if line == 1 { range = min(source.textStart, range.upperBound)..<range.upperBound }
    let start = min(max(offsets.lowerBound, range.lowerBound), range.upperBound)
    let end = min(max(offsets.upperBound, start), range.upperBound)
    let low = source.scalarStart(near: max(range.lowerBound, start - Self.margin))
    let high = source.scalarStart(near: min(range.upperBound, start + Self.margin))
    let head = Self.show(source.text(low..<start))
    let marked = Self.show(source.text(start..<min(end, high)))
    let tail = Self.show(source.text(min(end, high)..<high))
    let prefix = low > range.lowerBound ? "…" : ""
    text = prefix + head.text + marked.text + tail.text + (high < range.upperBound ? "…" : "")
    indentation = (prefix.isEmpty ? 0 : 1) + head.columns
    width = max(1, marked.columns)
  }

  private static func show(_ text: String) -> (text: String, columns: Int) {
    let shown = visibleLine(text)
    return (shown, shown.unicodeScalars.reduce(0) { $0 + $1.columns })
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
