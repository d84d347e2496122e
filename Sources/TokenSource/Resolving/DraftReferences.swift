import TokenModel

extension Slot {
  /// The references in it, in the order in which they are written.
  var references: [(reference: ReferenceText, range: SourceRange)] {
    switch expression {
    case .reference(let reference): [(reference, range)]
    case .arithmetic(let arithmetic): arithmetic.references.map { ($0, range) }
    case .bezier(let slots): slots.flatMap(\.references)
    case .literal, .percent, .derived, .easing: []
    }
  }
}

extension Draft.Body {
  /// Every reference in the value, in the order in which it is listed.
  var references: [(reference: ReferenceText, range: SourceRange)] {
    switch self {
    case .broken, .feedback: []
    case .alias(let reference, let range): [(reference, range)]
    case .single(let slot): slot.references
    case .parts(_, let parts): parts.flatMap(\.slot.references)
    case .response(let response, let dampingRatio, _): response.references + dampingRatio.references
    case .physical(let mass, let stiffness, let damping, _):
      (mass?.references ?? []) + stiffness.references + damping.references
    case .impact(_, let intensity): intensity?.references ?? []
    case .transition(let transition): transition.references
    }
  }

  /// Whether it is another name for a token or a part of one.
  var isAlias: Bool { if case .alias = self { true } else { false } }

  /// The part that a property names; a pair without an exit leaves as it came.
  func slot(_ property: Property) -> Slot? {
    guard case .parts(let form, let parts) = self else { return nil }
    if let part = parts.first(where: { $0.property == property }) { return part.slot }
    if case .pair = form, property == .exit { return parts.first?.slot }
    return nil
  }

  /// What kind of value it is; nil where only its reference tells, and for a broken one.
  var kind: ValueKind? {
    switch self {
    case .broken, .alias: nil
    case .single(let slot): slot.field.kind
    case .response, .physical: .spring
    case .transition: .transition
    case .feedback, .impact: .haptic
    case .parts(let form, _):
      switch form {
      case .pair: .pair
      case .spring, .preset: .spring
      case .curve: .curve
      case .stagger: .stagger
      case .concentric: .length
      case .gesture: .gesture
      }
    }
  }
}

extension TransitionDraft {
  /// Every reference in it.
  fileprivate var references: [(reference: ReferenceText, range: SourceRange)] {
    let effects = (effects + (exitEffects ?? [])).flatMap(\.slots).flatMap(\.references)
    return (timing.map { [$0] } ?? []) + (enter?.references ?? []) + (exit?.references ?? []) + effects
  }
}

extension AnimationDraft {
  /// Every reference in it.
  fileprivate var references: [(reference: ReferenceText, range: SourceRange)] {
    switch self {
    case .scalar(let slot): slot.references
    case .inline(_, let parts, _): parts.flatMap(\.slot.references)
    }
  }
}

extension EffectDraft {
  /// Its numbers.
  fileprivate var slots: [Slot] {
    switch kind {
    case .fixed: []
    case .offset(let x, let y): [x, y]
    case .scale(let scale): [scale]
    }
  }
}
