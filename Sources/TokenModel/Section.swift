/// The top-level keys of a token file, in the order in which outputs list them.
package enum Section: String, Sendable, CaseIterable {
  /// Springs, by perceptual duration and bounce.
  case springs
  /// Times, and pairs of an enter and an exit.
  case durations
  /// Unit curves.
  case easings
  /// Timed animations for what does not move.
  case curves
  /// How a view comes and goes.
  case transitions
  /// Cascades.
  case stagger
  /// Distances between things, in points.
  case spacing
  /// Corner radii, in points.
  case radius
  /// Scale factors.
  case scales
  /// Sensory feedback.
  case haptics
  /// Thresholds of gestures.
  case gestures

  /// What one token of the section is, with its article.
  package var tokenKind: String {
    switch self {
    case .springs: "a spring"
    case .durations: "a duration"
    case .easings: "an easing"
    case .curves: "a curve"
    case .transitions: "a transition"
    case .stagger: "a stagger"
    case .spacing: "a spacing"
    case .radius: "a radius"
    case .scales: "a scale"
    case .haptics: "a haptic"
    case .gestures: "a gesture"
    }
  }

  /// Whether its tokens and groups have a role.
  package var hasRoles: Bool {
    switch self {
    case .springs, .durations, .curves, .transitions, .scales: true
    case .easings, .stagger, .spacing, .radius, .haptics, .gestures: false
    }
  }
}
