import TokenModel

/// A bounce that nobody sees.
struct BounceInvisible: Rule {
  static let about = RuleDescription(
    id: "bounce-invisible", group: .springs, severity: .info,
    summary: "A bounce above 0 and below 0.09, which nobody sees.",
    why: "it overshoots by about a thousandth of the way at most, which nobody sees",
    rationale: """
      The overshoot of a spring grows slowly at first: at a bounce of 0.09 it is a thousandth of the way, a third of \
      a point on a way of 300. Such a bounce says that something was meant to swing and shows nothing of it. \
      With a bounce of 0 the spring looks the same and says what it does. Where the bounce is too much for its role \
      or belongs to an exit, `bounce-limit` or `bounce-on-exit` speaks instead.
      """,
    sections: [.springs, .transitions],
    bad: [
      Example(
        """
        springs:
          flick: { duration: 300ms, bounce: ↓0.05, role: release }
          settle: { response: 300ms, dampingRatio: ↓0.92, role: release }
        transitions:
          card: { enter: { duration: 300ms, bounce: ↓0.08 }, exit: 60%, effects: { move: bottom }, role: release }
        """)
    ],
    good: [
      Example(
        """
        springs:
          flick: { duration: 300ms, bounce: 0.09, role: release }
          menu: { duration: 250ms, bounce: 0 }
          tap: { duration: 100ms, bounce: 0.05, role: press } # `bounce-limit` speaks
        """)
    ], isLast: true)

  /// The bounce that overshoots by a thousandth is 0.0897.
  private static let visible = Decimal(millionths: 90_000)

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    let isExitJudged = lint.rule(BounceOnExit.self) != nil
    for measure in lint.set.bounces where lint.isForbidden(measure, by: isForbidden) {
      let place = measure.amount.place
      if isExitJudged, measure.property == .exit { continue }
      if lint.isReported(by: BounceLimit.about.id, at: place) { continue }
      lint.report(
        Finding(
          token: measure.token, range: place,
          message: .invisible(lint.set.tokens[measure.token], measure.amount.value, Self.visible),
          help: .remedy(Self.visible),
          notes: measure.notes, change: measure.change(to: "0")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section.bounces && value > .zero && value < Self.visible
  }
}

extension Finding.Message {
  fileprivate static func invisible(_ token: Token, _ value: Decimal, _ visible: Decimal) -> Self {
    "`\(token.path)` has a bounce of \(value); below \(visible) nobody sees one"
  }

  fileprivate static func remedy(_ visible: Decimal) -> Self {
    "change it to 0; a bounce that should be seen takes \(visible) or more"
  }
}
