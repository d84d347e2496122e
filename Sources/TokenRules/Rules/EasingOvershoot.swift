import TokenModel

/// A Bézier that leaves its range.
struct EasingOvershoot: Rule {
  static let about = RuleDescription(
    id: "easing-overshoot", group: .timing, severity: .warning,
    summary: "A Bézier with y outside 0…1.",
    why: "a curve that overshoots knows no speed and no interruption; bounce belongs to springs",
    rationale: """
      With a control point above 1 or below 0 a curve runs past its end or takes a run-up. It always does so by the \
      same amount, whatever came before, and when it is interrupted it jumps. A spring with a bounce starts from the \
      speed that is there. Curves are for what does not move, where overshooting is a colour or an opacity that does \
      not exist.
      """,
    sections: [.easings, .curves, .transitions],
    bad: [
      Example(
        """
        easings:
          back: ↓[0.3, 1.6, 0.6, 1]
        curves:
          pop: { duration: 200ms, easing: ↓[0.4, -0.2, 0.2, 1] }
          again: { duration: 200ms, easing: "{easings.back}" }
        """)
    ],
    good: [
      Example(
        """
        easings:
          out: [0.2, 1, 0.4, 1]
        springs:
          pop: { duration: 400ms, bounce: 0.3, role: celebration }
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for measure in lint.set.easings where measure.isWritten && measure.easing.overshoots {
      lint.report(
        Finding(
          token: measure.token, range: measure.easing.place,
          message: .overshoots(lint.set.tokens[measure.token], measure.easing.controlPoints), help: .remedy))
    }
  }
}

extension Finding.Message {
  fileprivate static func overshoots(_ token: Token, _ points: EasingValue.ControlPoints) -> Self {
    let value = [points.y1, points.y2].first { $0 < .zero || $0 > 1 } ?? points.y1
    return "`\(token.path)` has a control point at y = \(value), outside 0…1"
  }

  fileprivate static var remedy: Self { "keep both y within 0…1, or use a spring with a bounce" }
}
