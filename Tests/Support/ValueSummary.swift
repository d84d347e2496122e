package import TokenModel

extension TokenValue {
  /// The value in a few characters: `250ms 0`, `350ms/210ms`, `40ms×8`, `16pt`, `16−8=8`, `easeOut`, `200ms easeOut`,
  /// `350ms 0/210ms 0 opacity+move:top`, `light@0.5`, `dismissDistance=200`.
  package var summary: String {
    switch self {
    case .time(let time): "\(time.value)ms"
    case .length(let length): "\(length.value)pt"
    case .number(let number): "\(number.value)"
    case .pair(let pair): "\(pair.enter.value)ms/" + (pair.exit.map { "\($0.value)ms" } ?? "-")
    case .spring(let spring): spring.summary
    case .easing(let easing): easing.summary
    case .curve(let curve): curve.summary
    case .transition(let transition):
      transition.enter.summary + "/" + (transition.exit?.summary ?? "-") + " " + transition.effects.summary
        + (transition.exitEffects.map { "/" + $0.summary } ?? "")
    case .stagger(let stagger): "\(stagger.interval.value)ms×\(stagger.maxItems.value)"
    case .concentric(let radius): "\(radius.outer.value)−\(radius.inset.value)=\(radius.radius)"
    case .haptic(.feedback(let feedback)): feedback.rawValue
    case .haptic(.impact(let impact, let intensity)): impact.rawValue + (intensity.map { "@\($0.value)" } ?? "")
    case .gesture(let gesture):
      GestureValue.properties.compactMap { property in
        gesture[property].map { "\(property.rawValue)=\($0.value)" }
      }.joined(separator: " ")
    }
  }
}

extension SpringValue {
  fileprivate var summary: String { "\(duration.value)ms \(bounce.value)" }
}

extension EasingValue {
  fileprivate var summary: String {
    switch shape {
    case .named(let name): name.rawValue
    case .bezier(let points): "[\(points.list.map(\.description).joined(separator: ","))]"
    }
  }
}

extension CurveValue {
  fileprivate var summary: String { "\(duration.value)ms \(easing.summary)" }
}

extension AnimationValue {
  fileprivate var summary: String { spring?.summary ?? curve?.summary ?? "none" }
}

extension [PlacedEffect] {
  fileprivate var summary: String {
    map { placed in
      switch placed.effect {
      case .opacity, .blurReplace: placed.effect.name
      case .move(let edge), .push(let edge): "\(placed.effect.name):\(edge.rawValue)"
      case .offset(let x, let y): "offset:\(x.value),\(y.value)"
      case .scale(let scale): "scale:\(scale.value)"
      }
    }.joined(separator: "+")
  }
}
