import TokenModel

extension Resolver {
  /// How a view comes and goes; nil where something was reported. One bad part hides no other.
  mutating func value(of draft: TransitionDraft) -> TransitionValue? {
    let effects = draft.effects.compactMap { placed($0) }
    let exitEffects = draft.exitEffects?.compactMap { placed($0) }
    let ends = ends(of: draft)
    guard let ends, effects.count == draft.effects.count, exitEffects?.count == draft.exitEffects?.count else {
      return nil
    }
    return TransitionValue(
      enter: ends.enter, exit: ends.exit, timing: draft.timing?.range, separator: draft.separator, effects: effects,
      exitEffects: exitEffects)
  }

  private mutating func ends(of draft: TransitionDraft) -> (enter: AnimationValue, exit: AnimationValue?)? {
    if let (reference, range) = draft.timing {
      guard let (value, node) = follow(reference, range, kinds: [.pair]), case .pair(let pair) = value,
        let enter = animation(pair.enter, token: node.token)
      else { return nil }
      return (enter, pair.exit.flatMap { animation($0, token: node.token) })
    }
    let enter = draft.enter.flatMap { animation($0, enter: nil) }
    guard let written = draft.exit else { return enter.map { ($0, nil) } }
    if case .scalar(let slot) = written, case .percent = slot.expression, enter == nil { return nil }
    guard let exit = animation(written, enter: enter), let enter else { return nil }
    return (enter, exit)
  }

  /// An animation; `enter` is the one that a percentage is taken of.
  private mutating func animation(_ draft: AnimationDraft, enter: AnimationValue?) -> AnimationValue? {
    switch draft {
    case .inline(let form, let parts, let range):
      var values: [Property: TokenValue] = [:]
      for part in parts { values[part.property] = evaluate(part.slot) }
      guard values.count == parts.count else { return nil }
      return value(form, values).flatMap { animation($0, at: range, token: nil) }
    case .scalar(let slot):
      if case .reference(let reference) = slot.expression {
        return follow(reference, slot.range, kinds: slot.field.kinds).flatMap { value, node in
          animation(value, at: slot.range, token: node.token)
        }
      }
      if case .percent = slot.expression, let enter {
        guard let time = enter.duration else { return AnimationValue(.none, at: slot.range) }
        guard let amount = evaluate(slot, enter: time)?.amount else { return nil }
        return animation(amount, like: enter)
      }
      return amount(slot).flatMap { animation($0, token: nil) }
    }
  }

  private mutating func animation(_ value: TokenValue, at place: SourceRange, token: Int?) -> AnimationValue? {
    switch value {
    case .spring(let spring): AnimationValue(.spring(spring), at: place, token: token)
    case .curve(let curve): AnimationValue(.curve(curve), at: place, token: token)
    case .time(let time): animation(time, token: token)
    default: nil
    }
  }

  /// A bare time: a spring without bounce, or no animation where it is zero.
  private mutating func animation(_ time: Amount, token: Int?) -> AnimationValue? {
    if time.value == .zero { return AnimationValue(.none, at: time.place, token: token) }
    return spring(duration: time, bounce: Amount(.zero, at: time.place, .derived)).map {
      AnimationValue(.spring($0), at: time.place, token: token)
    }
  }

  /// A time of the same kind as an enter: its easing, or a spring without bounce.
  private mutating func animation(_ time: Amount, like enter: AnimationValue) -> AnimationValue? {
    guard let curve = enter.curve else { return animation(time, token: nil) }
    let source = curve.easing.origin == nil ? .derived : curve.easing.source
    let easing = EasingValue(curve.easing.shape, at: time.place, source)
    return AnimationValue(.curve(CurveValue(duration: time, easing: easing)), at: time.place)
  }

  private mutating func placed(_ draft: EffectDraft) -> PlacedEffect? {
    switch draft.kind {
    case .fixed(let effect): return PlacedEffect(effect, at: draft.range)
    case .scale(let slot): return amount(slot).map { PlacedEffect(.scale($0), at: draft.range) }
    case .offset(let x, let y):
      let left = amount(x)
      guard let down = amount(y), let left else { return nil }
      return PlacedEffect(.offset(x: left, y: down), at: draft.range)
    }
  }
}
