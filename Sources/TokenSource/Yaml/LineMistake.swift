import TokenModel

/// Mistakes that YAML takes for something else, or notices only lines later; the text of a line shows them.
struct LineMistake {
  let source: SourceFile
  let file: FileID

  /// `duration:250ms`, a colon without a space behind it, at the start of a line; nil where it is something else.
  func missingSpace(at start: Int) -> Diagnostic? {
    missingSpace(in: start..<max(start, endOfLine(at: start)), .syntax)
  }

  /// `duration:250ms`, a colon without a space behind it, at the start of a text; nil where it is something else.
  func missingSpace(in range: Range<Int>, _ error: LanguageError) -> Diagnostic? {
    let text = source.bytes[range]
    let key = text.prefix { isName($0) }
    guard text.dropFirst(key.count).first == UInt8(ascii: ":"), key.contains(where: { $0 > 0x39 }),
      let next = text.dropFirst(key.count + 1).first, !" \t:/".utf8.contains(next)
    else { return nil }
    let name = source.text(key.indices)
    let value = source.text(key.endIndex + 1..<text.endIndex)
    return error.at(
      SourceRange(file, text.indices), "a space is missing behind the colon of `\(source.text(text.indices).shown)`",
      help: "write `\("\(name): \(value)".shown)`",
      change: .safe(SourceRange(file, key.endIndex + 1..<key.endIndex + 1), " "))
  }

  /// The same, at the start of the line of an offset or, where that is something else, of the line above.
  func missingSpace(near offset: Int) -> Diagnostic? {
    let line = source.line(at: offset)
    return [line, line - 1].lazy.filter { $0 > 0 }.compactMap { number in
      let range = source.lineRange(number)
      return missingSpace(at: source.bytes[range].firstIndex { $0 != 0x20 } ?? range.upperBound)
    }.first
  }

  /// `{spacing.md} * 2` without quotes, of which YAML reads only the mapping, around an offset.
  func unquotedCalculation(around offset: Int) -> Diagnostic? {
    let line = source.lineRange(source.line(at: offset))
    guard line.contains(offset) else { return nil }
    let before = source.bytes[line.lowerBound..<offset]
    var start = before.lastIndex { ":,[".utf8.contains($0) }.map { $0 + 1 } ?? line.lowerBound
    while start < offset, source.bytes[start] == 0x20 { start += 1 }
    var depth = 0
    let text = source.bytes[start..<endOfLine(at: start)].prefix { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth >= 0 && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "]")
    }
    let range = start..<(text.lastIndex { $0 != 0x20 } ?? start - 1) + 1
    let calculation = source.text(range)
    guard calculation.utf8.contains(UInt8(ascii: "{")), (try? Arithmetic.parse(calculation)) != nil else { return nil }
    return LanguageError.referenceUnquoted.at(
      SourceRange(file, range), "a calculation with references stands in quotes",
      help: "write \"\(calculation.shown)\"", change: .safe(SourceRange(file, range), "\"\(calculation)\""))
  }

  /// Where the line of an offset ends, without blanks and a comment.
  private func endOfLine(at offset: Int) -> Int {
    let line = offset..<max(offset, source.lineRange(source.line(at: offset)).upperBound)
    let comment = line.first { source.bytes[$0] == UInt8(ascii: "#") && $0 > offset && source.bytes[$0 - 1] == 0x20 }
    var end = comment ?? line.upperBound
    while end > offset, source.bytes[end - 1] == 0x20 { end -= 1 }
    return end
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
