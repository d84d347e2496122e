import TokenModel

/// A linear curve whose role is not continuous.
struct EasingLinear: Rule {
  static let about = RuleDescription(
    id: "easing-linear", group: .timing, severity: .error,
    summary: "A linear curve whose role is not `continuous`.",
    why: "nothing that starts and stops does so at an even speed; it looks like a machine",
    rationale: """
      An even speed is right for what shows time itself: progress, a spinner, a button held down. Everything else \
      starts and comes to rest, and a linear curve does neither. A curve that only plays under Reduce Motion is fine, \
      since a short fade has no speed that anybody sees. An easing has no role; it is judged in the curve that uses it.
      """,
    sections: [.curves, .transitions],
    bad: [
      Example(
        """
        easings:
          even: linear
        curves:
          highlight: { duration: 150ms, easing: ↓linear }
          dim: { duration: 200ms, easing: ↓[0.3, 0.3, 0.6, 0.6] }
          tint: { duration: 200ms, easing: ↓"{easings.even}" }
          progress: { duration: 200ms, easing: "{easings.even}", role: continuous }
        transitions:
          badge: { enter: { duration: 200ms, easing: ↓linear }, exit: 60%, effects: opacity }
          label: { enter: ↓"{curves.progress}", exit: 60%, effects: opacity, role: standard }
        """)
    ],
    good: [
      Example(
        """
        easings:
          even: linear
        curves:
          progress: { duration: 200ms, easing: "{easings.even}", role: continuous }
          calm: { duration: 150ms, easing: linear }
        springs:
          sheet: { duration: 350ms, bounce: 0, role: travel, reduceMotion: "{curves.calm}" }
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    let uses = CurveUses(lint.set)
    for measure in lint.set.easings where measure.easing.isLinear {
      let token = lint.set.tokens[measure.token]
      let isForbidden = lint.isForbidden(measure.property, of: measure.token, from: measure.easing.origin) {
        token, _ in isWrong(token, uses)
      }
      guard isForbidden else { continue }
      lint.report(
        Finding(
          token: measure.token, range: measure.easing.place, message: .linear(token), help: .remedy,
          notes: measure.notes, change: measure.change(to: .easeOut)))
    }
  }

  private func isWrong(_ token: Token, _ uses: CurveUses) -> Bool {
    guard token.role.role != .continuous else { return false }
    switch token.path.section {
    case .curves: return uses[token] != .reduced
    case .transitions: return true
    default: return false
    }
  }
}

extension Finding.Message {
  fileprivate static func linear(_ token: Token) -> Self {
    "`\(token.path)` is linear; role `\(token.role.role.rawValue)` starts and comes to rest"
  }

  fileprivate static var remedy: Self {
    "write `easeOut`, or say `role: continuous` if it \(Role.continuous.meaning)"
  }
}
