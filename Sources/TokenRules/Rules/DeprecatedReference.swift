import TokenModel

/// A live token that refers to a deprecated one.
struct DeprecatedReference: Rule {
  static let about = RuleDescription(
    id: "deprecated-reference", severity: .warning,
    summary: "A token that is not deprecated and refers to one that is.",
    why: "the token breaks on the day that the deprecated one is removed",
    rationale: """
      A deprecated token stays for a while so that screens can move off it. A live token that takes its value keeps it \
      alive, and whoever uses the live one never hears of the deprecation. Deprecated tokens may refer to each other: \
      they go together. A token of a deprecated group is deprecated unless it says `deprecated: false`.
      """,
    bad: [
      Example(
        """
        springs:
          old: { duration: 240ms, bounce: 0, deprecated: "Use springs.standard." }
          standard: { duration: 250ms, bounce: 0 }
          menu: ↓"{springs.old}"
        """),
      Example(
        """
        durations:
          v1:
            deprecated: true
            quick: 150ms
            slow: { enter: 240ms, exit: 60% }
        transitions:
          card: { timing: ↓"{durations.v1.slow}", effects: opacity }
        curves:
          fade: { duration: ↓"{durations.v1.quick}", easing: easeOut }
        """),
    ],
    good: [
      Example(
        """
        springs:
          old: { duration: 240ms, bounce: 0, deprecated: "Use springs.standard." }
          standard: { duration: 250ms, bounce: 0 }
          menu: "{springs.standard}"
          oldMenu: { value: "{springs.old}", deprecated: "Use springs.menu." }
        """),
      Example(
        """
        durations:
          v1:
            deprecated: true
            quick: { value: 150ms, deprecated: false }
          fade: "{durations.v1.quick}"
        """),
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() where token.deprecation == nil {
      for reference in token.references {
        guard let named = lint.set.token(reference.token), let deprecation = named.deprecation else { continue }
        lint.report(
          Finding(
            token: index, range: reference.range, message: .deprecated(token, named), help: .instead(deprecation)))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func deprecated(_ token: Token, _ named: Token) -> Self {
    "`\(token.path)` refers to `\(named.path)`, which is deprecated"
  }

  fileprivate static func instead(_ deprecation: Token.Deprecation) -> Self {
    if case .message(let text) = deprecation {
      let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !words.isEmpty { return "its author says “\(words.shown)”" }
    }
    return "refer to a token that stays, or deprecate this one too"
  }
}
