import TokenModel

extension FileReader {
  /// Reads a mapping that has a value key: a token.
  mutating func readToken(
    _ entries: [YamlEntry], isFlow: Bool, _ path: TokenPath, nameRange: SourceRange, _ inherited: TokenNotes
  ) {
    let earlier = diagnostics.count
    let fields = Fields(entries, isFlow: isFlow, nameRange: nameRange)
    let notes = readNotes(fields, of: path, isGroup: false, inherited: inherited)
    let commas = reportCommasInTexts(entries, known: path.section.knownKeys)
    let hadFaults = !commas.isEmpty || reportUnknownKeys(entries, path.section)
    var body = Draft.Body.broken
    if let value = entries.first(where: { $0.key == "value" }) {
      if let other = entries.first(where: { $0.key != "value" && path.section.valueKeys.contains($0.key) }) {
        report(
          LanguageError.valueInvalid.at(
            other.keyRange, "`\(other.key)` and `value` are two values of `\(path)`",
            help: "keep one of them", notes: [.init(value.keyRange, "`value` is here")]))
      } else {
        body = readValue(value.value, of: path, key: value.keyRange)
      }
    } else if !hadFaults {
      body = readFields(fields, path) ?? .broken
    }
    var draft = Draft(path: path, nameRange: nameRange, body: body, notes: notes)
    if case .broken = body {
      let reported = Set(diagnostics[earlier...].map(\.range))
      draft.mentions = entries.filter { path.section.valueKeys.contains($0.key) }.flatMap(\.value.mentions)
        .filter { !reported.contains($0.range) }
    }
    drafts.append(draft)
  }

