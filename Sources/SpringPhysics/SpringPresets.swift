/// Apple's named springs (WWDC23 session 10158): half a second each, of three bounces.
extension Spring {
  /// The spring that does not overshoot: 0.5 s, bounce 0.
  public static let smooth = Spring(uncheckedDuration: 0.5, bounce: 0)
  /// The spring that overshoots a little: 0.5 s, bounce 0.15.
  public static let snappy = Spring(uncheckedDuration: 0.5, bounce: 0.15)
  /// The spring that visibly overshoots: 0.5 s, bounce 0.3.
  public static let bouncy = Spring(uncheckedDuration: 0.5, bounce: 0.3)

  /// The smooth spring with another duration in seconds, above 0, and with an extra bounce added to its 0.
  ///
  /// Throws `SpringError` for a bad duration or sum of bounces.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) throws(SpringError) -> Spring {
    try Spring(duration: duration, bounce: smooth.bounce + extraBounce)
  }

  /// The snappy spring with another duration in seconds, above 0, and with an extra bounce added to its 0.15.
  ///
  /// Throws `SpringError` for a bad duration or sum of bounces.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) throws(SpringError) -> Spring {
    try Spring(duration: duration, bounce: snappy.bounce + extraBounce)
  }

  /// The bouncy spring with another duration in seconds, above 0, and with an extra bounce added to its 0.3.
  ///
  /// Throws `SpringError` for a bad duration or sum of bounces.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) throws(SpringError) -> Spring {
    try Spring(duration: duration, bounce: bouncy.bounce + extraBounce)
  }
}
