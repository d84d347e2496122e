import TokenModel

extension FileReader {
  /// Reads an animation: a time, a reference, or a spring or curve that is written out.
  mutating func readAnimation(_ node: YamlNode, _ field: Field, key: SourceRange) -> AnimationDraft? {
    switch node.content {
    case .mapping(let entries, _):
      if reportUnquotedReference(node, anyName: true) { return nil }
      return readInline(entries, node, key: key)
    case .scalar(let text, _) where isWord(text):
      let isEasing = EasingValue.Name(rawValue: text) != nil
      report(
        LanguageError.valueInvalid.at(
          node.range, "`\(text.shown)` is not an animation",
          help: isEasing ? "write `{ duration: 200ms, easing: \(text) }`" : Self.animationHelp))
      return nil
    case .sequence:
      reportShape(node, "`\(source.text(key.offsets))` is a list", help: Self.animationHelp)
      return nil
    case .scalar, .refused: return readSlot(node, field, key: key).map(AnimationDraft.scalar)
    }
  }

  private static let animationHelp =
    "an animation is a time, a reference (\"{springs.standard}\"), { duration, bounce } or { duration, easing }"

  /// Whether a text is neither a number nor a reference, nor means to be one.
  private func isWord(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, first.properties.isAlphabetic else { return false }
    if case .plain = ReferenceText.form(of: text) { return !ReferenceText.looksLikeReference(text) }
    return false
  }

  private mutating func readInline(_ entries: [YamlEntry], _ node: YamlNode, key: SourceRange) -> AnimationDraft? {
    if !reportCommasInTexts(entries, known: Section.springs.knownKeys).isEmpty { return nil }
    let isCurve = entries.contains { $0.key == "easing" }
    let parts: [(Property, Field)] = [(.duration, .duration), isCurve ? (.easing, .easing) : (.bounce, .bounce)]
    let unknown = entries.filter { entry in !parts.contains { $0.1.name == entry.key } }
    let lacking = ["duration", "bounce", "easing"].without(entries)
    for entry in unknown { reportUnknownKey(entry, among: lacking, of: "an animation", help: Self.animationHelp) }
    guard unknown.isEmpty else { return nil }
    let missing = parts.map(\.1.name).without(entries)
    if !missing.isEmpty {
      report(
        LanguageError.valueMissing.at(
          key, "`\(source.text(key.offsets))` has no \(missing.quotedWithOr)", help: Self.animationHelp))
    }
    let read = parts.compactMap { property, field in
      entries.first { $0.key == field.name }.flatMap { readSlot($0.value, field, key: $0.keyRange) }.map { slot in
        Draft.Part(property: property, slot: slot)
      }
    }
    return read.count == parts.count ? .inline(isCurve ? .curve : .spring, read, node.range) : nil
  }

  /// Reads an exit: an animation, or effects of its own with or without one; false where something was reported.
  mutating func readExit(_ exit: YamlEntry, hasTiming: Bool, _ draft: inout TransitionDraft) -> Bool {
    let keys = ["animation", "effects"]
    guard let entries = exit.value.entries, entries.contains(where: { keys.contains($0.key) || isMisspelt($0, keys) })
    else {
      if hasTiming {
        report(
          LanguageError.valueInvalid.at(
            exit.keyRange, "`timing` already says how it goes",
            help: "remove one of them; with `timing`, `exit` is `{ effects: … }`"))
        return false
      }
      draft.exit = readAnimation(exit.value, .exitAnimation, key: exit.keyRange)
      return draft.exit != nil
    }
    let hadFaults =
      !reportCommasInTexts(entries, known: Section.transitions.knownKeys).isEmpty || reportOddKeys(entries, keys)
    var isWhole = !hadFaults
    if let animation = entries.first(where: { $0.key == "animation" }) {
      if hasTiming {
        report(
          LanguageError.valueInvalid.at(
            animation.keyRange, "`timing` already says how it goes", help: "remove `animation`; keep `effects`"))
        isWhole = false
      } else {
        draft.exit = readAnimation(animation.value, .exitAnimation, key: animation.keyRange)
        isWhole = isWhole && draft.exit != nil
      }
    }
    if let effects = entries.first(where: { $0.key == "effects" }) {
      draft.exitEffects = readEffects(effects)
      isWhole = isWhole && draft.exitEffects != nil
    } else if !hadFaults {
      report(
        LanguageError.valueMissing.at(
          exit.keyRange, "`exit` has no `effects`", help: "write the animation alone, or say what happens to the view"))
      isWhole = false
    }
    return isWhole
  }

  private func isMisspelt(_ entry: YamlEntry, _ keys: [String]) -> Bool {
    !["duration", "bounce", "easing"].contains(entry.key) && nearestName(to: entry.key, among: keys) != nil
  }

  /// Keys of an exit that mean nothing there; true where there is one. Those of an animation are one mistake.
  private mutating func reportOddKeys(_ entries: [YamlEntry], _ keys: [String]) -> Bool {
    let lacking = keys.without(entries)
    var hasAnimationKey = false
    let odd = entries.filter { !keys.contains($0.key) }
    for entry in odd {
      guard ["duration", "bounce", "easing"].contains(entry.key) else {
        reportUnknownKey(
          entry, among: lacking, of: "an exit", help: "an exit is an animation, or { animation, effects }")
        continue
      }
      if !hasAnimationKey {
        report(
          LanguageError.unknownKey.at(
            entry.keyRange, "`\(entry.key)` belongs to an animation, and `effects` stands beside one",
            help: "write `animation: { duration: …, bounce: … }` beside `effects`"))
      }
      hasAnimationKey = true
    }
    return !odd.isEmpty
  }
}

extension [String] {
  /// `` `a` ``, `` `a` or `b` ``.
  var quotedWithOr: String { map { "`\($0)`" }.joinedWithOr }

  /// `a`, `a or b`, `a, b or c`.
  var joinedWithOr: String {
    count < 2 ? joined() : dropLast().joined(separator: ", ") + " or " + self[count - 1]
  }
}
