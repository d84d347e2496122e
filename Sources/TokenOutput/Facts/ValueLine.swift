import TokenModel

/// The one line that says everything about a token's value, as comments and tables print it.
enum ValueLine {
  /// `300 ms · bounce 0.2 · overshoots 1.52 % · settles (0.1 %) in 404.6 ms · role release · …`.
  static func text(of token: Token, in input: OutputInput) -> String {
    var parts: [String] = []
    switch token.value {
    case .spring(let spring):
      let facts = input.facts(of: spring)
      parts = ["\(spring.duration.value) ms", "bounce \(spring.bounce.value)"]
      if facts.overshoot != "0" { parts.append("overshoots \(facts.overshoot) %") }
      parts += [
        "settles (0.1 %) in \(facts.settling) ms", role(token), reduceMotion(token, spring.duration.value, input),
      ]
    case .easing(let easing): parts = [easing.phrase]
    case .curve(let curve):
      parts = [
        "\(curve.duration.value) ms", curve.easing.phrase, role(token),
        reduceMotion(token, curve.duration.value, input),
      ]
    case .transition(let transition):
      let effects = transition.effects.phrases.joined(separator: " + ")
      parts = ["enter \(transition.enter.phrase)", "exit \(transition.effectiveExit.phrase)", effects]
      if let exit = transition.exitEffects {
        parts.append("leaves by \(exit.exitPhrases.joined(separator: " + "))")
      }
      parts += [role(token), "Reduce Motion: \(ReducedEnds(of: transition, in: token, input.set).phrase)"]
    case .haptic(let haptic): parts = [haptic.phrase]
    case .gesture(let gesture): parts = gesture.phrases
    case .time(let time): parts = ["\(time.value) ms", role(token)]
    case .pair(let pair):
      parts = ["enter \(pair.enter.value) ms", "exit \(pair.effectiveExit.value) ms"]
      if let share = pair.share { parts.append("\(share) % of the enter") }
      parts.append(role(token))
    case .stagger(let stagger):
      parts = ["\(stagger.interval.value) ms apart", "\(stagger.maxItems.value) items in step"]
      if let last = stagger.lastStart { parts.append("the last starts after \(last) ms") }
    case .length(let length): parts = ["\(length.value) pt"]
    case .concentric(let radius):
      parts = ["\(radius.radius) pt", "concentric: \(radius.outer.value) pt outside, \(radius.inset.value) pt inset"]
    case .number(let number):
      parts = [number.value.description] + (token.path.section.hasRoles ? [role(token)] : [])
    }
    return parts.joined(separator: " · ")
  }

  private static func reduceMotion(_ token: Token, _ duration: Decimal, _ input: OutputInput) -> String {
    "Reduce Motion: \(input.set.reducedMotion(of: token, duration: duration).phrase)"
  }

  private static func role(_ token: Token) -> String { "role \(token.role.role.rawValue)" }
}
