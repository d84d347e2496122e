import TokenModel

/// A place for a number or an easing: what it measures and how large it may be.
struct Field {
  /// The key, or what messages call it.
  var name: String
  /// What it measures.
  var quantity: Quantity
  /// The smallest value.
  var minimum: Decimal
  /// The largest value.
  var maximum: Decimal
  /// Whether the smallest value itself is too small.
  var isAbove = false
  /// Whether the largest value itself is too large.
  var isBelow = false
  /// Whether only whole numbers are allowed.
  var isWhole = false
  /// Whether `60%` of the enter is allowed.
  var takesPercent = false
  /// The kinds of values that a reference may have there.
  var kinds: [ValueKind]

  private init(
    _ name: String, _ quantity: Quantity, from minimum: Decimal, to maximum: Decimal = .limit, isAbove: Bool = false,
    isBelow: Bool = false, isWhole: Bool = false, takesPercent: Bool = false, kinds: [ValueKind]? = nil
  ) {
    self.name = name
    self.quantity = quantity
    self.minimum = minimum
    self.maximum = maximum
    self.isAbove = isAbove
    self.isBelow = isBelow
    self.isWhole = isWhole
    self.takesPercent = takesPercent
    self.kinds = kinds ?? [quantity.kind]
  }

  private static let hour: Decimal = 3_600_000

  static let duration = Field("duration", .time, from: 0, to: hour, isAbove: true)
  static let bounce = Field("bounce", .number, from: Decimal(millionths: -850_000), to: 1, isBelow: true)
  static let extraBounce = Field("extraBounce", .number, from: -2, to: 2)
  static let response = Field("response", .time, from: 0, to: hour, isAbove: true)
  /// What is beyond is a bounce below −0.85.
  static let dampingRatio = Field(
    "dampingRatio", .number, from: 0, to: Decimal(millionths: 6_666_666), isAbove: true)
  static let mass = Field("mass", .number, from: 0, isAbove: true)
  static let stiffness = Field("stiffness", .number, from: 0, isAbove: true)
  static let damping = Field("damping", .number, from: 0, isAbove: true)
  static let easing = Field("easing", .number, from: 0, kinds: [.easing])
  static let time = Field("value", .time, from: 0, to: hour)
  static let enter = Field("enter", .time, from: 0, to: hour)
  static let exit = Field("exit", .time, from: 0, to: hour, takesPercent: true)
  static let interval = Field("interval", .time, from: 0, to: hour, isAbove: true)
  static let maxItems = Field("maxItems", .number, from: 1, isWhole: true)
  static let length = Field("value", .length, from: 0)
  static let outer = Field("outer", .length, from: 0)
  static let inset = Field("inset", .length, from: 0)
  static let distance = Field("distance", .length, from: 0)
  static let crossfade = Field("crossfade", .time, from: 0, to: hour)
  static let scale = Field("value", .number, from: 0, isAbove: true)
  static let intensity = Field("intensity", .number, from: 0, to: 1)

  /// The coordinates of an easing's control points: shares of the time, and of the way.
  static let controlX = Field("x", .number, from: 0, to: 1)
  static let controlY = Field("y", .number, from: -.limit)

  /// The parts of effects.
  static let offsetX = Field("x", .length, from: -.limit)
  static let offsetY = Field("y", .length, from: -.limit)
  static let scaleEffect = Field("scale", .number, from: 0)

  /// The ends of a transition.
  static let enterAnimation = Field("enter", .time, from: 0, to: hour, kinds: [.spring, .curve, .time])
  static let exitAnimation = Field(
    "exit", .time, from: 0, to: hour, takesPercent: true, kinds: [.spring, .curve, .time])

  /// The thresholds of a gesture, in the order of the language.
  static let thresholds: [(property: Property, field: Field)] = [
    (.dismissDistance, Field("dismissDistance", .length, from: 0)),
    (.dismissFraction, Field("dismissFraction", .number, from: 0, to: 1, isAbove: true)),
    (.dismissVelocity, Field("dismissVelocity", .number, from: 0)),
    (.rubberBand, Field("rubberBand", .number, from: 0, to: 1, isAbove: true)),
    (.holdDuration, Field("holdDuration", .time, from: 0, to: hour)),
  ]

  /// What a token of a section is that is a single value.
  static func single(_ section: Section) -> Field {
    switch section {
    case .durations: .time
    case .scales: .scale
    case .easings: .easing
    default: .length
    }
  }

  /// The kind of value that stands there where none is referred to.
  var kind: ValueKind { kinds.count == 1 ? kinds[0] : quantity.kind }

  /// Whether an easing stands there and no number.
  var isEasing: Bool { kind == .easing }

  /// Why a value may not stand there; nil where it may.
  func rangeFault(_ value: Decimal) -> String? {
    if isWhole, value.whole == nil { return "must be a whole number" }
    let tooSmall = isAbove ? value <= minimum : value < minimum
    let tooLarge = isBelow ? value >= maximum : value > maximum
    guard tooSmall || tooLarge else { return nil }
    if maximum == Self.hour { return isAbove ? "must be above 0 and at most 1 h" : "must be between 0 and 1 h" }
    let low = isAbove ? "above \(minimum)" : "at least \(minimum)"
    if maximum == Decimal.limit { return "must be \(low)" }
    return "must be \(low) and \(isBelow ? "below" : "at most") \(maximum)"
  }

  /// The nearest value that may stand there, as it is written; nil where there is none next to the bound.
  func nearest(to value: Decimal) -> String? {
    if value < minimum || (value == minimum && isAbove) { return isAbove ? nil : quantity.text(minimum) }
    if value >= maximum { return isBelow ? nil : quantity.text(maximum) }
    return nil
  }
}

extension Quantity {
  /// The kind of value that such a number is.
  var kind: ValueKind {
    switch self {
    case .time: .time
    case .length: .length
    case .number, .percent: .number
    }
  }
}
