/// A timed animation, for what does not move.
package struct CurveValue: Hashable, Sendable {
  /// How long it takes, in ms, above zero.
  package let duration: Amount
  /// How it proceeds.
  package let easing: EasingValue

  /// A timed animation.
  package init(duration: Amount, easing: EasingValue) {
    self.duration = duration
    self.easing = easing
  }
}
