import TokenModel

/// A spring in one of the older forms.
struct SpringLegacyForm: Rule {
  static let about = RuleDescription(
    id: "spring-legacy-form", group: .springs, severity: .info,
    summary: "A spring written as response and damping ratio, or as stiffness and damping.",
    why: "duration and bounce say how a spring feels; the older numbers have to be worked out first",
    rationale: """
      A duration of 300 ms and a bounce of 0.2 can be pictured, compared with other tokens and changed one by one. \
      Of a stiffness of 439 and a damping of 33.5 nobody sees how long the spring takes, and whoever makes it stiffer \
      makes it swing more, too. All forms describe the same springs. A response is the duration, and the bounce is \
      1 − damping ratio, so that form can be rewritten exactly; the duration of a stiffness is irrational and is \
      offered to a millionth of a millisecond. Numbers that are calculated or that other tokens hold are kept where \
      that is possible, else nothing is offered.
      """,
    sections: [.springs],
    bad: [
      Example(
        """
        springs:
          menu: { ↓response: 250ms, dampingRatio: 1 }
          flick: { dampingRatio: 0.8, ↓response: 300ms, role: release }
          heavy:
            mass: 2 # as in the old app
            ↓stiffness: 800
            damping: 80
        """),
      Example(
        """
        scales: { firm: 0.8 }
        durations: { flick: { value: 300ms, role: release } }
        springs:
          flick: { ↓response: "{durations.flick}", dampingRatio: "{scales.firm}", role: release }
        """),
    ],
    good: [
      Example(
        """
        springs:
          menu: { duration: 250ms, bounce: 0 }
          flick: { duration: 300ms, bounce: 0.2, role: release }
          confetti: { preset: bouncy, role: celebration }
        """)
    ], sources: ["Apple, WWDC23 session 10158: springs by duration and bounce"])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      guard case .spring(let spring) = token.value, let keys = spring.olderKeys else { continue }
      switch spring.form {
      case .response(let ratio):
        let isExact = Self.isExact(spring.bounce.value, ratio.value)
        lint.report(
          Finding(
            token: index, range: keys.duration, message: .response(token), help: .same(spring, isExact: isExact),
            change: bounce(spring, ratio, token).map { text in
              Change(Self.renaming(keys) + [Edit(ratio.place, text)], isSafe: isExact)
            }))
      case .physical(let mass, let stiffness, let damping):
        lint.report(
          Finding(
            token: index, range: keys.duration, message: .physical(token), help: .same(spring, isExact: false),
            change: change(spring, keys, mass, stiffness, damping)))
      case .perceptual, .preset: continue
      }
    }
  }

  /// The text of the bounce of a damping ratio that is a number or one token's; nil for a calculation.
  private func bounce(_ spring: SpringValue, _ ratio: Amount, _ token: Token) -> String? {
    switch ratio.source {
    case .literal: return "\(spring.bounce.value)"
    case .reference:
      guard let reference = token.references.first(where: { $0.range == ratio.place }) else { return nil }
      return ratio.value <= 1 ? "\"1 - {\(reference.text)}\"" : "\"1 / {\(reference.text)} - 1\""
    case .derived, .percent: return nil
    }
  }

  /// The change of a spring whose numbers are all written there.
  private func change(
    _ spring: SpringValue, _ keys: SpringValue.OlderKeys, _ mass: Amount?, _ stiffness: Amount, _ damping: Amount
  ) -> Change? {
    let numbers = [stiffness, damping] + (mass.map { [$0] } ?? [])
    guard numbers.allSatisfy({ $0.source == .literal }), mass == nil || keys.massEntry != nil else { return nil }
    let values = [
      Edit(stiffness.place, "\(spring.duration.value)ms"), Edit(damping.place, "\(spring.bounce.value)"),
    ]
    return Change(Self.renaming(keys) + values + (keys.massEntry.map { [Edit($0, "")] } ?? []), isSafe: false)
  }

  private static func renaming(_ keys: SpringValue.OlderKeys) -> [Edit] {
    [Edit(keys.duration, Property.duration.rawValue), Edit(keys.bounce, Property.bounce.rawValue)]
  }

  /// Whether a bounce is that of a damping ratio without rounding: 1 − ζ up to 1, and 1/ζ − 1 above.
  private static func isExact(_ bounce: Decimal, _ ratio: Decimal) -> Bool {
    if ratio <= 1 { return ratio + bounce == 1 }
    return (bounce + 1).millionths * ratio.millionths == Decimal.scale * Decimal.scale
  }
}

extension Finding.Message {
  fileprivate static func response(_ token: Token) -> Self {
    "`\(token.path)` is written as `response` and `dampingRatio`"
  }

  fileprivate static func physical(_ token: Token) -> Self {
    "`\(token.path)` is written as `stiffness` and `damping`"
  }

  fileprivate static func same(_ spring: SpringValue, isExact: Bool) -> Self {
    let form: Self = "the same spring is `duration: \(spring.duration.value)ms`, `bounce: \(spring.bounce.value)`"
    return isExact ? form : "to a millionth \(form.text)"
  }
}
