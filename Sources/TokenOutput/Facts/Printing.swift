import TokenModel

/// How outputs print numbers: without exponents, and derived ones rounded, since `exp` and `cos` differ in the
/// last digit between systems.
enum Printing {
  /// Milliseconds as seconds: 350 as `0.35`.
  static func seconds(_ milliseconds: Decimal) -> String { shifted(milliseconds, by: 3) }

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
    var bytes = Array(digits.utf8)
    let zero = UInt8(ascii: "0")
    if power >= 0 {
      bytes.append(contentsOf: repeatElement(zero, count: power))
    } else {
      bytes.insert(contentsOf: repeatElement(zero, count: max(0, 1 - power - bytes.count)), at: 0)
      bytes.insert(UInt8(ascii: "."), at: bytes.count + power)
      while bytes.last == zero { bytes.removeLast() }
      if bytes.last == UInt8(ascii: ".") { bytes.removeLast() }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
