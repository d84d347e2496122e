import TokenModel

extension FileReader {
  /// Reads the entries of a section or group: names of tokens and groups, and what it says of itself.
  mutating func readGroup(
    _ entries: [YamlEntry], _ path: TokenPath, nameRange: SourceRange, inherited: TokenNotes
  ) {
    let earlier = diagnostics.count
    let fields = Fields(entries, isFlow: false, nameRange: nameRange)
    let notes = readNotes(fields, of: path, isGroup: true, inherited: inherited)
    var hasContent = diagnostics.count > earlier
    if !path.names.isEmpty { groups.append((path, nameRange, notes)) }
    let cut = reportCommasInTexts(entries, known: path.section.knownKeys)
    // One finding about a mistyped mapping; its other plain values are part of the same mistake.
    var hasKeyFault = reportKeyAsName(entries, path)
    if hasKeyFault { hasContent = true }
    for (number, entry) in entries.enumerated() where Attribute(rawValue: entry.key) == nil {
      hasContent = true
      if cut.contains(number) { continue }
      if path.names.isEmpty, path.section.valueKeys.contains(entry.key) { continue }
      let isMistyped = isMistypedKey(entry, path.section)
      if isMistyped, !hasKeyFault, !reportMissingSpace(entry.value) {
        reportMistypedKey(entry, path, besides: entries)
      }
      hasKeyFault = hasKeyFault || isMistyped
      if isMistyped || (hasKeyFault && !path.names.isEmpty && entry.value.isPlain) {
        // What refers to it is no second mistake.
        drafts.append(Draft(path: path.appending(entry.key), nameRange: entry.keyRange, body: .broken))
        continue
      }
      readMember(entry, path, inherited: notes.inherited)
    }
    if !hasContent, !path.names.isEmpty {
      report(
        LanguageError.valueMissing.at(
          nameRange, "`\(path)` has no value", help: "write it as \(path.section.example), or remove it"))
    }
  }

