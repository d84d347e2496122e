/// What a token, or a group around it, says about Reduce Motion.
package struct ReduceMotionSetting: Hashable, Sendable {
  /// What plays instead.
  package let replacement: Replacement
  /// Where that is written.
  package let place: SourceRange

  /// What can play instead.
  package indirect enum Replacement: Hashable, Sendable {
    /// A crossfade that eases out, of a written time in ms; nil for the token's own, at most 200 ms.
    case crossfade(Amount?)
    /// Nothing: the change is immediate.
    case none
    /// A curve, and the index of its token.
    case curve(CurveValue, token: Int)
    /// The animation itself.
    case keep
  }

  /// A setting at a place.
  package init(_ replacement: Replacement, at place: SourceRange) {
    self.replacement = replacement
    self.place = place
  }
}

/// What plays under Reduce Motion in place of one animation.
package enum ReducedMotion: Hashable, Sendable {
  /// A crossfade that eases out, of so many milliseconds.
  case crossfade(Decimal)
  /// Nothing: the change is immediate.
  case none
  /// A timed curve.
  case curve(CurveValue)
  /// The animation itself.
  case keep

  /// The longest crossfade that nobody asked for, in ms.
  package static let longestCrossfade: Decimal = 200

  /// What a setting makes of an animation of `duration` ms; without a setting a crossfade of that time, at most
  /// 200 ms, or for what is continuous nothing.
  package init(_ setting: ReduceMotionSetting.Replacement?, duration: Decimal, role: Role) {
    switch setting {
    case .crossfade(let time?): self = .crossfade(time.value)
    case .crossfade(nil): self = .crossfade(min(duration, Self.longestCrossfade))
    case .some(.none): self = .none
    case .curve(let curve, _): self = .curve(curve)
    case .keep: self = .keep
    case nil: self = role == .continuous ? .none : .crossfade(min(duration, Self.longestCrossfade))
    }
  }
}

extension TokenSet {
  /// What a token says about Reduce Motion, itself or by its group; a transition that says nothing goes by the token
  /// that its enter names.
  package func reduceMotionSetting(of token: Token) -> ReduceMotionSetting? {
    if let setting = token.reduceMotion { return setting }
    guard case .transition(let transition) = token.value, let named = transition.enter.token else { return nil }
    return self.token(named)?.reduceMotion
  }

  /// What plays under Reduce Motion in place of an animation of `duration` ms that belongs to a token.
  package func reducedMotion(of token: Token, duration: Decimal) -> ReducedMotion {
    let role = token.role.role
    let setting = reduceMotionSetting(of: token)?.replacement ?? (role == .continuous ? nil : defaultReduceMotion)
    return ReducedMotion(setting, duration: duration, role: role)
  }
}
