import TokenModel

extension ReducedMotion {
  /// In words.
  var phrase: String {
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
  var phrase: String {
    switch shape {
    case .named(let name): name.rawValue
    case .bezier(let points): "Bézier (\(points.list.map(\.description).joined(separator: ", ")))"
    }
  }
}

extension AnimationValue {
  /// In words: `350 ms`, `300 ms, bounce 0.2`, `200 ms easeOut`.
  var phrase: String {
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
  var phrase: String {
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
  var phrases: [String] { map(\.effect.phrase) }

  /// In words for a view that goes: it moves to the edge, and a push leaves by the opposite one.
  var exitPhrases: [String] {
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
  var phrase: String {
    switch self {
    case .feedback(let feedback): feedback.rawValue
    case .impact(let impact, nil): "impact \(impact.rawValue)"
    case .impact(let impact, let intensity?): "impact \(impact.rawValue) at \(intensity.value)"
    }
  }
}

extension GestureValue {
  /// In words, one part a threshold: `dismiss from 200 pt`, `hold for 1000 ms`.
  var phrases: [String] {
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
