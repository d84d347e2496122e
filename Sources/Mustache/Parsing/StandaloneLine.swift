/// The line that a tag has for itself; it leaves nothing in the output but what the tag makes.
struct StandaloneLine {
  /// The blanks in front of the tag.
  let indentation: Range<Int>
  /// The first byte after the line end, or the end of the file.
  let end: Int

  /// The line, or nil where more than blanks stands beside the tag; a tag may span lines.
  init?(around tag: Range<Int>, in bytes: [UInt8], from fileStart: Int) {
    var start = tag.lowerBound
    while start > fileStart, bytes[start - 1].isBlank { start -= 1 }
    guard start == fileStart || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    var next = tag.upperBound
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    if next + 1 < bytes.count, bytes[next] == UInt8(ascii: "\r") { next += 1 }
    guard next == bytes.count || bytes[next] == UInt8(ascii: "\n") else { return nil }
    indentation = start..<tag.lowerBound
    end = min(next + 1, bytes.count)
  }
}
