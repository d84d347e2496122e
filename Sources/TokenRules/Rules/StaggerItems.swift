import TokenModel

/// A stagger of too many items.
struct StaggerItems: Rule {
  static let about = RuleDescription(
    id: "stagger-items", group: .stagger, severity: .warning,
    summary: "More items in step than anybody follows.",
    why: "nobody follows a longer cascade; the items at its end are only late",
    rationale: """
      After a handful of items the order has been understood. The others start together with the last one, so a \
      long list is no slower than a short one. Where the cascade is also too long in time, `stagger-total` speaks \
      instead. The number is house style.
      """,
    sections: [.stagger],
    options: [RuleOption("max", 8, isWhole: true)],
    bad: [
      Example(
        """
        stagger:
          list: { interval: 30ms, maxItems: ↓9 }
        """)
    ],
    good: [
      Example(
        """
        stagger:
          list: { interval: 30ms, maxItems: 8 }
          long: { interval: 40ms, maxItems: 20, waive: { stagger-total: the total is another rule's } }
        """)
    ], isLast: true)

  private let most: Decimal

  init(_ limits: Limits) { most = limits.number("max") ?? Decimal.limit }

  func check(_ lint: inout Lint) {
    for (index, stagger) in lint.set.staggers where !lint.isFound(by: StaggerTotal.about.id, token: index) {
      let measure = Measure(token: index, amount: stagger.maxItems, property: .maxItems)
      guard lint.isForbidden(measure, by: isForbidden) else { continue }
      lint.report(
        Finding(
          token: index, range: stagger.maxItems.place,
          message: .tooMany(lint.set.tokens[index], stagger.maxItems.value, most), help: .change(most),
          notes: measure.notes, change: measure.change(to: "\(most)")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section == .stagger && value > most
  }
}

extension Finding.Message {
  fileprivate static func tooMany(_ token: Token, _ value: Decimal, _ most: Decimal) -> Self {
    "`\(token.path)` staggers \(value) items; \(most) are the most that anybody follows"
  }

  fileprivate static func change(_ most: Decimal) -> Self {
    "write `maxItems: \(most)`; the others start with the last"
  }
}
