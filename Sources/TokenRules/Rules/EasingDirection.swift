import TokenModel

/// An accelerating curve that serves more than exits.
struct EasingDirection: Rule {
  static let about = RuleDescription(
    id: "easing-direction", group: .timing, severity: .error,
    summary: "An accelerating curve that serves more than exits.",
    why: "a slow start is a delay: nothing seems to happen just when somebody waits for an answer",
    rationale: """
      A curve accelerates where its value at half time lies below 0.45. What answers a person should go far at once \
      and come to rest gently; what leaves may gather speed, so curves that only exits use are fine, however many \
      references lie between. A token of `curves` that nothing refers to is judged, since code may play it anywhere; \
      a token of `easings` that nothing uses is not. The limit is house style.
      """,
    sections: [.easings, .curves, .transitions],
    bad: [
      Example(
        """
        curves:
          highlight: { duration: 150ms, easing: ↓easeIn }
          both: { duration: 120ms, easing: ↓[0.7, 0, 0.8, 0.4] }
        easings:
          late: ↓[0.5, 0, 0.9, 0.5]
        transitions:
          badge: { enter: { duration: 200ms, easing: ↓easeIn }, exit: 60%, effects: opacity }
          hint: { enter: { duration: 200ms, easing: "{easings.late}" }, exit: "{curves.both}", effects: opacity }
          note: { enter: "{curves.both}", exit: 60%, effects: opacity }
        """)
    ],
    good: [
      Example(
        """
        easings:
          leaving: [0.7, 0, 0.8, 0.4]
          unused: easeIn
        curves:
          highlight: { duration: 150ms, easing: easeOut }
          turn: { duration: 200ms, easing: easeInOut }
          out: { duration: 120ms, easing: "{easings.leaving}" }
          away: "{curves.out}"
        transitions:
          hint: { enter: "{curves.turn}", exit: "{curves.away}", effects: opacity }
          badge: { enter: 200ms, exit: { duration: 120ms, easing: easeIn }, effects: opacity }
        """)
    ])

  private static let least = Decimal(millionths: 450_000)

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    let uses = CurveUses(lint.set)
    for measure in lint.set.easings where measure.isWritten {
      let token = lint.set.tokens[measure.token]
      guard let half = Decimal(rounding: measure.easing.value(at: 0.5), places: 4), half < Self.least,
        !isOnlyForExits(measure, token, uses)
      else { continue }
      lint.report(
        Finding(
          token: measure.token, range: measure.easing.place, message: .late(token, half, Self.least), help: .remedy,
          change: measure.change(to: .easeOut)))
    }
  }

  private func isOnlyForExits(_ measure: EasingMeasure, _ token: Token, _ uses: CurveUses) -> Bool {
    switch token.path.section {
    case .transitions: measure.property == .exit
    case .easings: uses[token].subtracting(.exit).isEmpty
    default: uses[token] == .exit
    }
  }
}

extension Finding.Message {
  fileprivate static func late(_ token: Token, _ half: Decimal, _ least: Decimal) -> Self {
    "`\(token.path)` accelerates: at half time \(half) of its way is done, less than \(least)"
  }

  fileprivate static var remedy: Self { "write `easeOut`, or keep it for exits: `exit` of a transition may accelerate" }
}
