import Mustache
import SpringPhysics
import TokenModel

extension MarkdownGenerator {
  /// What stands in a cell that has nothing to say.
  static let nothing = TemplateValue.verbatim("–")

  /// The cells that only tokens of that kind have; `plots` holds the curves of all springs.
  func cells(of token: Token, _ plots: [Spring: String]) -> [String: TemplateValue] {
    switch token.value {
    case .spring(let spring):
      let facts = input.facts(of: spring)
      return [
        "duration": .verbatim(spring.duration.value.description),
        "bounce": .verbatim(spring.bounce.value.description),
        "overshoot": facts.overshoot == "0" ? Self.nothing : .verbatim("\(facts.overshoot) %"),
        "settling": .verbatim(facts.settling),
        "plot": .verbatim(plots[spring.physics] ?? ""),
        "reduceMotion": .verbatim(reducedMotion(token, spring.duration.value)),
      ]
    case .time(let time):
      return ["enter": .verbatim(time.value.description), "exit": Self.nothing, "share": Self.nothing]
    case .pair(let pair):
      return [
        "enter": .verbatim(pair.enter.value.description),
        "exit": .verbatim("\(pair.effectiveExit.value) ms"),
        "share": pair.share.map { .verbatim("\($0) %") } ?? Self.nothing,
      ]
    case .easing(let easing): return cells(of: easing)
    case .curve(let curve):
      return cells(of: curve.easing).merging([
        "duration": .verbatim(curve.duration.value.description),
        "reduceMotion": .verbatim(reducedMotion(token, curve.duration.value)),
      ]) { _, new in new }
    case .transition(let transition):
      return [
        "enter": end(transition.enter, transition.effects.phrases),
        "exit": end(transition.effectiveExit, transition.effectiveExitEffects.exitPhrases),
        "reduceMotion": .verbatim(ReducedEnds(of: transition, in: token, input.set).phrase),
      ]
    case .stagger(let stagger):
      return [
        "interval": .verbatim(stagger.interval.value.description),
        "maxItems": .verbatim(stagger.maxItems.value.description),
        "lastStart": stagger.lastStart.map { .verbatim("\($0) ms") } ?? Self.nothing,
      ]
    case .length(let length): return ["points": .verbatim(length.value.description), "concentric": Self.nothing]
    case .concentric(let radius):
      return [
        "points": .verbatim(radius.radius.description),
        "concentric": .verbatim("\(radius.outer.value) − \(radius.inset.value)"),
      ]
    case .number(let number): return ["scale": .verbatim(number.value.description)]
    case .haptic(let haptic): return ["feedback": .verbatim(haptic.phrase)]
    case .gesture(let gesture): return ["thresholds": .verbatim(gesture.phrases.joined(separator: ", "))]
    }
  }

  /// One end of a transition: what plays, and what happens.
  private func end(_ animation: AnimationValue, _ effects: [String]) -> TemplateValue {
    .verbatim("\(animation.phrase): \(effects.joined(separator: ", "))")
  }

  private func cells(of easing: EasingValue) -> [String: TemplateValue] {
    [
      "easing": .verbatim(easing.phrase),
      "controlPoints": .verbatim(easing.controlPoints.list.map(\.description).joined(separator: ", ")),
      "plot": .verbatim(BlockPlot.text(easing.value)),
    ]
  }

  private func reducedMotion(_ token: Token, _ duration: Decimal) -> String {
    input.set.reducedMotion(of: token, duration: duration).phrase
  }
}

extension Token {
  /// The form in which a spring was written, where that is not duration and bounce.
  var writtenForm: String? {
    guard case .spring(let spring) = value else { return nil }
    switch spring.form {
    case .perceptual: return nil
    case .preset(let preset): return "preset \(preset.rawValue)"
    case .response(let ratio): return "response \(spring.duration.value) ms, damping ratio \(ratio.value)"
    case .physical(let mass, let stiffness, let damping):
      let weight = mass.map { "mass \($0.value), " } ?? ""
      return "\(weight)stiffness \(stiffness.value), damping \(damping.value)"
    }
  }
}
