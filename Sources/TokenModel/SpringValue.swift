package import SpringPhysics

/// A spring by its perceptual duration and its bounce, whichever way it was written.
package struct SpringValue: Hashable, Sendable {
  /// The perceptual duration in ms, above zero; what is derived is rounded to a millionth.
  package let duration: Amount
  /// The bounce, −0.85 ≤ b < 1; what is derived is rounded to a millionth.
  package let bounce: Amount
  /// The way in which it was written.
  package let form: Form
  /// The same spring for what is derived; its duration is in seconds.
  package let physics: Spring
  /// Where the keys of an older form stand; nil for another form, and where another token wrote the spring.
  package let olderKeys: OlderKeys?

  /// A way to write a spring, with the numbers that only it has.
  package indirect enum Form: Hashable, Sendable {
    /// Duration and bounce.
    case perceptual
    /// SwiftUI's name, with or without changes to it.
    case preset(Preset)
    /// The response, which is the duration, and a damping ratio.
    case response(dampingRatio: Amount)
    /// A mass, which is 1 where nothing is said, a stiffness and a damping.
    case physical(mass: Amount?, stiffness: Amount, damping: Amount)
  }

  /// Where the keys of an older form stand, so that it can be rewritten as duration and bounce.
  package struct OlderKeys: Hashable, Sendable {
    /// The name `response` or `stiffness`, without quotes.
    package let duration: SourceRange
    /// The name `dampingRatio` or `damping`, without quotes.
    package let bounce: SourceRange
    /// What to take away so that the entry of the mass is gone and nothing else; nil where there is none, or where it
    /// cannot be taken away alone.
    package let massEntry: SourceRange?

    /// The keys of a spring.
    package init(duration: SourceRange, bounce: SourceRange, massEntry: SourceRange? = nil) {
      self.duration = duration
      self.bounce = bounce
      self.massEntry = massEntry
    }
  }

  /// SwiftUI's named springs, of 500 ms unless another duration is given.
  package enum Preset: String, Sendable, CaseIterable {
    /// No bounce.
    case smooth
    /// A bounce of 0.15.
    case snappy
    /// A bounce of 0.3.
    case bouncy

    /// The bounce that `extraBounce` is added to.
    package var bounce: Decimal {
      switch self {
      case .smooth: 0
      case .snappy: Decimal(millionths: 150_000)
      case .bouncy: Decimal(millionths: 300_000)
      }
    }

    /// 500 ms.
    package static let duration: Decimal = 500
  }

  /// A spring whose `physics` agrees with its numbers.
  package init(duration: Amount, bounce: Amount, form: Form, physics: Spring, olderKeys: OlderKeys? = nil) {
    self.duration = duration
    self.bounce = bounce
    self.form = form
    self.physics = physics
    self.olderKeys = olderKeys
  }
}
