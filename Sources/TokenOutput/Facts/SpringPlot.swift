import SpringPhysics
import TokenModel

/// A spring as one line of block characters.
enum SpringPlot {
  /// How many milliseconds the plots of a table span: until the last of its springs settles, at most a second.
  static func span(of springs: some Collection<Spring>) -> Decimal {
    let longest = springs.map(\.settlingTime).max() ?? 0
    return min(1000, Decimal(rounding: longest * 1000, places: 0) ?? 1000)
  }

  /// The way of a spring in the first `span` milliseconds: ▆ is its end, ▇ and █ lie beyond it.
  static func text(_ spring: Spring, span: Decimal) -> String {
    BlockPlot.text { share in spring.value(at: span.double / 1000 * share) }
  }
}
