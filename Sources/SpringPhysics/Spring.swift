/// A spring of mass 1 that starts at rest, as designers describe it: how long it feels and how much it
/// bounces.
///
/// Its values are checked when it is made, so that all it computes from them is finite. All times are in
/// seconds.
///
/// Source: Apple, WWDC23 session 10158, for duration and bounce; the textbook step response of a damped
/// oscillator for the rest.
public struct Spring: Hashable, Sendable {
  /// The perceptual duration in seconds, above 0: the period that the spring would have without damping.
  ///
  /// It is what a person takes for the length of the movement, not the time until rest; that is
  /// `settlingTime`.
  public let duration: Double
  /// How much the spring bounces, −0.85 ≤ bounce < 1: above 0 it overshoots, at 0 it is critically damped,
  /// below 0 it is overdamped.
  public let bounce: Double

  /// The bounces that a spring may have: at 1 it would never settle, below −0.85 it only creeps.
  public static let bounceRange = -0.85..<1.0

  /// A spring of a perceptual duration in seconds, above 0, and of a bounce in `bounceRange`.
  ///
  /// Throws `SpringError` for a value outside these, for NaN and infinity, and for a duration so short or so
  /// long that its stiffness is no number above 0 (beyond about 10⁻¹⁵³ and 10¹⁶² seconds).
  public init(duration: Double, bounce: Double) throws(SpringError) {
    try SpringError.checkPositive(.duration, duration)
    try SpringError.checkFinite(.bounce, bounce)
    guard Self.bounceRange.contains(bounce) else { throw .bounceOutOfRange(bounce) }
    self.init(uncheckedDuration: duration, bounce: bounce)
    try SpringError.checkPositive(.stiffness, stiffness)
  }

  /// A spring of values that are known to be good.
  init(uncheckedDuration duration: Double, bounce: Double) {
    self.duration = duration
    self.bounce = bounce
  }
}
