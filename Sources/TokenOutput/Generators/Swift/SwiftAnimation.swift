import Mustache
import TokenModel

/// A spring or a timed curve by the names that templates have for it.
enum SwiftAnimation {
  /// A spring.
  case spring(SpringValue)
  /// A timed curve.
  case curve(CurveValue)

  /// Whether it is written with an easing.
  var hasEasing: Bool { if case .spring = self { false } else { true } }

  /// Whether it is written with control points, which take a line.
  var isLong: Bool { if case .curve(let curve) = self, case .bezier = curve.easing.shape { true } else { false } }

  /// `seconds`, and either `bounce` or `easing`.
  var names: [String: TemplateValue] {
    switch self {
    case .spring(let spring):
      [
        "seconds": .verbatim(Printing.seconds(spring.duration.value)),
        "bounce": .verbatim(spring.bounce.value.description), "easing": .absent,
      ]
    case .curve(let curve):
      [
        "seconds": .verbatim(Printing.seconds(curve.duration.value)), "bounce": .absent,
        "easing": .record(curve.easing.swiftNames),
      ]
    }
  }
}

/// What a token says about Reduce Motion, by the names that templates have for it.
struct SwiftReduced {
  private let motion: ReducedMotion
  /// Whether it is the crossfade that a token has that says nothing.
  private let isDefault: Bool

  /// What plays in place of an animation of `duration` ms.
  init(_ motion: ReducedMotion, inPlaceOf duration: Decimal) {
    self.motion = motion
    isDefault = motion == .crossfade(min(duration, ReducedMotion.longestCrossfade))
  }

  /// Whether it is written with an easing.
  var hasEasing: Bool { if case .curve = motion { true } else { false } }

  /// One of `crossfade`, `curve`, `isImmediate` and `isUnchanged`; nil for what goes without saying.
  var names: [String: TemplateValue]? {
    guard !isDefault else { return nil }
    var names: [String: TemplateValue] = [
      "crossfade": .absent, "curve": .absent, "isImmediate": .flag(motion == .none),
      "isUnchanged": .flag(motion == .keep),
    ]
    switch motion {
    case .crossfade(let duration): names["crossfade"] = .verbatim(Printing.seconds(duration))
    case .curve(let curve):
      names["curve"] = .record([
        "seconds": .verbatim(Printing.seconds(curve.duration.value)),
        "points": .verbatim(curve.easing.points),
      ])
    case .none, .keep: break
    }
    return names
  }
}

extension EasingValue {
  /// The control points as arguments: `0.2, 0, 0, 1`.
  fileprivate var points: String { controlPoints.list.map(\.description).joined(separator: ", ") }

  /// `points`, and `name` where SwiftUI has one.
  var swiftNames: [String: TemplateValue] {
    let name: TemplateValue = if case .named(let name) = shape { .verbatim(name.rawValue) } else { .absent }
    return ["points": .verbatim(points), "name": name]
  }
}
