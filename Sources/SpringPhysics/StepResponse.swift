#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The step response of a damped oscillator in the dimensionless time τ = ω0·t.
///
/// It depends on the bounce alone: a spring's duration stretches it and changes nothing else.
struct StepResponse {
  /// The damping ratio ζ.
  let dampingRatio: Double
  /// Which of the three solutions of the equation of motion holds.
  let regime: Regime

  /// The three solutions.
  enum Regime {
    /// ζ < 1: it swings at `frequency` = √(1 − ζ²), in units of ω0.
    case underdamped(frequency: Double)
    /// ζ = 1, or so near (10⁻⁸) that the difference stays below 5·10⁻⁹ of the step.
    case critical
    /// ζ > 1: two exponentials, whose rates lie `spread` = √(ζ² − 1) from ζ on both sides, in units of ω0.
    case overdamped(spread: Double)
  }

  /// The response of a spring whose bounce is in `Spring.bounceRange`.
  init(_ spring: Spring) {
    let bounce = spring.bounce
    dampingRatio = spring.dampingRatio
    // 1 − ζ straight from the bounce: the subtraction would cancel near 1.
    let margin = bounce >= 0 ? bounce : bounce / (1 + bounce)
    let square = margin * (1 + dampingRatio)
    if abs(margin) < 1e-8 {
      regime = .critical
    } else if bounce > 0 {
      regime = .underdamped(frequency: square.squareRoot())
    } else {
      regime = .overdamped(spread: (-square).squareRoot())
    }
  }

  /// What is left of the step, 1 − x(τ): 1 up to τ = 0, and 0 in the limit.
  ///
  /// Source: the step response of a damped oscillator from rest.
  func remainder(at time: Double) -> Double {
    if time <= 0 { return 1 }
    if time == .infinity { return 0 }
    switch regime {
    case .underdamped(let frequency):
      let angle = frequency * time
      return exp(-dampingRatio * time) * (cos(angle) + dampingRatio * sin(angle) / frequency)
    case .critical:
      return exp(-time) * (1 + time)
    case .overdamped(let spread):
      // The sum of the two exponentials with the slow one taken out, so that nothing cancels near ζ = 1.
      let slow = -1 / (dampingRatio + spread)
      return exp(slow * time) * (1 + slow * expm1(-2 * spread * time) / (2 * spread))
    }
  }

  /// The time τ of the first peak, half a period of the damped swing, or nil where nothing overshoots.
  var firstPeak: Double? {
    guard case .underdamped(let frequency) = regime else { return nil }
    return .pi / frequency
  }

  /// How far the first peak lies above the target, as a fraction of the step: exp(−πζ/√(1 − ζ²)), or 0.
  var overshoot: Double { exp(-decrement) }

  /// The last τ at which the remainder is still `epsilon` or more on either side, for 0 < epsilon < 1.
  ///
  /// A swing's extrema shrink by the same factor each, so the last one that reaches epsilon is known; the
  /// answer lies between it and the next. Without a swing the remainder only falls.
  func settling(epsilon: Double) -> Double {
    if let firstPeak {
      let last = (-log(epsilon) / decrement).rounded(.down)
      let side = last.truncatingRemainder(dividingBy: 2) == 0 ? 1.0 : -1.0
      return lastTime(from: last * firstPeak, to: (last + 1) * firstPeak) {
        side * remainder(at: $0) >= epsilon
      }
    }
    var bound = 1.0
    while remainder(at: bound) >= epsilon { bound *= 2 }
    return lastTime(from: 0, to: bound) { remainder(at: $0) >= epsilon }
  }

  /// Where (1 + τ)·e^(−τ) is 0.001, rounded up far enough for what rounding may do to a settling time.
  static let criticalSettling = 9.233_413_476_452

  /// The rate λ of the slowest decay in units of ω0, which bounds the remainder: |1 − x(τ)| ≤ (1 + λτ)·e^(−λτ).
  ///
  /// It is ζ up to 1 and ζ − √(ζ² − 1) above.
  var decayRate: Double {
    switch regime {
    case .underdamped: dampingRatio
    case .critical: 1
    case .overdamped(let spread): 1 / (dampingRatio + spread)
    }
  }

  /// The logarithm of the factor by which the remainder shrinks from one extremum to the next, πζ/√(1 − ζ²);
  /// infinite without a swing.
  private var decrement: Double {
    guard let firstPeak else { return .infinity }
    return dampingRatio * firstPeak
  }

  /// Bisects, down to neighbouring numbers, for the place where `reaches` turns false.
  private func lastTime(from start: Double, to end: Double, reaches: (Double) -> Bool) -> Double {
    var (low, high) = (start, end)
    while true {
      let middle = low + (high - low) / 2
      guard low < middle, middle < high else { return low }
      if reaches(middle) { low = middle } else { high = middle }
    }
  }
}
