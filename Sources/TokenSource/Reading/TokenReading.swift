import TokenModel

extension FileReader {
  /// Reads a mapping that has a value key: a token.
  mutating func readToken(
    _ entries: [YamlEntry], isFlow: Bool, _ path: TokenPath, nameRange: SourceRange, _ inherited: TokenNotes
  ) {
    let notes = readNotes(entries, of: path, isGroup: false, inherited: inherited)
    let hadFaults = !reportCommasInTexts(entries, in: path.section).isEmpty || reportUnknownKeys(entries, path.section)
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
      body = readFields(Fields(entries, isFlow: isFlow, nameRange: nameRange), path) ?? .broken
    }
    drafts.append(Draft(path: path, nameRange: nameRange, body: body, notes: notes))
  }

  /// Keys that mean nothing in a token; true where there is one.
  private mutating func reportUnknownKeys(_ entries: [YamlEntry], _ section: Section) -> Bool {
    let known = section.knownKeys
    lazy var candidates = section.supportedKeys.filter { key in !entries.contains { $0.key == key } }
    var found = false
    for entry in entries {
      if NotYet.has(key: entry.key, in: section), Attribute(rawValue: entry.key) == nil {
        report(NotYet.refusal(.unknownKey, entry.keyRange, "`\(entry.key)`"))
      } else if known.contains(entry.key) {
        continue
      } else if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
        reportMissingSpace(entry, colon)
      } else {
        let near = nearestName(to: entry.key, among: candidates)
        report(
          LanguageError.unknownKey.at(
            entry.keyRange, "`\(entry.key.shown)` is not a key of \(section.tokenKind)",
            help: near.map { "did you mean `\($0)`?" } ?? "\(section.tokenKind) is written as \(section.example)",
            change: near.map { .safe(entry.keyRange, $0) }))
      }
      found = true
    }
    return found
  }

  /// Reads a value that is no mapping: a single number or another token's name.
  mutating func readValue(_ node: YamlNode, of path: TokenPath, key: SourceRange) -> Draft.Body {
    guard case .scalar(let text, _) = node.content else {
      if case .refused = node.content { return .broken }
      if reportUnquotedReference(node, anyName: true) { return .broken }
      reportShape(node, "\(path.section.tokenKind) is not \(node.kind)", help: "write it as \(path.section.example)")
      return .broken
    }
    if case .reference(let reference) = ReferenceText.form(of: text) { return .alias(reference, node.range) }
    if path.section.hasPlainTokens || node.isMissing {
      let field: Field = path.section == .durations ? .time : .length
      return readSlot(node, field, key: key).map(Draft.Body.amount) ?? .broken
    }
    reportShape(
      node, "\(path.section.tokenKind) is not a plain value",
      help: "write it as \(path.section.example), or as a reference in quotes")
    return .broken
  }

  /// Reads the value keys of a section's tokens; nil where something was reported.
  private mutating func readFields(_ fields: Fields, _ path: TokenPath) -> Draft.Body? {
    switch path.section {
    case .springs: return readSpring(fields, path)
    case .durations:
      let enter = readSlot(fields, .enter, of: path)
      let exit = readSlot(fields, .exit, of: path, isRequired: false)
      guard let enter, exit != nil || fields["exit"] == nil, let entry = fields["enter"] else { return nil }
      return .pair(enter: enter, exit: exit, separator: fields.isFlow ? ", " : lineEnd(before: entry))
    case .stagger:
      let interval = readSlot(fields, .interval, of: path)
      let maxItems = readSlot(fields, .maxItems, of: path)
      guard let interval, let maxItems else { return nil }
      return .stagger(interval: interval, maxItems: maxItems)
    case .radius:
      let outer = readSlot(fields, .outer, of: path)
      let inset = readSlot(fields, .inset, of: path)
      guard let outer, let inset else { return nil }
      return .concentric(outer: outer, inset: inset)
    case .spacing, .easings, .curves, .transitions, .scales, .haptics, .gestures: return nil
    }
  }

  private mutating func readSpring(_ fields: Fields, _ path: TokenPath) -> Draft.Body? {
    guard let presetEntry = fields["preset"] else {
      if let extra = fields["extraBounce"] {
        report(
          LanguageError.valueInvalid.at(
            extra.keyRange, "`extraBounce` belongs to a preset", help: "write `bounce`, or add `preset: smooth`"))
        return nil
      }
      let duration = readSlot(fields, .duration, of: path)
      let bounce = readSlot(fields, .bounce, of: path)
      guard let duration, let bounce else { return nil }
      return .spring(duration: duration, bounce: bounce, nil)
    }
    if let bounce = fields["bounce"] {
      report(
        LanguageError.valueInvalid.at(
          bounce.keyRange, "a preset has its own bounce", help: "write `extraBounce`, which is added to it",
          notes: [.init(presetEntry.keyRange, "the preset is here")]))
      return nil
    }
    guard let preset = readChoice(presetEntry, SpringValue.Preset.self) else { return nil }
    let place = presetEntry.value.range
    var duration = Slot(expression: .derived(SpringValue.Preset.duration), range: place, field: .duration)
    var bounce = Slot(expression: .derived(preset.bounce), range: place, field: .bounce)
    if fields["duration"] != nil {
      guard let slot = readSlot(fields, .duration, of: path) else { return nil }
      duration = slot
    }
    if fields["extraBounce"] != nil {
      guard let slot = readSlot(fields, .extraBounce, of: path) else { return nil }
      bounce = slot
      bounce.base = preset.bounce
    }
    return .spring(duration: duration, bounce: bounce, preset)
  }

  /// The line end of the file and the indentation of a mapping, by the place of one of its entries.
  private func lineEnd(before entry: YamlEntry) -> String {
    let line = source.lineRange(source.line(at: entry.keyRange.start))
    let end = source.bytes[line.upperBound...].starts(with: [0x0D]) ? "\r\n" : "\n"
    return end + String(repeating: " ", count: entry.keyRange.start - line.lowerBound)
  }

  private mutating func reportShape(_ node: YamlNode, _ message: String, help: String) {
    report(LanguageError.valueInvalid.at(firstLine(of: node.range), message, help: help))
  }
}

/// The entries of a token by key, and where its name stands.
struct Fields {
  /// Where the token's name stands.
  let nameRange: SourceRange
  /// Whether they stand in braces, separated by commas.
  let isFlow: Bool
  private let entries: [YamlEntry]

  /// The entries of a mapping whose keys are all different.
  init(_ entries: [YamlEntry], isFlow: Bool, nameRange: SourceRange) {
    self.entries = entries
    self.isFlow = isFlow
    self.nameRange = nameRange
  }

  /// The entry with a key.
  subscript(key: String) -> YamlEntry? { entries.first { $0.key == key } }
}
