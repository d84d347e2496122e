/// How a view comes and goes.
package struct TransitionValue: Hashable, Sendable {
  /// What plays while it comes.
  package let enter: AnimationValue
  /// What plays while it goes; nil where nothing is said and it leaves as it came.
  package let exit: AnimationValue?
  /// Where its `timing` stands, the pair that both ends come from; nil where it has an `enter`.
  package let timing: SourceRange?
  /// What goes between the enter and an exit that is put in after it: `, ` or a line end and the indentation.
  package let separator: String
  /// What happens to the view while it comes; the exit plays it backwards. In source order, at least one.
  package let effects: [PlacedEffect]
  /// What happens while it goes, where that is something else.
  package let exitEffects: [PlacedEffect]?

  /// A transition.
  package init(
    enter: AnimationValue, exit: AnimationValue?, timing: SourceRange?, separator: String,
    effects: [PlacedEffect], exitEffects: [PlacedEffect]?
  ) {
    self.enter = enter
    self.exit = exit
    self.timing = timing
    self.separator = separator
    self.effects = effects
    self.exitEffects = exitEffects
  }

  /// What plays while it goes.
  package var effectiveExit: AnimationValue { exit ?? enter }

  /// What happens while it goes.
  package var effectiveExitEffects: [PlacedEffect] { exitEffects ?? effects }
}

/// An effect at a place.
package struct PlacedEffect: Hashable, Sendable {
  /// The effect.
  package let effect: Effect
  /// Where the token has it.
  package let place: SourceRange

  /// An effect at a place.
  package init(_ effect: Effect, at place: SourceRange) {
    self.effect = effect
    self.place = place
  }
}

/// What a transition does to a view.
package enum Effect: Hashable, Sendable {
  /// It fades.
  case opacity
  /// It moves in from an edge of its container, and out to it.
  case move(Edge)
  /// It comes from an edge and leaves by the opposite one, pushing what was there.
  case push(Edge)
  /// It starts so many points to the trailing side and below.
  case offset(x: Amount, y: Amount)
  /// It starts at a scale.
  case scale(Amount)
  /// It blurs and scales into what it replaces.
  case blurReplace

  /// An edge of a container.
  package enum Edge: String, Sendable, CaseIterable {
    /// The upper one.
    case top
    /// The lower one.
    case bottom
    /// The one where lines begin.
    case leading
    /// The one where lines end.
    case trailing

    /// The edge on the other side.
    package var opposite: Edge {
      switch self {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    }
  }

  /// Its name in the language, whatever its edge or numbers.
  package var name: String {
    switch self {
    case .opacity: "opacity"
    case .move: "move"
    case .push: "push"
    case .offset: "offset"
    case .scale: "scale"
    case .blurReplace: "blurReplace"
    }
  }

  /// Whether something moves, so that Reduce Motion must replace it.
  package var moves: Bool {
    switch self {
    case .move, .push, .offset, .scale: true
    case .opacity, .blurReplace: false
    }
  }
}
