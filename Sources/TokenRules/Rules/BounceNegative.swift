import TokenModel

/// A negative bounce.
struct BounceNegative: Rule {
  static let about = RuleDescription(
    id: "bounce-negative", group: .springs, severity: .warning,
    summary: "A negative bounce: an overdamped spring.",
    why: "platforms disagree on overdamped springs, so the movement differs from app to app",
    rationale: """
      Below zero a spring only creeps towards its end. SwiftUI, UIKit, Core Animation and the other platforms map \
      such a bounce to different damping, or refuse it, and a longer duration with a bounce of 0 looks nearly the \
      same everywhere.
      """,
    sections: [.springs, .transitions],
    bad: [
      Example(
        """
        springs:
          slow: { duration: 250ms, bounce: ↓-0.2 }
        transitions:
          panel: { enter: { duration: 250ms, bounce: ↓-0.1 }, exit: 60%, effects: opacity }
          drawer: { enter: "{springs.slow}", exit: 60%, effects: opacity }
        """)
    ],
    good: [
      Example(
        """
        springs:
          slow: { duration: 250ms, bounce: 0 }
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for measure in lint.set.bounces where lint.isForbidden(measure, by: isForbidden) {
      lint.report(
        Finding(
          token: measure.token, range: measure.amount.place,
          message: .negative(lint.set.tokens[measure.token], measure.amount.value), help: .remedy,
          notes: measure.notes, change: measure.change(to: "0")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section.bounces && value < .zero
  }
}

extension Finding.Message {
  fileprivate static func negative(_ token: Token, _ value: Decimal) -> Self {
    "`\(token.path)` has a bounce of \(value), which is overdamped"
  }

  fileprivate static var remedy: Self { "write `bounce: 0`, with a longer duration if it should be slower" }
}
