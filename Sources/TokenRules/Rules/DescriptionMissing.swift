import TokenModel

/// A token without a description.
struct DescriptionMissing: Rule {
  static let about = RuleDescription(
    id: "description-missing", severity: nil,
    summary: "A token that nobody has described.",
    why: "whoever looks for a token cannot tell from its value when to use it",
    rationale: """
      A value says what a token is, and only words say when to take it. Sets whose reference tables are read by many \
      teams may want words on every token; for others a good name is enough, so the rule is off unless a \
      configuration turns it on. The description of a group does not count: it says nothing of the single token.
      """,
    bad: [
      Example(
        """
        springs:
          standard: { duration: 250ms, bounce: 0, description: State changes that nobody dragged. }
          ↓menu: "{springs.standard}"
        spacing:
          description: Distances between the things on a screen.
          ↓sm: 8
          md: { value: 16, description: Between two cards. }
          ↓lg: { value: 24, description: " " }
        """)
    ],
    good: [
      Example(
        """
        springs:
          standard:
            duration: 250ms
            bounce: 0
            description: State changes that nobody dragged.
          menu: { value: "{springs.standard}", description: Menus that open in place. }
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      let isDescribed = token.description?.contains { !$0.isWhitespace } ?? false
      if isDescribed { continue }
      lint.report(Finding(token: index, range: token.nameRange, message: .missing(token), help: .describe))
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ token: Token) -> Self { "`\(token.path)` has no description" }

  fileprivate static var describe: Self { "say in a sentence when to use it: `description: …`" }
}
