import SpringPhysics
import TokenModel

extension Draft.Body {
  /// The numbers of a value of several, in the order in which they are written down.
  var slots: [(property: Property, slot: Slot)] {
    switch self {
    case .broken, .alias, .amount: []
    case .pair(let enter, let exit, _): [(.enter, enter)] + (exit.map { [(.exit, $0)] } ?? [])
    case .spring(let duration, let bounce, _): [(.duration, duration), (.bounce, bounce)]
    case .stagger(let interval, let maxItems): [(.interval, interval), (.maxItems, maxItems)]
    case .concentric(let outer, let inset): [(.outer, outer), (.inset, inset)]
    }
  }

  /// The number that a property of the value names; a pair without an exit leaves as it came.
  func slot(_ property: Property) -> Slot? {
    if case .pair(let enter, nil, _) = self, property == .exit { return enter }
    return slots.first { $0.property == property }?.slot
  }

  /// The value of several numbers, put together; nil where one of them is missing.
  func value(of parts: [Property: Amount]) throws(SpringError) -> TokenValue? {
    switch self {
    case .pair(_, _, let separator):
      return parts[.enter].map { .pair(EnterExit(enter: $0, exit: parts[.exit], separator: separator)) }
    case .stagger:
      guard let interval = parts[.interval], let maxItems = parts[.maxItems] else { return nil }
      return .stagger(StaggerValue(interval: interval, maxItems: maxItems))
    case .concentric:
      guard let outer = parts[.outer], let inset = parts[.inset] else { return nil }
      return .concentric(ConcentricRadius(outer: outer, inset: inset))
    case .spring(_, _, let preset):
      guard let duration = parts[.duration], let bounce = parts[.bounce] else { return nil }
      let physics = try Spring(duration: duration.value.double / 1000, bounce: bounce.value.double)
      return .spring(SpringValue(duration: duration, bounce: bounce, preset: preset, physics: physics))
    case .broken, .alias, .amount: return nil
    }
  }

  /// What kind of value it is; nil where only its reference tells, and for a broken one.
  var kind: ValueKind? {
    switch self {
    case .broken, .alias: nil
    case .amount(let slot): slot.field.kind
    case .pair: .pair
    case .spring: .spring
    case .stagger: .stagger
    case .concentric: .length
    }
  }
}

extension Property {
  /// What kind of value it is.
  var kind: ValueKind {
    switch self {
    case .duration, .enter, .exit, .interval: .time
    case .bounce, .maxItems: .number
    case .outer, .inset: .length
    }
  }
}

extension Amount {
  /// The number as a token has it that refers to it from `place`.
  func seen(at place: SourceRange, from node: Resolver.Node) -> Amount {
    let written = Origin(
      token: origin?.token ?? node.token, place: origin?.place ?? self.place,
      property: origin.map(\.property) ?? node.property, named: .init(token: node.token, property: node.property))
    return Amount(value, at: place, .reference(written))
  }
}

extension TokenValue {
  /// The value as a token has it that refers to all of it from `place`.
  func seen(at place: SourceRange, from token: Int) -> TokenValue {
    func seen(_ amount: Amount, _ property: Property? = nil) -> Amount {
      amount.seen(at: place, from: Resolver.Node(token: token, property: property))
    }
    switch self {
    case .time(let amount): return .time(seen(amount))
    case .length(let amount): return .length(seen(amount))
    case .number(let amount): return .number(seen(amount))
    case .pair(let pair):
      return .pair(
        EnterExit(
          enter: seen(pair.enter, .enter), exit: pair.exit.map { seen($0, .exit) }, separator: pair.separator))
    case .spring(let spring):
      return .spring(
        SpringValue(
          duration: seen(spring.duration, .duration), bounce: seen(spring.bounce, .bounce), preset: spring.preset,
          physics: spring.physics))
    case .stagger(let stagger):
      return .stagger(
        StaggerValue(interval: seen(stagger.interval, .interval), maxItems: seen(stagger.maxItems, .maxItems)))
    case .concentric(let radius):
      return .concentric(ConcentricRadius(outer: seen(radius.outer, .outer), inset: seen(radius.inset, .inset)))
    }
  }

  /// The number of a value that is a single one.
  var amount: Amount? {
    switch self {
    case .time(let amount), .length(let amount), .number(let amount): amount
    case .concentric(let radius):
      Amount(radius.radius, at: radius.outer.place, radius.outer.source)
    case .pair, .spring, .stagger: nil
    }
  }
}
