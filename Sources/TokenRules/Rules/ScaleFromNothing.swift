import TokenModel

/// An effect that scales from next to nothing.
struct ScaleFromNothing: Rule {
  static let about = RuleDescription(
    id: "scale-from-nothing", group: .effects, severity: .error,
    summary: "An effect that scales from below the limit.",
    why: "nothing appears from nothing: what grows from a dot crosses its whole size in a moment",
    rationale: """
      A thing that comes in at nearly its size and fades is read as coming nearer. One that grows from a dot moves \
      faster than anything else on the screen, and its text is unreadable on the way. `celebration` is exempt. A \
      token of `scales` is a number and may be anything; it is judged in the effect that uses it. The limit is house \
      style.
      """,
    sections: [.transitions],
    options: [RuleOption("min", Decimal(millionths: 500_000))],
    bad: [
      Example(
        """
        scales:
          dot: 0.1
        transitions:
          menu: { enter: 200ms, exit: 60%, effects: [{ scale: ↓0 }, opacity] }
          card:
            enter: 200ms
            exit: { animation: 60%, effects: { scale: ↓0.4 } }
            effects: opacity
          badge: { enter: 200ms, exit: 60%, effects: { scale: ↓"{scales.dot}" } }
        """)
    ],
    good: [
      Example(
        """
        scales:
          dot: 0.1
        transitions:
          menu: { enter: 200ms, exit: 60%, effects: [{ scale: 0.95 }, opacity] }
          half: { enter: 200ms, exit: 60%, effects: { scale: 0.5 } }
          medal: { enter: 500ms, exit: 60%, effects: { scale: "{scales.dot}" }, role: celebration }
        """)
    ])

  private static let usual = Decimal(millionths: 950_000)

  private let low: Decimal

  init(_ limits: Limits) { low = limits.number("min") ?? .zero }

  func check(_ lint: inout Lint) {
    let best = max(low, Self.usual)
    for (index, token) in lint.set.tokens.enumerated() {
      guard case .transition(let transition) = token.value else { continue }
      for placed in transition.effects + (transition.exitEffects ?? []) {
        guard case .scale(let scale) = placed.effect else { continue }
        let measure = Measure(token: index, amount: scale, property: nil)
        guard lint.isForbidden(measure, by: isForbidden) else { continue }
        lint.report(
          Finding(
            token: index, range: scale.place, message: .tiny(token, scale.value, low), help: .remedy(best),
            notes: measure.notes, change: measure.change(to: "\(best)")))
      }
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section == .transitions && token.role.role != .celebration && value < low
  }
}

extension Finding.Message {
  fileprivate static func tiny(_ token: Token, _ value: Decimal, _ low: Decimal) -> Self {
    "`\(token.path)` scales from \(value); \(low) is the least"
  }

  fileprivate static func remedy(_ best: Decimal) -> Self {
    "scale from \(best) and add `opacity`, or say `role: celebration` if it \(Role.celebration.meaning)"
  }
}
