import TokenModel

/// Values that differ, but not so that anybody sees it.
struct NearDuplicate: Rule {
  static let about = RuleDescription(
    id: "near-duplicate", severity: .info,
    summary: "Values of one role that differ by less than anybody can see.",
    why: "what nobody can tell apart is one value, chosen twice and mended once",
    rationale: """
      Sets grow by values that were nearly right: 200 ms here, 210 ms there. Nobody sees the difference, but everybody \
      has to choose. Compared are springs, times, pairs, spacing and radii of one role that are written out; two are \
      alike where all their numbers differ by less than the limits. Equal values under two names are no finding, since \
      names for purposes are what tokens are for, nor is what refers to another token and follows it. Nothing at all \
      is not nearly something, so `0` is like no other value. Of `continuous` tokens the difference adds up with every \
      turn, and deprecated ones are on their way out. A finding names the first of a cluster, and all of the cluster \
      lie within the limits of that one. The limits are house style.
      """,
    sections: [.springs, .durations, .spacing, .radius],
    options: [
      RuleOption("time", 20, unit: "ms"), RuleOption("bounce", Decimal(millionths: 30_000)),
      RuleOption("length", 1, unit: "pt"),
    ],
    bad: [
      Example(
        """
        springs:
          menu: { duration: 200ms, bounce: 0 }
          tooltip: { duration: ↓210ms, bounce: 0 }
          popover: { duration: 215ms, bounce: 0 } # one finding a cluster
          flick: { duration: 300ms, bounce: 0.2, role: release }
          throw: { duration: ↓310ms, bounce: 0.18, role: release }
        durations:
          toast: { enter: 350ms, exit: 60%, role: travel }
          banner: { enter: ↓340ms, exit: 200ms, role: travel }
          toastStay: { value: 4s, role: dwell }
          bannerStay: { value: ↓4010ms, role: dwell }
        radius: { card: 16, sheet: ↓16.5 }
        """)
    ],
    good: [
      Example(
        """
        spacing: { none: 0, hairline: 1, border: 2, gap: 8, gutter: 8 }
        springs:
          menu: { duration: 200ms, bounce: 0 }
          popover: { duration: 220ms, bounce: 0 }
          toggle: { duration: 190ms, bounce: 0, role: control }
          flick: { duration: 300ms, bounce: 0.2, role: release }
          throw: { duration: 300ms, bounce: 0.23, role: release }
        durations:
          menu: 200ms
          hint: "{durations.menu} - 10ms"
          dropdown: { enter: 200ms, exit: 60% } # a pair is no time
        """)
    ])

  private let time: Decimal
  private let bounce: Decimal
  private let length: Decimal
  /// How many members a finding shows beside its own and the first.
  private static let mostNotes = 3

  init(_ limits: Limits) {
    time = limits.number("time") ?? .zero
    bounce = limits.number("bounce") ?? .zero
    length = limits.number("length") ?? .zero
  }

  func check(_ lint: inout Lint) {
    var looks: [Look] = []
    var cells: [Cell<Look.Kind>] = []
    for (index, token) in lint.set.tokens.enumerated() {
      guard let look = Look(token, index), let cell = cell(of: look) else { continue }
      looks.append(look)
      cells.append(cell)
    }
    for cluster in clusters(cells, areAlike: { areAlike(looks[$0], looks[$1]) }) {
      let first = looks[cluster[0]]
      let others = cluster.map { looks[$0] }.filter { $0.numbers != first.numbers }
      // A waiver speaks for its token, not for the rest of the cluster.
      let isWaived = others.map { lint.isWaived(in: lint.set.tokens[$0.token]) }
      for (look, isWaived) in zip(others, isWaived) where isWaived { report([look], first, &lint) }
      report(zip(others, isWaived).filter { !$1 }.map(\.0), first, &lint)
    }
  }

  /// Reports what is like the first of a cluster, at the first of it.
  private func report(_ others: [Look], _ first: Look, _ lint: inout Lint) {
    guard let look = others.first else { return }
    let tokens = lint.set.tokens
    let notes = ([first] + others.dropFirst().prefix(Self.mostNotes)).map { look in
      Diagnostic.Note(look.place, "`\(tokens[look.token].path)` has \(look.text)")
    }
    lint.report(
      Finding(
        token: look.token, range: look.place,
        message: .alike(tokens[look.token], look, tokens[first.token], first, limits(of: look.kind)),
        help: .merge(tokens[first.token], others.count + 1), notes: notes))
  }

  /// From which differences on people tell the numbers of a kind apart.
  private func limits(of kind: Look.Kind) -> [Decimal] {
    switch kind.form {
    case .spring: [time, bounce]
    case .time: [time]
    case .pair: [time, time]
    case .length: [length]
    }
  }

  private func areAlike(_ look: Look, _ other: Look) -> Bool {
    zip(zip(look.numbers, other.numbers), limits(of: look.kind)).allSatisfy { numbers, limit in
      max(numbers.0, numbers.1) - min(numbers.0, numbers.1) < limit
    }
  }

  /// The cell of a grid whose cells are as large as the limits; nil where a limit of 0 lets nothing be alike.
  private func cell(of look: Look) -> Cell<Look.Kind>? {
    var places = zip(look.numbers, limits(of: look.kind)).compactMap { $0.multiples(of: $1) }
    guard places.count == look.numbers.count else { return nil }
    places.append(0)
    return Cell(plane: look.kind, column: places[0], row: places[1])
  }
}

extension Decimal {
  /// How often `step` goes into the value, rounded down; nil for a step of 0.
  fileprivate func multiples(of step: Decimal) -> Int64? {
    guard step > .zero else { return nil }
    let (quotient, rest) = millionths.quotientAndRemainder(dividingBy: step.millionths)
    return rest < 0 ? quotient - 1 : quotient
  }
}

extension Finding.Message {
  fileprivate static func alike(_ token: Token, _ look: Look, _ first: Token, _ other: Look, _ limits: [Decimal])
    -> Self
  {
    let unit = look.kind.form == .length ? "pt" : "ms"
    let limit = "\(limits[0]) \(unit)" + (look.kind.form == .spring ? " and \(limits[1])" : "")
    return
      "`\(token.path)` (\(look.text)) is as good as `\(first.path)` (\(other.text)): nobody sees less than \(limit)"
  }

  fileprivate static func merge(_ first: Token, _ count: Int) -> Self {
    "give \(count == 2 ? "both" : "all \(count)") one value, or let one token refer to another: `\"{\(first.path)}\"`"
  }
}
