package import TokenModel

/// Reads values out of the tree of one file; what is wrong is noted and the rest read on.
package protocol NodeReading {
  /// The file.
  var source: SourceFile { get }
  /// What ranges call the file.
  var file: FileID { get }
  /// Notes a finding.
  mutating func report(_ diagnostic: Diagnostic)
  /// Notes where a value stands that commas cut, in which a repeated word is no repeated key.
  mutating func noteCutValue(_ range: SourceRange)
}

extension NodeReading {
  /// Nothing is noted where no repeated key is reported.
  package mutating func noteCutValue(_: SourceRange) {}
}

extension NodeReading {
  /// Reads a word out of a fixed list; nil where something was reported. `noun` is what the word is, with its
  /// article, where the key does not say it; `otherNames` are what people call some of them.
  package mutating func readChoice<Choice: RawRepresentable & CaseIterable>(
    _ entry: YamlEntry, _: Choice.Type, noun: String? = nil, otherNames: [String: String] = [:]
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
    let other = otherNames[text.lowercased()]
    let near = other ?? nearestName(to: text, among: words)
    report(
      LanguageError.valueInvalid.at(
        entry.value.range, "`\(text.shown)` is not \(noun ?? "a \(entry.key)")",
        help: near.map { "did you mean `\($0)`?" } ?? "write one of \(words.joined(separator: ", "))",
        change: near.map { other == nil ? .safe(entry.value.range, $0) : .offered(entry.value.range, $0) }))
    return nil
  }

  /// A key with nothing behind it.
  package mutating func reportMissing(_ key: SourceRange) {
    let rest = source.lineRange(source.line(at: key.end))
    let tail = source.bytes[key.end..<max(key.end, rest.upperBound)].drop { [0x20, 0x09, 0x3A].contains($0) }
    let isComment = tail.first == UInt8(ascii: "#")
    report(
      LanguageError.valueMissing.at(
        key, "`\(source.text(key.offsets).shown)` has no value",
        help: isComment
          ? "a `#` behind a space begins a comment; put the text in quotes" : "write its value behind the colon"))
  }

  /// Reads a text; nil where something was reported.
  package mutating func readText(_ entry: YamlEntry) -> String? { readText(entry.value, below: entry) }

  /// Reads a text that is the value of a key or stands in it; nil where something was reported.
  package mutating func readText(_ node: YamlNode, below entry: YamlEntry) -> String? {
    guard !node.isMissing else {
      reportMissing(entry.keyRange)
      return nil
    }
    if case .scalar(let text, _) = node.content { return text }
    if case .refused = node.content { return nil }
    report(
      LanguageError.valueInvalid.at(
        firstLine(of: node.range), "`\(entry.key)` is \(node.kind), not a text",
        help: "put a text that contains brackets in quotes"))
    return nil
  }

  /// Reads a number with its unit; nil where something was reported. Messages call it `label`.
  package mutating func readQuantity(_ node: YamlNode, _ quantity: Quantity, _ label: String) -> Decimal? {
    guard case .scalar(let text, _) = node.content else {
      if case .refused = node.content { return nil }
      report(
        LanguageError.valueInvalid.at(
          firstLine(of: node.range), "`\(label.shown)` is \(node.kind)", help: "write \(quantity.example)"))
      return nil
    }
    switch quantity.read(text) {
    case .success(let value): return value
    case .failure(let fault):
      report(fault, at: node.range)
      return nil
    }
  }

  mutating func report(_ fault: QuantityFault, at range: SourceRange) {
    report(
      fault.error.at(
        range, fault.message, help: fault.help,
        change: fault.suggestion.map { fault.isSafe ? .safe(range, $0) : .offered(range, $0) }))
  }
}

extension NodeReading {
  /// The part of a range that lies on its first line.
  package func firstLine(of range: SourceRange) -> SourceRange {
    let line = source.lineRange(source.line(at: range.start))
    return SourceRange(file, range.start..<max(range.start, min(range.end, line.upperBound)))
  }

  /// `xs:4`, which YAML reads as a key without a value.
  package mutating func reportMissingSpace(_ entry: YamlEntry, _ colon: String.Index) {
    let name = entry.key[..<colon]
    let value = entry.key[entry.key.index(after: colon)...]
    report(
      LanguageError.valueMissing.at(
        entry.keyRange, "a space is missing behind the colon of `\(entry.key.shown)`",
        help: "write `\("\(name): \(value)".shown)`", change: .safe(entry.keyRange, "\(name): \(value)")))
  }
}
