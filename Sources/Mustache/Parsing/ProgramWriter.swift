/// Writes the instructions of one program while its tags are found.
struct ProgramWriter {
  /// What was written.
  private(set) var program: Program
  private let marksLines: Bool
  private var cursor: Int
  private var isAtLineStart = true

  /// A writer whose text begins at `start`; only a partial marks where its lines begin.
  init(_ bytes: [UInt8], language: TemplateLanguage?, from start: Int, marksLines: Bool) {
    program = Program(bytes: bytes, language: language)
    self.marksLines = marksLines
    cursor = start
  }

  /// The language that the file tells.
  var language: TemplateLanguage? {
    get { program.language }
    set { program.language = newValue }
  }

  /// Copies the template's text up to `end`.
  mutating func text(upTo end: Int) {
    guard marksLines else {
      if cursor < end { program.code.append(.text(cursor..<end)) }
      cursor = end
      return
    }
    while cursor < end {
      let feed = program.bytes[cursor..<end].firstIndex(of: UInt8(ascii: "\n"))
      let line = cursor..<(feed.map { $0 + 1 } ?? end)
      if isAtLineStart, !isEmptyLine(line) { program.code.append(.lineStart) }
      program.code.append(.text(line))
      isAtLineStart = feed != nil
      cursor = line.upperBound
    }
  }

  /// Marks a line that begins with a tag which does not stand alone.
  mutating func beginTag() {
    if marksLines, isAtLineStart { program.code.append(.lineStart) }
    isAtLineStart = false
  }

  /// Leaves out the template's bytes up to `offset`, a tag or its whole line.
  mutating func skip(to offset: Int, endsLine: Bool) {
    cursor = offset
    if endsLine { isAtLineStart = true }
  }

  /// Writes a value.
  mutating func value(_ name: TagName, isRaw: Bool) {
    program.code.append(.value(name: number(name), isRaw: isRaw))
  }

  /// Opens a section and returns the instruction that closing it completes.
  mutating func section(_ name: TagName, isInverted: Bool) -> Int {
    let number = number(name)
    program.code.append(isInverted ? .inverted(name: number, end: 0) : .section(name: number, end: 0))
    return program.code.count - 1
  }

  /// Closes the section that `instruction` opened.
  mutating func closeSection(_ instruction: Int) {
    switch program.code[instruction] {
    case .section(let name, _):
      program.code.append(.sectionEnd)
      program.code[instruction] = .section(name: name, end: program.code.count)
    case .inverted(let name, _):
      program.code[instruction] = .inverted(name: name, end: program.code.count)
    default: break
    }
  }

  /// Includes a partial.
  mutating func include(_ include: Include) {
    program.code.append(.include(program.includes.count))
    program.includes.append(include)
  }

  private mutating func number(_ name: TagName) -> Int {
    program.names.append(name)
    return program.names.count - 1
  }

  private func isEmptyLine(_ line: Range<Int>) -> Bool {
    program.bytes[line].elementsEqual("\n".utf8) || program.bytes[line].elementsEqual("\r\n".utf8)
  }
}
