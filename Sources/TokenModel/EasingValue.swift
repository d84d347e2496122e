/// A unit curve: how much of the way is done at which share of the time.
package struct EasingValue: Hashable, Sendable {
  /// The curve as it was written.
  package let shape: Shape
  /// Where this token has it: a name, a list or a reference.
  package let place: SourceRange
  /// How the token came by it.
  package let source: Amount.Source

  /// A way to write a curve.
  package enum Shape: Hashable, Sendable {
    /// One of SwiftUI's.
    case named(Name)
    /// A cubic Bézier from (0, 0) to (1, 1).
    case bezier(ControlPoints)
  }

  /// The curves that have a name.
  package enum Name: String, Sendable, CaseIterable {
    /// No acceleration at all.
    case linear
    /// It starts slowly.
    case easeIn
    /// It ends slowly.
    case easeOut
    /// It starts and ends slowly.
    case easeInOut
  }

  /// The two inner points of a cubic Bézier; x lies in 0…1.
  package struct ControlPoints: Hashable, Sendable {
    /// The first point's share of the time.
    package let x1: Decimal
    /// The first point's share of the way.
    package let y1: Decimal
    /// The second point's share of the time.
    package let x2: Decimal
    /// The second point's share of the way.
    package let y2: Decimal

    /// Two points.
    package init(_ x1: Decimal, _ y1: Decimal, _ x2: Decimal, _ y2: Decimal) {
      self.x1 = x1
      self.y1 = y1
      self.x2 = x2
      self.y2 = y2
    }

    /// The coordinates in the order in which they are written.
    package var list: [Decimal] { [x1, y1, x2, y2] }
  }

  /// A curve at a place.
  package init(_ shape: Shape, at place: SourceRange, _ source: Amount.Source = .literal) {
    self.shape = shape
    self.place = place
    self.source = source
  }

  /// Where it was written, if another token wrote it.
  package var origin: Amount.Origin? {
    if case .reference(let origin) = source { origin } else { nil }
  }

  /// The control points; for a name those of Core Animation and CSS, `easeOut` being (0, 0, 0.58, 1).
  ///
  /// Source: the easing keywords of CSS Easing Functions Level 1, which are Core Animation's.
  package var controlPoints: ControlPoints {
    let low = Decimal(millionths: 420_000)
    let high = Decimal(millionths: 580_000)
    switch shape {
    case .bezier(let points): return points
    case .named(.linear): return ControlPoints(0, 0, 1, 1)
    case .named(.easeIn): return ControlPoints(low, 0, 1, 1)
    case .named(.easeOut): return ControlPoints(0, 0, high, 1)
    case .named(.easeInOut): return ControlPoints(low, 0, high, 1)
    }
  }

  /// Whether both points lie on the diagonal, so that nothing accelerates.
  package var isLinear: Bool { controlPoints.x1 == controlPoints.y1 && controlPoints.x2 == controlPoints.y2 }

  /// How much of the way is done at a share of the time, both from 0 to 1; beyond them for a curve that overshoots.
  package func value(at time: Double) -> Double {
    let points = controlPoints
    // x only grows, so bisection finds the curve's parameter; sixty halvings exhaust a double.
    var low = 0.0
    var high = 1.0
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if Self.coordinate(points.x1, points.x2, at: middle) < time { low = middle } else { high = middle }
    }
    return Self.coordinate(points.y1, points.y2, at: (low + high) / 2)
  }

  /// A coordinate of a cubic Bézier from 0 to 1.
  private static func coordinate(_ first: Decimal, _ second: Decimal, at parameter: Double) -> Double {
    let rest = 1 - parameter
    let inner = rest * first.double + parameter * second.double
    return 3 * rest * parameter * inner + parameter * parameter * parameter
  }
}
