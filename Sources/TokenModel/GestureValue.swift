/// The thresholds of a gesture; at least one of them.
package struct GestureValue: Hashable, Sendable {
  private let thresholds: [Property: Amount]

  /// The properties that are thresholds, in the order of the language: a distance in points, a share of the thing's
  /// size, a speed in points a second, the coefficient of a rubber band, a time in ms.
  package static let properties: [Property] = [
    .dismissDistance, .dismissFraction, .dismissVelocity, .rubberBand, .holdDuration,
  ]

  /// A gesture of thresholds that `properties` lists.
  package init(_ thresholds: [Property: Amount]) { self.thresholds = thresholds }

  /// A threshold; nil where nothing is said.
  package subscript(property: Property) -> Amount? { thresholds[property] }
}
