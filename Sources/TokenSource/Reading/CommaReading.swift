import TokenModel

extension NodeReading {
  /// Commas in unquoted values of a one-line mapping, each of which cuts a value in two; gives the numbers of the
  /// entries that are pieces of values.
  package mutating func reportCommasInTexts(_ entries: [YamlEntry], known: [String] = []) -> Set<Int> {
    var pieces: Set<Int> = []
    for first in entries.indices.dropFirst() where !pieces.contains(first) {
      guard isWithoutColon(entries[first]), !known.contains(entries[first].key) else { continue }
      let before = entries[first - 1]
      guard case .scalar(let text, isPlain: true) = before.value.content, !text.isEmpty else { continue }
      // `{ xs: 4, sm }` has a name without a value; `{ xs: 4,5 }` has a decimal comma.
      let isNumber = NumberText.prefix(of: text) != nil
      if isNumber, NumberText.prefix(of: entries[first].key) == nil { continue }
      let run = entries[first...].prefix(while: isWithoutColon)
      pieces.formUnion(first - 1..<run.endIndex)
      let end = endOfPieces(from: run.last?.keyRange.end ?? before.value.range.end)
      report(cutValue(before, SourceRange(file, before.value.range.start..<end), isNumber: isNumber))
    }
    return pieces
  }

  /// What to say of a value that commas cut; `range` is all of it.
  private mutating func cutValue(_ entry: YamlEntry, _ range: SourceRange, isNumber: Bool) -> Diagnostic {
    let text = source.text(range.offsets)
    noteCutValue(range)
    if let list = ControlPointsText.list(in: text) {
      return LanguageError.valueInvalid.at(
        range, "the numbers of an easing stand in brackets", help: "write `\(list.shown)`", change: .safe(range, list))
    }
    if entry.key == "effects" {
      return LanguageError.valueInvalid.at(
        range, "several effects stand in brackets", help: "write `\("[\(text)]".shown)`",
        change: .safe(range, "[\(text)]"))
    }
    if isNumber, let meant = NumberText.likelyMeaning(of: text) {
      let number = meant.number + meant.unit
      return LanguageError.numberInvalid.at(
        range, "`\(text.shown)` has a comma, and a fraction follows a point",
        help: "write `\(number)`, if that is meant",
        change: .offered(range, number))
    }
    if isNumber {
      return LanguageError.valueInvalid.at(
        range, "the comma ends this value, and what follows is read as keys", help: "write one value")
    }
    return LanguageError.valueInvalid.at(
      range, "the comma ends this text, and what follows is read as keys", help: "put the text in quotes",
      change: .safe(range, "\"\(text.escapedForQuotes)\""))
  }

  /// Where the last piece ends; a piece that was there before is no key of the mapping, but it is one of the text.
  private func endOfPieces(from start: Int) -> Int {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
    var end = start
    while true {
      let comma = source.bytes[end...].drop { blanks.contains($0) }
      guard comma.first == UInt8(ascii: ",") else { return end }
      let piece = comma.dropFirst().prefix { !",:{}[]#\"'\n\r".utf8.contains($0) }
      guard let last = piece.lastIndex(where: { !blanks.contains($0) }),
        let stop = source.bytes[piece.endIndex...].first,
        stop == UInt8(ascii: ",") || stop == UInt8(ascii: "}")
      else { return end }
      end = last + 1
    }
  }

  /// A key of a one-line mapping that is followed by neither a colon nor a value.
  func isWithoutColon(_ entry: YamlEntry) -> Bool {
    guard entry.value.isMissing, !entry.key.contains(":") else { return false }
    let rest = source.bytes[entry.keyRange.end...].first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return rest == UInt8(ascii: ",") || rest == UInt8(ascii: "}")
  }
}

extension FileReader {
  /// Findings about the tree without the repeated keys that are pieces of cut values.
  func withoutPieces(_ findings: [Diagnostic]) -> [Diagnostic] {
    guard !cutValues.isEmpty else { return findings }
    let values = cutValues.sorted { $0.start < $1.start }
    return findings.filter { finding in
      guard finding.id == LanguageError.duplicateKey.rawValue else { return true }
      var (low, high) = (0, values.count)
      while low < high {
        let middle = (low + high) / 2
        if values[middle].start <= finding.range.start { low = middle + 1 } else { high = middle }
      }
      return low == 0 || values[low - 1].end < finding.range.end
    }
  }
}

extension String {
  /// The text as it stands between double quotes in YAML.
  fileprivate var escapedForQuotes: String {
    var text = ""
    for scalar in unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text
  }
}
