import Mustache
import TokenModel

/// A transition by the names that templates have for it: what plays, and what plays under Reduce Motion.
struct SwiftTransition {
  private let transition: TransitionValue
  private let token: Token
  private let set: TokenSet

  /// The transition of a token.
  init(_ transition: TransitionValue, of token: Token, in set: TokenSet) {
    self.transition = transition
    self.token = token
    self.set = set
  }

  /// `played`; `reduced` where that is something else; and what the declaration needs.
  var record: [String: TemplateValue] {
    let effects = transition.effects + transition.effectiveExitEffects
    let motion = ReducedEnds(of: transition, in: token, set)
    let exit = transition.effectiveExit
    let played = [
      Self.names(of: transition.enter, transition.effects), Self.names(of: exit, transition.effectiveExitEffects),
    ]
    let reduced = [
      Self.names(of: motion.enter, transition.enter, transition.effects),
      Self.names(of: motion.exit, exit, transition.effectiveExitEffects),
    ]
    let isReduced = played != reduced
    let availability = effects.compactMap { SwiftAvailability(needing: $0.effect) }.max()
    return [
      "played": Self.ends(played, isReturned: isReduced),
      "reduced": isReduced ? Self.ends(reduced, isReturned: true) : .absent,
      "hasAnchor": .flag(effects.contains { if case .scale = $0.effect { true } else { false } }),
      "isMainActor": .flag(effects.contains { $0.effect == .blurReplace }),
      "availability": availability.map { .verbatim($0.rawValue) } ?? .absent,
    ]
  }

  private typealias Names = [String: TemplateValue]

  /// `both` where the view goes as it comes, else the two `ends`, with what stands before and behind each.
  private static func ends(_ ends: [Names], isReturned: Bool) -> TemplateValue {
    func end(_ names: Names, _ lead: String, _ comma: String = "") -> TemplateValue {
      .record(names.merging(["lead": .verbatim(lead), "comma": .verbatim(comma)]) { first, _ in first })
    }
    let lead = isReturned ? "return " : ""
    let isSymmetric = ends.allSatisfy { $0 == ends.first }
    let labels = [("insertion: ", ","), ("removal: ", "")]
    return .record([
      "return": .verbatim(lead),
      "both": isSymmetric ? ends.first.map { end($0, lead) } ?? .absent : .absent,
      "ends": isSymmetric ? .list([]) : .list(zip(ends, labels).map { end($0, $1.0, $1.1) }),
    ])
  }

  /// What plays at one end under Reduce Motion.
  private static func names(of motion: ReducedMotion, _ animation: AnimationValue, _ effects: [PlacedEffect]) -> Names {
    switch motion {
    case .crossfade(let duration): names(of: .curve(crossfade(duration, at: animation.place)), [.opacity])
    case .curve(let curve): names(of: .curve(curve), [.opacity])
    case .none: ["effect": .absent]
    case .keep: names(of: animation, effects)
    }
  }

  /// One end. Without an animation a view is there or gone at once: SwiftUI documents that of the identity, as a
  /// transition that has nothing to animate, and says nothing of an animation that is nil.
  private static func names(of animation: AnimationValue, _ effects: [PlacedEffect]) -> Names {
    switch animation.kind {
    case .none: ["effect": .absent]
    case .spring(let spring): names(of: .spring(spring), effects.map(\.effect))
    case .curve(let curve): names(of: .curve(curve), effects.map(\.effect))
    }
  }

  private static func crossfade(_ duration: Decimal, at place: SourceRange) -> CurveValue {
    CurveValue(duration: Amount(duration, at: place, .derived), easing: EasingValue(.named(.easeOut), at: place))
  }

  private static func names(of animation: SwiftAnimation, _ effects: [Effect]) -> Names {
    var names = animation.names
    names["effect"] = effects.first.map { .record($0.swiftNames) } ?? .absent
    names["isLong"] = .flag(effects.count > 1 || animation.isLong || effects.contains(where: \.isLong))
    names["others"] = .list(effects.dropFirst().map { .record($0.swiftNames) })
    return names
  }
}

extension Effect {
  /// Whether no animation fits behind it on its line.
  fileprivate var isLong: Bool {
    switch self {
    case .scale, .offset: true
    case .opacity, .move, .push, .blurReplace: false
    }
  }

  /// One of the effects' names.
  fileprivate var swiftNames: [String: TemplateValue] {
    var names: [String: TemplateValue] = [
      "isOpacity": .flag(self == .opacity), "isBlurReplace": .flag(self == .blurReplace), "move": .absent,
      "push": .absent, "offset": .absent, "scale": .absent,
    ]
    switch self {
    case .opacity, .blurReplace: break
    case .move(let edge): names["move"] = .verbatim(edge.rawValue)
    case .push(let edge): names["push"] = .verbatim(edge.rawValue)
    case .offset(let x, let y):
      names["offset"] = .record(["x": .verbatim(x.value.description), "y": .verbatim(y.value.description)])
    case .scale(let scale): names["scale"] = .verbatim(scale.value.description)
    }
    return names
  }
}
