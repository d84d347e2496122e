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
  var notes: [Diagnostic.Note] {
    amount.origin.map { [.init($0.place, "the value is written here")] } ?? []
  }

  /// A change to another number; nil where the number is not written there.
  func change(to text: String) -> Change? {
    amount.source == .literal ? .offered(amount.place, text) : nil
  }
}

extension TokenSet {
  /// Whether a number is forbidden where it stands and was not already forbidden where it was written, nor in the
  /// token that the reference names.
  ///
  /// A wrong number behind forty references is one finding, and a right one that gets into the wrong token is a
  /// finding at the reference.
  func isForbidden(_ measure: Measure, by forbids: (Decimal, Token, Property?) -> Bool) -> Bool {
    guard forbids(measure.amount.value, tokens[measure.token], measure.property) else { return false }
    guard let origin = measure.amount.origin else { return true }
    // A token that is broken elsewhere is judged when it has been mended.
    guard let writer = token(origin.token), let named = token(origin.named.token) else { return false }
    return !forbids(measure.amount.value, writer, origin.property)
      && !forbids(measure.amount.value, named, origin.named.property)
  }

  /// The durations of every token that has some: a time, a spring's, a pair's enter and exit.
  var durations: [Measure] {
    tokens.indices.flatMap { index -> [Measure] in
      switch tokens[index].value {
      case .time(let time): return [Measure(token: index, amount: time, property: nil)]
      case .spring(let spring): return [Measure(token: index, amount: spring.duration, property: .duration)]
      case .pair(let pair):
        let enter = Measure(token: index, amount: pair.enter, property: .enter)
        return [enter] + (pair.exit.map { [Measure(token: index, amount: $0, property: .exit)] } ?? [])
      case .length, .number, .stagger, .concentric: return []
      }
    }
  }

  /// The springs, with their index.
  var springs: [(token: Int, spring: SpringValue)] {
    tokens.indices.compactMap { index in
      if case .spring(let spring) = tokens[index].value { (index, spring) } else { nil }
    }
  }

  /// The pairs, with their index.
  var pairs: [(token: Int, pair: EnterExit)] {
    tokens.indices.compactMap { index in
      if case .pair(let pair) = tokens[index].value { (index, pair) } else { nil }
    }
  }

  /// The staggers that are written out, with their index.
  var staggers: [(token: Int, stagger: StaggerValue)] {
    tokens.indices.compactMap { index in
      if !tokens[index].isAlias, case .stagger(let stagger) = tokens[index].value { (index, stagger) } else { nil }
    }
  }
}

extension Decimal {
  /// The value with its unit, as messages print times: `250 ms`.
  var milliseconds: String { "\(self) ms" }
}
