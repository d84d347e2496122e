/// A part of a token that a reference can name.
package enum Property: String, Hashable, Sendable, CaseIterable {
  /// Of a spring; the first also of a curve.
  case duration, bounce
  /// Of a curve.
  case easing
  /// Of a pair.
  case enter, exit
  /// Of a stagger.
  case interval, maxItems
  /// Of a concentric radius.
  case outer, inset
  /// Of a gesture.
  case dismissDistance, dismissFraction, dismissVelocity, rubberBand, holdDuration
}
