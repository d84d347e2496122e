import TokenModel

/// A duration below its role's floor.
struct DurationFloor: Rule {
  static let about = RuleDescription(
    id: "duration-floor", group: .timing, severity: .warning,
    summary: "A duration below the floor of its role.",
    why: "what is over before the eye has followed it reads as a glitch",
    rationale: """
      Below its floor a movement is not quick but unreadable: things seem to jump, and the frames that were drawn \
      explain nothing. Exits have no floor, since what leaves needs no explanation, and `0ms` is no animation. \
      A `cinematic` token that is short is not cinematic; it most likely travels. A `travel` token that gives its \
      `distance` has that distance's floor: 100 ms for 20 pt, 180 ms for 180 pt, 300 ms for 400 pt, 400 ms from \
      800 pt on, and in between what lies in between. The numbers are house style.
      """,
    sections: [.springs, .durations, .curves, .transitions],
    options: RuleOption.perRole(
      [
        .press: 50, .control: 100, .standard: 100, .travel: 150, .release: 150, .cinematic: 400,
        .celebration: 150,
      ], unit: "ms"),
    bad: [
      Example(
        """
        springs:
          blink: { duration: ↓80ms, bounce: 0 }
          hero: { duration: ↓300ms, bounce: 0, role: cinematic }
        durations:
          tip: { enter: ↓60ms, exit: 60% }
          sheet: { value: ↓250ms, role: travel, distance: 400 }
        transitions:
          badge: { enter: ↓80ms, exit: 60%, effects: opacity }
        """)
    ],
    good: [
      Example(
        """
        springs:
          tap: { duration: 50ms, bounce: 0, role: press }
        durations:
          tooltip: { enter: 150ms, exit: 90ms }
          instant: 0ms
          nudge: { value: 120ms, role: travel, distance: 20 }
        transitions:
          hint: { timing: "{durations.tooltip}", effects: opacity }
          gone: { enter: 150ms, exit: 0ms, effects: opacity }
        """)
    ])

  private let floors: [Role: Decimal]

  init(_ limits: Limits) { floors = limits.numberPerRole }

  func check(_ lint: inout Lint) {
    for measure in lint.set.durations where lint.isForbidden(measure, by: isForbidden) {
      let token = lint.set.tokens[measure.token]
      guard let floor = floor(of: token) else { continue }
      let way = token.distance.map { Diagnostic.Note($0.place, "it travels \($0.value) pt") }
      lint.report(
        Finding(
          token: measure.token, range: measure.amount.place, message: .below(token, measure.amount.value, floor),
          help: .remedy(token, floor, canBeZero: measure.property != .duration),
          notes: measure.notes + (way.map { [$0] } ?? []), change: measure.change(to: "\(floor)ms")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _ property: Property?) -> Bool {
    guard token.path.section.takesTime, property != .exit, value > .zero, let floor = floor(of: token)
    else { return false }
    return value < floor
  }

  private func floor(of token: Token) -> Decimal? {
    token.distance.map { DistanceBand($0.value).low } ?? floors[token.role.role]
  }
}

extension Finding.Message {
  fileprivate static func below(_ token: Token, _ value: Decimal, _ floor: Decimal) -> Self {
    let who = token.distance.map { "a distance of \($0.value) pt" } ?? "role `\(token.role.role.rawValue)`"
    return "`\(token.path)` takes only \(value.milliseconds); \(who) takes at least \(floor.milliseconds)"
  }

  fileprivate static func remedy(_ token: Token, _ floor: Decimal, canBeZero: Bool) -> Self {
    let lengthen = "lengthen it to \(floor.milliseconds)"
    if let distance = token.distance {
      let band = DistanceBand(distance.value)
      return "\(distance.value) pt take \(band.low)–\(band.high) ms: \(lengthen), or correct the distance"
    }
    if token.role.role == .cinematic { return "\(lengthen), or say `role: travel` if it \(Role.travel.meaning)" }
    return canBeZero ? "\(lengthen), or use `0ms` for no animation" : "\(lengthen)"
  }
}
