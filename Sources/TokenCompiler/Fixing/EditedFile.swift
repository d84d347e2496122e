package import TokenModel

/// A file and what edits have made of it.
package struct EditedFile: Sendable {
  /// As it was read.
  package let original: SourceFile
  /// As it is now.
  package private(set) var source: SourceFile
  /// For each line of `source` the number of the same line in `original`, both from 1; nil where it is new.
  private(set) var origins: [Int?]

  /// A file that nothing has been done to.
  init(_ original: SourceFile) {
    self.original = original
    source = original
    origins = Array(1...original.lineCount)
  }

  /// Whether it has another text than before.
  var isChanged: Bool { source.bytes != original.bytes }

  /// The file after edits, which are in order of place and do not overlap.
  func edited(by edits: [Edit]) -> Self {
    var bytes: [UInt8] = []
    var lines: [Int?] = []
    var offset = 0
    var line = 0
    for edit in edits {
      bytes += source.bytes[offset..<edit.range.start] + edit.replacement.utf8
      offset = edit.range.end
      let first = source.line(at: edit.range.start) - 1
      let last = source.line(at: edit.range.end) - 1
      if first >= line {
        lines += origins[line..<first]
        lines.append(nil)
      }
      // The line with the start of the edit is there already; each line end in the new text opens another.
      lines += edit.replacement.utf8.filter { $0 == UInt8(ascii: "\n") }.map { _ in nil }
      line = last + 1
    }
    lines += origins[line...]
    bytes += source.bytes[offset...]
    var result = self
    result.source = SourceFile(path: source.path, name: source.name, bytes: bytes)
    result.origins = lines
    return result
  }
}
