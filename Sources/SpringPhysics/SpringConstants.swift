/// The constants of the equation of motion, x″ + damping·x′ + stiffness·(x − 1) = 0.
extension Spring {
  /// The undamped angular frequency ω0 = 2π/duration, in radians per second.
  ///
  /// Source: Apple, WWDC23 session 10158.
  public var angularFrequency: Double { 2 * .pi / duration }

  /// The damping ratio ζ, above 0 and at most 1/0.15: 1 − bounce from 0 up, 1/(1 + bounce) below.
  ///
  /// Source: Apple, WWDC23 session 10158.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }

  /// The stiffness k = ω0² for mass 1, in 1/s².
  ///
  /// Source: the definition of the natural frequency.
  public var stiffness: Double { angularFrequency * angularFrequency }

  /// The damping c = 2ζω0 for mass 1, in 1/s.
  ///
  /// Source: the definition of the damping ratio. The slide of WWDC23 session 10158 misprints its formula,
  /// which would make the damping of most springs negative.
  public var damping: Double { 2 * dampingRatio * angularFrequency }
}
