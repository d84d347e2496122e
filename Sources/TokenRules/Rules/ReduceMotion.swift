import TokenModel

/// Movement that Reduce Motion does not take away.
struct ReduceMotion: Rule {
  static let about = RuleDescription(
    id: "reduce-motion", group: .reduceMotion, severity: .error,
    summary: "Movement that Reduce Motion does not replace, or replaces by a curve that overshoots.",
    why: "people who ask for less motion may feel ill from it; a faster slide is not a crossfade",
    rationale: """
      Movement makes some people dizzy, so under Reduce Motion whatever moves is replaced: by a crossfade, by a curve \
      for what does not move, or by nothing. `keep` is for effects that do not move, such as `opacity`, and for curves \
      that show progress. A replacement that overshoots is a movement again. What a group says is one finding.
      """,
    sections: [.springs, .curves, .transitions],
    bad: [
      Example(
        """
        curves:
          fade: { duration: 200ms, easing: easeOut, reduceMotion: keep }
          swing: { duration: 200ms, easing: [0.3, 1.4, 0.6, 1] }
        springs:
          sheet: { duration: 350ms, bounce: 0, role: travel, reduceMotion: ↓"{curves.swing}" }
        transitions:
          menu: { enter: 200ms, exit: 60%, effects: { move: top }, reduceMotion: ↓keep }
          tip: { enter: ↓"{curves.fade}", exit: 60%, effects: { scale: 0.95 } }
          cards:
            reduceMotion: ↓keep
            front: { enter: 200ms, exit: 60%, effects: { offset: [0, 12] } }
            back: { enter: 200ms, exit: 60%, effects: { move: bottom } }
        """)
    ],
    good: [
      Example(
        """
        curves:
          fade: { duration: 200ms, easing: easeOut, reduceMotion: keep }
        springs:
          sheet: { duration: 350ms, bounce: 0, role: travel, reduceMotion: "{curves.fade}" }
        transitions:
          menu: { enter: 200ms, exit: 60%, effects: { move: top }, reduceMotion: crossfade }
          card: { enter: 200ms, exit: 60%, effects: { move: top }, reduceMotion: none }
          tip: { enter: "{curves.fade}", exit: 60%, effects: opacity }
          note: { enter: 200ms, exit: 60%, effects: opacity, reduceMotion: keep }
        """)
    ],
    sources: [
      "WCAG 2.2, success criterion 2.3.3: animation from interactions",
      "Apple, SwiftUI: `hasMotion` of a transition says whether Reduce Motion replaces it",
    ])

  /// What moves in a token.
  private enum Movement {
    /// The spring itself.
    case spring
    /// An effect of a transition.
    case effect(PlacedEffect)
  }

  /// What is wrong with a setting of something that moves.
  private enum Fault {
    /// It goes on moving.
    case keeps
    /// A curve that overshoots takes its place.
    case overshoots(EasingValue)
  }

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() {
      guard let movement = movement(in: token), let setting = lint.set.reduceMotionSetting(of: token),
        let fault = fault(of: setting)
      else { continue }
      var finding = Finding(
        token: index, range: setting.place, message: message(token, movement, fault), help: help(fault),
        notes: notes(movement, fault), change: .offered(setting.place, "crossfade"))
      if token.reduceMotion == nil {
        // A transition goes by what its enter's token says; a spring is a finding itself.
        guard !token.isAlias, case .transition(let transition) = token.value, transition.enter.spring == nil
        else { continue }
        finding.range = transition.enter.place
        finding.notes.append(.init(setting.place, "this is what it goes by"))
        finding.help = .own
        finding.change = nil
      }
      lint.report(finding)
    }
  }

  private func fault(of setting: ReduceMotionSetting) -> Fault? {
    switch setting.replacement {
    case .keep: .keeps
    case .curve(let curve, _) where curve.easing.overshoots: .overshoots(curve.easing)
    case .crossfade, .none, .curve: nil
    }
  }

  private func movement(in token: Token) -> Movement? {
    switch token.value {
    case .spring: return .spring
    case .transition(let transition):
      let effects = transition.effects + (transition.exitEffects ?? [])
      return effects.first(where: \.effect.moves).map(Movement.effect)
    default: return nil
    }
  }

  private func notes(_ movement: Movement, _ fault: Fault) -> [Diagnostic.Note] {
    switch (movement, fault) {
    case (.effect(let placed), .keeps): [.init(placed.place, "this moves")]
    case (_, .overshoots(let easing)): easing.origin.map { [.init($0.place, "this overshoots")] } ?? []
    case (.spring, .keeps): []
    }
  }

  private func message(_ token: Token, _ movement: Movement, _ fault: Fault) -> Finding.Message {
    switch (movement, fault) {
    case (.effect(let placed), .keeps): .keeps(token, by: " (`\(placed.effect.name)`)")
    case (.spring, .keeps): .keeps(token, by: "")
    case (_, .overshoots): .overshoots(token)
    }
  }

  private func help(_ fault: Fault) -> Finding.Message {
    switch fault {
    case .keeps: .replace
    case .overshoots: .otherCurve
    }
  }
}

extension Finding.Message {
  fileprivate static func keeps(_ token: Token, by effect: String) -> Self {
    "`\(token.path)` keeps moving\(effect) under Reduce Motion"
  }

  fileprivate static func overshoots(_ token: Token) -> Self {
    "what plays in place of `\(token.path)` under Reduce Motion is a curve that overshoots"
  }

  fileprivate static var replace: Self { "write `crossfade`, `none` or a reference to a curve" }

  fileprivate static var otherCurve: Self { "write `crossfade`, or refer to a curve within 0…1" }

  fileprivate static var own: Self { "write `reduceMotion: crossfade` beside its enter" }
}
