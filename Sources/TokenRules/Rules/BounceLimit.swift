import TokenModel

/// A bounce outside its role's range.
struct BounceLimit: Rule {
  static let about = RuleDescription(
    id: "bounce-limit", group: .springs, severity: .error,
    summary: "A bounce outside the range of its role, or above the limit of every role.",
    why: "overshoot belongs to what carries momentum: a flick, a throw, a celebration",
    rationale: """
      A spring that overshoots says that something was thrown. A menu or a toggle was not: the more it overshoots, \
      the looser it looks, and after the tenth time it is in the way. What a finger lets go of may carry its momentum \
      on, and a rare success may celebrate. Above 0.4 every interface feels exaggerated. Negative bounces are left to \
      `bounce-negative`. The ranges of `strict` are house style.
      """,
    sections: [.springs, .transitions],
    options: RuleOption.perRole([
      .press: (0, 0), .control: (0, 0), .standard: (0, 0), .travel: (0, 0),
      .release: (0, Decimal(millionths: 300_000)), .cinematic: (0, Decimal(millionths: 200_000)),
      .celebration: (0, Decimal(millionths: 400_000)), .continuous: (0, 0),
    ]) + [RuleOption("any", Decimal(millionths: 400_000))],
    profiles: [
      .hig: ["control": upTo(15), "standard": upTo(15), "travel": upTo(20)],
      .material: [
        "control": upTo(40), "standard": upTo(40), "travel": upTo(40), "release": upTo(40), "cinematic": upTo(40),
        "continuous": upTo(40),
      ],
    ],
    bad: [
      Example(
        """
        springs:
          menu: { duration: 200ms, bounce: ↓0.15 }
          flick: { duration: 300ms, bounce: ↓0.4, role: release }
          confetti: { preset: ↓bouncy, role: travel, duration: 300ms }
        transitions:
          chip: { enter: { duration: 200ms, bounce: ↓0.2 }, exit: 60%, effects: { scale: 0.9 } }
        """),
      Example(
        """
        springs:
          flick: { duration: 200ms, bounce: 0.2, role: release }
        transitions:
          # Right for what a finger let go of, not for the tab that borrows it.
          tab: { enter: ↓"{springs.flick}", exit: 60%, effects: opacity, role: control }
        """),
    ],
    good: [
      Example(
        """
        springs:
          menu: { duration: 200ms, bounce: 0 }
          flick: { duration: 300ms, bounce: 0.3, role: release }
          confetti: { preset: bouncy, role: celebration }
        transitions:
          card: { enter: "{springs.flick}", exit: 60%, effects: { move: bottom } }
        """)
    ],
    sources: [
      "Apple, WWDC18 session 803: overshoot belongs to momentum", "Apple, WWDC23 session 10158: caution above 0.4",
    ])

  /// From no bounce to one in hundredths.
  private static func upTo(_ hundredths: Int64) -> RuleOption.Value {
    .range(0, Decimal(millionths: hundredths * 10_000))
  }

  private let ranges: [Role: ClosedRange<Decimal>]
  private let most: Decimal

  init(_ limits: Limits) {
    ranges = limits.rangePerRole
    most = limits.number("any") ?? 1
  }

  func check(_ lint: inout Lint) {
    for measure in lint.set.bounces where lint.isForbidden(measure, by: isForbidden) {
      let token = lint.set.tokens[measure.token]
      let range = range(of: token)
      let value = measure.amount.value
      let nearest = range.nearest(to: value)
      lint.report(
        Finding(
          token: measure.token, range: measure.amount.place, message: .outside(token, value, range),
          help: .roles(allowing(value), nearest, value), notes: measure.notes,
          change: measure.change(to: "\(nearest)")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    guard token.path.section.bounces else { return false }
    let range = range(of: token)
    if value < .zero, range.lowerBound >= .zero { return false }
    return !range.contains(value)
  }

  private func range(of token: Token) -> ClosedRange<Decimal> {
    let own = ranges[token.role.role] ?? 0...most
    return own.lowerBound...max(own.lowerBound, min(own.upperBound, most))
  }

  private func allowing(_ value: Decimal) -> [Role] {
    Role.allCases.filter { role in ranges[role].map { $0.contains(value) && value <= most } ?? false }
  }
}

extension Finding.Message {
  fileprivate static func outside(_ token: Token, _ value: Decimal, _ range: ClosedRange<Decimal>) -> Self {
    let allowed =
      range.lowerBound == range.upperBound
      ? "no bounce but \(range.upperBound)" : range.text
    return "`\(token.path)` has a bounce of \(value); role `\(token.role.role.rawValue)` allows \(allowed)"
  }

  fileprivate static func roles(_ roles: [Role], _ nearest: Decimal, _ value: Decimal) -> Self {
    guard !roles.isEmpty else { return "change it to \(nearest); no role allows \(value)" }
    let phrases = roles.prefix(2).map { "`role: \($0.rawValue)` if it \($0.meaning)" }
    return "change it to \(nearest), or say \(phrases.joined(separator: ", "))"
  }
}
