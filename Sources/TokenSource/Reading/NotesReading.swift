import TokenModel

extension FileReader {
  /// Reads what a token or group says about itself, on top of what it inherits.
  mutating func readNotes(_ fields: Fields, of path: TokenPath, isGroup: Bool, inherited: TokenNotes) -> TokenNotes {
    var notes = inherited
    for entry in fields.entries {
      guard let attribute = Attribute(rawValue: entry.key) else { continue }
      if isGroup, looksLikeToken(entry, attribute, path.section) {
        reportKeyAsName(entry)
      } else if isGroup, !attribute.isForGroups {
        report(
          LanguageError.unknownKey.at(
            entry.keyRange, "`\(attribute.rawValue)` belongs to a token, not to a group",
            help: "write it inside each token that it is about"))
      } else if !attribute.isFor(path.section) {
        let sections = Section.allCases.filter(attribute.isFor).map(\.rawValue).joined(separator: ", ")
        report(
          LanguageError.unknownKey.at(
            entry.keyRange, "\(path.section.tokenKind) has no `\(attribute.rawValue)`",
            help: "`\(attribute.rawValue)` belongs to \(sections)"))
      } else {
        noteHiddenTexts(entry, attribute, of: path, isGroup: isGroup)
        read(attribute, entry, path, in: fields, into: &notes)
      }
    }
    return notes
  }

  private mutating func read(
    _ attribute: Attribute, _ entry: YamlEntry, _ path: TokenPath, in fields: Fields, into notes: inout TokenNotes
  ) {
    switch attribute {
    case .description: notes.description = readText(entry)
    case .role:
      notes.hasRoleFault = true
      guard let role = readChoice(entry, Role.self) else { return }
      guard role != .dwell || path.section == .durations else {
        report(
          LanguageError.valueInvalid.at(
            entry.value.range, "`dwell` is how long something stays, and \(path.section.tokenKind) moves",
            help: "only durations dwell; choose what the token moves"))
        return
      }
      notes.hasRoleFault = false
      notes.role = RoleChoice(role, from: .token)
    case .deprecated: readDeprecation(entry, into: &notes)
    case .waive: notes.waivers = readWaivers(entry, in: fields)
    case .extensions: notes.extensions = extensionValue(entry.value)
    case .reduceMotion:
      guard let setting = readReduceMotion(entry, path.section) else { return }
      notes.reduceMotion = setting
      reduceMotions.append(setting)
    case .distance:
      notes.distance = readSlot(entry.value, .distance, key: entry.keyRange).map { ($0, entry.keyRange) }
      notes.hasDistanceFault = notes.distance == nil
    }
  }

  /// Whether a group has a token where an attribute of that name stands.
  private func looksLikeToken(_ entry: YamlEntry, _ attribute: Attribute, _ section: Section) -> Bool {
    guard let entries = entry.value.entries else { return false }
    switch attribute {
    case .description, .role, .deprecated, .distance: return true
    case .waive, .extensions, .reduceMotion: return entries.contains { section.valueKeys.contains($0.key) }
    }
  }

  private mutating func readDeprecation(_ entry: YamlEntry, into notes: inout TokenNotes) {
    guard let text = readText(entry) else { return }
    switch text {
    case "true": notes.deprecation = .plain
    case "false": notes.deprecation = nil
    case _ where ["yes", "on", "no", "off", "true", "false"].contains(text.lowercased()):
      let meant = ["yes", "on", "true"].contains(text.lowercased()) ? "true" : "false"
      report(
        LanguageError.valueInvalid.at(
          entry.value.range, "`\(text)` is a text, not `\(meant)`",
          help: "write `true`, `false` or what to use instead", change: .safe(entry.value.range, meant)))
    default: notes.deprecation = .message(text)
    }
  }

  private mutating func readWaivers(_ entry: YamlEntry, in fields: Fields) -> [Token.Waiver] {
    guard case .mapping(let entries, let isFlow) = entry.value.content else {
      if case .refused = entry.value.content { return [] }
      report(
        LanguageError.waiverReason.at(
          entry.value.isMissing ? entry.keyRange : firstLine(of: entry.value.range),
          "a waiver names a rule and a reason", help: "write `waive: { duration-cap: why it is accepted }`"))
      return []
    }
    if !reportCommasInTexts(entries).isEmpty { return [] }
    var waivers: [Token.Waiver] = []
    for waiver in entries {
      guard case .scalar(let reason, _) = waiver.value.content, reason.contains(where: { !$0.isWhitespace }) else {
        report(
          LanguageError.waiverReason.at(
            waiver.keyRange, "the waiver of `\(waiver.key.shown)` gives no reason",
            help: "say why the finding is accepted; the reason stands in the reference tables"))
        continue
      }
      let removal =
        entries.count == 1
        ? removal(ofSingle: waiver, below: entry, in: fields)
        : removal(of: waiver.key, in: Fields(entries, isFlow: isFlow, nameRange: entry.keyRange)).map { [$0] }
      waivers.append(
        Token.Waiver(
          rule: waiver.key, range: waiver.keyRange, reason: reason,
          removal: removal.map { Change($0.map { Edit($0, "") }, isSafe: true) }))
    }
    return waivers
  }

  /// Any value as JSON has it: plain scalars by YAML's JSON schema, everything else as text.
  private func extensionValue(_ node: YamlNode) -> ExtensionValue {
    switch node.content {
    case .refused: .null
    case .sequence(let items): .list(items.map(extensionValue))
    case .mapping(let entries, _):
      .mapping(entries.map { .init(key: $0.key, value: extensionValue($0.value)) })
    case .scalar(let text, isPlain: false): .text(text)
    case .scalar(let text, isPlain: true):
      switch text {
      case "true", "false": .flag(text == "true")
      case "", "null", "~": .null
      // What no program reads as the same number is passed on as a text.
      default:
        NumberText.prefix(of: text)?.rest.isEmpty == true && Double(text)?.isFinite == true
          ? .number(text) : .text(text)
      }
    }
  }
}
