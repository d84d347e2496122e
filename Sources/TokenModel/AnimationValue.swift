/// What plays at one end of a transition.
package struct AnimationValue: Hashable, Sendable {
  /// What it is.
  package let kind: Kind
  /// Where the transition has it: a time, a percentage, a mapping or a reference.
  package let place: SourceRange
  /// The index of the token that it names; nil where it is written out.
  package let token: Int?

  /// A kind of animation.
  package indirect enum Kind: Hashable, Sendable {
    /// `0ms`: the change is immediate.
    case none
    /// A spring; a bare time is one without bounce.
    case spring(SpringValue)
    /// A timed curve.
    case curve(CurveValue)
  }

  /// An animation at a place.
  package init(_ kind: Kind, at place: SourceRange, token: Int? = nil) {
    self.kind = kind
    self.place = place
    self.token = token
  }

  /// How long it takes, in ms; nil for no animation.
  package var duration: Amount? {
    switch kind {
    case .none: nil
    case .spring(let spring): spring.duration
    case .curve(let curve): curve.duration
    }
  }

  /// The spring, if it is one.
  package var spring: SpringValue? { if case .spring(let spring) = kind { spring } else { nil } }

  /// The curve, if it is one.
  package var curve: CurveValue? { if case .curve(let curve) = kind { curve } else { nil } }
}
