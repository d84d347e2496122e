import TokenModel

/// An exit that bounces.
struct BounceOnExit: Rule {
  static let about = RuleDescription(
    id: "bounce-on-exit", group: .springs, severity: .warning,
    summary: "An exit that bounces.",
    why: "what leaves swings back into view before it is gone",
    rationale: """
      A bounce is the end of a movement, and the end of an exit is out of sight: at an edge the thing comes back once \
      more, and a fade flickers. A spring that earns its bounce on the way in needs one without on the way out. Where \
      the bounce is too much for the role as well, `bounce-limit` speaks instead.
      """,
    sections: [.transitions],
    bad: [
      Example(
        """
        springs:
          throw: { duration: 240ms, bounce: 0.2, role: release }
        transitions:
          card: { enter: 400ms, exit: ↓"{springs.throw}", effects: { move: bottom }, role: release }
          medal:
            role: celebration
            enter: { duration: 500ms, bounce: 0.3 }
            exit: { duration: 300ms, bounce: ↓0.1 }
            effects: { scale: 0.8 }
        """)
    ],
    good: [
      Example(
        """
        springs:
          throw: { duration: 400ms, bounce: 0.2, role: release }
        transitions:
          card: { enter: "{springs.throw}", exit: 60%, effects: { move: bottom } }
          medal:
            role: celebration
            enter: { duration: 500ms, bounce: 0.3 }
            exit: { animation: 300ms, effects: opacity }
            effects: { scale: 0.8 }
        """)
    ], isLast: true)

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for measure in lint.set.bounces where lint.isForbidden(measure, by: isForbidden) {
      let place = measure.amount.place
      guard !lint.isReported(by: BounceLimit.about.id, at: place) else { continue }
      lint.report(
        Finding(
          token: measure.token, range: place,
          message: .bounces(lint.set.tokens[measure.token], measure.amount.value), help: .remedy,
          notes: measure.notes, change: measure.change(to: "0")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _ property: Property?) -> Bool {
    token.path.section == .transitions && property == .exit && value > .zero
  }
}

extension Finding.Message {
  fileprivate static func bounces(_ token: Token, _ value: Decimal) -> Self {
    "`\(token.path)` leaves with a bounce of \(value)"
  }

  fileprivate static var remedy: Self { "leave without one: `exit: 60%`, or a spring of `bounce: 0`" }
}