  /// Keys that mean nothing in a token; true where there is one.
  private mutating func reportUnknownKeys(_ entries: [YamlEntry], _ section: Section) -> Bool {
    let known = section.knownKeys
    lazy var candidates = known.without(entries)
    var found = false
    for entry in entries where !known.contains(entry.key) {
      found = true
      if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
        reportMissingSpace(entry, colon)
      } else {
        reportUnknownKey(
          entry, among: candidates, of: section.tokenKind,
          help: "\(section.tokenKind) is written as \(section.example)")
      }
    }
    return found
  }

  /// A key that `thing` does not have; of the ones that it lacks the nearest is offered.
  mutating func reportUnknownKey(_ entry: YamlEntry, among lacking: [String], of thing: String, help: String) {
    let near = nearestName(to: entry.key, among: lacking)
    report(
      LanguageError.unknownKey.at(
        entry.keyRange, "`\(entry.key.shown)` is not a key of \(thing)",
        help: near.map { "did you mean `\($0)`?" } ?? help, change: near.map { .safe(entry.keyRange, $0) }))
  }

  /// Reads a value that has no keys of its own: a number, an easing, a haptic or another token's name.
  mutating func readValue(_ node: YamlNode, of path: TokenPath, key: SourceRange) -> Draft.Body {
    let section = path.section
    if case .refused = node.content { return .broken }
    if reportUnquotedReference(node, anyName: true) { return .broken }
    if case .scalar(let text, _) = node.content, case .reference(let reference) = ReferenceText.form(of: text) {
      return .alias(reference, node.range)
    }
    if section.hasPlainTokens || node.isMissing {
      if section == .haptics, !node.isMissing { return readFeedback(node) }
      let isPlain = if case .scalar = node.content { true } else { section == .easings }
      if isPlain { return readSlot(node, .single(section), key: key).map(Draft.Body.single) ?? .broken }
    }
    if case .scalar = node.content {
      reportShape(
        node, "\(section.tokenKind) is not a plain value",
        help: "write it as \(section.example), or as a reference in quotes")
    } else {
      reportShape(node, "\(section.tokenKind) is not \(node.kind)", help: "write it as \(section.example)")
    }
    return .broken
  }

  /// Reads the value keys of a section's tokens; nil where something was reported.
  private mutating func readFields(_ fields: Fields, _ path: TokenPath) -> Draft.Body? {
    switch path.section {
    case .springs: return readSpring(fields, path)
    case .durations:
      reportMissing(["enter"], in: fields, path)
      let enter = readSlot(fields, .enter)
      let exit = readSlot(fields, .exit)
      guard let enter, exit != nil || fields["exit"] == nil else { return nil }
      let parts = [Draft.Part(property: .enter, slot: enter)] + (exit.map { [.init(property: .exit, slot: $0)] } ?? [])
      return .parts(.pair(separator: separator(in: fields, before: "enter")), parts)
    case .curves: return readParts(fields, .curve, [(.duration, .duration), (.easing, .easing)], path)
    case .transitions: return readTransition(fields, path).map(Draft.Body.transition)
    case .stagger: return readParts(fields, .stagger, [(.interval, .interval), (.maxItems, .maxItems)], path)
    case .radius: return readParts(fields, .concentric, [(.outer, .outer), (.inset, .inset)], path)
    case .haptics: return readImpact(fields, path)
    case .gestures:
      return readParts(fields, .gesture, Field.thresholds.filter { fields[$0.field.name] != nil }, path)
    case .spacing, .easings, .scales: return nil
    }
  }

  /// Reads parts that must all be there; nil where something was reported.
  mutating func readParts(
    _ fields: Fields, _ form: Draft.Form, _ parts: [(property: Property, field: Field)], _ path: TokenPath
  ) -> Draft.Body? {
    reportMissing(parts.map(\.field.name), in: fields, path)
    let read = parts.compactMap { property, field in
      readSlot(fields, field).map { Draft.Part(property: property, slot: $0) }
    }
    return read.count == parts.count ? .parts(form, read) : nil
  }

  /// Reports the keys of a token that are not there, once for all of them. `example` shows the form that they belong to.
  mutating func reportMissing(_ keys: [String], in fields: Fields, _ path: TokenPath, example: String? = nil) {
    let missing = keys.without(fields.entries)
    guard !missing.isEmpty else { return }
    report(
      LanguageError.valueMissing.at(
        fields.nameRange, "`\(path)` has no \(missing.quotedWithOr)",
        help: "\(path.section.tokenKind) is written as \(example ?? path.section.example)"))
  }

  /// What goes between an entry and another one that is put in behind it.
  func separator(in fields: Fields, before key: String) -> String {
    guard !fields.isFlow, let entry = fields[key] else { return ", " }
    let line = source.lineRange(source.line(at: entry.keyRange.start))
    let end = source.bytes[line.upperBound...].starts(with: [0x0D]) ? "\r\n" : "\n"
    return end + String(repeating: " ", count: entry.keyRange.start - line.lowerBound)
  }

  /// A value of the wrong shape.
  mutating func reportShape(_ node: YamlNode, _ message: String, help: String) {
    report(LanguageError.valueInvalid.at(firstLine(of: node.range), message, help: help))
  }
}

extension YamlNode {
  /// The references that are written in it.
  fileprivate var mentions: [(reference: ReferenceText, range: SourceRange)] {
    switch content {
    case .refused: []
    case .sequence(let items): items.flatMap(\.mentions)
    case .mapping(let entries, _): entries.flatMap(\.value.mentions)
    case .scalar(let text, _):
      if case .reference(let reference) = ReferenceText.form(of: text) { [(reference, range)] } else { [] }
    }
  }
}

extension [String] {
  /// The keys that a mapping does not have.
  func without(_ entries: [YamlEntry]) -> [String] { filter { key in !entries.contains { $0.key == key } } }
}

/// The entries of a token by key, and where its name stands.
struct Fields {
  /// Where the token's name stands.
  let nameRange: SourceRange
  /// Whether they stand in braces, separated by commas.
  let isFlow: Bool
  /// The entries, whose keys are all different.
  let entries: [YamlEntry]

  /// The entries of a mapping whose keys are all different.
  init(_ entries: [YamlEntry], isFlow: Bool, nameRange: SourceRange) {
    self.entries = entries
    self.isFlow = isFlow
    self.nameRange = nameRange
  }

  /// The entry with a key.
  subscript(key: String) -> YamlEntry? { entries.first { $0.key == key } }
}
