/// What a token moves, which sets the limits it is judged by.
package enum Role: String, Sendable, CaseIterable {
  /// Feedback to a touch, hover or highlight.
  case press
  /// A toggle, tab, checkbox, picker or stepper.
  case control
  /// A state change in place; what a token is that says nothing.
  case standard
  /// What crosses the screen.
  case travel
  /// What a finger let go of.
  case release
  /// A rare, large movement.
  case cinematic
  /// A first success, a milestone, a streak.
  case celebration
  /// What goes on for as long as it lasts.
  case continuous
  /// How long something stays: nothing moves.
  case dwell

  /// When a token has the role, as the end of "allowed where it …".
  package var meaning: String {
    switch self {
    case .press: "answers a touch"
    case .control: "switches a control"
    case .standard: "opens in place"
    case .travel: "crosses the screen"
    case .release: "is let go by a finger"
    case .cinematic: "is a rare hero movement"
    case .celebration: "celebrates a rare success"
    case .continuous: "goes on while it lasts"
    case .dwell: "only waits"
    }
  }
}

/// A token's role and where it comes from.
package struct RoleChoice: Hashable, Sendable {
  /// The role.
  package let role: Role
  /// Where it comes from.
  package let source: Source

  /// Where a role comes from.
  package enum Source: String, Hashable, Sendable {
    /// The token says it.
    case token
    /// A group around the token says it, in the token's file.
    case group
    /// A pattern of the configuration gives it.
    case configuration
    /// The token that the value names has it.
    case reference
    /// Nobody says it.
    case `default`
  }

  /// A role and its source.
  package init(_ role: Role, from source: Source) {
    self.role = role
    self.source = source
  }
}
