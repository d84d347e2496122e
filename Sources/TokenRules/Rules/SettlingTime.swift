import SpringPhysics
import TokenModel

/// A spring that takes long to come to rest.
struct SettlingTime: Rule {
  static let about = RuleDescription(
    id: "settling-time", group: .springs, severity: .warning,
    summary: "A spring that settles later than the limit.",
    why: "until a spring has settled, things tremble, taps may miss and tests wait",
    rationale: """
      A perceptual duration is what a person takes for the length of a movement; the spring goes on after it, \
      swinging or creeping, until it stays within a thousandth of the way. With a bounce of 0 that is about one and a \
      half durations, with one of 0.6 nearly three. What comes to rest that late was seldom meant to. \
      `continuous` tokens do not come to rest and are exempt, as are curves. The limit is house style; it is the time \
      of this page's physics, not the estimate that SwiftUI or Core Animation give as a settling duration.
      """,
    sections: [.springs, .transitions],
    options: [RuleOption("max", 1000, unit: "ms", isAboveZero: true)],
    bad: [
      Example(
        """
        springs:
          medal: { duration: ↓600ms, bounce: 0.6, role: celebration }
          slow: { stiffness: 20, damping: ↓10, role: cinematic }
          spinner: { duration: 2s, bounce: 0, role: continuous }
        transitions:
          hero: { enter: ↓700ms, exit: 60%, effects: { scale: 0.9 }, role: cinematic }
          # Right for what goes on, not for the panel that borrows it.
          panel: { enter: ↓"{springs.spinner}", exit: 200ms, effects: { move: top }, role: travel }
        """)
    ],
    good: [
      Example(
        """
        springs:
          medal: { duration: 500ms, bounce: 0.4, role: celebration }
          hero: { duration: 600ms, bounce: 0, role: cinematic }
          spinner: { duration: 2s, bounce: 0, role: continuous }
        curves:
          fade: { duration: 1200ms, easing: easeOut, role: cinematic }
        """)
    ])

  /// The latest time in ms.
  private let most: Decimal

  init(_ limits: Limits) { most = limits.number("max") ?? Decimal.limit }

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      for (property, spring) in token.springs {
        guard let settling = late(spring, token),
          lint.isForbidden(property, of: index, from: spring.origin, by: { isLate($1, of: $0) })
        else { continue }
        // An exit that follows from a late enter is no second mistake.
        if property == .exit, spring.duration.isPercent, isLate(.enter, of: token) { continue }
        lint.report(
          Finding(
            token: index, range: spring.duration.place, message: .late(token, settling, most),
            help: .remedy(longest(spring, settling), spring, isLateByBounce: isLateByBounce(spring)),
            notes: spring.origin?.notes ?? []))
      }
    }
  }

  /// When a spring settles, in ms, if that is too late for its token.
  private func late(_ spring: SpringValue, _ token: Token) -> Double? {
    guard token.role.role != .continuous, spring.physics.settlingBound * 1000 > most.double else { return nil }
    let settling = spring.physics.settlingTime * 1000
    return settling > most.double ? settling : nil
  }

  /// Whether the spring settles too late that a part of a token belongs to.
  private func isLate(_ property: Property?, of token: Token) -> Bool {
    token.springs.contains { $0.property == property && late($0.spring, token) != nil }
  }

  /// Whether a spring would settle in time if it had no bounce; with one, its bound is later by 1/ζ.
  private func isLateByBounce(_ spring: SpringValue) -> Bool {
    spring.physics.settlingBound * spring.physics.dampingRatio * 1000 <= most.double
  }

  /// The longest duration that settles in time with the bounce of a spring, rounded down to 1 ms: settling grows with
  /// the duration.
  private func longest(_ spring: SpringValue, _ settling: Double) -> Decimal {
    let exact = spring.duration.value.double * most.double / settling
    return Decimal(rounding: exact.rounded(.down), places: 0) ?? .zero
  }
}

extension Token {
  /// Its springs: itself, or those of the ends of a transition.
  fileprivate var springs: [(property: Property?, spring: SpringValue)] {
    switch value {
    case .spring(let spring): [(.duration, spring)]
    case .transition(let transition): transition.ends.compactMap { property, end in end.spring.map { (property, $0) } }
    default: []
    }
  }
}

extension SpringValue {
  /// Where the spring was written that came whole through references; nil where one of its numbers is its own.
  fileprivate var origin: Amount.Origin? {
    guard let duration = duration.origin, let bounce = bounce.origin, duration.named.token == bounce.named.token,
      bounce.named.property == .bounce || bounce.named.property == duration.named.property
    else { return nil }
    if duration.token == bounce.token { return duration }
    // Its numbers come from two tokens, so the one that the reference names is the first that has both.
    let named = duration.named
    return Amount.Origin(token: named.token, place: duration.place, property: named.property, named: named)
  }
}

extension Finding.Message {
  fileprivate static func late(_ token: Token, _ settling: Double, _ most: Decimal) -> Self {
    let time = Decimal(rounding: settling.rounded(.up), places: 0) ?? Decimal.limit
    return "`\(token.path)` settles after \(time.milliseconds); \(most.milliseconds) is the limit"
  }

  fileprivate static func remedy(_ longest: Decimal, _ spring: SpringValue, isLateByBounce: Bool) -> Self {
    let shorten = longest > .zero ? "shorten it to \(longest.milliseconds)" : "shorten it"
    if spring.bounce.value <= .zero { return "\(shorten)" }
    if isLateByBounce { return "\(shorten), or let it bounce less" }
    return "shorten it and let it bounce less; with this bounce \(longest.milliseconds) are the most"
  }
}
