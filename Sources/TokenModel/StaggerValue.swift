/// A cascade: items start one after another.
package struct StaggerValue: Hashable, Sendable {
  /// The time between two starts, in ms, above zero.
  package let interval: Amount
  /// How many items start one by one; the others start with the last of them. Whole, at least 1.
  package let maxItems: Amount

  /// A cascade.
  package init(interval: Amount, maxItems: Amount) {
    self.interval = interval
    self.maxItems = maxItems
  }

  /// When the last item starts, in ms: one interval fewer than there are items; nil beyond 10⁹ ms.
  package var lastStart: Decimal? { interval.value.multiplied(by: maxItems.value - 1) }
}
