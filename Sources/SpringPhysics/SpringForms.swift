/// The older ways to write a spring, turned into duration and bounce.
extension Spring {
  /// A spring of a response in seconds, above 0, and of a damping ratio ζ, above 0 and at most 1/0.15.
  ///
  /// The response is the duration; the bounce is 1 − ζ up to ζ = 1 and 1/ζ − 1 above. Throws `SpringError`
  /// for bad values, `bounceOutOfRange` where the damping ratio comes to no good bounce.
  ///
  /// Source: Apple, WWDC23 session 10158.
  public init(response: Double, dampingRatio: Double) throws(SpringError) {
    try SpringError.checkPositive(.response, response)
    try SpringError.checkFinite(.dampingRatio, dampingRatio)
    try self.init(duration: response, bounce: Self.bounce(ofDampingRatio: dampingRatio))
  }

  /// A spring of a mass, a stiffness in mass per second squared, both above 0, and of a damping in mass per
  /// second.
  ///
  /// The duration is 2π/√(stiffness/mass) and ζ is damping/(2√(stiffness·mass)). Only these survive: the
  /// stiffness and damping of the result are those of mass 1. Throws `SpringError` for bad values,
  /// `bounceOutOfRange` where the damping comes to no good bounce, as 0 does.
  ///
  /// Source: the definitions of natural frequency and damping ratio; Apple, WWDC23 session 10158, for the
  /// bounce.
  public init(mass: Double = 1, stiffness: Double, damping: Double) throws(SpringError) {
    try SpringError.checkPositive(.mass, mass)
    try SpringError.checkPositive(.stiffness, stiffness)
    try SpringError.checkFinite(.damping, damping)
    // Two roots, since the product of mass and stiffness may leave the range of Double.
    let dampingRatio = damping / (2 * stiffness.squareRoot() * mass.squareRoot())
    try self.init(
      duration: 2 * .pi / (stiffness / mass).squareRoot(),
      bounce: Self.bounce(ofDampingRatio: dampingRatio)
    )
  }

  /// The bounce of a damping ratio, −1 or more for a positive one.
  ///
  /// A result that only rounding took past the lower bound, by at most 10⁻¹², counts as the bound: else the
  /// limit spring could not be written in its other forms.
  private static func bounce(ofDampingRatio dampingRatio: Double) -> Double {
    let bounce = dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1
    let lowest = bounceRange.lowerBound
    return (lowest - 1e-12..<lowest).contains(bounce) ? lowest : bounce
  }
}
