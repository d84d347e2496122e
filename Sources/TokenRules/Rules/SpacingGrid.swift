import TokenModel

/// A spacing off the grid.
struct SpacingGrid: Rule {
  static let about = RuleDescription(
    id: "spacing-grid", group: .layout, severity: .warning,
    summary: "A spacing that is no multiple of the grid's unit.",
    why: "distances off the grid look accidental beside those on it",
    rationale: """
      Layouts built from multiples of one small unit line up without anybody measuring. Hairlines need 0, 1 and 2 \
      points, which are exempt. The unit is house style.
      """,
    sections: [.spacing],
    options: [RuleOption("unit", 4, unit: "pt", isAboveZero: true)],
    bad: [
      Example(
        """
        spacing: { sm: 8, odd: ↓15 }
        """)
    ],
    good: [
      Example(
        """
        spacing: { none: 0, hairline: 1, border: 2, xs: 4, md: 16 }
        """)
    ])

  private let unit: Decimal

  init(_ limits: Limits) { unit = limits.number("unit") ?? 1 }

  func check(_ lint: inout Lint) {
    for index in lint.set.tokens.indices {
      guard case .length(let length) = lint.set.tokens[index].value else { continue }
      let measure = Measure(token: index, amount: length, property: nil)
      guard lint.isForbidden(measure, by: isForbidden) else { continue }
      let nearest = length.value.nearestMultiple(of: unit)
      lint.report(
        Finding(
          token: index, range: length.place, message: .off(lint.set.tokens[index], length.value, unit),
          help: .change(nearest), notes: measure.notes, change: measure.change(to: "\(nearest)")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    let isExempt = value == 0 || value == 1 || value == 2
    return token.path.section == .spacing && !isExempt && value.nearestMultiple(of: unit) != value
  }
}

extension Finding.Message {
  fileprivate static func off(_ token: Token, _ value: Decimal, _ unit: Decimal) -> Self {
    "`\(token.path)` is \(value) pt, no multiple of \(unit)"
  }

  fileprivate static func change(_ nearest: Decimal) -> Self { "the nearest multiple is \(nearest)" }
}
