/// The keys that every token may carry beside its value, and some groups.
package enum Attribute: String, Sendable, CaseIterable {
  case description, role, reduceMotion, deprecated, distance, waive, extensions
}

extension Section {
  /// The keys that hold a token's value: a mapping that has one of them is a token.
  package var valueKeys: [String] {
    switch self {
    case .springs: Self.springKeys
    case .durations: ["enter", "exit", "value"]
    case .curves: ["duration", "easing", "value"]
    case .transitions: ["timing", "enter", "exit", "effects", "value"]
    case .stagger: ["interval", "maxItems", "value"]
    case .radius: ["outer", "inset", "value"]
    case .haptics: ["impact", "intensity", "value"]
    case .gestures: Self.gestureKeys
    case .easings, .spacing, .scales: ["value"]
    }
  }

  private static let springKeys = [
    "duration", "bounce", "response", "dampingRatio", "mass", "stiffness", "damping", "preset", "extraBounce", "value",
  ]

  private static let gestureKeys = [
    "dismissDistance", "dismissFraction", "dismissVelocity", "rubberBand", "holdDuration", "value",
  ]

  /// The keys that mean something in a token, which therefore name none: those of its value and the attributes.
  package var knownKeys: [String] { Self.knownKeys[self] ?? [] }

  private static let knownKeys = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.valueKeys + Attribute.allCases.map(\.rawValue)) })
}
