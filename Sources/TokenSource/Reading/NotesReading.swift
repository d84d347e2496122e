import TokenModel

extension FileReader {
  /// Reads what a token or group says about itself, on top of what it inherits.
  mutating func readNotes(_ fields: Fields, of path: TokenPath, isGroup: Bool, inherited: TokenNotes) -> TokenNotes {
    var notes = inherited
    for (number, entry) in fields.entries.enumerated() {
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
        noteHiddenTexts(attribute, entry.value, of: path, isGroup: isGroup)
        read(attribute, number, of: fields, path, into: &notes)
      }
    }
    return notes
  }

  private mutating func read(
    _ attribute: Attribute, _ number: Int, of fields: Fields, _ path: TokenPath, into notes: inout TokenNotes
  ) {
    let entry = fields.entries[number]
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
    case .waive: notes.waivers = readWaivers(number, of: fields)
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
