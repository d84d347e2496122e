import TokenModel

/// What the curves and easings of a set serve, through references however long.
struct CurveUses {
  /// What something serves.
  struct Uses: OptionSet {
    let rawValue: UInt8

    /// It plays while a view comes.
    static let enter = Uses(rawValue: 1)
    /// It plays while a view goes.
    static let exit = Uses(rawValue: 2)
    /// It plays under Reduce Motion.
    static let reduced = Uses(rawValue: 4)
    /// It belongs to a curve that nothing refers to, which code may play anywhere.
    static let idle = Uses(rawValue: 8)
  }

  private var uses: [TokenPath: Uses] = [:]
  /// The token that a curve or easing names, by its own path.
  private var named: [TokenPath: TokenPath] = [:]

  /// Looks at everything that refers to a curve or an easing.
  init(_ set: TokenSet) {
    for measure in set.easings where measure.property == nil || measure.property == .easing {
      named[set.tokens[measure.token].path] = measure.easing.named(in: set)
    }
    for token in set.tokens {
      if case .transition(let transition) = token.value {
        for (property, end) in transition.ends {
          mark(end.curve?.easing.named(in: set), property == .exit ? .exit : .enter)
        }
      }
      mark(token.reduceMotion?.replacement.curve(in: set), .reduced)
    }
    mark(set.defaultReduceMotion?.curve(in: set), .reduced)
    for token in set.tokens where token.path.section == .curves && self[token].isEmpty { mark(token.path, .idle) }
  }

  /// What a token of `curves` or `easings` serves; nothing for an easing that nobody uses.
  subscript(token: Token) -> Uses { uses[token.path] ?? [] }

  private mutating func mark(_ start: TokenPath?, _ use: Uses) {
    var next = start
    while let path = next, uses[path, default: []].insert(use).inserted { next = named[path] }
  }
}

extension EasingValue {
  /// The token that the reference names by which it came.
  fileprivate func named(in set: TokenSet) -> TokenPath? { origin.flatMap { set.token($0.named.token)?.path } }
}

extension ReduceMotionSetting.Replacement {
  /// The curve that plays instead.
  fileprivate func curve(in set: TokenSet) -> TokenPath? {
    if case .curve(_, let token) = self { set.token(token)?.path } else { nil }
  }
}
