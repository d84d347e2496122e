import Foundation

/// How a value changes over time; it prints as the call that made it.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Animation: Equatable, Sendable {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation: Hashable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation: CustomStringConvertible, CustomDebugStringConvertible {
  /// The call that made it, with all its arguments.
  public var description: String { text }
  /// The same.
  public var debugDescription: String { text }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation {
  /// What `withAnimation` takes when nothing is said.
  public static let `default` = Animation("default")

  /// A persistent spring.
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0
  ) -> Animation {
    Animation("spring(duration: \(duration), bounce: \(bounce), blendDuration: \(blendDuration))")
  }

  /// A persistent spring in older terms.
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    Animation(
      "spring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
  }

  /// A persistent spring with the default values.
  public static var spring: Animation { spring() }

  /// A spring that follows a finger.
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0.0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      "interactiveSpring(duration: \(duration), extraBounce: \(extraBounce), blendDuration: \(blendDuration))")
  }

  /// A spring that follows a finger, in older terms.
  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    Animation(
      "interactiveSpring(response: \(response), dampingFraction: \(dampingFraction), blendDuration: \(blendDuration))")
  }

  /// A spring that follows a finger, with the default values.
  public static var interactiveSpring: Animation { interactiveSpring() }

  /// A spring that adds to those that are running.
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0.0, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      "interpolatingSpring(duration: \(duration), bounce: \(bounce), initialVelocity: \(initialVelocity))")
  }

  /// A spring that adds to those that are running, in the terms of physics.
  public static func interpolatingSpring(
    mass: Double = 1.0, stiffness: Double, damping: Double, initialVelocity: Double = 0.0
  ) -> Animation {
    Animation(
      "interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), "
        + "initialVelocity: \(initialVelocity))")
  }

  /// A spring that adds to those that are running, with the default values.
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  /// A spring without bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("smooth(duration: \(duration), extraBounce: \(extraBounce))")
  }

  /// A spring without bounce, with the default values.
  public static var smooth: Animation { smooth() }

  /// A spring with a little bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("snappy(duration: \(duration), extraBounce: \(extraBounce))")
  }

  /// A spring with a little bounce, with the default values.
  public static var snappy: Animation { snappy() }

  /// A spring with more bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation {
    Animation("bouncy(duration: \(duration), extraBounce: \(extraBounce))")
  }

  /// A spring with more bounce, with the default values.
  public static var bouncy: Animation { bouncy() }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation {
  /// A cubic Bézier curve.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    Animation("timingCurve(\(p1x), \(p1y), \(p2x), \(p2y), duration: \(duration))")
  }

  /// Slow at first.
  public static func easeIn(duration: TimeInterval) -> Animation { Animation("easeIn(duration: \(duration))") }

  /// Slow at first, with the default duration.
  public static var easeIn: Animation { Animation("easeIn") }

  /// Slow at last.
  public static func easeOut(duration: TimeInterval) -> Animation { Animation("easeOut(duration: \(duration))") }

  /// Slow at last, with the default duration.
  public static var easeOut: Animation { Animation("easeOut") }

  /// Slow at both ends.
  public static func easeInOut(duration: TimeInterval) -> Animation {
    Animation("easeInOut(duration: \(duration))")
  }

  /// Slow at both ends, with the default duration.
  public static var easeInOut: Animation { Animation("easeInOut") }

  /// At one speed.
  public static func linear(duration: TimeInterval) -> Animation { Animation("linear(duration: \(duration))") }

  /// At one speed, with the default duration.
  public static var linear: Animation { Animation("linear") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Animation {
  /// Starts later, by seconds.
  public func delay(_ delay: TimeInterval) -> Animation { Animation("\(text).delay(\(delay))") }

  /// Runs faster or slower.
  public func speed(_ speed: Double) -> Animation { Animation("\(text).speed(\(speed))") }

  /// Runs several times.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation("\(text).repeatCount(\(repeatCount), autoreverses: \(autoreverses))")
  }

  /// Runs as long as the view is there.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation("\(text).repeatForever(autoreverses: \(autoreverses))")
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Animation {
  /// A persistent spring.
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation {
    Animation("spring(\(spring.summary), blendDuration: \(blendDuration))")
  }

  /// A spring that adds to those that are running.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation {
    Animation("interpolatingSpring(\(spring.summary), initialVelocity: \(initialVelocity))")
  }

  /// A curve.
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation("timingCurve(\(curve.summary), duration: \(duration))")
  }

  /// Counts as complete after a time, though it may still run.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation("\(text).logicallyComplete(after: \(duration))")
  }
}
