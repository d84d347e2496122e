import TokenModel

/// The keys that every token may carry beside its value, and some groups.
enum Attribute: String, CaseIterable {
  case description, role, reduceMotion, deprecated, distance, waive, extensions

  /// Whether groups carry it too.
  var isForGroups: Bool {
    switch self {
    case .description, .role, .reduceMotion, .deprecated: true
    case .distance, .waive, .extensions: false
    }
  }
}

extension Section {
  /// The keys that hold a token's value: a mapping that has one of them is a token.
  var valueKeys: [String] {
    switch self {
    case .springs: Self.springKeys
    case .durations: ["enter", "exit", "value"]
    case .stagger: ["interval", "maxItems", "value"]
    case .radius: ["outer", "inset", "value"]
    default: ["value"]
    }
  }

  private static let springKeys =
    ["duration", "bounce", "preset", "extraBounce", "value"] + NotYet.springKeys.sorted()

  /// The keys that mean something in a token: those of its value and the attributes.
  var knownKeys: [String] { Self.knownKeys[self] ?? [] }

  /// The known keys that this version reads: what a misspelt one can have meant.
  var supportedKeys: [String] { knownKeys.filter { !NotYet.has(key: $0, in: self) } }

  private static let knownKeys = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, $0.valueKeys + Attribute.allCases.map(\.rawValue)) })

  /// Whether a token may be a plain value, such as `16`; elsewhere a plain value is a mistake in a key.
  var hasPlainTokens: Bool {
    switch self {
    case .springs, .curves, .transitions, .stagger, .gestures: false
    case .durations, .easings, .spacing, .radius, .scales, .haptics: true
    }
  }

  /// What a token of the section may be another name for.
  var aliasKinds: [ValueKind] {
    switch self {
    case .springs: [.spring]
    case .durations: [.time, .pair]
    case .stagger: [.stagger]
    case .spacing, .radius: [.length]
    default: []
    }
  }

  /// What a token looks like, for people who wrote something else.
  var example: String {
    switch self {
    case .springs: "{ duration: 250ms, bounce: 0 }"
    case .durations: "150ms or { enter: 250ms, exit: 60% }"
    case .stagger: "{ interval: 40ms, maxItems: 8 }"
    case .radius: "16 or { outer: 16, inset: 8 }"
    default: "16"
    }
  }
}

/// The kinds of values, by which a reference fits or does not.
enum ValueKind: String {
  case time, length, number, pair, spring, stagger

  /// With its article, for messages.
  var phrase: String { "a \(rawValue)" }

  /// What somebody who wants this kind writes behind a reference to another one.
  func remedy(for found: ValueKind) -> String? {
    switch (self, found) {
    case (.time, .pair): "write `.enter` or `.exit` behind it"
    case (.time, .spring): "write `.duration` behind it"
    case (.number, .spring): "write `.bounce` behind it"
    case (.time, .stagger): "write `.interval` behind it"
    case (.number, .stagger): "write `.maxItems` behind it"
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
    case .stagger: .stagger
    }
  }
}
