package import TokenModel

/// How long something may take that travels a distance, in ms.
package struct DistanceBand {
  /// The shortest time.
  package let low: Decimal
  /// The longest time.
  package let high: Decimal

  /// A distance in points and the times that it takes.
  private struct Point {
    let distance: Int
    let low: Int
    let high: Int
  }

  private static let points = [
    Point(distance: 20, low: 100, high: 150), Point(distance: 180, low: 180, high: 300),
    Point(distance: 400, low: 300, high: 400), Point(distance: 800, low: 400, high: 500),
  ]

  /// The longest time of any distance.
  static let longest: Decimal = 500

  /// The band of a distance in points: linear between the known ones, its ends rounded half to even to 1 ms.
  package init(_ distance: Decimal) {
    var near = Self.points[0]
    for far in Self.points {
      if distance <= Decimal(far.distance) {
        low = Self.between(near.low, far.low, near, far, distance)
        high = Self.between(near.high, far.high, near, far, distance)
        return
      }
      near = far
    }
    low = Decimal(near.low)
    high = Decimal(near.high)
  }

  /// The time at a distance between two points; all numbers are whole millionths, so nothing is lost.
  private static func between(_ from: Int, _ to: Int, _ near: Point, _ far: Point, _ distance: Decimal) -> Decimal {
    let width = Int64(far.distance - near.distance) * Decimal.scale
    guard width > 0 else { return Decimal(from) }
    let way = distance.millionths - Int64(near.distance) * Decimal.scale
    let total = Int64(from) * width + Int64(to - from) * way
    let (whole, rest) = total.quotientAndRemainder(dividingBy: width)
    let isUp = rest > width - rest || (rest == width - rest && whole % 2 == 1)
    return Decimal(Int(whole) + (isUp ? 1 : 0))
  }
}
