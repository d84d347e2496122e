import TokenModel

/// A duration above its role's cap.
struct DurationCap: Rule {
  static let about = RuleDescription(
    id: "duration-cap", group: .timing, severity: .error,
    summary: "A duration above the cap of its role.",
    why: "what takes longer than its kind of movement needs makes people wait",
    rationale: """
      Most animations of an interface are seen many times a day, and every one of them stands between a person \
      and the next step. A state change in place has little time; what moves further or more rarely has more, if \
      it says so with a role. A `travel` token that gives its `distance` has that distance's band in place of its role's: \
      to 150 ms for 20 pt, 300 ms for 180 pt, 400 ms for 400 pt, 500 ms from 800 pt on, and in between what lies in \
      between. The durations are perceptual ones: a spring may go on settling after them. An exit that is a \
      percentage is left to the enter or to `exit-ratio` where one of them is at fault. The numbers of `strict` are \
      house style, not a law of nature.
      """,
    sections: [.springs, .durations, .curves, .transitions],
    options: RuleOption.perRole(
      [
        .press: 150, .control: 200, .standard: 250, .travel: 400, .release: 400, .cinematic: 600,
        .celebration: 600,
      ], unit: "ms"),
    profiles: [
      .hig: ["press": 200, "control": 500, "standard": 500, "travel": 550, "release": 550],
      .material: ["standard": 300, "travel": 500, "release": 500, "cinematic": 1000],
    ],
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
      Example(
        """
        durations:
          card: { value: ↓350ms, role: travel, distance: 180 }
          sheet: { enter: 450ms, exit: 60%, role: travel, distance: 800 }
        curves:
          fade: { duration: ↓300ms, easing: easeOut }
        transitions:
          chip: { enter: ↓300ms, exit: 60%, effects: opacity }
          # It does not say that it travels as far.
          drawer: { timing: ↓"{durations.sheet}", effects: { move: leading } }
        """),
    ],
    good: [
      Example(
        """
        springs:
          menu: { duration: 250ms, bounce: 0 }
          sheet: { duration: 400ms, bounce: 0, role: travel }
          progress: { duration: 2s, bounce: 0, role: continuous }
        durations:
          far: { enter: 450ms, exit: 60%, role: travel, distance: 600 }
        transitions:
          far: { timing: "{durations.far}", distance: 600, effects: { move: bottom } }
        """)
    ], isLast: true)

  private let caps: [Role: Decimal]

  init(_ limits: Limits) { caps = limits.numberPerRole }

  func check(_ lint: inout Lint) {
    for measure in lint.set.durations where lint.isForbidden(measure, by: isForbidden) {
      let token = lint.set.tokens[measure.token]
      guard let cap = cap(of: token), !isSaid(of: measure, token, lint) else { continue }
      let value = measure.amount.value
      let help: Finding.Message
      if let distance = token.distance {
        help = .distance(distance.value, cap)
      } else if token.role.role == .travel, value <= DistanceBand.longest {
        help = .travel(cap)
      } else {
        help = .roles(allowing(value), cap, isTime: token.path.section == .durations)
      }
      let way = token.distance.map { Diagnostic.Note($0.place, "it travels \($0.value) pt") }
      lint.report(
        Finding(
          token: measure.token, range: measure.amount.place, message: .above(token, measure, cap), help: help,
          notes: measure.notes + (way.map { [$0] } ?? []), change: measure.change(to: "\(cap)ms")))
    }
  }

  private func isForbidden(_ value: Decimal, _ token: Token, _: Property?) -> Bool {
    token.path.section.takesTime && (cap(of: token).map { value > $0 } ?? false)
  }

  private func cap(of token: Token) -> Decimal? {
    token.distance.map { DistanceBand($0.value).high } ?? caps[token.role.role]
  }

  /// Whether it is an exit that only follows from an enter or a percentage that is a finding itself.
  private func isSaid(of measure: Measure, _ token: Token, _ lint: Lint) -> Bool {
    guard measure.property == .exit, let enter = token.enter else { return false }
    let isPercent = measure.amount.isPercent
    if isPercent || measure.amount.place == enter.place, isForbidden(enter.value, token, .enter) { return true }
    return isPercent && lint.isReported(by: ExitRatio.about.id, at: measure.amount.place)
  }

  /// The first roles that would allow a value.
  private func allowing(_ value: Decimal) -> [(role: Role, cap: Decimal)] {
    let roles = Role.allCases.compactMap { role in caps[role].map { (role: role, cap: $0) } }
    return Array(roles.filter { $0.cap >= value }.prefix(2))
  }
}

extension Finding.Message {
  fileprivate static func above(_ token: Token, _ measure: Measure, _ cap: Decimal) -> Self {
    let part = measure.property == .enter || measure.property == .exit ? " to \(measure.property?.rawValue ?? "")" : ""
    let who = token.distance.map { "a distance of \($0.value) pt" } ?? "role `\(token.role.role.rawValue)`"
    return "`\(token.path)` takes \(measure.amount.value.milliseconds)\(part); \(who) allows \(cap.milliseconds)"
  }

  fileprivate static func distance(_ distance: Decimal, _ cap: Decimal) -> Self {
    let band = DistanceBand(distance)
    return "\(distance) pt take \(band.low)–\(band.high) ms: shorten it to \(cap.milliseconds), or correct the distance"
  }

  fileprivate static func travel(_ cap: Decimal) -> Self {
    "shorten it to \(cap.milliseconds), or say its `distance`: 800 pt and more allow \(DistanceBand.longest.milliseconds)"
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
