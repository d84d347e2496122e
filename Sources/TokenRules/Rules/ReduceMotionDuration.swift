import TokenModel

/// A crossfade under Reduce Motion that is too short or too long.
struct ReduceMotionDuration: Rule {
  static let about = RuleDescription(
    id: "reduce-motion-duration", group: .reduceMotion, severity: .warning,
    summary: "A written crossfade under Reduce Motion outside the band.",
    why: "a shorter crossfade is a flash, a longer one is waited for",
    rationale: """
      Under Reduce Motion a crossfade only says that something has changed. Under the lower limit it flickers, which \
      is worse than no animation; over the upper one it keeps people who asked for less. The crossfade that plays \
      where nothing is written is not judged. What a group says is one finding. The band is house style.
      """,
    sections: [.springs, .curves, .transitions],
    options: [RuleOption("min", 100, unit: "ms"), RuleOption("max", 300, unit: "ms")],
    bad: [
      Example(
        """
        durations:
          slow: { value: 350ms, role: travel }
        springs:
          blink: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: ↓50ms } }
          sheet: { duration: 350ms, bounce: 0, role: travel, reduceMotion: { crossfade: ↓"{durations.slow}" } }
          lists:
            reduceMotion: { crossfade: ↓400ms }
            row: { duration: 200ms, bounce: 0 }
            cell: { duration: 150ms, bounce: 0 }
        """)
    ],
    good: [
      Example(
        """
        springs:
          short: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: 100ms } }
          long: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: 300ms } }
          sheet: { duration: 350ms, bounce: 0, role: travel, reduceMotion: crossfade }
          tap: { duration: 80ms, bounce: 0, role: press }
        """)
    ])

  private static let usual: Decimal = 200

  private let band: ClosedRange<Decimal>

  init(_ limits: Limits) { band = limits.band }

  func check(_ lint: inout Lint) {
    let best = band.nearest(to: Self.usual)
    for (index, token) in lint.set.tokens.enumerated() {
      guard case .crossfade(let time?)? = token.reduceMotion?.replacement, !band.contains(time.value)
      else { continue }
      let measure = Measure(token: index, amount: time, property: nil)
      lint.report(
        Finding(
          token: index, range: time.place, message: .outside(token, time.value, band),
          help: time.value == .zero ? .nothing : .remedy(best), notes: measure.notes,
          change: measure.change(to: "\(best)ms")))
    }
  }
}

extension Finding.Message {
  fileprivate static func outside(_ token: Token, _ value: Decimal, _ band: ClosedRange<Decimal>) -> Self {
    "`\(token.path)` crossfades in \(value.milliseconds) under Reduce Motion; \(band.text) ms is the band"
  }

  fileprivate static func remedy(_ best: Decimal) -> Self { "change it to \(best.milliseconds)" }

  fileprivate static var nothing: Self { "write `reduceMotion: none` for an immediate change" }
}
