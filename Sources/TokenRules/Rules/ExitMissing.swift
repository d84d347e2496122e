import TokenModel

/// An enter without an exit.
struct ExitMissing: Rule {
  static let about = RuleDescription(
    id: "exit-missing", severity: .warning,
    summary: "An enter without an exit.",
    why: "without an exit it leaves as slowly as it came, while the person already wants the next thing",
    rationale: """
      A pair that names only its enter leaves in the same time, which is rarely meant. Saying the exit, most simply \
      as a percentage, makes the choice visible and keeps it right when the enter changes.
      """,
    bad: [
      Example(
        """
        durations:
          menu: { enter: ↓200ms }
        """)
    ],
    good: [
      Example(
        """
        durations:
          menu: { enter: 200ms, exit: 60% }
          toggle: 150ms
        """)
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    for (index, pair) in lint.set.pairs where pair.exit == nil && !lint.set.tokens[index].isAlias {
      let place = pair.enter.place
      let end = SourceRange(place.file, place.end..<place.end)
      lint.report(
        Finding(
          token: index, range: place, message: .missing(lint.set.tokens[index]), help: .write,
          change: .offered(end, "\(pair.separator)exit: 60%")))
    }
  }
}

extension Finding.Message {
  fileprivate static func missing(_ token: Token) -> Self { "`\(token.path)` has an enter and no exit" }

  fileprivate static var write: Self { "write `exit: 60%`, or the whole token as one time if it never leaves" }
}
