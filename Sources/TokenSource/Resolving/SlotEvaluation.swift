import TokenModel

extension Slot {
  /// Whether nothing needs to be looked up or calculated.
  var isSimple: Bool { if case .literal = expression { base == nil } else { false } }
}

extension Resolver {
  /// What a slot comes to whose references are resolved; nil where something was reported. `enter` is what a
  /// percentage is taken of.
  mutating func evaluate(_ slot: Slot, enter: Amount? = nil) -> TokenValue? {
    switch slot.expression {
    case .easing(let name): return .easing(EasingValue(.named(name), at: slot.range))
    case .bezier(let slots):
      let points = slots.map { evaluate($0)?.amount?.value }
      guard let x1 = points[0], let y1 = points[1], let x2 = points[2], let y2 = points[3] else { return nil }
      return .easing(EasingValue(.bezier(.init(x1, y1, x2, y2)), at: slot.range))
    case .literal(let value): return checked(value + (slot.base ?? .zero), slot, slot.base == nil ? .literal : .derived)
    case .derived(let value): return checked(value, slot, .derived)
    case .percent(let percent):
      guard let value = enter?.value.percent(percent) else { return nil }
      return checked(value, slot, .percent(percent))
    case .arithmetic(let arithmetic):
      guard let value = calculate(arithmetic, slot) else { return nil }
      return checked(value + (slot.base ?? .zero), slot, .derived)
    case .reference(let reference):
      guard let (value, _) = follow(reference, slot.range, kinds: slot.field.kinds) else { return nil }
      guard let amount = value.amount else { return value }
      return checked(amount.value + (slot.base ?? .zero), slot, slot.base == nil ? amount.source : .derived)
    }
  }

  /// The number that a slot comes to; nil where something was reported.
  mutating func amount(_ slot: Slot) -> Amount? { evaluate(slot)?.amount }

  /// A number in a place, if it may stand there.
  private mutating func checked(_ value: Decimal, _ slot: Slot, _ source: Amount.Source) -> TokenValue? {
    let field = slot.base == nil ? slot.field : .bounce
    if let fault = field.rangeFault(value) {
      report(
        LanguageError.valueRange.at(
          slot.range, "`\(field.name.shown)` becomes \(field.quantity.text(value)) here; it \(fault)"))
      return nil
    }
    return TokenValue(field.quantity.kind, Amount(value, at: slot.range, source))
  }
}
