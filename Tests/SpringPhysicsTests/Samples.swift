import SpringPhysics
import Testing

/// A spring to try, and its values, which name it in the results.
struct Sample: Sendable, CustomStringConvertible {
  /// The perceptual duration in seconds.
  let duration: Double
  /// The bounce.
  let bounce: Double

  /// The spring.
  var spring: Spring {
    get throws { try Spring(duration: duration, bounce: bounce) }
  }

  /// Names the sample in the results.
  var description: String { "\(duration) s, bounce \(bounce)" }

  /// A grid of bounces, the edges of the range and of the regimes among them, and random springs from a fixed
  /// seed: bounces from −0.85 to 0.99, durations from 1 ms to 10 s.
  static let all: [Sample] = {
    let bounces = [
      -0.85, -0.7, -0.5, -0.3, -0.1, -0.01, -1e-5, -1e-7, -1e-9, -1e-16, 0, 1e-16, 1e-9, 1e-7, 1e-5, 0.01,
      0.0897,
      0.0898, 0.15, 0.2602, 0.2603, 0.4088, 0.4089, 0.6, 0.8, 0.9, 0.99,
    ]
    var samples = [0.001, 0.35, 10].flatMap { duration in
      bounces.map { Sample(duration: duration, bounce: $0) }
    }
    var source = SplitMix(state: 2023)
    for _ in 0..<60 {
      let exponent = Int.random(in: -3...0, using: &source)
      let scale = [-3: 0.001, -2: 0.01, -1: 0.1, 0: 1][exponent, default: 1]
      samples.append(
        Sample(
          duration: scale * Double.random(in: 1...10, using: &source),
          bounce: Double.random(in: -0.85...0.99, using: &source)
        )
      )
    }
    return samples
  }()

  /// The samples of which none passes its target.
  static let withoutBounce = all.filter { $0.bounce <= 0 }
}

/// The random numbers of SplitMix64 (Steele, Lea and Flood, 2014): the same ones in every run.
struct SplitMix: RandomNumberGenerator {
  /// Where the sequence stands; the first value is the seed.
  var state: UInt64

  /// The next number.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Expects two numbers to differ by at most `tolerance`: absolute up to 1, relative to `expected` above.
func expectClose(
  _ value: Double, _ expected: Double, tolerance: Double = 1e-9,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(abs(value - expected) <= tolerance * max(1, abs(expected)), sourceLocation: sourceLocation)
}
