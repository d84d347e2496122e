/// An exact decimal: a whole number of millionths of its unit (ms, pt, % or 1), at most 10⁹ of them units.
///
/// Authored numbers never pass through binary floating point, so 60 % of 350 ms is 210 ms and a limit of
/// 55 % can be met exactly.
package struct Decimal: Hashable, Sendable, Comparable {
  /// The value in millionths.
  package let millionths: Int64

  /// The largest magnitude that a value may have.
  package static let limit = Decimal(1_000_000_000)
  /// Nothing.
  package static let zero = Decimal(0)
  /// How many millionths make one.
  package static let scale: Int64 = 1_000_000
  /// How many digits may follow the point.
  package static let places = 6

  /// The value `millionths` / 10⁶.
  package init(millionths: Int64) { self.millionths = millionths }

  /// A whole number, at most 10⁹ in magnitude.
  package init(_ whole: Int) { millionths = Int64(whole) * Self.scale }

  /// The multiple of 10^−places that is nearest to `value`, ties to even; nil where it is not within ±10⁹.
  ///
  /// For derived values, which come out of floating point and are rounded before they are printed.
  package init?(rounding value: Double, places: Int) {
    let step = (0..<places).reduce(1.0) { product, _ in product * 10 }
    let whole = (value * step).rounded(.toNearestOrEven)
    guard abs(value) <= 1e9, whole.isFinite else { return nil }
    millionths = Int64(whole) * (Self.scale / Int64(step))
  }

  /// The nearest double, for what is derived.
  package var double: Double { Double(millionths) / Double(Self.scale) }

  /// The value where it is whole.
  package var whole: Int? { millionths % Self.scale == 0 ? Int(millionths / Self.scale) : nil }

  package static func < (left: Self, right: Self) -> Bool { left.millionths < right.millionths }

  package static prefix func - (value: Self) -> Self { Self(millionths: -value.millionths) }

  package static func + (left: Self, right: Self) -> Self {
    Self(millionths: left.millionths + right.millionths)
  }

  package static func - (left: Self, right: Self) -> Self {
    Self(millionths: left.millionths - right.millionths)
  }

  /// The product, rounded half to even to a millionth; nil where it exceeds 10⁹.
  package func multiplied(by other: Self) -> Self? { scaled(by: other.millionths, over: Self.scale) }

  /// The quotient, rounded half to even to a millionth; nil for a division by zero or beyond 10⁹.
  package func divided(by other: Self) -> Self? {
    other.millionths == 0 ? nil : scaled(by: Self.scale, over: other.millionths)
  }

  /// `percent` % of the value, rounded half to even to a millionth; nil where it exceeds 10⁹.
  package func percent(_ percent: Self) -> Self? {
    scaled(by: percent.millionths, over: 100 * Self.scale)
  }

  /// Whether the value is less than `percent` % of `whole`, exactly; none of them is negative.
  package func isLess(than percent: Self, percentOf whole: Self) -> Bool {
    let (share, bound) = shares(percent, of: whole)
    return share < bound
  }

  /// Whether the value is more than `percent` % of `whole`, exactly; none of them is negative.
  package func isMore(than percent: Self, percentOf whole: Self) -> Bool {
    let (share, bound) = shares(percent, of: whole)
    return share > bound
  }

  private func shares(_ percent: Self, of whole: Self) -> ((UInt64, UInt64), (UInt64, UInt64)) {
    let share = millionths.magnitude.multipliedFullWidth(by: (100 * Self.scale).magnitude)
    let bound = whole.millionths.magnitude.multipliedFullWidth(by: percent.millionths.magnitude)
    return ((share.high, share.low), (bound.high, bound.low))
  }

  /// The whole multiple of `unit` (above zero) that is nearest, ties to even.
  package func nearestMultiple(of unit: Self) -> Self {
    Self(millionths: Self.quotient(millionths, 1, unit.millionths) * unit.millionths)
  }

  private func scaled(by factor: Int64, over divisor: Int64) -> Self? {
    let product = millionths.magnitude.multipliedFullWidth(by: factor.magnitude)
    guard product.high < divisor.magnitude else { return nil }
    let result = Self(millionths: Self.quotient(millionths, factor, divisor))
    return result.millionths.magnitude <= Self.limit.millionths.magnitude ? result : nil
  }

  /// value · factor / divisor, half to even; the quotient must fit 64 bits.
  private static func quotient(_ value: Int64, _ factor: Int64, _ divisor: Int64) -> Int64 {
    let product = value.magnitude.multipliedFullWidth(by: factor.magnitude)
    var (quotient, remainder) = divisor.magnitude.dividingFullWidth(product)
    let rest = divisor.magnitude - remainder
    if remainder > rest || (remainder == rest && quotient % 2 == 1) { quotient += 1 }
    let negative = ((value < 0) != (factor < 0)) != (divisor < 0)
    let magnitude = Int64(clamping: quotient)
    return negative ? -magnitude : magnitude
  }
}

extension Decimal: CustomStringConvertible {
  /// The shortest decimal: no exponent, no trailing zeros, no `-0`.
  package var description: String {
    let magnitude = millionths.magnitude
    var text = millionths < 0 ? "-" : ""
    text += String(magnitude / Self.scale.magnitude)
    var fraction = magnitude % Self.scale.magnitude
    guard fraction > 0 else { return text }
    text += "."
    var unit = Self.scale.magnitude / 10
    while fraction > 0 {
      text += String(fraction / unit)
      fraction %= unit
      unit /= 10
    }
    return text
  }
}

extension Decimal: ExpressibleByIntegerLiteral {
  /// A whole number, at most 10⁹ in magnitude.
  package init(integerLiteral value: Int) { self.init(value) }
}
