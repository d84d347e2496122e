import TokenModel
import TokenOutput

/// A part of a token's value and the one place where the token has it.
struct ValuePart {
  /// What the language calls it; nil where it is all of the value.
  let name: String?
  /// What a reference calls it; nil where none can name it.
  let property: Property?
  /// Where the token has it.
  let place: SourceRange
  /// What it comes to, with its unit.
  let phrase: String
}

extension ValuePart {
  fileprivate init(_ property: Property, _ amount: Amount, _ unit: String = "") {
    self.init(
      name: property.rawValue, property: property, place: amount.place, phrase: "\(amount.value)\(unit)")
  }

  fileprivate init(_ name: String, at place: SourceRange, _ phrase: String) {
    self.init(name: name, property: nil, place: place, phrase: phrase)
  }
}

extension TokenValue {
  /// Its parts in the order of the language; neighbours that stand at one place are one.
  var parts: [ValuePart] {
    var parts: [ValuePart] = []
    for part in separateParts {
      guard let last = parts.last, last.place == part.place else {
        parts.append(part)
        continue
      }
      let names = [last.name, part.name].compactMap { $0 }
      parts[parts.count - 1] = ValuePart(
        name: names.isEmpty ? nil : names.joined(separator: ", "), property: nil, place: part.place,
        phrase: "\(last.phrase), \(part.phrase)")
    }
    return parts
  }

  /// The parts that a reference can name, or all of them where there is only one.
  private var separateParts: [ValuePart] {
    switch self {
    case .time(let amount), .length(let amount), .number(let amount):
      return [ValuePart(name: nil, property: nil, place: amount.place, phrase: phrase)]
    case .easing(let easing): return [ValuePart(name: nil, property: nil, place: easing.place, phrase: phrase)]
    case .pair(let pair):
      return [ValuePart(.enter, pair.enter, " ms")] + (pair.exit.map { [ValuePart(.exit, $0, " ms")] } ?? [])
    case .spring(let spring): return spring.parts
    case .curve(let curve): return curve.parts
    case .transition(let transition): return transition.parts
    case .stagger(let stagger):
      return [ValuePart(.interval, stagger.interval, " ms"), ValuePart(.maxItems, stagger.maxItems)]
    case .concentric(let radius):
      return [ValuePart(.outer, radius.outer, " pt"), ValuePart(.inset, radius.inset, " pt")]
    case .haptic(.impact(_, let intensity?)): return [ValuePart("intensity", at: intensity.place, "\(intensity.value)")]
    case .haptic: return []
    case .gesture(let gesture): return gesture.parts
    }
  }

  /// What the part that a property names comes to; nil where there is no such part.
  func phrase(of property: Property) -> String? {
    let parts = separateParts
    let known = parts.first { $0.property == property }
    // A pair without an exit leaves as it came.
    if known == nil, property == .exit, case .pair = self { return parts.first?.phrase }
    return known?.phrase
  }
}

extension SpringValue {
  fileprivate var parts: [ValuePart] {
    switch form {
    case .perceptual, .preset: [ValuePart(.duration, duration, " ms"), ValuePart(.bounce, bounce)]
    case .response(let ratio):
      [
        ValuePart("response", at: duration.place, "\(duration.value) ms"),
        ValuePart("dampingRatio", at: ratio.place, "\(ratio.value)"),
      ]
    case .physical(let mass, let stiffness, let damping):
      (mass.map { [ValuePart("mass", at: $0.place, "\($0.value)")] } ?? []) + [
        ValuePart("stiffness", at: stiffness.place, "\(stiffness.value)"),
        ValuePart("damping", at: damping.place, "\(damping.value)"),
      ]
    }
  }
}

extension CurveValue {
  fileprivate var parts: [ValuePart] {
    [
      ValuePart(.duration, duration, " ms"),
      ValuePart(name: "easing", property: .easing, place: easing.place, phrase: easing.phrase),
    ]
  }
}

extension TransitionValue {
  fileprivate var parts: [ValuePart] {
    enter.parts("enter") + (exit?.parts("exit") ?? []) + effects.parts("effects", effects.phrases)
      + (exitEffects.map { $0.parts("exitEffects", $0.exitPhrases) } ?? [])
  }
}

extension AnimationValue {
  /// A scalar is one part, what is written out has those of its spring or curve.
  fileprivate func parts(_ name: String) -> [ValuePart] {
    let inner: [ValuePart] =
      switch kind {
      case .none: []
      case .spring(let spring): spring.parts
      case .curve(let curve): curve.parts
      }
    if inner.allSatisfy({ $0.place == place }) { return [ValuePart(name, at: place, phrase)] }
    return inner.map { ValuePart("\(name).\($0.name ?? "")", at: $0.place, $0.phrase) }
  }
}

extension [PlacedEffect] {
  fileprivate func parts(_ name: String, _ phrases: [String]) -> [ValuePart] {
    zip(self, phrases).map { ValuePart(name, at: $0.place, $1) }
  }
}

extension GestureValue {
  fileprivate var parts: [ValuePart] {
    Self.properties.compactMap { property in
      guard let amount = self[property] else { return nil }
      let unit =
        switch property {
        case .dismissDistance: " pt"
        case .dismissVelocity: " pt/s"
        case .holdDuration: " ms"
        default: ""
        }
      return ValuePart(property, amount, unit)
    }
  }
}
