import TokenModel

/// The times of what comes and goes, in a pair or a transition.
struct Ends {
  /// How long it takes to come, in ms.
  let enter: Amount
  /// How long it takes to go, in ms.
  let exit: Amount

  /// How many percent of the enter the exit takes, rounded to a tenth; nil for an enter of no time.
  var share: Decimal? { EnterExit(enter: enter, exit: exit, separator: "").share }

  /// The token that both come from by references, the enter as its enter and the exit as its exit.
  func shared(_ part: (Amount.Origin) -> Amount.Origin.Part) -> Int? {
    guard let enter = enter.origin.map(part), let exit = exit.origin.map(part), enter.token == exit.token,
      enter.property == .enter, exit.property == .exit
    else { return nil }
    return enter.token
  }
}

extension Token {
  /// How long it takes to come, in a pair or a transition; nil where nothing plays.
  var enter: Amount? {
    switch value {
    case .pair(let pair): pair.enter
    case .transition(let transition): transition.enter.duration
    default: nil
    }
  }

  /// The times of its two ends; nil where there are not two.
  var ends: Ends? {
    let exit: Amount? =
      switch value {
      case .pair(let pair): pair.exit
      case .transition(let transition): transition.exit?.duration
      default: nil
      }
    guard let enter, let exit else { return nil }
    return Ends(enter: enter, exit: exit)
  }
}

extension TransitionValue {
  /// What plays at each end of which something is said.
  var ends: [(property: Property, animation: AnimationValue)] {
    [(.enter, enter)] + (exit.map { [(.exit, $0)] } ?? [])
  }

  /// Whether it pushes both ways, so that two screens keep pace.
  var pushes: Bool { effects.push && effectiveExitEffects.push }
}

extension [PlacedEffect] {
  /// Whether something is pushed.
  fileprivate var push: Bool { contains { if case .push = $0.effect { true } else { false } } }
}
