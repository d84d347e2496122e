import TokenModel

/// A live token that refers to a deprecated one.
struct DeprecatedReference: Rule {
  static let about = RuleDescription(
    id: "deprecated-reference", severity: .warning,
    summary: "A live token refers to a deprecated one.",
    why: "what is deprecated goes away some day, and takes what is built on it along",
    rationale: """
      A deprecated token stays for a while so that apps can move away from it. A token of the set that still builds on \
      it keeps it alive, and its users do not even see the warning. Between two deprecated tokens nothing is said: \
      they go together.
      """,
    bad: [
      Example(
        """
        springs:
          old: { duration: 240ms, bounce: 0, deprecated: Use standard. }
          menu: ↓"{springs.old}"
        durations:
          former:
            deprecated: true
            toast: { enter: 200ms, exit: 60% }
          tip: { enter: ↓"{durations.former.toast.enter}", exit: 60% }
        """)
    ],
    good: [
      Example(
        """
        springs:
          standard: { duration: 250ms, bounce: 0 }
          old: { duration: 200ms, bounce: 0, deprecated: Use standard. }
          older: { value: "{springs.old}", deprecated: Use standard. }
          menu: "{springs.standard}"
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() where token.deprecation == nil {
      for reference in token.references {
        guard let other = lint.set.token(reference.token), let deprecation = other.deprecation else { continue }
        lint.report(
          Finding(
            token: index, range: reference.range, message: .deprecated(token, other), help: .instead(deprecation),
            notes: [.init(other.nameRange, "it is deprecated here")]))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func deprecated(_ token: Token, _ other: Token) -> Self {
    "`\(token.path)` refers to `\(other.path)`, which is deprecated"
  }

  fileprivate static func instead(_ deprecation: Token.Deprecation) -> Self {
    switch deprecation {
    case .plain: "refer to what replaces it, or write the value here"
    case .message(let text): "its author says “\(text.shown)”"
    }
  }
}
