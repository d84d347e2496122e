import TokenModel

/// Characters in a text that nobody sees.
struct HiddenCharacters: Rule {
  static let about = RuleDescription(
    id: "hidden-characters", severity: .warning,
    summary: "A text with characters that turn the direction of writing, have no width or are tags.",
    why: "such a text can say something else than what its reader sees",
    rationale: """
      Descriptions, deprecations, reasons of waivers and extensions end up in reviews, reference tables and other \
      programs. Characters that turn the direction of writing make words read in another order than they are stored \
      in, and those without a width or a shape hide whole sentences; most often they came along with a copied text. \
      They are fine where a script or an emoji is spelt with them: joiners between Arabic or Indic letters and within \
      an emoji, the tags of a flag, the breaks between words of Thai, Lao, Khmer or Myanmar.
      """,
    bad: [
      Example(
        #"""
        springs:
          description: "What moves.↓\u202E"
          menu:
            duration: 200ms
            bounce: 0
            description: "Menus↓\u200B that open in \U000E0041\u2066place."
            deprecated: "Use ↓\u200Fsprings.sheet."
        """#),
      Example(
        #"""
        spacing:
          sm:
            value: 8
            extensions: { figma: [ "↓\uFEFFS:12" ], "↓\u200Dkey": true }
          odd: { value: 7, waive: { spacing-grid: "A hairline↓\u2060." } }
        """#),
    ],
    good: [
      Example(
        """
        durations:
          key: { value: 120ms, description: "A key of 👩\u{200D}💻 goes down." }
          flag: { value: 150ms, description: "\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F} turns." }
          fa: { value: 150ms, description: می\u{200C}شود }
          th: { value: 150ms, description: ภาษา\u{200B}ไทย }
        """)
    ], sources: ["Unicode Technical Standard 55, Unicode Source Code Handling"])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    guard !lint.set.hiddenTexts.isEmpty else { return }
    let tokens = Dictionary(lint.set.tokens.indices.map { (lint.set.tokens[$0].path, $0) }) { first, _ in first }
    for text in lint.set.hiddenTexts {
      let spelling = Spelling(text.scalars)
      let places = text.places.filter { !spelling.needs($0.index) }
      guard let first = places.first else { continue }
      let token = tokens[text.owner]
      // A token without a value is judged when it has been mended.
      if token == nil, !text.isGroup { continue }
      lint.report(
        Finding(
          token.map { .token($0) } ?? .group(text.owner), range: first.range,
          message: .hidden(text, text.scalars[first.index], count: places.count), help: .remove(places.count),
          change: text.change(removing: places)))
    }
  }
}

extension HiddenText {
  /// The change that takes characters out; nil where the rest would not be read as before or says nothing.
  fileprivate func change(removing places: [Place]) -> Change? {
    let removed = Set(places.map(\.index))
    let isEmpty = scalars.indices.allSatisfy { removed.contains($0) || scalars[$0].properties.isWhitespace }
    guard !isEmpty, places.allSatisfy(\.isRemovable) else { return nil }
    return Change(places.map { Edit($0.range, "") }, isSafe: false)
  }
}

extension Finding.Message {
  fileprivate static func hidden(_ text: HiddenText, _ scalar: Unicode.Scalar, count: Int) -> Self {
    let effect =
      switch scalar.hiding {
      case .direction: "which turns the direction of writing"
      case .width: "which has no width"
      case .tag, nil: "which has no shape"
      }
    let others = count > 1 ? ", and \(count - 1) more that nobody sees" : ""
    return "`\(text.key)` of `\(text.owner)` holds \(scalar.codePoint), \(effect)\(others)"
  }

  fileprivate static func remove(_ count: Int) -> Self { count > 1 ? "remove them" : "remove it" }
}
