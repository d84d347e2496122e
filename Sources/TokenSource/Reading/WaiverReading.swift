import TokenModel

extension FileReader {
  /// Reads the waivers in the entry of a token with a number.
  mutating func readWaivers(_ number: Int, of token: Fields) -> [Token.Waiver] {
    let entry = token.entries[number]
    guard case .mapping(let entries, let isFlow) = entry.value.content else {
      if case .refused = entry.value.content { return [] }
      report(
        LanguageError.waiverReason.at(
          entry.value.isMissing ? entry.keyRange : firstLine(of: entry.value.range),
          "a waiver names a rule and a reason", help: "write `waive: { duration-cap: why it is accepted }`"))
      return []
    }
    if !reportCommasInTexts(entries).isEmpty { return [] }
    let own = Fields(entries, isFlow: isFlow, nameRange: entry.keyRange)
    var waivers: [Token.Waiver] = []
    for (place, waiver) in entries.enumerated() {
      guard case .scalar(let reason, _) = waiver.value.content, reason.contains(where: { !$0.isWhitespace }) else {
        report(
          LanguageError.waiverReason.at(
            waiver.keyRange, "the waiver of `\(waiver.key.shown)` gives no reason",
            help: "say why the finding is accepted; the reason stands in the reference tables"))
        continue
      }
      let removal =
        entries.count == 1
        ? removal(ofSingle: waiver, at: number, in: token) : removal(at: place, in: own).map { [$0] }
      waivers.append(
        Token.Waiver(
          rule: waiver.key, range: waiver.keyRange, reason: reason,
          removal: removal.map { Change($0.map { Edit($0, "") }, isSafe: true) }))
    }
    return waivers
  }
}
