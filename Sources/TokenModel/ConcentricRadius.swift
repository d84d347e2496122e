/// The radius of a corner that lies inside another, at a distance.
package struct ConcentricRadius: Hashable, Sendable {
  /// The radius of the outer corner, in points.
  package let outer: Amount
  /// How far the inner corner lies inside, in points.
  package let inset: Amount

  /// An inner corner.
  package init(outer: Amount, inset: Amount) {
    self.outer = outer
    self.inset = inset
  }

  /// The inner radius in points: outer − inset, at least zero.
  package var radius: Decimal { max(.zero, outer.value - inset.value) }
}
