import TokenModel

/// What plays under Reduce Motion at both ends of a transition.
struct ReducedEnds: Hashable {
  /// In place of what plays while the view comes.
  let enter: ReducedMotion
  /// In place of what plays while it goes.
  let exit: ReducedMotion

  /// What a token's transition plays; an end without an animation stays without one.
  init(of transition: TransitionValue, in token: Token, _ set: TokenSet) {
    func end(_ animation: AnimationValue) -> ReducedMotion {
      animation.duration.map { set.reducedMotion(of: token, duration: $0.value) } ?? .none
    }
    enter = end(transition.enter)
    exit = end(transition.effectiveExit)
  }

  /// In words: `crossfade 200 ms`, or `crossfade 200 ms in, 120 ms out`.
  var phrase: String {
    if enter == exit { return enter.phrase }
    if case .crossfade = enter, case .crossfade(let exit) = exit { return "\(enter.phrase) in, \(exit) ms out" }
    return "\(enter.phrase) in, \(exit.phrase) out"
  }
}
