import TokenModel

/// An exit that is too long or too short for its enter.
struct ExitRatio: Rule {
  static let about = RuleDescription(
    id: "exit-ratio", severity: .error,
    summary: "An exit outside the band of percentages of its enter.",
    why: "what leaves has been seen: it goes faster than it came, but not so fast that it vanishes",
    rationale: """
      Coming in, a thing has to be recognised; going out, it is only in the way. An exit of about three fifths of \
      the enter keeps the two recognisably one movement. `continuous` and `dwell` tokens are exempt, and so is \
      `0ms`, which is no animation. The band is house style: published systems range from far shorter exits to \
      equal ones, which is what profiles are for.
      """,
    options: [RuleOption("min", 55, unit: "%"), RuleOption("max", 65, unit: "%")],
    bad: [
      Example(
        """
        durations:
          menu: { enter: 200ms, exit: ↓200ms }
          tip: { enter: 150ms, exit: ↓40% }
          mixed: { enter: "{durations.long.enter}", exit: ↓100ms, role: travel }
          long: { enter: 400ms, exit: 60%, role: travel }
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
        """)
    ])

  private let low: Decimal
  private let high: Decimal

  init(_ limits: Limits) {
    low = limits.number("min") ?? 0
    high = limits.number("max") ?? 200
  }

  func check(_ lint: inout Lint) {
    for (index, pair) in lint.set.pairs {
      guard let exit = pair.exit, isForbidden(pair, lint.set.tokens[index]), !isJudgedElsewhere(pair, in: lint.set)
      else { continue }
      let token = lint.set.tokens[index]
      lint.report(
        Finding(
          token: index, range: exit.place, message: .outside(token, pair, low, high),
          help: .faster(pair.enter.value, best(pair.enter.value)),
          notes: [.init(pair.enter.place, "enter takes \(pair.enter.value.milliseconds)")],
          change: change(pair.enter.value, exit)))
    }
  }

  private func isForbidden(_ pair: EnterExit, _ token: Token) -> Bool {
    guard let exit = pair.exit?.value, exit > .zero, pair.enter.value > .zero else { return false }
    guard token.role.role != .continuous, token.role.role != .dwell else { return false }
    let tooShort = exit.isLess(than: low, percentOf: pair.enter.value)
    return tooShort || exit.isMore(than: high, percentOf: pair.enter.value)
  }

  /// Whether both times come from one pair, and that pair was judged too.
  private func isJudgedElsewhere(_ pair: EnterExit, in set: TokenSet) -> Bool {
    guard let enter = pair.enter.origin, let exit = pair.exit?.origin, enter.token == exit.token,
      enter.property == .enter, exit.property == .exit, let writer = set.token(enter.token),
      case .pair(let written) = writer.value
    else { return false }
    return isForbidden(written, writer)
  }

  /// 60 % of the enter, to the nearest 5 ms that lies in the band, else exactly.
  private func best(_ enter: Decimal) -> Decimal {
    let exact = enter.percent(60) ?? enter
    let round = exact.nearestMultiple(of: 5)
    let isInside = !round.isLess(than: low, percentOf: enter) && !round.isMore(than: high, percentOf: enter)
    return isInside ? round : exact
  }

  private func change(_ enter: Decimal, _ exit: Amount) -> Change? {
    switch exit.source {
    case .literal: .offered(exit.place, "\(best(enter))ms")
    case .percent: .offered(exit.place, "60%")
    case .derived, .reference: nil
    }
  }
}

extension Finding.Message {
  fileprivate static func outside(_ token: Token, _ pair: EnterExit, _ low: Decimal, _ high: Decimal) -> Self {
    let exit = pair.effectiveExit.value.milliseconds
    let share = pair.share.map { "\($0) %" } ?? "too much"
    return "`\(token.path)` leaves in \(exit), \(share) of its enter; \(low)–\(high) % is the band"
  }

  fileprivate static func faster(_ enter: Decimal, _ best: Decimal) -> Self {
    "60 % of \(enter.milliseconds) is about \(best.milliseconds); `exit: 60%` keeps the two together"
  }
}
