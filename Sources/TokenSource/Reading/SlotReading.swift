import TokenModel

extension FileReader {
  /// Reads the number under a field's key; nil where it is missing or was reported.
  mutating func readSlot(_ fields: Fields, _ field: Field, of path: TokenPath, isRequired: Bool = true) -> Slot? {
    guard let entry = fields[field.name] else {
      if isRequired {
        report(
          LanguageError.valueMissing.at(
            fields.nameRange, "`\(path)` has no `\(field.name)`",
            help: "\(path.section.tokenKind) is written as \(path.section.example)"))
      }
      return nil
    }
    return readSlot(entry.value, field, key: entry.keyRange)
  }

  /// Reads one number; nil where something was reported.
  mutating func readSlot(_ node: YamlNode, _ field: Field, key: SourceRange) -> Slot? {
    guard !node.isMissing else {
      reportMissing(key)
      return nil
    }
    guard case .scalar(let text, _) = node.content else {
      if case .refused = node.content { return nil }
      if !reportUnquotedReference(node, anyName: true) {
        report(
          LanguageError.valueInvalid.at(
            firstLine(of: node.range), "`\(source.text(key.offsets).shown)` is \(node.kind)",
            help: "write \(field.quantity.example)"))
      }
      return nil
    }
    switch ReferenceText.form(of: text) {
    case .reference(let reference):
      return Slot(expression: .reference(reference), range: node.range, field: field)
    case .expression:
      report(NotYet.refusal(.expressionInvalid, node.range, "arithmetic"))
      return nil
    case .plain: break
    }
    if field.takesPercent, text.hasSuffix("%") { return readPercent(text, node, field) }
    switch field.quantity.read(text) {
    case .success(let value):
      if let fault = field.rangeFault(value) {
        report(
          LanguageError.valueRange.at(node.range, "`\(source.text(key.offsets).shown)` is \(text.shown); it \(fault)"))
        return nil
      }
      return Slot(expression: .literal(value), range: node.range, field: field)
    case .failure(let fault):
      if ReferenceText.looksLikeReference(text) {
        report(
          LanguageError.valueInvalid.at(
            node.range, "`\(text.shown)` is a text; a reference stands in braces and quotes",
            help: "write \"{\(text.shown)}\"", change: .safe(node.range, "\"{\(text)}\"")))
      } else {
        report(fault, at: node.range)
      }
      return nil
    }
  }

  private mutating func readPercent(_ text: String, _ node: YamlNode, _ field: Field) -> Slot? {
    switch Quantity.percent.read(text) {
    case .success(let value) where value > 0 && value <= 200:
      return Slot(expression: .percent(value), range: node.range, field: field)
    case .success:
      report(
        LanguageError.valueRange.at(
          node.range, "`\(field.name)` is \(text.shown); it must be above 0 % and at most 200 % of its enter"))
    case .failure(let fault):
      report(fault, at: node.range)
    }
    return nil
  }

  /// Reads a word out of a fixed list; nil where something was reported.
  mutating func readChoice<Choice: RawRepresentable & CaseIterable>(
    _ entry: YamlEntry, _: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    guard !entry.value.isMissing else {
      reportMissing(entry.keyRange)
      return nil
    }
    let words = Choice.allCases.map(\.rawValue)
    guard case .scalar(let text, _) = entry.value.content else {
      if case .refused = entry.value.content { return nil }
      report(
        LanguageError.valueInvalid.at(
          firstLine(of: entry.value.range), "`\(entry.key)` is \(entry.value.kind)",
          help: "write one of \(words.joined(separator: ", "))"))
      return nil
    }
    if let choice = Choice(rawValue: text) { return choice }
    let near = nearestName(to: text, among: words)
    report(
      LanguageError.valueInvalid.at(
        entry.value.range, "`\(text.shown)` is not a \(entry.key)",
        help: near.map { "did you mean `\($0)`?" } ?? "write one of \(words.joined(separator: ", "))",
        change: near.map { .safe(entry.value.range, $0) }))
    return nil
  }

  /// A key with nothing behind it.
  mutating func reportMissing(_ key: SourceRange) {
    let rest = source.lineRange(source.line(at: key.end))
    let tail = source.bytes[key.end..<max(key.end, rest.upperBound)].drop { [0x20, 0x09, 0x3A].contains($0) }
    let isComment = tail.first == UInt8(ascii: "#")
    report(
      LanguageError.valueMissing.at(
        key, "`\(source.text(key.offsets).shown)` has no value",
        help: isComment
          ? "a `#` behind a space begins a comment; put the text in quotes" : "write its value behind the colon"))
  }

  private mutating func report(_ fault: QuantityFault, at range: SourceRange) {
    report(
      fault.error.at(
        range, fault.message, help: fault.help,
        change: fault.suggestion.map { fault.isSafe ? .safe(range, $0) : .offered(range, $0) }))
  }
}
