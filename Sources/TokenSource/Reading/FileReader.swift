import TokenModel

/// Reads the tree of one file into drafts; what is wrong is noted and the rest read on.
struct FileReader {
  let source: SourceFile
  let file: FileID
  private(set) var diagnostics: [Diagnostic] = []
  /// The tokens in source order, broken ones included.
  var drafts: [Draft] = []
  /// The groups in source order, sections left out.
  var groups: [(path: TokenPath, range: SourceRange, notes: TokenNotes)] = []

  /// A reader of one file.
  init(_ source: SourceFile, _ file: FileID) {
    self.source = source
    self.file = file
  }

  /// Notes a finding.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reads the top level: a mapping of sections.
  mutating func read(_ root: YamlNode) {
    guard let entries = root.entries else {
      if root.isMissing { return }
      if case .scalar(let text, isPlain: true) = root.content, ["~", "null"].contains(text.lowercased()) { return }
      report(
        LanguageError.valueInvalid.at(
          firstLine(of: root.range), "the top level is \(root.kind), not a mapping of sections",
          help: "begin with a section, such as `springs:`"))
      return
    }
    for entry in entries {
      guard let section = Section(rawValue: entry.key) ?? reportUnknownSection(entry) else { continue }
      if NotYet.sections.contains(section) {
        report(NotYet.refusal(.unknownSection, entry.keyRange, "`\(section.rawValue)`"))
        continue
      }
      if entry.value.isMissing { continue }
      if let entries = entry.value.entries {
        readGroup(entries, TokenPath(section), nameRange: entry.keyRange, inherited: TokenNotes())
      } else if case .refused = entry.value.content {
        continue
      } else {
        report(
          LanguageError.valueInvalid.at(
            entry.value.range, "the section `\(section.rawValue)` is \(entry.value.kind), not a mapping of names",
            help: "write a name and its value below it: `standard: \(section.example)`"))
      }
    }
  }

  /// Reports a key that is no section, and gives the one that was most likely meant: it is read as that.
  private mutating func reportUnknownSection(_ entry: YamlEntry) -> Section? {
    if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
      reportMissingSpace(entry, colon)
      return nil
    }
    let sections = NotYet.supportedSections.map(\.rawValue)
    let near = nearestName(to: entry.key, among: sections)
    report(
      LanguageError.unknownSection.at(
        entry.keyRange, "`\(entry.key.shown)` is not a section",
        help: near.map { "did you mean `\($0)`?" } ?? "the sections are \(sections.joined(separator: ", "))",
        change: near.map { .safe(entry.keyRange, $0) }))
    return near.flatMap(Section.init)
  }

  /// `xs:4`, which YAML reads as a key without a value.
  mutating func reportMissingSpace(_ entry: YamlEntry, _ colon: String.Index) {
    let name = entry.key[..<colon]
    let value = entry.key[entry.key.index(after: colon)...]
    report(
      LanguageError.valueMissing.at(
        entry.keyRange, "a space is missing behind the colon of `\(entry.key.shown)`",
        help: "write `\("\(name): \(value)".shown)`", change: .safe(entry.keyRange, "\(name): \(value)")))
  }

  /// The part of a range that lies on its first line.
  func firstLine(of range: SourceRange) -> SourceRange {
    let line = source.lineRange(source.line(at: range.start))
    return SourceRange(file, range.start..<max(range.start, min(range.end, line.upperBound)))
  }
}
