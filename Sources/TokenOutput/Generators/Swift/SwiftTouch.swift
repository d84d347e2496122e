import Mustache
import TokenModel

extension HapticValue {
  /// `feedback`, or `impact` with what it is an impact of.
  var swiftNames: [String: TemplateValue] {
    switch self {
    case .feedback(let feedback): ["feedback": .verbatim(feedback.rawValue), "impact": .absent]
    case .impact(let impact, let intensity):
      [
        "feedback": .absent,
        "impact": .record([
          "property": .verbatim(impact.swiftProperty), "name": .verbatim(impact.rawValue),
          "intensity": intensity.map { .verbatim($0.value.description) } ?? .absent,
        ]),
      ]
    }
  }
}

extension HapticValue.Impact {
  /// What of the colliding things SwiftUI asks for.
  fileprivate var swiftProperty: String {
    switch self {
    case .light, .medium, .heavy: "weight"
    case .rigid, .soft, .solid: "flexibility"
    }
  }
}

extension GestureValue {
  /// `thresholds`: names and values of those that the gesture has; a time is in seconds.
  var swiftNames: [String: TemplateValue] {
    let thresholds = Self.properties.compactMap { property in
      self[property].map { threshold in
        let value =
          property == .holdDuration ? Printing.seconds(threshold.value) : threshold.value.description
        return TemplateValue.record(["name": .verbatim(property.rawValue), "value": .verbatim(value)])
      }
    }
    return ["thresholds": .list(thresholds), "isLong": .flag(thresholds.count > 2)]
  }
}
