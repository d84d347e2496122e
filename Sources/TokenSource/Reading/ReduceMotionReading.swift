import TokenModel

extension FileReader {
  /// Reads what plays under Reduce Motion; nil where something was reported.
  mutating func readReduceMotion(_ entry: YamlEntry, _ section: Section) -> ReduceMotionDraft? {
    let node = entry.value
    if node.isMissing {
      reportMissing(entry.keyRange)
      return nil
    }
    switch node.content {
    case .refused: return nil
    case .scalar(let text, _): return readReduceMotion(text, node.range, section)
    case .mapping(let entries, _): return readCrossfade(entries, node, section)
    case .sequence:
      reportReduceMotion(firstLine(of: node.range), "`reduceMotion` is not a list", section)
      return nil
    }
  }

  /// Reads `{ crossfade: 150ms }`.
  private mutating func readCrossfade(
    _ entries: [YamlEntry], _ node: YamlNode, _ section: Section
  ) -> ReduceMotionDraft? {
    if reportUnquotedReference(node) { return nil }
    if let word = entries.first, entries.count == 1, words(section).contains(word.key), isWithoutColon(word) {
      report(
        LanguageError.valueInvalid.at(
          node.range, "`\(word.key)` is a word of its own, without braces", help: "write `\(word.key)`",
          change: .safe(node.range, word.key)))
      return nil
    }
    let unknown = entries.filter { $0.key != "crossfade" }
    let lacking = ["crossfade"].without(entries)
    for entry in unknown {
      reportUnknownKey(entry, among: lacking, of: "`reduceMotion`", help: "write \(choices(section))")
    }
    guard let crossfade = entries.first(where: { $0.key == "crossfade" }), unknown.isEmpty else {
      if entries.isEmpty { reportReduceMotion(node.range, "these braces are empty", section) }
      return nil
    }
    return readSlot(crossfade.value, .crossfade, key: crossfade.keyRange).map {
      ReduceMotionDraft(replacement: .crossfade($0), range: node.range)
    }
  }

  private mutating func readReduceMotion(
    _ text: String, _ range: SourceRange, _ section: Section
  ) -> ReduceMotionDraft? {
    if case .reference(let reference) = ReferenceText.form(of: text) {
      return ReduceMotionDraft(replacement: .curve(reference), range: range)
    }
    switch text {
    case "crossfade": return ReduceMotionDraft(replacement: .crossfade(nil), range: range)
    case "none": return ReduceMotionDraft(replacement: .none, range: range)
    case "keep" where section != .springs: return ReduceMotionDraft(replacement: .keep, range: range)
    case "keep":
      report(
        LanguageError.valueInvalid.at(
          range, "a spring moves things, so Reduce Motion cannot keep it",
          help: "write `crossfade`, `none` or a reference to a curve", change: .offered(range, "crossfade")))
    case _ where ReferenceText.looksLikeReference(text): reportMissingBraces(text, range)
    case _ where (try? Quantity.time.read(text).get()) != nil:
      report(
        LanguageError.valueInvalid.at(
          range, "`\(text.shown)` does not say what plays so long", help: "write `{ crossfade: \(text.shown) }`",
          change: .safe(range, "{ crossfade: \(text) }")))
    default:
      let near = nearestName(to: text, among: words(section))
      reportReduceMotion(range, "`\(text.shown)` is nothing that plays under Reduce Motion", section, near: near)
    }
    return nil
  }

  private func words(_ section: Section) -> [String] {
    ["crossfade", "none"] + (section == .springs ? [] : ["keep"])
  }

  private func choices(_ section: Section) -> String {
    words(section).joined(separator: ", ") + ", { crossfade: 150ms } or a reference to a curve"
  }

  private mutating func reportReduceMotion(
    _ range: SourceRange, _ message: String, _ section: Section, near: String? = nil
  ) {
    report(
      LanguageError.valueInvalid.at(
        range, message, help: near.map { "did you mean `\($0)`?" } ?? "write \(choices(section))",
        change: near.map { .safe(range, $0) }))
  }
}
