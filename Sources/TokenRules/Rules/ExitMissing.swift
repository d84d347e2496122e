import TokenModel

/// An enter without an exit.
struct ExitMissing: Rule {
  static let about = RuleDescription(
    id: "exit-missing", group: .timing, severity: .warning,
    summary: "An enter without an exit.",
    why: "without an exit it leaves as slowly as it came, while the person already wants the next thing",
    rationale: """
      A pair that names only its enter leaves in the same time, which is rarely meant. Saying the exit, most simply \
      as a percentage, makes the choice visible and keeps it right when the enter changes. A `push` may leave in the \
      time in which it came, since its two screens keep pace, but it should say so.
      """,
    sections: [.durations, .transitions],
    bad: [
      Example(
        """
        durations:
          menu: { enter: ↓200ms }
        springs:
          sheet: { duration: 350ms, bounce: 0, role: travel }
        transitions:
          menu: { timing: "{durations.menu}", effects: opacity }
          sheet: { enter: ↓"{springs.sheet}", effects: { move: bottom } }
          page: { enter: ↓"{springs.sheet}", effects: { push: trailing } }
          toast: { enter: ↓350ms, exit: { effects: opacity }, effects: { move: top }, role: travel }
        """)
    ],
    good: [
      Example(
        """
        durations:
          menu: { enter: 200ms, exit: 60% }
          toggle: 150ms
        transitions:
          menu: { timing: "{durations.menu}", effects: opacity }
          sheet: { enter: 350ms, exit: 60%, effects: { move: bottom }, role: travel }
          page: { enter: 350ms, exit: 100%, effects: { push: trailing }, role: travel }
          toast: { enter: 350ms, exit: { animation: 60%, effects: opacity }, effects: { move: top }, role: travel }
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, token) in lint.set.tokens.enumerated() where !token.isAlias {
      switch token.value {
      case .pair(let pair) where pair.exit == nil:
        report(index, pair.enter.place, .write, put(pair.separator, "60%", behind: pair.enter.place), &lint)
      case .transition(let transition) where transition.exit == nil && transition.timing == nil:
        report(index, transition, &lint)
      default: continue
      }
    }
  }

  private func report(_ index: Int, _ transition: TransitionValue, _ lint: inout Lint) {
    let place = transition.enter.place
    let share = transition.pushes ? "100%" : "60%"
    guard transition.exitEffects == nil else { return report(index, place, .animation(share), nil, &lint) }
    let help: Finding.Message = transition.pushes ? .keepPace : .percentage
    report(index, place, help, put(transition.separator, share, behind: place), &lint)
  }

  private func report(
    _ index: Int, _ place: SourceRange, _ help: Finding.Message, _ change: Change?, _ lint: inout Lint
  ) {
    let message = Finding.Message.missing(lint.set.tokens[index])
    lint.report(Finding(token: index, range: place, message: message, help: help, change: change))
  }

  private func put(_ separator: String, _ share: String, behind place: SourceRange) -> Change {
    .offered(SourceRange(place.file, place.end..<place.end), "\(separator)exit: \(share)")
  }
}

extension Finding.Message {
  fileprivate static func missing(_ token: Token) -> Self { "`\(token.path)` has an enter and no exit" }

  fileprivate static var write: Self { "write `exit: 60%`, or the whole token as one time if it never leaves" }

  fileprivate static var percentage: Self { "write `exit: 60%`, or `exit: 0ms` if it is gone at once" }

  fileprivate static var keepPace: Self { "write `exit: 100%`: the two screens of a `push` keep pace" }

  fileprivate static func animation(_ share: String) -> Self {
    "its `exit` has effects and no animation: write `animation: \(share)` beside them"
  }
}
