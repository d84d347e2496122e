package import TokenModel

extension ReducedMotion {
  /// In words.
  package var phrase: String {
    switch self {
    case .crossfade(let duration): "crossfade \(duration) ms"
    case .none: "none"
    case .curve(let curve): "\(curve.duration.value) ms \(curve.easing.phrase)"
    case .keep: "as it is"
    }
  }
}

extension EasingValue {
  /// In words: `easeOut`, `Bézier (0.2, 0, 0, 1)`.
  package var phrase: String {
    switch shape {
    case .named(let name): name.rawValue
    case .bezier(let points): "Bézier (\(points.list.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension AnimationValue {
  /// In words: `350 ms`, `300 ms, bounce 0.2`, `200 ms easeOut`.
  package var phrase: String {
    switch kind {
    case .none: "immediate"
    case .spring(let spring):
      spring.bounce.value == .zero
        ? "\(spring.duration.value) ms" : "\(spring.duration.value) ms, bounce \(spring.bounce.value)"
    case .curve(let curve): "\(curve.duration.value) ms \(curve.easing.phrase)"
    }
  }
}

extension Effect {
  /// In words: `opacity`, `move from top`, `scale 0.95`.
  package var phrase: String {
    switch self {
    case .opacity: "opacity"
    case .move(let edge): "move from \(edge.rawValue)"
    case .push(let edge): "push from \(edge.rawValue)"
    case .offset(let x, let y): "offset \(x.value), \(y.value) pt"
    case .scale(let scale): "scale \(scale.value)"
    case .blurReplace: "blur"
    }
  }
}

extension [PlacedEffect] {
  /// In words, in the order in which they are applied.
  package var phrases: [String] { map(\.effect.phrase) }

  /// In words for a view that goes: it moves to the edge, and a push leaves by the opposite one.
  package var exitPhrases: [String] {
    map { placed in
      switch placed.effect {
      case .move(let edge): "move to \(edge.rawValue)"
      case .push(let edge): "push to \(edge.opposite.rawValue)"
      default: placed.effect.phrase
      }
    }
  }
}

extension HapticValue {
  /// In words: `success`, `impact light`, `impact rigid at 0.5`.
  package var phrase: String {
    switch self {
    case .feedback(let feedback): feedback.rawValue
    case .impact(let impact, nil): "impact \(impact.rawValue)"
    case .impact(let impact, let intensity?): "impact \(impact.rawValue) at \(intensity.value)"
    }
  }
}

extension GestureValue {
  /// In words, one part a threshold: `dismiss from 200 pt`, `hold for 1000 ms`.
  package var phrases: [String] {
    Self.properties.compactMap { property in
      guard let value = self[property]?.value else { return nil }
      switch property {
      case .dismissDistance: return "dismisses from \(value) pt"
      case .dismissFraction: return "dismisses from \(value) of its size"
      case .dismissVelocity: return "dismisses from \(value) pt/s"
      case .rubberBand: return "rubber band \(value)"
      case .holdDuration: return "holds for \(value) ms"
      default: return nil
      }
    }
  }
}

extension SpringValue {
  /// In words: `350 ms, bounce 0`.
  package var phrase: String { "\(duration.value) ms, bounce \(bounce.value)" }
}

extension TokenValue {
  /// In words: `350 ms`, `enter 350 ms, exit 210 ms`, `8 pt`.
  package var phrase: String {
    switch self {
    case .time(let time): return "\(time.value) ms"
    case .length(let length): return "\(length.value) pt"
    case .number(let number): return number.value.description
    case .pair(let pair): return "enter \(pair.enter.value) ms, exit \(pair.effectiveExit.value) ms"
    case .spring(let spring): return spring.phrase
    case .easing(let easing): return easing.phrase
    case .curve(let curve): return "\(curve.duration.value) ms \(curve.easing.phrase)"
    case .transition(let transition):
      let exit = transition.effectiveExitEffects.exitPhrases.joined(separator: " + ")
      return "enter \(transition.enter.phrase) by \(transition.effects.phrases.joined(separator: " + ")), "
        + "exit \(transition.effectiveExit.phrase) by \(exit)"
    case .stagger(let stagger): return "\(stagger.interval.value) ms apart, \(stagger.maxItems.value) items in step"
    case .concentric(let radius):
      return "\(radius.radius) pt: \(radius.outer.value) pt outside, \(radius.inset.value) pt inset"
    case .haptic(let haptic): return haptic.phrase
    case .gesture(let gesture): return gesture.phrases.joined(separator: ", ")
    }
  }
}
