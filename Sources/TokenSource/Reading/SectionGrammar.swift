import TokenModel

extension Attribute {
  /// Whether groups carry it too.
  var isForGroups: Bool {
    switch self {
    case .description, .role, .reduceMotion, .deprecated: true
    case .distance, .waive, .extensions: false
    }
  }

  /// Whether tokens of a section carry it.
  func isFor(_ section: Section) -> Bool {
    switch self {
    case .description, .deprecated, .waive, .extensions: true
    case .role: section.hasRoles
    case .reduceMotion: [.springs, .curves, .transitions].contains(section)
    case .distance: section.hasRoles && section != .scales
    }
  }
}

extension Section {
  /// Whether a token may be a plain value, such as `16`; elsewhere a plain value is a mistake in a key.
  var hasPlainTokens: Bool {
    switch self {
    case .springs, .curves, .transitions, .stagger, .gestures: false
    case .durations, .easings, .spacing, .radius, .scales, .haptics: true
    }
  }

  /// Whether a word is a value of the section.
  func isWord(_ text: String) -> Bool {
    switch self {
    case .easings: EasingValue.Name(rawValue: text) != nil
    case .haptics: HapticValue.Feedback(rawValue: text) != nil || HapticValue.Impact(rawValue: text) != nil
    default: false
    }
  }

  /// What a token of the section may be another name for.
  var aliasKinds: [ValueKind] {
    switch self {
    case .springs: [.spring]
    case .durations: [.time, .pair]
    case .easings: [.easing]
    case .curves: [.curve]
    case .transitions: [.transition]
    case .stagger: [.stagger]
    case .spacing, .radius: [.length]
    case .scales: [.number]
    case .haptics: [.haptic]
    case .gestures: [.gesture]
    }
  }

  /// What a token looks like, for people who wrote something else.
  var example: String {
    switch self {
    case .springs: "{ duration: 250ms, bounce: 0 }"
    case .durations: "150ms or { enter: 250ms, exit: 60% }"
    case .easings: "easeOut or [0.2, 0, 0, 1]"
    case .curves: "{ duration: 200ms, easing: easeOut }"
    case .transitions: "{ enter: 250ms, exit: 60%, effects: [opacity, { move: top }] }"
    case .stagger: "{ interval: 40ms, maxItems: 8 }"
    case .spacing: "16"
    case .radius: "16 or { outer: 16, inset: 8 }"
    case .scales: "0.97"
    case .haptics: "success or { impact: light }"
    case .gestures: "{ dismissDistance: 200, dismissVelocity: 800 }"
    }
  }
}
