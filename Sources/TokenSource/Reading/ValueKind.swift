import TokenModel

/// The kinds of values, by which a reference fits or does not.
enum ValueKind: String {
  case time, length, number, pair, spring, easing, curve, transition, stagger, haptic, gesture

  /// With its article, for messages.
  var phrase: String { self == .easing ? "an easing" : "a \(rawValue)" }

  /// The part that somebody who wants this kind means by a reference to another one; nil where there is none, or two.
  func part(of found: ValueKind) -> Property? {
    switch (self, found) {
    case (.time, .spring), (.time, .curve): .duration
    case (.number, .spring): .bounce
    case (.time, .stagger): .interval
    case (.number, .stagger): .maxItems
    case (.easing, .curve): .easing
    default: nil
    }
  }
}

extension TokenValue {
  /// What kind of value it is.
  var kind: ValueKind {
    switch self {
    case .time: .time
    case .length, .concentric: .length
    case .number: .number
    case .pair: .pair
    case .spring: .spring
    case .easing: .easing
    case .curve: .curve
    case .transition: .transition
    case .stagger: .stagger
    case .haptic: .haptic
    case .gesture: .gesture
    }
  }
}

extension Property {
  /// What kind of value it is.
  var kind: ValueKind {
    switch self {
    case .duration, .enter, .exit, .interval, .holdDuration: .time
    case .bounce, .maxItems, .dismissFraction, .dismissVelocity, .rubberBand: .number
    case .outer, .inset, .dismissDistance: .length
    case .easing: .easing
    }
  }
}
