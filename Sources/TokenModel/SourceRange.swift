/// Which file of a run a range lies in: its index in the list of files that the run read.
package struct FileID: Hashable, Sendable, Comparable {
  /// The index of the file, from 0.
  package let index: Int32

  /// The file at `index` in the run's list.
  package init(_ index: Int) { self.index = Int32(index) }

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

/// A stretch of one file in UTF-8 bytes; the end is exclusive and may equal the start.
package struct SourceRange: Hashable, Sendable, Comparable {
  /// The file.
  package let file: FileID
  private let low: Int32
  private let high: Int32

  /// The bytes of `offsets` in `file`; files are far smaller than 2 GiB (the limit is 4 MiB).
  package init(_ file: FileID, _ offsets: Range<Int>) {
    self.file = file
    low = Int32(offsets.lowerBound)
    high = Int32(offsets.upperBound)
  }

  /// The first byte.
  package var start: Int { Int(low) }
  /// The byte after the last one.
  package var end: Int { Int(high) }
  /// Both as a range.
  package var offsets: Range<Int> { start..<end }

  /// The smallest range of the same file that holds both.
  package func union(_ other: Self) -> Self {
    Self(file, min(start, other.start)..<max(end, other.end))
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.low, left.high) < (right.file, right.low, right.high)
  }
}
