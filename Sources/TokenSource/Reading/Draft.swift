import TokenModel

/// A token as it is written, before references are followed.
struct Draft {
  /// Its name.
  var path: TokenPath
  /// Where the name stands.
  var nameRange: SourceRange
  /// Its value as written.
  var body: Body
  /// What its author said about it.
  var notes = TokenNotes()

  /// The forms of a value.
  enum Body {
    /// It was reported; what refers to it is not.
    case broken
    /// Another name for a token or a part of one.
    case alias(ReferenceText, SourceRange)
    /// A single number.
    case amount(Slot)
    case pair(enter: Slot, exit: Slot?, separator: String)
    case spring(duration: Slot, bounce: Slot, SpringValue.Preset?)
    case stagger(interval: Slot, maxItems: Slot)
    case concentric(outer: Slot, inset: Slot)
  }
}

/// One number of a draft.
struct Slot {
  /// What is written.
  enum Expression {
    case literal(Decimal)
    /// That many percent of the enter.
    case percent(Decimal)
    case reference(ReferenceText)
    /// What a preset says.
    case derived(Decimal)
  }

  var expression: Expression
  /// Where it is written.
  var range: SourceRange
  /// What may stand there.
  var field: Field
  /// What it is added to: a preset's bounce, where it is `extraBounce`.
  var base: Decimal?
}

/// A place for a number: what it measures and how large it may be.
struct Field {
  /// The key, for messages.
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

  private static let hour: Decimal = 3_600_000

  static let duration = Field(name: "duration", quantity: .time, minimum: 0, maximum: hour, isAbove: true)
  static let bounce = Field(
    name: "bounce", quantity: .number, minimum: Decimal(millionths: -850_000), maximum: 1, isBelow: true)
  static let extraBounce = Field(name: "extraBounce", quantity: .number, minimum: -2, maximum: 2)
  static let time = Field(name: "value", quantity: .time, minimum: 0, maximum: hour)
  static let enter = Field(name: "enter", quantity: .time, minimum: 0, maximum: hour)
  static let exit = Field(name: "exit", quantity: .time, minimum: 0, maximum: hour, takesPercent: true)
  static let interval = Field(name: "interval", quantity: .time, minimum: 0, maximum: hour, isAbove: true)
  static let maxItems = Field(
    name: "maxItems", quantity: .number, minimum: 1, maximum: Decimal.limit, isWhole: true)
  static let length = Field(name: "value", quantity: .length, minimum: 0, maximum: Decimal.limit)
  static let outer = Field(name: "outer", quantity: .length, minimum: 0, maximum: Decimal.limit)
  static let inset = Field(name: "inset", quantity: .length, minimum: 0, maximum: Decimal.limit)

  /// The kind of value that a reference must have there.
  var kind: ValueKind {
    switch quantity {
    case .time: .time
    case .length: .length
    case .number, .percent: .number
    }
  }

  /// Why a value may not stand there; nil where it may.
  func rangeFault(_ value: Decimal) -> String? {
    if isWhole, value.whole == nil { return "must be a whole number" }
    let tooSmall = isAbove ? value <= minimum : value < minimum
    let tooLarge = isBelow ? value >= maximum : value > maximum
    guard tooSmall || tooLarge else { return nil }
    if maximum == Self.hour { return isAbove ? "must be above 0 and at most 1 h" : "must be between 0 and 1 h" }
    if maximum == Decimal.limit { return "must be at least \(minimum)" }
    return "must be at least \(minimum) and \(isBelow ? "below" : "at most") \(maximum)"
  }
}

/// What the author says about a token, or about all tokens of a group.
struct TokenNotes {
  var description: String?
  /// The role and whether a group around the token says it.
  var role: RoleChoice?
  var deprecation: Token.Deprecation?
  var waivers: [Token.Waiver] = []
  var extensions: ExtensionValue?

  /// What a token inside gets from its group.
  var inherited: TokenNotes {
    var notes = TokenNotes()
    notes.role = role.map { RoleChoice($0.role, from: .group) }
    notes.deprecation = deprecation
    return notes
  }
}
