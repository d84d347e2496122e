import TokenModel

/// A curve where a spring belongs.
struct SpringForMovement: Rule {
  static let about = RuleDescription(
    id: "spring-for-movement", group: .timing, severity: .error,
    summary: "A curve that animates what moves, or what is pressed, switched or let go.",
    why: "what can be grabbed or retriggered takes a spring: a curve starts again from standstill",
    rationale: """
      A spring knows where a thing is and how fast it goes, so it can be caught, turned round and let go again. A \
      curve only knows how much of its time is over: interrupted, it jumps or stops dead. So whatever moves takes a \
      spring, and so do the roles `press`, `control` and `release`, which people retrigger all day. Curves are for \
      opacity and colour.
      """,
    sections: [.curves, .transitions],
    bad: [
      Example(
        """
        curves:
          fade: { duration: 200ms, easing: easeOut }
          tap: { duration: 100ms, easing: ↓easeOut, role: press }
        transitions:
          menu: { enter: ↓"{curves.fade}", exit: 60%, effects: [opacity, { move: top }] }
          chip: { enter: ↓{ duration: 200ms, easing: easeOut }, exit: 60%, effects: { scale: 0.9 } }
          tip: { enter: "{curves.fade}", exit: { animation: ↓60%, effects: { offset: [0, 8] } }, effects: opacity }
          tab: { enter: ↓"{curves.fade}", exit: 60%, effects: opacity, role: control }
        """)
    ],
    good: [
      Example(
        """
        curves:
          fade: { duration: 200ms, easing: easeOut }
        springs:
          menu: { duration: 200ms, bounce: 0 }
        transitions:
          tooltip: { enter: "{curves.fade}", exit: 60%, effects: opacity }
          panel: { enter: "{curves.fade}", exit: 60%, effects: blurReplace }
          menu: { enter: "{springs.menu}", exit: 60%, effects: [opacity, { move: top }] }
          row: { enter: "{springs.menu}", exit: { animation: { duration: 120ms, easing: easeOut }, effects: opacity }, effects: { move: top } }
        """)
    ])

  private static let roles: Set<Role> = [.press, .control, .release]

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      switch token.value {
      case .curve(let curve) where isForbidden(curve, index, token, lint):
        lint.report(
          Finding(
            token: index, range: curve.easing.place, message: .role(token), help: .section(curve.duration.value)))
      case .transition(let transition) where !token.isAlias: check(transition, index, token, &lint)
      default: continue
      }
    }
  }

  private func isForbidden(_ curve: CurveValue, _ index: Int, _ token: Token, _ lint: Lint) -> Bool {
    let origin = token.isAlias ? curve.easing.origin : nil
    return lint.isForbidden(.easing, of: index, from: origin) { token, _ in isForbidden(token) }
  }

  private func isForbidden(_ token: Token) -> Bool {
    token.path.section == .curves && Self.roles.contains(token.role.role)
  }

  private func check(_ transition: TransitionValue, _ index: Int, _ token: Token, _ lint: inout Lint) {
    // An exit that is a percentage is of its enter's kind, and no second mistake.
    var isFound = transition.enter.token.flatMap(lint.set.token).map(isForbidden) ?? false
    for (property, end) in transition.ends {
      guard let curve = end.curve, !(isFound && curve.duration.isPercent) else { continue }
      var effects = property == .exit ? transition.effectiveExitEffects : transition.effects
      // Without an exit the curve of the enter plays there too.
      if transition.exit == nil { effects += transition.exitEffects ?? [] }
      let moving = effects.first(where: \.effect.moves)
      guard moving != nil || Self.roles.contains(token.role.role),
        !isFoundInCurve(end, lint, acceptedFor: moving == nil ? token.role.role : nil)
      else { continue }
      isFound = true
      lint.report(
        Finding(
          token: index, range: end.place, message: moving.map { .moves(token, $0.effect) } ?? .role(token),
          help: .spring(curve.duration.value), notes: moving.map { [.init($0.place, "this moves")] } ?? [],
          change: change(end, curve)))
    }
  }

  /// Whether the end names a curve that is a finding itself, be it one that is accepted for a role.
  private func isFoundInCurve(_ end: AnimationValue, _ lint: Lint, acceptedFor role: Role?) -> Bool {
    guard let curve = end.token.flatMap(lint.set.token), isForbidden(curve) else { return false }
    return !lint.isWaived(in: curve) || curve.role.role == role
  }

  private func change(_ end: AnimationValue, _ curve: CurveValue) -> Change? {
    guard end.token == nil else { return nil }
    switch curve.duration.source {
    case .literal: return .offered(end.place, "{ duration: \(curve.duration.value)ms, bounce: 0 }")
    case .percent: return .offered(end.place, "\(curve.duration.value)ms")
    case .derived, .reference: return nil
    }
  }
}

extension Finding.Message {
  fileprivate static func moves(_ token: Token, _ effect: Effect) -> Self {
    "`\(token.path)` moves (`\(effect.name)`) and plays a curve"
  }

  fileprivate static func role(_ token: Token) -> Self {
    "`\(token.path)` \(token.path.section == .curves ? "is" : "plays") a curve; role `\(token.role.role.rawValue)` takes a spring"
  }

  fileprivate static func section(_ duration: Decimal) -> Self {
    "write it in `springs`, as `{ duration: \(duration)ms, bounce: 0 }`"
  }

  fileprivate static func spring(_ duration: Decimal) -> Self {
    "refer to a spring, or write `\(duration)ms`, which is one without bounce"
  }
}
