import TokenModel

/// A stagger whose items follow too fast or too slowly.
struct StaggerInterval: Rule {
  static let about = RuleDescription(
    id: "stagger-interval", group: .stagger, severity: .error,
    summary: "A stagger interval outside the band.",
    why: "closer together items look simultaneous, further apart they look slow",
    rationale: """
      A cascade leads the eye along a list. Under the lower limit nobody sees an order and the delay is wasted; over \
      the upper one each item is waited for. The band of `strict` is house style.
      """,
    sections: [.stagger],
    options: [RuleOption("min", 30, unit: "ms"), RuleOption("max", 50, unit: "ms")],
    profiles: [.hig: ["max": 80], .material: ["min": 20, "max": 40]],
    bad: [
      Example(
        """
        stagger:
          list: { interval: ↓80ms, maxItems: 3 }
          grid: { interval: ↓10ms, maxItems: 8 }
        """)
    ],
    good: [
      Example(
        """
        stagger:
          list: { interval: 30ms, maxItems: 8 }
          menu: { interval: 50ms, maxItems: 4 }
        """)
    ])

  private let band: ClosedRange<Decimal>

  init(_ limits: Limits) { band = limits.band }

  func check(_ lint: inout Lint) {
    for (index, stagger) in lint.set.staggers {
      let measure = Measure(token: index, amount: stagger.interval, property: .interval)
      guard lint.isForbidden(measure, by: isForbidden) else { continue }
      let nearest = nearest(stagger.interval.value)
      lint.report(
        Finding(
          token: index, range: stagger.interval.place,
          message: .outside(lint.set.tokens[index], stagger.interval.value, band), help: .change(nearest),
          notes: measure.notes, change: measure.change(to: "\(nearest)ms")))
    }
  }

  /// The nearest interval in the band.
  func nearest(_ interval: Decimal) -> Decimal { band.nearest(to: interval) }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section == .stagger && !band.contains(value)
  }
}

extension Finding.Message {
  fileprivate static func outside(_ token: Token, _ value: Decimal, _ band: ClosedRange<Decimal>) -> Self {
    "`\(token.path)` starts an item every \(value.milliseconds); \(band.text) ms is the band"
  }

  fileprivate static func change(_ nearest: Decimal) -> Self { "change it to \(nearest.milliseconds)" }
}
