import TokenModel

/// A duration above its role's cap.
struct DurationCap: Rule {
  static let about = RuleDescription(
    id: "duration-cap", severity: .error,
    summary: "A duration above the cap of its role.",
    why: "what takes longer than its kind of movement needs makes people wait",
    rationale: """
      Most animations of an interface are seen many times a day, and every one of them stands between a person \
      and the next step. A state change in place has 250 ms; what moves further or more rarely has more, if it \
      says so with a role. The durations are perceptual ones: a spring may go on settling after them. The numbers \
      are house style, not a law of nature.
      """,
    options: RuleOption.perRole(
      [
        .press: 150, .control: 200, .standard: 250, .travel: 400, .release: 400, .cinematic: 600,
        .celebration: 600,
      ], unit: "ms"),
    bad: [
      Example(
        """
        springs:
          menu: { duration: ↓400ms, bounce: 0 }
        """),
      Example(
        """
        durations:
          sheet: { value: 350ms, role: travel }
          toast: { enter: ↓500ms, exit: 60%, role: travel }
        springs:
          # Right for what crosses the screen, too long for the control that borrows it.
          borrowed: { duration: ↓"{durations.sheet}", bounce: 0, role: control }
        """),
    ],
    good: [
      Example(
        """
        springs:
          menu: { duration: 250ms, bounce: 0 }
          sheet: { duration: 400ms, bounce: 0, role: travel }
          progress: { duration: 2s, bounce: 0, role: continuous }
        """)
    ])

  private let caps: [Role: Decimal]

  init(_ limits: Limits) { caps = limits.numberPerRole }

  func check(_ lint: inout Lint) {
    for measure in lint.set.durations where lint.set.isForbidden(measure, by: isForbidden) {
      let token = lint.set.tokens[measure.token]
      // An exit that follows from an enter that is too long itself is no second mistake.
      if measure.property == .exit, case .pair(let pair) = token.value, isForbidden(pair.enter.value, token, .enter),
        measure.amount.follows(pair.enter)
      {
        continue
      }
      guard let cap = caps[token.role.role] else { continue }
      lint.report(
        Finding(
          token: measure.token, range: measure.amount.place,
          message: .above(token, measure, cap),
          help: .roles(
            allowing(measure.amount.value), cap, isTime: token.path.section == .durations),
          notes: measure.notes, change: measure.change(to: "\(cap)ms")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    caps[token.role.role].map { value > $0 } ?? false
  }

  /// The first roles that would allow a value.
  private func allowing(_ value: Decimal) -> [(role: Role, cap: Decimal)] {
    let roles = Role.allCases.compactMap { role in caps[role].map { (role: role, cap: $0) } }
    return Array(roles.filter { $0.cap >= value }.prefix(2))
  }
}

extension Amount {
  /// Whether it is a percentage of the enter, or comes with it through one reference.
  fileprivate func follows(_ enter: Amount) -> Bool {
    if case .percent = source { true } else { place == enter.place }
  }
}

extension Finding.Message {
  fileprivate static func above(_ token: Token, _ measure: Measure, _ cap: Decimal) -> Self {
    let part = measure.property == .enter || measure.property == .exit ? " to \(measure.property?.rawValue ?? "")" : ""
    return
      "`\(token.path)` takes \(measure.amount.value.milliseconds)\(part); role `\(token.role.role.rawValue)` allows \(cap.milliseconds)"
  }

  fileprivate static func roles(
    _ roles: [(role: Role, cap: Decimal)], _ cap: Decimal, isTime: Bool
  ) -> Self {
    if roles.isEmpty {
      let waits = isTime ? ", or `role: dwell` if it \(Role.dwell.meaning)" : ""
      return "shorten it to \(cap.milliseconds), or say `role: continuous` if it \(Role.continuous.meaning)\(waits)"
    }
    let phrases = roles.map { "`role: \($0.role.rawValue)` if it \($0.role.meaning) (≤ \($0.cap.milliseconds))" }
    return "shorten it to \(cap.milliseconds), or say \(phrases.joined(separator: ", "))"
  }
}
