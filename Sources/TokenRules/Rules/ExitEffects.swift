import TokenModel

/// An exit that goes another way than the enter came.
struct ExitEffects: Rule {
  static let about = RuleDescription(
    id: "exit-effects", group: .effects, severity: .warning,
    summary: "A view that leaves by another edge than it came.",
    why: "people look for a thing where it went; what came from above is expected to be above again",
    rationale: """
      A movement says where a thing is while it is not on the screen, so it should leave to where it came from. \
      Only a `push` goes on in its direction, because something else comes in behind it; two opposite `move`s mean \
      one. Effects that an exit leaves out, or adds without an edge, are no matter: what scaled and faded in may just \
      fade out.
      """,
    sections: [.transitions],
    bad: [
      Example(
        """
        transitions:
          toast:
            enter: 200ms
            exit: { animation: 60%, effects: [opacity, ↓{ move: bottom }] }
            effects: [opacity, { move: leading }]
          page:
            enter: 200ms
            exit: { animation: 60%, effects: ↓{ move: leading } }
            effects: { move: trailing }
          row:
            enter: 200ms
            exit: { animation: 60%, effects: ↓{ offset: [0, -8] } }
            effects: { offset: [0, 12] }
        """)
    ],
    good: [
      Example(
        """
        transitions:
          toast:
            enter: 200ms
            exit: { animation: 60%, effects: [{ move: top }, { scale: 0.95 }] }
            effects: [opacity, { move: top }]
          page: { enter: 200ms, exit: 200ms, effects: { push: trailing } }
          award:
            enter: 200ms
            exit: { animation: 60%, effects: opacity }
            effects: [{ scale: 0.8 }, opacity]
          row:
            enter: 200ms
            exit: { animation: 60%, effects: { offset: [0, 4] } }
            effects: { offset: [0, 12] }
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, transition) in lint.set.transitions {
      guard let exits = transition.exitEffects else { continue }
      let token = lint.set.tokens[index]
      for exit in exits {
        for enter in transition.effects {
          guard let (message, help, change) = fault(enter, exit, token) else { continue }
          lint.report(
            Finding(
              token: index, range: exit.place, message: message, help: help,
              notes: [.init(enter.place, "this is how it comes")], change: change))
        }
      }
    }
  }

  private func fault(
    _ enter: PlacedEffect, _ exit: PlacedEffect, _ token: Token
  ) -> (Finding.Message, Finding.Message, Change)? {
    if let came = enter.effect.comesFrom, let goes = exit.effect.goesTo, came != goes {
      if case .push = enter.effect, goes == came.opposite { return nil }
      let message = Finding.Message.edge(token, came, goes)
      if goes == came.opposite {
        let push = "{ push: \(came.rawValue) }"
        let edits = [enter.place, exit.place].sorted().map { Edit($0, push) }
        return (message, .push(came), Change(edits, isSafe: false))
      }
      return (message, .same, .offered(exit.place, "{ \(enter.effect.name): \(came.rawValue) }"))
    }
    if case .offset(let x, let y) = enter.effect, case .offset(let exitX, let exitY) = exit.effect,
      isTurned((x.value, y.value), (exitX.value, exitY.value))
    {
      return (.side(token), .same, .offered(exit.place, "{ offset: [\(x.value), \(y.value)] }"))
    }
    return nil
  }

  /// Whether two offsets lie a right angle or more apart, as their signs say.
  private func isTurned(_ first: (x: Decimal, y: Decimal), _ second: (x: Decimal, y: Decimal)) -> Bool {
    func sign(_ value: Decimal) -> Int64 { value.millionths.signum() }
    guard first != (0, 0), second != (0, 0) else { return false }
    return sign(first.x) * sign(second.x) + sign(first.y) * sign(second.y) <= 0
  }
}

extension Effect {
  /// The edge from which the view comes.
  fileprivate var comesFrom: Edge? {
    switch self {
    case .move(let edge), .push(let edge): edge
    case .opacity, .offset, .scale, .blurReplace: nil
    }
  }

  /// The edge by which it leaves.
  fileprivate var goesTo: Edge? {
    switch self {
    case .move(let edge): edge
    case .push(let edge): edge.opposite
    case .opacity, .offset, .scale, .blurReplace: nil
    }
  }
}

extension Finding.Message {
  fileprivate static func edge(_ token: Token, _ came: Effect.Edge, _ goes: Effect.Edge) -> Self {
    "`\(token.path)` comes from the \(came.rawValue) edge and leaves by the \(goes.rawValue) one"
  }

  fileprivate static func side(_ token: Token) -> Self { "`\(token.path)` leaves to another side than it came from" }

  fileprivate static var same: Self { "let it leave as it came; an exit without `effects` does" }

  fileprivate static func push(_ edge: Effect.Edge) -> Self {
    "write `push: \(edge.rawValue)` for both, or let it leave by the edge it came from"
  }
}