  private mutating func readMember(_ entry: YamlEntry, _ parent: TokenPath, inherited: TokenNotes) {
    let path = parent.appending(entry.key)
    if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
      reportMissingSpace(entry, colon)
      return
    }
    if let fault = NameGrammar.fault(in: entry.key) {
      report(
        LanguageError.nameInvalid.at(
          entry.keyRange, "the name `\(entry.key.shown)` \(fault)",
          help: "names are letters, digits, `-`, `_` and single spaces, at most \(TokenPath.longestName)"))
      return
    }
    if path.text.unicodeScalars.count > TokenPath.longest {
      report(
        LanguageError.nameInvalid.at(
          entry.keyRange, "the path of `\(entry.key)` is longer than \(TokenPath.longest) characters",
          help: "shorten it or the groups around it"))
      return
    }
    if reportUnquotedReference(entry.value) {
      drafts.append(Draft(path: path, nameRange: entry.keyRange, body: .broken))
      return
    }
    guard case .mapping(let entries, let isFlow) = entry.value.content else {
      readPlainToken(entry, path, inherited)
      return
    }
    if let group = groupUnderKey(entries, path.section) {
      reportKeyAsName(group)
      drafts.append(Draft(path: path, nameRange: entry.keyRange, body: .broken))
    } else if entries.contains(where: { path.section.valueKeys.contains($0.key) }) {
      readToken(entries, isFlow: isFlow, path, nameRange: entry.keyRange, inherited)
    } else {
      readGroup(entries, path, nameRange: entry.keyRange, inherited: inherited)
    }
  }

  /// A value key that holds a group of tokens, where no value is a mapping: a name that is a key.
  private func groupUnderKey(_ entries: [YamlEntry], _ section: Section) -> YamlEntry? {
    guard section != .transitions else { return nil }
    let keyed = entries.filter { section.valueKeys.contains($0.key) }
    let isGroup = keyed.allSatisfy { entry in
      entry.value.entries.map { !$0.isEmpty && $0.allSatisfy { !$0.value.isMissing && $0.key != "value" } } ?? false
    }
    return isGroup ? keyed.first : nil
  }

  private mutating func readPlainToken(_ entry: YamlEntry, _ path: TokenPath, _ inherited: TokenNotes) {
    let body = readValue(entry.value, of: path, key: entry.keyRange)
    drafts.append(Draft(path: path, nameRange: entry.keyRange, body: body, notes: inherited))
  }

  /// A name that is a key there, at the top of a section: one finding a mapping.
  private mutating func reportKeyAsName(_ entries: [YamlEntry], _ path: TokenPath) -> Bool {
    guard path.names.isEmpty, let entry = entries.first(where: { path.section.valueKeys.contains($0.key) }) else {
      return false
    }
    reportKeyAsName(entry)
    return true
  }

  /// A key where a name should stand.
  mutating func reportKeyAsName(_ entry: YamlEntry) {
    let suggestions = ["exit": "departure", "enter": "arrival", "duration": "standard", "bounce": "bouncy"]
    let example = suggestions[entry.key] ?? "\(entry.key)Default"
    report(
      LanguageError.nameInvalid.at(
        entry.keyRange, "`\(entry.key)` is a key; it cannot name a token here",
        help: "choose another name, such as `\(example)`"))
  }

  /// Whether a plain value stands under what must be a misspelt key.
  private func isMistypedKey(_ entry: YamlEntry, _ section: Section) -> Bool {
    guard case .scalar(let text, _) = entry.value.content, entry.value.isPlain else { return false }
    if !section.hasPlainTokens { return true }
    // A misspelt attribute has a word in it that is no value of the section.
    let isValue = NumberText.prefix(of: text) != nil || section.isWord(text)
    let keys = isValue ? section.valueKeys : section.knownKeys
    return keys.contains { isOneEdit(entry.key, $0) }
  }

  private mutating func reportMistypedKey(_ entry: YamlEntry, _ path: TokenPath, besides entries: [YamlEntry]) {
    let near = nearestName(to: entry.key, among: path.section.knownKeys)
    // At the top of a section the key would be taken for a name, and beside its like it would be there twice.
    let isUsable = near.map { near in
      (Attribute(rawValue: near) != nil || !path.names.isEmpty) && !entries.contains { $0.key == near }
    }
    report(
      LanguageError.unknownKey.at(
        entry.keyRange, "`\(entry.key.shown)` is neither a key of \(path.section.tokenKind) nor a token",
        help: near.map { "did you mean `\($0)`?" } ?? "\(path.section.tokenKind) is written as \(path.section.example)",
        change: isUsable == true ? near.map { .safe(entry.keyRange, $0) } : nil))
  }

  /// A reference without quotes, which YAML reads as a mapping; true where it was found.
  mutating func reportUnquotedReference(_ node: YamlNode, anyName: Bool = false) -> Bool {
    guard case .mapping(let entries, isFlow: true) = node.content, entries.count == 1, let entry = entries.first,
      entry.value.isMissing, anyName || entry.key.contains("."), isWithoutColon(entry)
    else { return false }
    let text = source.text(node.range.offsets)
    report(
      LanguageError.referenceUnquoted.at(
        node.range, "YAML reads this as a mapping; a reference stands in quotes", help: "write \"\(text.shown)\"",
        change: .safe(node.range, "\"\(text)\"")))
    return true
  }
}

extension YamlNode {
  /// Whether it is a plain value that is written there and is no reference.
  fileprivate var isPlain: Bool {
    guard case .scalar(let text, _) = content, !isMissing else { return false }
    if case .plain = ReferenceText.form(of: text) { return true }
    return false
  }
}

private func isOneEdit(_ left: String, _ right: String) -> Bool {
  abs(left.utf8.count - right.utf8.count) <= 4 && left != right
    && editDistance(Array(left.unicodeScalars), Array(right.unicodeScalars), atMost: 1) != nil
}
