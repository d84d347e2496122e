import TokenModel

/// A reference that was followed: what it names and where it stands.
struct Sight {
  /// What it names.
  var node: Resolver.Node
  /// Where it stands.
  var place: SourceRange

  /// The same reference, looking at a part of what it names.
  func part(_ property: Property) -> Sight {
    Sight(node: Resolver.Node(token: node.token, property: node.property ?? property), place: place)
  }

  /// Where a value that is seen through the reference was written, if another token was so far its writer.
  fileprivate func source(_ earlier: Amount.Origin?, _ place: SourceRange) -> Amount.Source {
    .reference(
      Amount.Origin(
        token: earlier?.token ?? node.token, place: earlier?.place ?? place,
        property: earlier.map(\.property) ?? node.property,
        named: .init(token: node.token, property: node.property)))
  }
}

extension Amount {
  /// The number as a token has it that refers to it.
  func seen(through sight: Sight) -> Amount { Amount(value, at: sight.place, sight.source(origin, place)) }
}

extension EasingValue {
  /// The easing as a token has it that refers to it.
  func seen(through sight: Sight) -> EasingValue { EasingValue(shape, at: sight.place, sight.source(origin, place)) }
}

extension SpringValue {
  /// The spring as a token has it that refers to it.
  func seen(through sight: Sight) -> SpringValue {
    let form: Form =
      switch form {
      case .perceptual, .preset: form
      case .response(let ratio): .response(dampingRatio: ratio.seen(through: sight))
      case .physical(let mass, let stiffness, let damping):
        .physical(
          mass: mass?.seen(through: sight), stiffness: stiffness.seen(through: sight),
          damping: damping.seen(through: sight))
      }
    return SpringValue(
      duration: duration.seen(through: sight.part(.duration)), bounce: bounce.seen(through: sight.part(.bounce)),
      form: form, physics: physics)
  }
}

extension CurveValue {
  /// The curve as a token has it that refers to it.
  func seen(through sight: Sight) -> CurveValue {
    CurveValue(
      duration: duration.seen(through: sight.part(.duration)), easing: easing.seen(through: sight.part(.easing)))
  }
}

extension AnimationValue {
  /// One end of a transition as a token has it that refers to the whole.
  fileprivate func seen(through sight: Sight) -> AnimationValue {
    let kind: Kind =
      switch kind {
      case .none: .none
      case .spring(let spring): .spring(spring.seen(through: sight))
      case .curve(let curve): .curve(curve.seen(through: sight))
      }
    return AnimationValue(kind, at: sight.place, token: token)
  }
}

extension PlacedEffect {
  /// The effect as a token has it that refers to the transition.
  fileprivate func seen(through sight: Sight) -> PlacedEffect {
    let effect: Effect =
      switch effect {
      case .opacity, .move, .push, .blurReplace: effect
      case .offset(let x, let y): .offset(x: x.seen(through: sight), y: y.seen(through: sight))
      case .scale(let scale): .scale(scale.seen(through: sight))
      }
    return PlacedEffect(effect, at: sight.place)
  }
}

extension TokenValue {
  /// The value as a token has it that refers to it.
  func seen(through sight: Sight) -> TokenValue {
    switch self {
    case .time(let amount): .time(amount.seen(through: sight))
    case .length(let amount): .length(amount.seen(through: sight))
    case .number(let amount): .number(amount.seen(through: sight))
    case .easing(let easing): .easing(easing.seen(through: sight))
    case .spring(let spring): .spring(spring.seen(through: sight))
    case .curve(let curve): .curve(curve.seen(through: sight))
    case .pair(let pair):
      .pair(
        EnterExit(
          enter: pair.enter.seen(through: sight.part(.enter)), exit: pair.exit?.seen(through: sight.part(.exit)),
          separator: pair.separator))
    case .stagger(let stagger):
      .stagger(
        StaggerValue(
          interval: stagger.interval.seen(through: sight.part(.interval)),
          maxItems: stagger.maxItems.seen(through: sight.part(.maxItems))))
    case .concentric(let radius):
      .concentric(
        ConcentricRadius(
          outer: radius.outer.seen(through: sight.part(.outer)),
          inset: radius.inset.seen(through: sight.part(.inset))))
    case .haptic(.impact(let impact, let intensity?)):
      .haptic(.impact(impact, intensity: intensity.seen(through: sight)))
    case .haptic: self
    case .gesture(let gesture):
      .gesture(
        GestureValue(
          Dictionary(
            uniqueKeysWithValues: GestureValue.properties.compactMap { property in
              gesture[property].map { (property, $0.seen(through: sight.part(property))) }
            })))
    case .transition(let transition):
      .transition(
        TransitionValue(
          enter: transition.enter.seen(through: sight.part(.enter)),
          exit: transition.exit?.seen(through: sight.part(.exit)), timing: transition.timing.map { _ in sight.place },
          separator: transition.separator, effects: transition.effects.map { $0.seen(through: sight) },
          exitEffects: transition.exitEffects?.map { $0.seen(through: sight) }))
    }
  }

  /// A part of the value; nil where it has no such part, or nothing is said of it.
  func part(_ property: Property) -> TokenValue? {
    switch (self, property) {
    case (.pair(let pair), .enter): .time(pair.enter)
    case (.pair(let pair), .exit): .time(pair.effectiveExit)
    case (.spring(let spring), .duration): .time(spring.duration)
    case (.spring(let spring), .bounce): .number(spring.bounce)
    case (.curve(let curve), .duration): .time(curve.duration)
    case (.curve(let curve), .easing): .easing(curve.easing)
    case (.stagger(let stagger), .interval): .time(stagger.interval)
    case (.stagger(let stagger), .maxItems): .number(stagger.maxItems)
    case (.concentric(let radius), .outer): .length(radius.outer)
    case (.concentric(let radius), .inset): .length(radius.inset)
    case (.gesture(let gesture), _): gesture[property].map { TokenValue(property.kind, $0) }
    default: nil
    }
  }

  /// A single number of a kind.
  init(_ kind: ValueKind, _ amount: Amount) {
    self = kind == .time ? .time(amount) : kind == .length ? .length(amount) : .number(amount)
  }

  /// The number of a value that is a single one.
  var amount: Amount? {
    switch self {
    case .time(let amount), .length(let amount), .number(let amount): amount
    case .concentric(let radius): Amount(radius.radius, at: radius.outer.place, radius.outer.source)
    default: nil
    }
  }
}
