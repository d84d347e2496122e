/// How a spring moves from 0 to 1 that is let go at rest.
extension Spring {
  /// What is left of the way at a time in seconds, 1 − x(t): 1 up to time 0, negative while it overshoots, in
  /// the end 0.
  ///
  /// Source: the step response of a damped oscillator.
  public func remainder(at time: Double) -> Double {
    StepResponse(self).remainder(at: angularFrequency * time)
  }

  /// Where the spring is at a time in seconds, x(t): 0 up to time 0, above 1 while it overshoots, in the end
  /// 1.
  ///
  /// Source: the step response of a damped oscillator.
  public func value(at time: Double) -> Double { 1 - remainder(at: time) }

  /// How far the first peak lies beyond the target, as a fraction of the way, from 0 to below 1; 0 for a
  /// bounce of 0 or less.
  ///
  /// It is exp(−πζ/√(1 − ζ²)). Source: the step response of a damped oscillator.
  public var overshoot: Double { StepResponse(self).overshoot }

  /// The time of the first peak in seconds, π/(ω0√(1 − ζ²)), or nil where the spring never passes its target.
  ///
  /// A bounce below 10⁻⁸ counts as none. Source: the step response of a damped oscillator.
  public var firstPeak: Double? { StepResponse(self).firstPeak.map(seconds) }

  /// The time in seconds from which on the spring stays within a thousandth of its target.
  ///
  /// See `settlingTime(epsilon:)`, of which this is the one for 0.001.
  public var settlingTime: Double { settlingTime(epsilon: 0.001) }

  /// The last time in seconds at which the spring is `epsilon` or more, a fraction of the way, from its
  /// target.
  ///
  /// Infinite unless `epsilon` is above 0, and 0 where it is 1 or more. Never interpolate it over bounces: it
  /// jumps wherever one more extremum reaches epsilon, for 0.001 first at bounces of 0.0897, 0.2602 and
  /// 0.4088.
  ///
  /// This is neither SwiftUI's `Spring.settlingDuration`, which is 25 to 73 % longer, nor Core Animation's
  /// `CASpringAnimation.settlingDuration`, 4 to 28 % longer: both estimate, by rules of their own.
  ///
  /// Source: bisection of the step response of a damped oscillator.
  public func settlingTime(epsilon: Double) -> Double {
    guard epsilon > 0 else { return .infinity }
    guard epsilon < 1 else { return 0 }
    return seconds(StepResponse(self).settling(epsilon: epsilon))
  }

  /// A time in seconds that is never before `settlingTime` and takes only a division to find.
  ///
  /// It is the time at which the envelope (1 + λω0t)·e^(−λω0t) is 0.001, 9.2334…/(λω0), where λω0 is the rate of the
  /// slowest decay. With a bounce of 0 it is the settling time itself; elsewhere it is later.
  ///
  /// Source: |cos a| ≤ 1 and |sin a| ≤ a in the step response of a damped oscillator.
  public var settlingBound: Double { seconds(StepResponse.criticalSettling / StepResponse(self).decayRate) }

  /// The time in seconds of a time in units of 1/ω0.
  private func seconds(_ time: Double) -> Double { time * (duration / (2 * .pi)) }
}
