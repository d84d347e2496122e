import TokenModel
import Testing

@testable import TokenOutput

/// Hardening G05: one form of a number for all outputs.
@Suite("Numbers in outputs")
struct PrintingTests {
  @Test(
    "Milliseconds become seconds without loss",
    arguments: [
      (0, "0"), (1, "0.000000001"), (1_000_000, "0.001"), (350_000_000, "0.35"), (125_500_000, "0.1255"),
      (1_000_000_000, "1"), (1_000_000_001, "1.000000001"), (3_600_000_000_000, "3600"),
      (1_000_000_000_000_000, "1000000"), (-250_000_000, "-0.25"), (-1, "-0.000000001"), (60_000_000_000, "60"),
    ] as [(Int64, String)])
  func seconds(millionths: Int64, text: String) {
    #expect(Printing.seconds(Decimal(millionths: millionths)) == text)
  }

  @Test(
    "Derived numbers have six digits and no exponent",
    arguments: [
      (1754.5963379714417, "1754.6"), (631.6546816697189, "631.655"), (50.26548245743669, "50.2655"), (1, "1"),
      (0.8, "0.8"), (1.3333333333333333, "1.33333"), (0.15000000000000002, "0.15"), (0.000001234567, "0.00000123457"),
      (999_999.5, "1000000"), (0.9999996, "1"), (99999.96, "100000"), (123_456_789, "123457000"),
      (3.94784e19, "39478400000000000000"),
      (100_000, "100000"), (1e-9, "0.000000001"), (0, "0"), (-1, "0"), (.infinity, "0"), (.nan, "0"),
    ])
  func significant(value: Double, text: String) { #expect(Printing.significant(value) == text) }

  @Test(
    "Rounded numbers have so many places at most, and ties go to the even digit",
    arguments: [
      (404.63, 1, "404.6"), (404.65, 1, "404.6"), (404.75, 1, "404.8"), (0.05, 1, "0"), (1.516, 2, "1.52"), (0, 2, "0"),
      (-0.001, 2, "0"), (2.5, 0, "2"), (147, 1, "147"), (5_290_178.4, 1, "5290178.4"), (2e9, 1, "2000000000"),
    ])
  func rounded(value: Double, places: Int, text: String) { #expect(Printing.rounded(value, places: places) == text) }

  @Test(
    "Authored numbers are the shortest decimals",
    arguments: [
      (0, "0"), (100_000, "0.1"), (1, "0.000001"), (-1, "-0.000001"), (100_000_000, "100"), (300_000, "0.3"),
      (1_050_000, "1.05"), (-850_000, "-0.85"), (1_000_000_000_000_000, "1000000000"),
    ] as [(Int64, String)])
  func authored(millionths: Int64, text: String) { #expect(Decimal(millionths: millionths).description == text) }
}
