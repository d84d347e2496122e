import TokenModel

/// How outputs print numbers: without exponents, and derived ones rounded, since `exp` and `cos` differ in the
/// last digit between systems.
enum Printing {
  /// Milliseconds as seconds: 350 as `0.35`.
  static func seconds(_ milliseconds: Decimal) -> String { shifted(milliseconds, by: 3) }

  /// A number as a literal that Swift reads as a floating-point one: 0 as `0`, 0.15 as `0.15`.
  static func number(_ value: Decimal) -> String { value.description }

  /// A derived number above zero with six significant digits: 1754.60 as `1754.6`.
  static func significant(_ value: Double) -> String {
    guard value > 0, value.isFinite else { return "0" }
    // 10^power · digits, with six digits before the point.
    var power = 0
    var scaled = value
    while scaled >= 1_000_000 {
      scaled /= 10
      power += 1
    }
    while scaled < 100_000 {
      scaled *= 10
      power -= 1
    }
    let digits = String(Int(scaled.rounded(.toNearestOrEven)))
    return place(digits, power)
  }

  /// A derived number rounded to some decimals: 404.63 with one as `404.6`.
  static func rounded(_ value: Double, places: Int) -> String {
    Decimal(rounding: value, places: places)?.description ?? significant(value)
  }

  private static func shifted(_ value: Decimal, by power: Int) -> String {
    let text = value.millionths == 0 ? "0" : place(String(value.millionths.magnitude), -Decimal.places - power)
    return value.millionths < 0 ? "-" + text : text
  }

  /// Digits · 10^power without exponent and without trailing zeros behind a point.
  private static func place(_ digits: String, _ power: Int) -> String {
    if power >= 0 { return digits + String(repeating: "0", count: power) }
    let padded = String(repeating: "0", count: max(0, 1 - power - digits.utf8.count)) + digits
    let whole = padded.dropLast(-power)
    var fraction = padded.suffix(-power)
    while fraction.last == "0" { fraction.removeLast() }
    return fraction.isEmpty ? String(whole) : "\(whole).\(fraction)"
  }
}
