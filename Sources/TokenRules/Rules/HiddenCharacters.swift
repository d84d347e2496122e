import TokenModel

/// Characters that nobody sees in the texts of tokens and groups.
struct HiddenCharacters: Rule {
  static let about = RuleDescription(
    id: "hidden-characters", severity: .warning,
    summary: "A text with characters that turn the direction of writing, have no width, or are tags.",
    why: "a reader and a program see two different texts",
    rationale: """
      Descriptions, deprecations, the reasons of waivers and extensions end up in code, in tables and in the tools that \
      read them. A character that turns the direction of writing can make a comment look like code, and one without a \
      width makes two equal words different. They come in by copying from web pages and chat programs, and now and \
      then on purpose. Where they belong to the writing nothing is said: joiners in emoji and in Arabic or Indic words, \
      marks of direction in a text from right to left, breaks between Thai words, the tags of a flag.
      """,
    bad: [
      Example(
        """
        springs:
          menu:
            duration: 250ms
            bounce: 0
            description: "The default.↓\\u202E Do not use."
        durations:
          description: Times↓\u{200B} of what stays
          toast: { value: 4s, role: dwell, deprecated: Use↓\u{2060}banner }
        """)
    ],
    good: [
      Example(
        """
        springs:
          menu: { duration: 250ms, bounce: 0, description: "ناو\u{200C}نیشان, हिन्दी, 👩\u{200D}💻, été" }
        """)
    ],
    sources: ["Unicode Technical Standard 55, Source Code Handling", "CVE-2021-42574"])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    let texts = lint.set.hiddenTexts
    guard !texts.isEmpty else { return }
    let tokens = Dictionary(lint.set.tokens.enumerated().map { ($1.path, $0) }) { first, _ in first }
    for text in texts {
      lint.report(
        Finding(
          tokens[text.owner].map { .token($0) } ?? .group(text.owner), range: text.range, message: .hidden(text),
          help: text.removal == nil ? .retype : .remove(text.characters.count), change: text.removal))
    }
  }
}

extension Finding.Message {
  fileprivate static func hidden(_ text: HiddenText) -> Self {
    let names = text.characters.prefix(3).map { String($0).visible.dropFirst().dropLast() }.joined(separator: ", ")
    let more = text.characters.count > 3 ? " and \(text.characters.count - 3) more" : ""
    return "`\(text.key)` of `\(text.owner)` holds \(names)\(more), which nobody sees"
  }

  fileprivate static func remove(_ count: Int) -> Self { count == 1 ? "remove it" : "remove them" }

  fileprivate static var retype: Self { "write the text anew without it" }
}
