import TokenModel

/// A stagger whose last item starts too late.
struct StaggerTotal: Rule {
  static let about = RuleDescription(
    id: "stagger-total", group: .stagger, severity: .error,
    summary: "A stagger whose last item starts too late.",
    why: "a cascade that goes on makes people wait for the end of a list that they can already see",
    rationale: """
      The last item of a cascade starts one interval fewer than there are items after the first: eight items of \
      40 ms end their starts at 280 ms. Longer cascades are clamped to their last step by `maxItems`, not \
      compressed. Where only the interval is too long, `stagger-interval` speaks instead. The limit of `strict` is \
      house style.
      """,
    sections: [.stagger],
    options: [RuleOption("max", 300, unit: "ms")],
    profiles: [.hig: ["max": 400]],
    bad: [
      Example(
        """
        stagger:
          list: { interval: 43ms, maxItems: ↓8 }
          menu: { interval: 50ms, maxItems: ↓12 }
        """)
    ],
    good: [
      Example(
        """
        stagger:
          list: { interval: 42ms, maxItems: 8 }
          menu: { interval: 50ms, maxItems: 7 }
          slow: { interval: 80ms, maxItems: 7 } # its interval is another rule's
        """)
    ])

  private let most: Decimal

  init(_ limits: Limits) { most = limits.number("max") ?? Decimal.limit }

  func check(_ lint: inout Lint) {
    for (index, stagger) in lint.set.staggers where isTooLong(stagger) && !isWrittenElsewhere(stagger) {
      // What the interval will be when its own finding is mended decides how many items fit.
      let interval = mended(stagger.interval, lint)
      guard isTooLong(StaggerValue(interval: interval, maxItems: stagger.maxItems)) else { continue }
      let items = Decimal(Int(min(most.millionths / interval.value.millionths, 999_999_999)) + 1)
      let measure = Measure(token: index, amount: stagger.maxItems, property: .maxItems)
      lint.report(
        Finding(
          token: index, range: stagger.maxItems.place,
          message: .late(lint.set.tokens[index], stagger, most), help: .fit(items, interval.value),
          notes: [.init(stagger.interval.place, "an item starts every \(stagger.interval.value.milliseconds)")],
          change: measure.change(to: "\(items)")))
    }
  }

  private func isTooLong(_ stagger: StaggerValue) -> Bool {
    stagger.lastStart.map { $0 > most } ?? true
  }

  /// The interval, or the one that is offered where it is a finding of its own.
  private func mended(_ interval: Amount, _ lint: Lint) -> Amount {
    guard lint.isReported(by: StaggerInterval.about.id, at: interval.place), let rule = lint.rule(StaggerInterval.self)
    else { return interval }
    return Amount(rule.nearest(interval.value), at: interval.place, interval.source)
  }

  /// Whether both numbers come from one other stagger, which is judged itself.
  private func isWrittenElsewhere(_ stagger: StaggerValue) -> Bool {
    guard let interval = stagger.interval.origin, let items = stagger.maxItems.origin else { return false }
    return interval.token == items.token
  }
}

extension Finding.Message {
  fileprivate static func late(_ token: Token, _ stagger: StaggerValue, _ most: Decimal) -> Self {
    let last = stagger.lastStart.map(\.milliseconds) ?? "more than a million seconds"
    return "the last item of `\(token.path)` starts after \(last); \(most.milliseconds) is the limit"
  }

  fileprivate static func fit(_ items: Decimal, _ interval: Decimal) -> Self {
    "at \(interval.milliseconds) at most \(items) \(items == 1 ? "item fits" : "items fit"); the others start with the last"
  }
}
