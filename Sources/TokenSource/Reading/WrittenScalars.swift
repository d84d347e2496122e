import TokenModel

/// The characters of a YAML text as they are written in its file, by which the hidden ones of them are found.
///
/// YAML folds and trims blanks and line ends only, so the hidden characters of what is written and of what is read are
/// the same ones in the same order.
struct WrittenScalars {
  private var scalars: [(scalar: Unicode.Scalar, range: SourceRange)] = []
  private let style: Style

  private enum Style {
    case plain, quoted, block
  }

  /// The characters of a text, whose quotes or block header belong to `range`.
  init(in range: SourceRange, of source: SourceFile) {
    let sign = range.start < range.end ? Unicode.Scalar(source.bytes[range.start]) : " "
    style = sign == "\"" || sign == "'" ? .quoted : sign == "|" || sign == ">" ? .block : .plain
    var offset = range.start
    // The header of a block may have a comment, which is not of the text.
    if case .block = style { offset += source.bytes[range.offsets].prefix { $0 != 0x0A }.count }
    var rest = Substring(source.text(offset..<range.end)).unicodeScalars
    while let first = rest.first {
      let escape = sign == "\"" && first == "\\" ? Self.escape(rest) : (scalar: first, length: 1)
      let end = offset + rest.prefix(escape.length).reduce(0) { $0 + UTF8.width($1) }
      scalars.append((escape.scalar, SourceRange(range.file, offset..<end)))
      rest = rest.dropFirst(escape.length)
      offset = end
    }
  }

  /// The character that an escape at the start of a text stands for, as far as it is written in digits, and how many
  /// characters the escape has.
  private static func escape(_ text: Substring.UnicodeScalarView) -> (scalar: Unicode.Scalar, length: Int) {
    let digits: [Unicode.Scalar: Int] = ["x": 2, "u": 4, "U": 8]
    guard let sign = text.dropFirst().first, let count = digits[sign] else { return ("\\", length: 2) }
    let number = UInt32(String(text.dropFirst(2).prefix(count)), radix: 16)
    return (number.flatMap(Unicode.Scalar.init) ?? "\\", length: 2 + count)
  }

  /// The characters that nobody sees, in order, and whether the file means the same text without each of them.
  var hidden: [(range: SourceRange, isRemovable: Bool)] {
    var result: [(range: SourceRange, isRemovable: Bool)] = []
    var before: Unicode.Scalar?
    var place = 0
    while place < scalars.count {
      let run = scalars[place...].prefix { $0.scalar.hiding != nil }
      let after = run.endIndex < scalars.count ? scalars[run.endIndex].scalar : nil
      let isRemovable = isRemovable(between: before, after)
      result += run.map { ($0.range, isRemovable) }
      before = after
      place = run.endIndex + 1
    }
    return result
  }

  /// Whether what stands before and behind a run of hidden characters is read as before when it goes.
  private func isRemovable(between before: Unicode.Scalar?, _ after: Unicode.Scalar?) -> Bool {
    let blanks: [Unicode.Scalar?] = [nil, " ", "\t", "\r", "\n"]
    switch style {
    case .quoted: return true
    // The indentation of the first line is that of the block.
    case .block: return !blanks.contains(before) || !blanks.contains(after)
    case .plain:
      if before == nil {
        return !blanks.contains(after) && !"#:-?,[]{}&*!|>'\"%@`~".unicodeScalars.contains { $0 == after }
      }
      return before != ":" && after != "#" && after != ":"
    }
  }
}
