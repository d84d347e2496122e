import TokenModel

extension FileReader {
  /// Reads a haptic that is one word.
  mutating func readFeedback(_ node: YamlNode) -> Draft.Body {
    guard case .scalar(let text, _) = node.content else {
      reportShape(node, "a haptic is not \(node.kind)", help: "write it as \(Section.haptics.example)")
      return .broken
    }
    if let feedback = HapticValue.Feedback(rawValue: text) { return .feedback(feedback) }
    if ReferenceText.looksLikeReference(text) {
      reportMissingBraces(text, node.range)
      return .broken
    }
    if HapticValue.Impact(rawValue: text) != nil {
      report(
        LanguageError.valueInvalid.at(
          node.range, "`\(text)` is an impact", help: "write `{ impact: \(text) }`",
          change: .safe(node.range, "{ impact: \(text) }")))
      return .broken
    }
    let words = HapticValue.Feedback.allCases.map(\.rawValue)
    let near = nearestName(to: text, among: words)
    report(
      LanguageError.valueInvalid.at(
        node.range, "`\(text.shown)` is not a haptic",
        help: near.map { "did you mean `\($0)`?" } ?? "write one of \(words.joined(separator: ", "))",
        change: near.map { .safe(node.range, $0) }))
    return .broken
  }

  /// Reads an impact and its intensity; nil where something was reported.
  mutating func readImpact(_ fields: Fields, _ path: TokenPath) -> Draft.Body? {
    let intensity = readSlot(fields, .intensity)
    guard let entry = fields["impact"] else {
      report(
        LanguageError.valueMissing.at(
          fields.nameRange, "`\(path)` has an intensity and no `impact`", help: "write `impact: light` beside it"))
      return nil
    }
    let impact = readChoice(entry, HapticValue.Impact.self, noun: "an impact")
    guard let impact, intensity != nil || fields["intensity"] == nil else { return nil }
    return .impact(impact, intensity: intensity)
  }
}
