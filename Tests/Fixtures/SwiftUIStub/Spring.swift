import Foundation

/// A spring in any of its terms. Duration and bounce are those it was made of, or follow from them.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct Spring: Hashable, Sendable {
  let summary: String
  /// The perceptual duration in seconds.
  public let duration: TimeInterval
  /// From -1 to 1; 0 is critically damped.
  public let bounce: Double
  /// The mass.
  public let mass: Double
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Spring {
  /// Makes a spring of duration and bounce.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0.0) {
    self.init(
      summary: "Spring(duration: \(duration), bounce: \(bounce))", duration: duration, bounce: bounce, mass: 1)
  }

  /// Makes a spring of response and damping ratio.
  public init(response: Double, dampingRatio: Double) {
    self.init(
      summary: "Spring(response: \(response), dampingRatio: \(dampingRatio))", duration: response,
      bounce: Self.bounce(ofDampingRatio: dampingRatio), mass: 1)
  }

  /// Makes a spring of physical constants.
  public init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
    let frequency = (stiffness / mass).squareRoot()
    let ratio = damping / (2 * mass * frequency)
    self.init(
      summary: "Spring(mass: \(mass), stiffness: \(stiffness), damping: \(damping))",
      duration: 2 * Double.pi / frequency,
      bounce: Self.bounce(ofDampingRatio: allowOverDamping ? ratio : min(ratio, 1)), mass: mass)
  }

  /// Makes a spring of the time in which it settles; here that stands for the duration as well.
  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    self.init(
      summary: "Spring(settlingDuration: \(settlingDuration), dampingRatio: \(dampingRatio), epsilon: \(epsilon))",
      duration: settlingDuration, bounce: Self.bounce(ofDampingRatio: dampingRatio), mass: 1)
  }

  private static func bounce(ofDampingRatio ratio: Double) -> Double {
    ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  /// The same as the duration.
  public var response: Double { duration }
  /// The damping as a part of the critical one.
  public var dampingRatio: Double { bounce >= 0 ? 1 - bounce : 1 / (1 + bounce) }
  /// The stiffness.
  public var stiffness: Double { mass * (2 * Double.pi / duration) * (2 * Double.pi / duration) }
  /// The damping.
  public var damping: Double { 2 * mass * dampingRatio * 2 * Double.pi / duration }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  /// A spring without bounce, with the default values.
  public static var smooth: Spring { smooth() }

  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// A spring with a little bounce, with the default values.
  public static var snappy: Spring { snappy() }

  /// A spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// A spring with more bounce, with the default values.
  public static var bouncy: Spring { bouncy() }
}

/// A curve from (0, 0) to (1, 1).
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct UnitCurve: Hashable, Sendable {
  let summary: String

  /// A Bézier curve by its two inner points.
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    UnitCurve(
      summary: "bezier(startControlPoint: \(startControlPoint.summary), endControlPoint: \(endControlPoint.summary))")
  }

  /// At one speed.
  public static let linear = UnitCurve(summary: "linear")
  /// Slow at first.
  public static let easeIn = UnitCurve(summary: "easeIn")
  /// Slow at last.
  public static let easeOut = UnitCurve(summary: "easeOut")
  /// Slow at both ends.
  public static let easeInOut = UnitCurve(summary: "easeInOut")
  /// A quarter of a circle, slow at first.
  public static let circularEaseIn = UnitCurve(summary: "circularEaseIn")
  /// A quarter of a circle, slow at last.
  public static let circularEaseOut = UnitCurve(summary: "circularEaseOut")
  /// Two quarters of circles, slow at both ends.
  public static let circularEaseInOut = UnitCurve(summary: "circularEaseInOut")

  /// The curve with x and y exchanged.
  public var inverse: UnitCurve { UnitCurve(summary: "\(summary).inverse") }
}
