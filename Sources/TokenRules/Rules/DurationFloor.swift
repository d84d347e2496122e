import TokenModel

/// A duration below its role's floor.
struct DurationFloor: Rule {
  static let about = RuleDescription(
    id: "duration-floor", severity: .warning,
    summary: "A duration below the floor of its role.",
    why: "what is over before the eye has followed it reads as a glitch",
    rationale: """
      Below its floor a movement is not quick but unreadable: things seem to jump, and the frames that were drawn \
      explain nothing. Exits have no floor, since what leaves needs no explanation, and `0ms` is no animation. \
      A `cinematic` token that is short is not cinematic; it most likely travels. The numbers are house style.
      """,
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
        """)
    ])

  private let floors: [Role: Decimal]

  init(_ limits: Limits) { floors = limits.numberPerRole }

  func check(_ lint: inout Lint) {
    for measure in lint.set.durations where lint.set.isForbidden(measure, by: isForbidden) {
      let token = lint.set.tokens[measure.token]
      guard let floor = floors[token.role.role] else { continue }
      lint.report(
        Finding(
          token: measure.token, range: measure.amount.place, message: .below(token, measure.amount.value, floor),
          help: .remedy(token.role.role, floor, canBeZero: measure.property != .duration), notes: measure.notes,
          change: measure.change(to: "\(floor)ms")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _ property: Property?) -> Bool {
    guard property != .exit, value > .zero, let floor = floors[token.role.role] else { return false }
    return value < floor
  }
}

extension Finding.Message {
  fileprivate static func below(_ token: Token, _ value: Decimal, _ floor: Decimal) -> Self {
    "`\(token.path)` takes only \(value.milliseconds); role `\(token.role.role.rawValue)` takes at least \(floor.milliseconds)"
  }

  fileprivate static func remedy(_ role: Role, _ floor: Decimal, canBeZero: Bool) -> Self {
    let lengthen = "lengthen it to \(floor.milliseconds)"
    if role == .cinematic { return "\(lengthen), or say `role: travel` if it \(Role.travel.meaning)" }
    return canBeZero ? "\(lengthen), or use `0ms` for no animation" : "\(lengthen)"
  }
}
