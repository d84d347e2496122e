import TokenModel

/// A number in JSON's form (RFC 8259), taken apart: digits · 10^exponent.
struct NumberText {
  private var isNegative = false
  /// The digits without leading zeros.
  private var digits: [UInt8] = []
  private var exponent = 0

  /// The number at the start of a text and what follows it; nil where the text does not begin with one.
  static func prefix(of text: String) -> (number: NumberText, rest: Substring.UTF8View.SubSequence)? {
    var rest = Substring(text).utf8
    var number = NumberText()
    func digits() -> [UInt8] {
      let run = rest.prefix { 0x30...0x39 ~= $0 }
      rest = rest.dropFirst(run.count)
      return run.map { $0 - 0x30 }
    }
    if rest.first == UInt8(ascii: "-") {
      number.isNegative = true
      rest = rest.dropFirst()
    }
    let whole = digits()
    guard let first = whole.first, first != 0 || whole.count == 1 else { return nil }
    var all = whole
    if rest.first == UInt8(ascii: "."), let next = rest.dropFirst().first, 0x30...0x39 ~= next {
      rest = rest.dropFirst()
      let fraction = digits()
      all += fraction
      number.exponent = -fraction.count
    }
    if let letter = rest.first, letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") {
      var tail = rest.dropFirst()
      let sign = tail.first
      if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { tail = tail.dropFirst() }
      if let next = tail.first, 0x30...0x39 ~= next {
        rest = tail
        // Far beyond any limit a longer exponent says nothing new.
        let size = digits().reduce(0) { min($0 * 10 + Int($1), 100_000) }
        number.exponent += sign == UInt8(ascii: "-") ? -size : size
      }
    }
    number.digits = Array(all.drop { $0 == 0 })
    return (number, rest)
  }

  /// The value of a number at the scale of `Decimal`.
  enum Value {
    /// It has no digit too many.
    case exact(Decimal)
    /// It had digits beyond a millionth; half to even.
    case rounded(Decimal)
    /// It is beyond 10⁹.
    case tooLarge
  }

  /// The number times 10^shift.
  func decimal(shift: Int) -> Value {
    var digits = digits
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { return .exact(.zero) }
    // The value in millionths is digits · 10^power.
    let power = exponent + (self.digits.count - digits.count) + shift + Decimal.places
    if digits.count + power > 16 { return .tooLarge }
    let kept = power < 0 ? max(0, digits.count + power) : digits.count
    var magnitude = digits.prefix(kept).reduce(Int64(0)) { $0 * 10 + Int64($1) }
    for _ in 0..<max(0, power) { magnitude *= 10 }
    if power < 0, digits.count + power >= 0 {
      let lost = digits.dropFirst(kept)
      let isTie = lost.count == 1 && lost.first == 5
      if (lost.first ?? 0) > 5 || (lost.first == 5 && (!isTie || magnitude % 2 == 1)) { magnitude += 1 }
    }
    let value = Decimal(millionths: isNegative ? -magnitude : magnitude)
    if value > Decimal.limit || value < -Decimal.limit { return .tooLarge }
    return power < 0 ? .rounded(value) : .exact(value)
  }
}
