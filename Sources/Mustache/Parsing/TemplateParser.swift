import TokenModel

/// Turns one file into a program.
struct TemplateParser {
  /// Faults that are reported of one file; a file with more is not a template.
  static let faultLimit = 100
  /// How deep sections may stand in each other in one file.
  static let sectionLimit = 64

  private let source: TemplateSource
  private let fileStart: Int
  private var scanner: TagScanner
  private var writer: ProgramWriter
  private var sections: [OpenSection] = []
  private var ownFaults: [Diagnostic] = []

  private struct OpenSection {
    /// The name, or nil for a tag that was already reported.
    let name: TagName?
    let tag: Range<Int>
    /// The instruction to complete, where there is one.
    var instruction: Int?
  }

  /// A parser for a template, or for a partial, whose lines can be indented.
  init(_ source: TemplateSource, isPartial: Bool) {
    self.source = source
    let mark = SourceFile.byteOrderMark
    fileStart = source.file.bytes.starts(with: mark) ? mark.count : 0
    scanner = TagScanner(source)
    let language = TemplateLanguage(path: source.file.path)
    writer = ProgramWriter(source.file.bytes, language: language, from: fileStart, marksLines: isPartial)
  }

  /// What is wrong with the file; complete once it is parsed.
  var faults: [Diagnostic] { scanner.faults + ownFaults }

  /// The program; it means nothing where there are faults.
  mutating func parse(including partials: inout PartialTable) -> Program {
    if let offset = source.file.bytes.firstInvalidUTF8 {
      ownFaults.append(.notUTF8(range(offset..<(offset + 1))))
      return writer.program
    }
    var isFirst = true
    while ownFaults.count < Self.faultLimit, let tag = scanner.next() {
      let line = tag.kind.canStandAlone ? standaloneLine(of: tag) : nil
      writer.text(upTo: line?.indentation.lowerBound ?? tag.range.lowerBound)
      if line == nil { writer.beginTag() }
      if isFirst, tag.kind == .comment { readPragma(tag) }
      isFirst = false
      add(tag, on: line, including: &partials)
      writer.skip(to: line?.end ?? tag.range.upperBound, endsLine: line != nil)
    }
    writer.text(upTo: source.file.bytes.count)
    if scanner.faults.isEmpty {
      let end = range(source.file.bytes.count..<source.file.bytes.count)
      for section in sections where ownFaults.count < Self.faultLimit {
        guard let name = section.name?.text else { continue }
        ownFaults.append(.unclosedSection(name, end: end, opening: range(section.tag)))
      }
    }
    return writer.program
  }

  private mutating func add(_ tag: Tag, on line: StandaloneLine?, including partials: inout PartialTable) {
    switch tag.kind {
    case .comment, .delimiters: break
    case .value: if let name = name(of: tag) { writer.value(name, isRaw: false) }
    case .rawValue: if let name = name(of: tag) { writer.value(name, isRaw: true) }
    case .section, .inverted: openSection(tag)
    case .close: closeSection(tag)
    case .partial: include(tag, on: line, from: &partials)
    case .unsupported(let feature):
      ownFaults.append(.unsupported(feature, at: range(tag.range)))
      guard feature != .dynamicName else { return }
      sections.append(OpenSection(name: nil, tag: tag.range))
    }
  }

  private mutating func openSection(_ tag: Tag) {
    if sections.count == Self.sectionLimit { ownFaults.append(.tooManySections(range(tag.range))) }
    var section = OpenSection(name: name(of: tag), tag: tag.range)
    if let name = section.name {
      section.instruction = writer.section(name, isInverted: tag.kind == .inverted)
    }
    sections.append(section)
  }

  /// Closes the section of that name, and those inside it that were left open.
  private mutating func closeSection(_ tag: Tag) {
    guard let closed = name(of: tag)?.text else {
      _ = sections.popLast()
      return
    }
    guard let innermost = sections.last else {
      ownFaults.append(.closesNothing(closed, at: range(tag.range)))
      return
    }
    if let open = innermost.name?.text, open != closed {
      let opening = range(innermost.tag)
      ownFaults.append(.mismatchedClose(closed, at: range(tag.range), open: open, opening: opening))
    }
    let index = sections.lastIndex { $0.name?.text == closed } ?? sections.count - 1
    if let instruction = sections[index].instruction { writer.closeSection(instruction) }
    sections.removeSubrange(index...)
  }

  private mutating func include(_ tag: Tag, on line: StandaloneLine?, from partials: inout PartialTable) {
    guard isName(tag) else { return }
    let name = TagName.Part(text: text(tag.content), range: range(tag.content))
    if let number = partials.number(of: name.text) {
      writer.include(Include(program: number, name: name, indentation: line?.indentation))
    } else {
      ownFaults.append(.unknownPartial(name, among: partials.names))
    }
  }

  /// The language that a comment in the first line names.
  private mutating func readPragma(_ tag: Tag) {
    guard source.file.line(at: tag.range.lowerBound) == 1 else { return }
    switch TemplateLanguage.pragma(Array(source.file.bytes[tag.content])) {
    case .language(let language): writer.language = language
    case .unknown(let name): ownFaults.append(.unknownLanguage(name, at: range(tag.range)))
    case nil: break
    }
  }

  /// Reports a tag whose content cannot be a name.
  private mutating func isName(_ tag: Tag) -> Bool {
    if tag.content.isEmpty {
      ownFaults.append(.emptyTag(range(tag.range)))
    } else if text(tag.content).unicodeScalars.contains(where: { $0 == " " || $0.isHidden }) {
      ownFaults.append(.spacedName(range(tag.range)))
    } else {
      return true
    }
    return false
  }

  private mutating func name(of tag: Tag) -> TagName? {
    guard isName(tag) else { return nil }
    let bytes = source.file.bytes[tag.content]
    let period = UInt8(ascii: ".")
    if bytes.elementsEqual(CollectionOfOne(period)) { return TagName(parts: [], range: range(tag.content)) }
    let words = bytes.split(separator: period, omittingEmptySubsequences: false)
    guard !words.contains(where: \.isEmpty) else {
      ownFaults.append(.emptyNamePart(range(tag.range)))
      return nil
    }
    let parts = words.map {
      TagName.Part(text: String(decoding: $0, as: UTF8.self), range: range($0.startIndex..<$0.endIndex))
    }
    return TagName(parts: parts, range: range(tag.content))
  }

  private func standaloneLine(of tag: Tag) -> StandaloneLine? {
    StandaloneLine(around: tag.range, in: source.file.bytes, from: fileStart)
  }

  private func text(_ offsets: Range<Int>) -> String { source.file.text(offsets) }

  private func range(_ offsets: Range<Int>) -> SourceRange { SourceRange(source.id, offsets) }
}

extension [UInt8] {
  /// The first byte that is not UTF-8, or nil where all are.
  fileprivate var firstInvalidUTF8: Int? {
    var offset = 0
    for byte in String(decoding: self, as: UTF8.self).utf8 {
      guard offset < count, self[offset] == byte else { return offset }
      offset += 1
    }
    return nil
  }
}
