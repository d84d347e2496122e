import Testing
import TokenModel

/// Expected values come from Python's `decimal` with 60 digits, rounded half to even.
@Suite("Decimals")
struct DecimalTests {
  private static func decimal(_ millionths: Int64) -> Decimal { Decimal(millionths: millionths) }

  @Test(
    "a product is rounded half to even to a millionth, and nil beyond 10⁹",
    arguments: [
      (350000000, 600000, 210000000),
      (1, 500000, 0),
      (3, 500000, 2),
      (5, 500000, 2),
      (-1, 500000, 0),
      (-3, 500000, -2),
      (1234567, 7654321, 9449772),
      (1000000000000000, 1000000, 1000000000000000),
      (1000000000000000, 1000001, nil),
      (-31622776601, 31622776601, -999999999956753),
      (999999999999999, -1000000, -999999999999999),
      (0, -5000000, 0),
      (33333333333, 3000003, 100000099999),
      (1000000000000000, 1000000000000000, nil),
    ] as [(Int64, Int64, Int64?)])
  func product(left: Int64, right: Int64, expected: Int64?) {
    #expect(Self.decimal(left).multiplied(by: Self.decimal(right))?.millionths == expected)
    #expect(Self.decimal(right).multiplied(by: Self.decimal(left))?.millionths == expected)
  }

  @Test(
    "a quotient is rounded half to even to a millionth, and nil beyond 10⁹ or by zero",
    arguments: [
      (300000000, 42857143, 7000000),
      (300000000, 42000000, 7142857),
      (1000000, 3000000, 333333),
      (2000000, 3000000, 666667),
      (-1000000, 3000000, -333333),
      (-2000000, 3000000, -666667),
      (1, 2000000, 0),
      (3, 2000000, 2),
      (1000000, 1, 1000000000000),
      (1000000000000000, 500000, nil),
      (5000000, 0, nil),
      (0, 7000000, 0),
      (1000000000000000, -1000000, -1000000000000000),
      (1, 1000000000000000, 0),
      (7000000, -300000, -23333333),
    ] as [(Int64, Int64, Int64?)])
  func quotient(left: Int64, right: Int64, expected: Int64?) {
    #expect(Self.decimal(left).divided(by: Self.decimal(right))?.millionths == expected)
  }

  @Test(
    "a percentage is rounded once, half to even to a millionth",
    arguments: [
      (350000000, 60000000, 210000000),
      (1000000, 33333333, 333333),
      (1, 50000000, 0),
      (3, 50000000, 2),
      (1000000000000000, 100000000, 1000000000000000),
      (1000000000000000, 100000001, nil),
      (208000000, 60000000, 124800000),
      (7, 7142857, 0),
    ] as [(Int64, Int64, Int64?)])
  func percentage(whole: Int64, percent: Int64, expected: Int64?) {
    #expect(Self.decimal(whole).percent(Self.decimal(percent))?.millionths == expected)
  }

  @Test(
    "it is written as the shortest decimal",
    arguments: [
      (0, "0"), (1, "0.000001"), (-1, "-0.000001"), (1_000_000, "1"), (-1_500_000, "-1.5"), (250_000_000, "250"),
      (210_000_001, "210.000001"), (100_000, "0.1"), (1_000_000_000_000_000, "1000000000"), (10_010_000, "10.01"),
    ] as [(Int64, String)])
  func text(millionths: Int64, text: String) { #expect(Self.decimal(millionths).description == text) }

  @Test(
    "the nearest multiple takes the even one of two",
    arguments: [
      (15, 4, 16), (14, 4, 16), (10, 4, 8), (6, 4, 8), (2, 4, 0), (18, 4, 16), (13, 4, 12), (0, 4, 0), (124, 5, 125),
      (122, 5, 120), (-6, 4, -8), (-2, 4, 0), (1_000_000_000, 4, 1_000_000_000),
    ])
  func nearestMultiple(value: Int, unit: Int, expected: Int) {
    #expect(Decimal(value).nearestMultiple(of: Decimal(unit)) == Decimal(expected))
  }

  @Test("shares are compared exactly, however large or small the numbers are")
  func shares() {
    let hundred: Decimal = 100
    #expect(!Decimal(55).isLess(than: 55, percentOf: hundred))
    #expect(Decimal(millionths: 54_999_999).isLess(than: 55, percentOf: hundred))
    #expect(!Decimal(65).isMore(than: 65, percentOf: hundred))
    #expect(Decimal(millionths: 65_000_001).isMore(than: 65, percentOf: hundred))
    #expect(!Decimal(millionths: 1).isLess(than: 50, percentOf: Decimal(millionths: 2)))
    #expect(Decimal(millionths: 1).isLess(than: 51, percentOf: Decimal(millionths: 2)))
    #expect(!Decimal.limit.isMore(than: 100, percentOf: Decimal.limit))
    #expect(Decimal.limit.isMore(than: Decimal(millionths: 99_999_999), percentOf: Decimal.limit))
    #expect(Decimal.limit.isLess(than: Decimal.limit, percentOf: Decimal.limit))
  }

  @Test("whole numbers are told from others, and order is the numbers' order")
  func wholeAndOrder() {
    #expect(Decimal(8).whole == 8)
    #expect(Decimal(-8).whole == -8)
    #expect(Decimal(millionths: 8_000_001).whole == nil)
    #expect([3, -1, Decimal(millionths: 1), 0].sorted() == [-1, 0, Decimal(millionths: 1), 3])
    #expect(Decimal(2) - 3 == -1 && Decimal(2) + 3 == 5 && -Decimal(2) == -2)
  }

  @Test(
    "a double is rounded to the places asked for, half to even, and refused beyond 10⁹ or where it is no number",
    arguments: [
      (0.25, 1, 200_000), (0.35, 1, 400_000), (0.75, 1, 800_000), (2.5, 0, 2_000_000), (3.5, 0, 4_000_000),
      (-2.5, 0, -2_000_000), (1e9, 0, 1_000_000_000_000_000), (1.000_1e9, 0, nil), (.nan, 3, nil), (.infinity, 3, nil),
      (0.123_456_7, 6, 123_457),
    ] as [(Double, Int, Int64?)])
  func rounding(value: Double, places: Int, expected: Int64?) {
    #expect(Decimal(rounding: value, places: places)?.millionths == expected)
  }
}
