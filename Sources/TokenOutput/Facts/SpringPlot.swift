import SpringPhysics
import TokenModel

/// A spring as one line of block characters.
enum SpringPlot {
  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// How many characters a plot has.
  private static let samples = 20

  /// How many milliseconds the plots of a table span: until the last of its springs settles, at most a second.
  static func span(of springs: some Collection<Spring>) -> Decimal {
    let longest = springs.map(\.settlingTime).max() ?? 0
    return min(1000, Decimal(rounding: longest * 1000, places: 0) ?? 1000)
  }

  /// The way of a spring in the first `span` milliseconds: ▆ is its end, ▇ and █ lie beyond it.
  static func text(_ spring: Spring, span: Decimal) -> String {
    (0..<samples).map { index in
      let time = span.double / 1000 * Double(index) / Double(samples - 1)
      // Rounded first, so that the last digit of `exp` decides nothing.
      let value = Decimal(rounding: spring.value(at: time), places: 4) ?? .zero
      return blocks[level(of: value.double)]
    }.joined()
  }

  /// Overshoot is a few hundredths, less than a block is high, so what lies beyond the end gets blocks of its
  /// own: ▇ up to 3 %, █ above.
  private static func level(of value: Double) -> Int {
    switch value {
    case ..<0.995: max(0, min(5, Int(value * 6)))
    case ...1.005: 5
    case ...1.03: 6
    default: 7
    }
  }
}
