import TokenModel

/// The numbers of a token that people see.
struct Look {
  /// The index of the token in the set's list.
  let token: Int
  /// What it is.
  let kind: Kind
  /// One or two numbers, as many as others of its kind have.
  let numbers: [Decimal]
  /// Where the first of them stands.
  let place: SourceRange

  /// What has something in common with each other that can be compared.
  struct Kind: Hashable {
    /// Which numbers it has.
    let form: Form
    /// Where it belongs.
    let section: Section
    /// What it moves.
    let role: Role
  }

  /// Which numbers there are.
  enum Form: Hashable {
    /// A duration in ms and a bounce.
    case spring
    /// A time in ms.
    case time
    /// The times of an enter and an exit in ms.
    case pair
    /// A length in points.
    case length
  }

  /// The look of a token that is written out and stays; nil for others, and for what is nothing: `0ms`, `0`.
  init?(_ token: Token, _ index: Int) {
    guard token.references.isEmpty, token.deprecation == nil, token.role.role != .continuous else { return nil }
    let form: Form
    let amounts: [Amount]
    switch token.value {
    case .spring(let spring): (form, amounts) = (.spring, [spring.duration, spring.bounce])
    case .time(let time): (form, amounts) = (.time, [time])
    case .pair(let pair): (form, amounts) = (.pair, [pair.enter, pair.effectiveExit])
    case .length(let length): (form, amounts) = (.length, [length])
    default: return nil
    }
    numbers = amounts.map(\.value)
    guard form == .spring || !numbers.contains(.zero), let place = amounts.first?.place else { return nil }
    kind = Kind(form: form, section: token.path.section, role: token.role.role)
    self.token = index
    self.place = place
  }

  /// Its numbers in a few words.
  var text: String {
    switch kind.form {
    case .spring: "\(numbers[0].milliseconds), bounce \(numbers[1])"
    case .time: numbers[0].milliseconds
    case .pair: "\(numbers[0].milliseconds), exit \(numbers[1].milliseconds)"
    case .length: "\(numbers[0]) pt"
    }
  }
}
