/// A text that was read: its name, its bytes and where its lines begin.
///
/// Offsets are UTF-8 bytes from the start of `bytes`; lines and columns exist for people only.
package struct SourceFile: Sendable {
  /// The path as messages show it: as the user wrote it, relative to the working directory.
  package let path: String
  /// The path as outputs record it: relative to the configuration's folder or to the folder that holds PATH.
  package let name: String
  /// The whole file, a byte order mark included.
  package let bytes: [UInt8]
  private let lineStarts: [Int]
  /// How many scalars stand before each block of `blockSize` bytes, and in the whole file.
  private let scalarCounts: [Int]
  private static let blockSize = 256

  /// A file from bytes that are already in memory; they need not be valid UTF-8. Without a `name` it is `path`.
  package init(path: String, name: String? = nil, bytes: [UInt8]) {
    self.path = path
    self.name = name ?? path
    self.bytes = bytes
    var starts = [0]
    var counts = [0]
    var scalars = 0
    for offset in bytes.indices {
      if bytes[offset] == UInt8(ascii: "\n") { starts.append(offset + 1) }
      if bytes[offset] & 0xC0 != 0x80 { scalars += 1 }
      if (offset + 1) % Self.blockSize == 0 { counts.append(scalars) }
    }
    counts.append(scalars)
    lineStarts = starts
    scalarCounts = counts
  }

  /// The number of lines; a final line end opens an empty last one.
  package var lineCount: Int { lineStarts.count }

  /// The bytes of a line (1-based, at most `lineCount`), without its LF or CRLF.
  package func lineRange(_ line: Int) -> Range<Int> {
    let start = lineStarts[line - 1]
    guard line < lineStarts.count else { return start..<bytes.count }
    var end = lineStarts[line] - 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<end
  }

  /// The 1-based line that holds the byte at `offset`.
  package func line(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The place of the byte at `offset`, for people: columns count Unicode scalars, a byte order mark none.
  package func location(at offset: Int) -> SourceLocation {
    let line = line(at: offset)
    let start = max(lineStarts[line - 1], textStart)
    let column = 1 + max(0, scalarCount(before: offset) - scalarCount(before: start))
    return SourceLocation(line: line, column: column)
  }

  /// Where the text begins: behind a byte order mark.
  package var textStart: Int { bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0 }

  /// The offset of the scalar with a number, counted from `textStart`; the end of the file where there are
  /// fewer.
  package func offset(ofScalar number: Int) -> Int {
    let target = number + (textStart > 0 ? 1 : 0)
    guard let total = scalarCounts.last, target < total else { return bytes.count }
    if total == bytes.count { return target }
    var low = 0
    var high = scalarCounts.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if scalarCounts[middle] <= target { low = middle } else { high = middle }
    }
    var offset = low * Self.blockSize
    var count = scalarCounts[low]
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if count == target { return offset }
        count += 1
      }
      offset += 1
    }
    return bytes.count
  }

  private func scalarCount(before offset: Int) -> Int {
    let end = min(offset, bytes.count)
    let block = end / Self.blockSize
    return scalarCounts[block] + bytes[(block * Self.blockSize)..<end].count { $0 & 0xC0 != 0x80 }
  }

  /// The text of a byte range; bytes that are not UTF-8 come back as U+FFFD.
  package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// U+FEFF in UTF-8, as some editors put it in front of a file.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}

/// A line and a column, both 1-based; the column counts Unicode scalars.
package struct SourceLocation: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package let line: Int
  /// The column in Unicode scalars, from 1.
  package let column: Int

  /// A place for people.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
