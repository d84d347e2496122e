import TokenModel

/// A press scale that nobody sees or that looks broken.
struct PressScale: Rule {
  static let about = RuleDescription(
    id: "press-scale", group: .effects, severity: .error,
    summary: "A scale of role `press` outside the band.",
    why: "above the band a finger sees no answer; below it the thing looks broken",
    rationale: """
      A button that is touched gives way a little. Less than a hundredth is not seen under a finger, and more than a \
      tenth makes a button shrink away from it. Other scales have other uses, so only those that say `role: press` \
      are judged. The band is house style.
      """,
    sections: [.scales],
    options: [
      RuleOption("min", Decimal(millionths: 900_000)), RuleOption("max", Decimal(millionths: 990_000)),
    ],
    bad: [
      Example(
        """
        scales:
          entrance: 0.8
          press:
            role: press
            faint: ↓0.995
            deep: ↓0.85
            borrowed: ↓"{scales.entrance}"
        """)
    ],
    good: [
      Example(
        """
        scales:
          entrance: 0.8
          press:
            role: press
            standard: 0.97
            strong: 0.9
            subtle: 0.99
        """)
    ])

  private static let usual = Decimal(millionths: 970_000)

  private let band: ClosedRange<Decimal>

  init(_ limits: Limits) { band = limits.band }

  func check(_ lint: inout Lint) {
    let best = band.nearest(to: Self.usual)
    for (index, token) in lint.set.tokens.enumerated() {
      guard case .number(let scale) = token.value else { continue }
      let measure = Measure(token: index, amount: scale, property: nil)
      guard lint.isForbidden(measure, by: isForbidden) else { continue }
      lint.report(
        Finding(
          token: index, range: scale.place, message: .outside(token, scale.value, band),
          help: .remedy(best), notes: measure.notes, change: measure.change(to: "\(best)")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section == .scales && token.role.role == .press && !band.contains(value)
  }
}

extension Finding.Message {
  fileprivate static func outside(_ token: Token, _ value: Decimal, _ band: ClosedRange<Decimal>) -> Self {
    "`\(token.path)` scales to \(value); \(band.text) is the band of role `press`"
  }

  fileprivate static func remedy(_ best: Decimal) -> Self {
    "change it to \(best), or take away `role: press` if it answers no touch"
  }
}
