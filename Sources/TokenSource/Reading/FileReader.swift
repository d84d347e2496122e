import TokenModel

/// Reads the tree of one file into drafts; what is wrong is noted and the rest read on.
struct FileReader: NodeReading {
  let source: SourceFile
  let file: FileID
  private(set) var diagnostics: [Diagnostic] = []
  /// The tokens in source order, broken ones included.
  var drafts: [Draft] = []
  /// The values that commas cut, in the order in which they were found.
  var cutValues: [SourceRange] = []
  /// What tokens and groups say about Reduce Motion.
  var reduceMotions: [ReduceMotionDraft] = []
  /// The texts in which characters stand that nobody sees.
  var hiddenTexts: [HiddenText] = []
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
    let present = Set(entries.compactMap { Section(rawValue: $0.key) })
    for entry in entries {
      guard let section = Section(rawValue: entry.key) ?? reportUnknownSection(entry, besides: present) else {
        continue
      }
      if entry.value.isMissing { continue }
      if let entries = entry.value.entries {
        readGroup(entries, TokenPath(section), nameRange: entry.keyRange, inherited: TokenNotes())
      } else if case .refused = entry.value.content {
        continue
      } else if !reportMissingSpace(entry.value) {
        report(
          LanguageError.valueInvalid.at(
            entry.value.range, "the section `\(section.rawValue)` is \(entry.value.kind), not a mapping of names",
            help: "write a name and its value below it: `standard: \(section.example)`"))
      }
    }
  }

  /// Reports a key that is no section, and gives the one that was most likely meant: it is read as that.
  private mutating func reportUnknownSection(_ entry: YamlEntry, besides present: Set<Section>) -> Section? {
    if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
      reportMissingSpace(entry, colon)
      return nil
    }
    let sections = Section.allCases.map(\.rawValue)
    let near = nearestName(to: entry.key, among: sections).flatMap(Section.init)
    report(
      LanguageError.unknownSection.at(
        entry.keyRange, "`\(entry.key.shown)` is not a section",
        help: near.map { "did you mean `\($0.rawValue)`?" } ?? "the sections are \(sections.joined(separator: ", "))",
        // Where the section is there already, renaming the key would make it a duplicate.
        change: near.flatMap { present.contains($0) ? nil : .safe(entry.keyRange, $0.rawValue) }))
    return near
  }

  /// `xs:4` where keys and their values should stand, which YAML reads as a text; true where it was found.
  mutating func reportMissingSpace(_ node: YamlNode) -> Bool {
    guard case .scalar(_, isPlain: true) = node.content,
      let finding = LineMistake(source: source, file: file).missingSpace(
        in: firstLine(of: node.range).offsets, .valueMissing)
    else { return false }
    report(finding)
    return true
  }

  /// Notes a value that commas cut.
  mutating func noteCutValue(_ range: SourceRange) { cutValues.append(range) }
}
