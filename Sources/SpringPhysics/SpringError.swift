/// Why values do not make a spring: which of them, and what it was.
public enum SpringError: Error, Hashable, Sendable {
  /// A value that is NaN or infinite.
  case notFinite(Parameter, Double)
  /// A value that must be above 0 and is not.
  case notPositive(Parameter, Double)
  /// A bounce outside `Spring.bounceRange`, as given or as a damping ratio or damping comes to.
  case bounceOutOfRange(Double)

  /// The values that a spring is made of; the raw value is the name that authors write.
  public enum Parameter: String, Hashable, Sendable {
    /// The perceptual duration in seconds.
    case duration
    /// The bounce, without a unit.
    case bounce
    /// The response in seconds: another name of the perceptual duration.
    case response
    /// The damping ratio, without a unit.
    case dampingRatio
    /// The mass.
    case mass
    /// The stiffness, in mass per second squared.
    case stiffness
    /// The damping, in mass per second.
    case damping
  }

  /// The parameter that is at fault; a conversion that comes to a bad bounce names the bounce.
  public var parameter: Parameter {
    switch self {
    case .notFinite(let parameter, _), .notPositive(let parameter, _): parameter
    case .bounceOutOfRange: .bounce
    }
  }

  /// The value of the parameter that is at fault.
  public var value: Double {
    switch self {
    case .notFinite(_, let value), .notPositive(_, let value), .bounceOutOfRange(let value): value
    }
  }

  /// Throws unless `value` is a number and finite.
  static func checkFinite(_ parameter: Parameter, _ value: Double) throws(SpringError) {
    guard value.isFinite else { throw .notFinite(parameter, value) }
  }

  /// Throws unless `value` is a finite number above 0.
  static func checkPositive(_ parameter: Parameter, _ value: Double) throws(SpringError) {
    try checkFinite(parameter, value)
    guard value > 0 else { throw .notPositive(parameter, value) }
  }
}

extension SpringError: CustomStringConvertible {
  /// What is wrong, in one line that begins in lower case and ends without a period.
  public var description: String {
    switch self {
    case .notFinite(let parameter, let value): "\(parameter.rawValue) \(value) is not a finite number"
    case .notPositive(let parameter, let value): "\(parameter.rawValue) \(value) is not above 0"
    case .bounceOutOfRange(let value): "bounce \(value) is outside -0.85 ≤ bounce < 1"
    }
  }
}
