import TokenModel

/// An exit that is too long or too short for its enter.
struct ExitRatio: Rule {
  static let about = RuleDescription(
    id: "exit-ratio", group: .timing, severity: .error,
    summary: "An exit outside the band of percentages of its enter.",
    why: "what leaves has been seen: it goes faster than it came, but not so fast that it vanishes",
    rationale: """
      Coming in, a thing has to be recognised; going out, it is only in the way. An exit of about three fifths of \
      the enter keeps the two recognisably one movement. The two meet in a pair or in a transition, however many \
      references they come through. A `push` is exempt, since its two screens keep pace, so are `continuous` and \
      `dwell` tokens, and `0ms`, which is no animation. The band of `strict` is house style: published \
      systems range from far shorter exits to equal ones, which is what profiles are for.
      """,
    sections: [.durations, .transitions],
    options: [RuleOption("min", 55, unit: "%"), RuleOption("max", 65, unit: "%")],
    profiles: [.hig: ["min": 50, "max": 70], .material: ["min": 30, "max": 90]],
    bad: [
      Example(
        """
        durations:
          menu: { enter: 200ms, exit: ↓200ms }
          tip: { enter: 150ms, exit: ↓40% }
          mixed: { enter: "{durations.long.enter}", exit: ↓100ms, role: travel }
          long: { enter: 400ms, exit: 60%, role: travel }
        springs:
          sheet: { duration: 350ms, bounce: 0, role: travel }
        transitions:
          menu: { timing: "{durations.menu}", effects: opacity }
          sheet: { enter: "{springs.sheet}", exit: ↓"{springs.sheet}", effects: { move: bottom } }
          chip: { enter: 200ms, exit: ↓150ms, effects: opacity }
        """)
    ],
    good: [
      Example(
        """
        durations:
          menu: { enter: 200ms, exit: 60% }
          low: { enter: 100ms, exit: 55ms }
          high: { enter: 100ms, exit: 65ms }
          gone: { enter: 200ms, exit: 0ms }
          again: "{durations.menu}"
        springs:
          page: { duration: 280ms, bounce: 0, role: travel }
        transitions:
          menu: { timing: "{durations.menu}", effects: opacity }
          row: { enter: "{durations.menu.enter}", exit: 120ms, effects: opacity }
          page: { enter: "{springs.page}", exit: "{springs.page}", effects: { push: trailing } }
          pulse: { enter: 1s, exit: 1s, effects: { scale: 0.9 }, role: continuous }
        """)
    ])

  private let band: ClosedRange<Decimal>

  init(_ limits: Limits) { band = limits.band }

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() where isForbidden(token) {
      guard let ends = token.ends, !isJudgedElsewhere(ends, in: lint.set) else { continue }
      let enter = ends.enter.place == ends.exit.place ? ends.enter.origin?.place : ends.enter.place
      lint.report(
        Finding(
          token: index, range: ends.exit.place, message: .outside(token, ends, band),
          help: .share(share, ends.enter.value, best(ends.enter.value)),
          notes: [.init(enter ?? ends.enter.place, "enter takes \(ends.enter.value.milliseconds)")],
          change: change(ends.enter.value, ends.exit)))
    }
  }

  private func isForbidden(_ token: Token) -> Bool {
    guard let ends = token.ends, ends.enter.value > .zero, ends.exit.value > .zero else { return false }
    guard token.role.role != .continuous, token.role.role != .dwell else { return false }
    if case .transition(let transition) = token.value, transition.pushes { return false }
    return !isInBand(ends.exit.value, of: ends.enter.value)
  }

  /// Whether both times come from one pair or transition that was judged itself, where they were written or where
  /// the references name them; one that is broken is judged when it has been mended.
  private func isJudgedElsewhere(_ ends: Ends, in set: TokenSet) -> Bool {
    let others = [ends.shared { .init(token: $0.token, property: $0.property) }, ends.shared(\.named)]
    return others.contains { index in index.map { set.token($0).map(isForbidden) ?? true } ?? false }
  }

  /// The percentage to offer: 60, or the nearest that lies in the band.
  private var share: Decimal { band.nearest(to: 60) }

  /// That share of the enter, to the nearest 5 ms that lies in the band, else exactly.
  private func best(_ enter: Decimal) -> Decimal {
    let exact = enter.percent(share) ?? enter
    let round = exact.nearestMultiple(of: 5)
    return isInBand(round, of: enter) ? round : exact
  }

  /// Whether a time is a share of the enter that lies in the band, exactly.
  private func isInBand(_ time: Decimal, of enter: Decimal) -> Bool {
    !time.isLess(than: band.lowerBound, percentOf: enter) && !time.isMore(than: band.upperBound, percentOf: enter)
  }

  private func change(_ enter: Decimal, _ exit: Amount) -> Change? {
    switch exit.source {
    case .literal: .offered(exit.place, "\(best(enter))ms")
    case .percent: .offered(exit.place, "\(share)%")
    case .derived, .reference: nil
    }
  }
}

extension Finding.Message {
  fileprivate static func outside(_ token: Token, _ ends: Ends, _ band: ClosedRange<Decimal>) -> Self {
    let exit = ends.exit.value.milliseconds
    let share = ends.share.map { "\($0) %" } ?? "too much"
    return "`\(token.path)` leaves in \(exit), \(share) of its enter; \(band.text) % is the band"
  }

  fileprivate static func share(_ share: Decimal, _ enter: Decimal, _ best: Decimal) -> Self {
    "\(share) % of \(enter.milliseconds) is about \(best.milliseconds); `exit: \(share)%` keeps the two together"
  }
}
