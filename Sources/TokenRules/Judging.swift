import TokenModel

/// A number of a token, as the rules look at it.
struct Measure {
  /// The index of the token in the set's list.
  let token: Int
  /// The number.
  let amount: Amount
  /// Which part of the token it is; nil where it is all of it.
  let property: Property?

  /// The second place of a finding at a reference.
  var notes: [Diagnostic.Note] { amount.origin?.notes ?? [] }

  /// A change to another number; nil where the number is not written there.
  func change(to text: String) -> Change? {
    amount.source == .literal ? .offered(amount.place, text) : nil
  }
}

extension Amount.Origin {
  /// The second place of a finding at a reference.
  var notes: [Diagnostic.Note] { [.init(place, "the value is written here")] }
}

extension Lint {
  /// Whether a number is forbidden where it stands and was not already forbidden where it was written, nor in the
  /// token that the reference names.
  ///
  /// A wrong number behind forty references is one finding, and a right one that gets into the wrong token is a
  /// finding at the reference. `forbids` also hears of tokens that a rule does not judge, such as the gesture whose
  /// time somebody refers to, and must let them be.
  func isForbidden(_ measure: Measure, by forbids: (Decimal, Token, Property?) -> Bool) -> Bool {
    isForbidden(measure.property, of: measure.token, from: measure.amount.origin) {
      forbids(measure.amount.value, $0, $1)
    }
  }

  /// The same for a part of a token, whatever it is: an easing, say.
  func isForbidden(
    _ property: Property?, of token: Int, from origin: Amount.Origin?, by forbids: (Token, Property?) -> Bool
  ) -> Bool {
    let borrower = set.tokens[token]
    guard forbids(borrower, property) else { return false }
    guard let origin else { return true }
    // A token that is broken elsewhere is judged when it has been mended.
    guard let writer = set.token(origin.token), let named = set.token(origin.named.token) else { return false }
    // A waiver accepts a value for its token and for others of that role, not for one that moves something else.
    func isJudged(_ lender: Token, _ property: Property?) -> Bool {
      guard forbids(lender, property) else { return false }
      let isAccepted = isWaived(in: lender) || (isWaived(in: writer) && writer.role.role == lender.role.role)
      return !isAccepted || lender.role.role == borrower.role.role
    }
    return !isJudged(writer, origin.property) && !isJudged(named, origin.named.property)
  }
}

extension Decimal {
  /// The value with its unit, as messages print times: `250 ms`.
  var milliseconds: String { "\(self) ms" }
}
