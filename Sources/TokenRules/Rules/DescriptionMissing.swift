import TokenModel

/// A token without a description.
struct DescriptionMissing: Rule {
  static let about = RuleDescription(
    id: "description-missing", severity: nil,
    summary: "A token without a description.",
    why: "a name and a number do not say when to use it",
    rationale: """
      A description ends up in the generated code and in the tables, where people choose between tokens. Small sets do \
      well without, so the rule is off until a team turns it on. What a group says of itself is not the description of \
      its tokens.
      """,
    bad: [
      Example(
        """
        springs:
          description: For what moves.
          ↓menu: { duration: 250ms, bounce: 0 }
        """)
    ],
    good: [
      Example(
        """
        springs:
          menu:
            duration: 250ms
            bounce: 0
            description: Menus and popovers open with it.
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() where token.description == nil {
      lint.report(Finding(token: index, range: token.nameRange, message: .missing(token), help: .describe))
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ token: Token) -> Self { "`\(token.path)` has no description" }

  fileprivate static var describe: Self { "say in a sentence when to use it: `description: …`" }
}
