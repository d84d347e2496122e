import TokenModel

/// Why something plays under Reduce Motion.
enum ReduceMotionReason {
  /// The token or its group says so, there.
  case setting(SourceRange)
  /// The token that its enter names says so, there.
  case lender(TokenPath, SourceRange)
  /// The configuration says so for what says nothing.
  case configuration
  /// What is continuous and says nothing stops.
  case continuous
  /// What says nothing is a crossfade.
  case `default`

  /// Why a token plays what it plays.
  init(of token: Token, in set: TokenSet) {
    if let setting = token.reduceMotion {
      self = .setting(setting.place)
    } else if let setting = set.reduceMotionSetting(of: token), case .transition(let transition) = token.value,
      let lender = transition.enter.token.flatMap(set.token)
    {
      self = .lender(lender.path, setting.place)
    } else if token.role.role == .continuous {
      self = .continuous
    } else {
      self = set.defaultReduceMotion == nil ? .default : .configuration
    }
  }

  /// In words; `shown` prints a place.
  func words(_ shown: (SourceRange) -> String) -> String {
    switch self {
    case .setting(let place): "`reduceMotion` at \(shown(place)) says so"
    case .lender(let path, let place): "`\(path)`, which its enter names, says so at \(shown(place))"
    case .configuration: "the configuration says so for tokens that say nothing"
    case .continuous: "it is continuous and nobody says otherwise"
    case .default: "nobody says otherwise; it then takes its own time, at most \(ReducedMotion.longestCrossfade) ms"
    }
  }
}
