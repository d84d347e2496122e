import TokenModel

/// A way from 0 to 1 as one line of block characters: ▁ is the start, ▆ the end.
enum BlockPlot {
  private static let blocks = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// How many characters a plot has.
  private static let samples = 20

  /// A plot of `value`, which is asked for shares of the time from 0 to 1.
  static func text(_ value: (Double) -> Double) -> String {
    (0..<samples).map { index in
      // Rounded first, so that the last digit of `exp` decides nothing.
      let value = Decimal(rounding: value(Double(index) / Double(samples - 1)), places: 4) ?? .zero
      return blocks[level(of: value.double)]
    }.joined()
  }

  /// Overshoot is a few hundredths, less than a block is high, so what lies beyond the end gets blocks of its
  /// own: ▇ up to 3 %, █ above. What lies before the start is drawn at the start.
  private static func level(of value: Double) -> Int {
    switch value {
    case ..<0.995: max(0, min(5, Int(value * 6)))
    case ...1.005: 5
    case ...1.03: 6
    default: 7
    }
  }
}
