import TokenModel

extension Resolver {
  /// A number on the way to a result.
  fileprivate struct Term {
    var value: Decimal
    var kind: ValueKind
    /// What stands there, for messages.
    var text: String
    /// Whether it is written there without a unit, so that beside a length it is points.
    var isBare = false
  }

  /// What a chain comes to, in the unit of its slot; nil where something was reported.
  mutating func calculate(_ arithmetic: Arithmetic, _ slot: Slot) -> Decimal? {
    guard var product = term(arithmetic.first, slot) else { return nil }
    var sum: (term: Term, sign: Arithmetic.Operator)?
    for (sign, operand, _) in arithmetic.rest {
      guard let next = term(operand, slot) else { return nil }
      if sign.isProduct {
        guard let result = multiplied(product, next, sign, slot) else { return nil }
        product = result
        continue
      }
      guard let total = total(sum, product, slot) else { return nil }
      sum = (total, sign)
      product = next
    }
    guard let result = total(sum, product, slot) else { return nil }
    let wanted = slot.field.quantity.kind
    guard result.kind == wanted || (result.isBare && wanted == .length) else {
      let unit = wanted == .time ? "; give one of its numbers `ms` or `s`" : ""
      report(
        LanguageError.expressionInvalid.at(
          slot.range, "this comes to \(result.kind.phrase); \(wanted.phrase) belongs here",
          help: "calculate with \(wanted.rawValue)s\(unit)"))
      return nil
    }
    return result.value
  }

  private mutating func term(_ operand: Arithmetic.Operand, _ slot: Slot) -> Term? {
    switch operand {
    case .number(let value, let kind):
      let quantity: Quantity = kind == .time ? .time : .number
      return Term(
        value: value, kind: kind, text: quantity.text(value) + (kind == .length ? "pt" : ""), isBare: kind == .number)
    case .reference(let reference):
      // The kind of the slot first: it decides which part of a token is suggested.
      let wanted = slot.field.quantity.kind
      let kinds = [wanted] + [.time, .length, .number].filter { $0 != wanted }
      guard let (value, _) = follow(reference, slot.range, kinds: kinds, isWhole: false),
        let amount = value.amount
      else { return nil }
      return Term(value: amount.value, kind: value.kind, text: "{\(reference.text)}")
    }
  }

  /// A product or quotient, rounded half to even.
  private mutating func multiplied(
    _ left: Term, _ right: Term, _ sign: Arithmetic.Operator, _ slot: Slot
  ) -> Term? {
    let isDivision = sign == .divide
    guard right.kind == .number || (!isDivision && left.kind == .number) else {
      report(
        LanguageError.expressionInvalid.at(
          slot.range,
          left.kind == right.kind
            ? "`\(left.text.shown)` and `\(right.text.shown)` are both \(left.kind.rawValue)s"
            : "`\(left.text.shown)` is \(left.kind.phrase) and `\(right.text.shown)` \(right.kind.phrase)",
          help: "`*` and `/` take a plain number without a unit"))
      return nil
    }
    if isDivision, right.value == .zero {
      report(
        LanguageError.expressionInvalid.at(
          slot.range, "`\(right.text.shown)` is zero, and nothing can be divided by it",
          help: "divide by another number"))
      return nil
    }
    let value = isDivision ? left.value.divided(by: right.value) : left.value.multiplied(by: right.value)
    guard let value else { return tooLarge(slot) }
    return Term(
      value: value, kind: right.kind == .number ? left.kind : right.kind, text: left.text,
      isBare: left.isBare && right.isBare)
  }

  /// A sum so far and the product behind it.
  private mutating func total(_ sum: (term: Term, sign: Arithmetic.Operator)?, _ product: Term, _ slot: Slot) -> Term? {
    guard let (left, sign) = sum else { return product }
    let kinds: Set<ValueKind> = [left.kind, product.kind]
    let isBesideLength = left.kind == .length && product.isBare || product.kind == .length && left.isBare
    guard kinds.count == 1 || isBesideLength else {
      report(
        LanguageError.expressionInvalid.at(
          slot.range,
          "`\(left.text.shown)` is \(left.kind.phrase) and `\(product.text.shown)` \(product.kind.phrase)",
          help: kinds == [.time, .number] ? "write `ms` or `s` behind the number" : "`+` and `-` take one kind"))
      return nil
    }
    let value = sign == .add ? left.value + product.value : left.value - product.value
    guard value <= .limit, -value <= .limit else { return tooLarge(slot) }
    return Term(
      value: value, kind: kinds.contains(.length) ? .length : left.kind, text: left.text,
      isBare: left.isBare && product.isBare)
  }

  private mutating func tooLarge(_ slot: Slot) -> Term? {
    report(
      LanguageError.valueRange.at(
        slot.range, "this comes to more than \(Decimal.limit)", help: "check its numbers and its units"))
    return nil
  }
}
