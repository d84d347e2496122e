import TokenModel

extension TokenSet {
  /// The durations of every token that has some: a time, a spring's, a curve's, the enter and exit of a pair or a
  /// transition. `0ms` in a transition is no animation and has none.
  var durations: [Measure] {
    tokens.indices.flatMap { index -> [Measure] in
      func measure(_ amount: Amount, _ property: Property?) -> Measure {
        Measure(token: index, amount: amount, property: property)
      }
      switch tokens[index].value {
      case .time(let time): return [measure(time, nil)]
      case .spring(let spring): return [measure(spring.duration, .duration)]
      case .curve(let curve): return [measure(curve.duration, .duration)]
      case .pair(let pair):
        return [measure(pair.enter, .enter)] + (pair.exit.map { [measure($0, .exit)] } ?? [])
      case .transition(let transition):
        return transition.ends.compactMap { property, end in end.duration.map { measure($0, property) } }
      case .length, .number, .stagger, .concentric, .easing, .haptic, .gesture: return []
      }
    }
  }

  /// The bounces of springs and of the ends of transitions.
  var bounces: [Measure] {
    tokens.indices.flatMap { index -> [Measure] in
      switch tokens[index].value {
      case .spring(let spring): return [Measure(token: index, amount: spring.bounce, property: .bounce)]
      case .transition(let transition):
        return transition.ends.compactMap { property, end in
          end.spring.map { Measure(token: index, amount: $0.bounce, property: property) }
        }
      default: return []
      }
    }
  }

  /// The easings of every token that has some, but for exits that only follow from their enter.
  var easings: [EasingMeasure] {
    tokens.indices.flatMap { index -> [EasingMeasure] in
      switch tokens[index].value {
      case .easing(let easing): return [EasingMeasure(token: index, easing: easing, property: nil)]
      case .curve(let curve): return [EasingMeasure(token: index, easing: curve.easing, property: .easing)]
      case .transition(let transition):
        return transition.ends.compactMap { property, end in
          guard let curve = end.curve, !curve.duration.isPercent else { return nil }
          return EasingMeasure(token: index, easing: curve.easing, property: property)
        }
      default: return []
      }
    }
  }

  /// The transitions that are written out, with their index.
  var transitions: [(token: Int, transition: TransitionValue)] {
    tokens.indices.compactMap { index in
      if !tokens[index].isAlias, case .transition(let value) = tokens[index].value { (index, value) } else { nil }
    }
  }

  /// The staggers that are written out, with their index.
  var staggers: [(token: Int, stagger: StaggerValue)] {
    tokens.indices.compactMap { index in
      if !tokens[index].isAlias, case .stagger(let stagger) = tokens[index].value { (index, stagger) } else { nil }
    }
  }
}

/// An easing of a token, as the rules look at it.
struct EasingMeasure {
  /// The index of the token in the set's list.
  let token: Int
  /// The easing.
  let easing: EasingValue
  /// Which part of the token it is: a curve's easing, or that of an end of a transition; nil where it is all of it.
  let property: Property?

  /// Whether it is written there.
  var isWritten: Bool { easing.source == .literal }

  /// The second place of a finding at a reference.
  var notes: [Diagnostic.Note] { easing.origin?.notes ?? [] }

  /// A change to another easing; nil where it is not written there.
  func change(to name: EasingValue.Name) -> Change? {
    isWritten ? .offered(easing.place, name.rawValue) : nil
  }
}

extension EasingValue {
  /// Whether a control point lies before the start of the way or beyond its end.
  var overshoots: Bool {
    let points = controlPoints
    return [points.y1, points.y2].contains { $0 < .zero || $0 > 1 }
  }
}

extension Amount {
  /// Whether it is a percentage of the enter.
  var isPercent: Bool { if case .percent = source { true } else { false } }
}

extension Section {
  /// Whether its tokens take a time that has limits; a gesture's hold or a stagger's interval has none.
  var takesTime: Bool { [.springs, .durations, .curves, .transitions].contains(self) }

  /// Whether its tokens have springs.
  var bounces: Bool { self == .springs || self == .transitions }
}
