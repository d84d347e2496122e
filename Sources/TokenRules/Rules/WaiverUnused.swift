import TokenModel

/// A waiver under which nothing is found.
struct WaiverUnused: Rule {
  static let about = RuleDescription(
    id: "waiver-unused", severity: .warning,
    summary: "A waiver of a rule that finds nothing in the token.",
    why: "a waiver that is left behind hides the next real finding",
    rationale: """
      A waiver accepts a finding and says why. When the token has been mended, the waiver would silently accept the \
      next mistake of the same kind, so it should go. Waivers of rules that a profile or a configuration has turned \
      off are not judged.
      """,
    bad: [
      Example(
        """
        springs:
          menu:
            duration: 200ms
            bounce: 0
            waive:
              ↓duration-cap: The old menu took 400 ms.
        """),
      Example(
        """
        spacing:
          sm: { value: 8, waive: { ↓spacing-grid: It was 7 once. } }
          odd: { value: 15, waive: { spacing-grid: A hairline less than md., ↓press-scale: It was a scale. } }
        """),
    ],
    good: [
      Example(
        """
        springs:
          menu:
            duration: 400ms
            bounce: 0
            waive:
              duration-cap: It covers the whole screen on small phones.
        """)
    ], isLast: true)

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      for waiver in token.waivers where lint.activeRules.contains(waiver.rule) {
        guard waiver.rule != Self.about.id, !lint.isFound(by: waiver.rule, token: index) else { continue }
        lint.report(
          Finding(
            token: index, range: waiver.range, message: .unused(token, waiver), help: .remove, change: waiver.removal))
      }
    }
  }
}

extension Finding.Message {
  fileprivate static func unused(_ token: Token, _ waiver: Token.Waiver) -> Self {
    "`\(waiver.rule)` finds nothing in `\(token.path)`, so its waiver does nothing"
  }

  fileprivate static var remove: Self { "remove the waiver" }
}
