import TokenModel

/// What edits have changed about a file, in the form that `patch` and `git apply` read.
///
/// Source: the unified format of POSIX `diff -u`.
package struct UnifiedDiff {
  private let file: EditedFile
  private let style: TextStyle
  private let isForPeople: Bool
  /// How many lines are shown around what has changed.
  private static let context = 3

  /// The difference of a file: for people with nothing hidden and in the colours of a style, for programs with the bytes
  /// of the file.
  package init(_ file: EditedFile, _ style: TextStyle = TextStyle(), isForPeople: Bool) {
    self.file = file
    self.style = style
    self.isForPeople = isForPeople
  }

  /// Lines before and after, by their numbers from 1.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The difference, line ends included.
  package var bytes: [UInt8] {
    let path = Array((file.original.path.visible + "\n").utf8)
    var bytes = line("--- a/", path, .strong) + line("+++ b/", path, .strong)
    var rest = changes[...]
    while let first = rest.first {
      // Places with at most twice the context between them are shown as one.
      var end = first.old.upperBound
      let hunks = rest.prefix { next in
        let isNear = next.old.lowerBound - end <= 2 * Self.context
        if isNear { end = next.old.upperBound }
        return isNear
      }
      bytes += text(of: hunks)
      rest = rest.dropFirst(hunks.count)
    }
    return bytes
  }

  /// The places where lines have changed, in order.
  private var changes: [Hunk] {
    var hunks: [Hunk] = []
    var old = 1
    var new = 1
    for (index, origin) in (file.origins + [file.original.lineCount + 1]).enumerated() {
      guard let origin else { continue }
      let number = index + 1
      if origin > old || number > new { hunks.append(Hunk(old: old..<origin, new: new..<number)) }
      old = origin + 1
      new = number + 1
    }
    return hunks.filter { file.original.lines($0.old) != file.source.lines($0.new) }
  }

  private func text(of hunks: ArraySlice<Hunk>) -> [UInt8] {
    guard let first = hunks.first, let last = hunks.last else { return [] }
    let before = min(Self.context, first.old.lowerBound - 1)
    let old = (first.old.lowerBound - before)..<(last.old.upperBound + Self.context)
    let new = (first.new.lowerBound - before)..<(last.new.upperBound + Self.context)
    let title = "@@ -\(file.original.place(of: old)) +\(file.source.place(of: new)) @@\n"
    var bytes = line("", Array(title.utf8), .frame)
    var next = old.lowerBound
    for hunk in hunks {
      bytes += file.original.lines(next..<hunk.old.lowerBound).flatMap { line(" ", $0, nil) }
      bytes += file.original.lines(hunk.old).flatMap { line("-", $0, .removed) }
      bytes += file.source.lines(hunk.new).flatMap { line("+", $0, .added) }
      next = hunk.old.upperBound
    }
    return bytes + file.original.lines(next..<old.upperBound).flatMap { line(" ", $0, nil) }
  }

  /// A line of the difference; what `patch` must know about a last line without its end comes behind it.
  private func line(_ sign: String, _ content: [UInt8], _ ink: Ink?) -> [UInt8] {
    var content = content
    let isEnded = content.last == 0x0A
    if isEnded { content.removeLast() }
    if isForPeople {
      if content.last == 0x0D { content.removeLast() }
      let text = sign + visibleLine(String(decoding: content, as: UTF8.self))
      content = Array((ink.map { style.painted(text, $0) } ?? text).utf8)
    } else {
      content = sign.utf8 + content
    }
    return content + [0x0A] + (isEnded ? [] : Array("\\ No newline at end of file\n".utf8))
  }
}

extension SourceFile {
  /// The lines with their ends, by their numbers from 1; there is none behind the last line end.
  fileprivate func lines(_ numbers: Range<Int>) -> [[UInt8]] {
    numbers.clamped(to: 1..<lineCount + 1).map { number in
      let start = lineRange(number).lowerBound
      let end = number < lineCount ? lineRange(number + 1).lowerBound : bytes.count
      return Array(bytes[start..<end])
    }.filter { !$0.isEmpty }
  }

  /// The first of some lines and their count, as the head of a hunk has it.
  fileprivate func place(of numbers: Range<Int>) -> String {
    let count = lines(numbers).count
    return "\(count == 0 ? numbers.lowerBound - 1 : numbers.lowerBound),\(count)"
  }
}
