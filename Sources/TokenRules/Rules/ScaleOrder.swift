import TokenModel

/// Sizes or paces whose values do not grow as their names say.
struct ScaleOrder: Rule {
  static let about = RuleDescription(
    id: "scale-order", group: .layout, severity: .warning,
    summary: "A size or pace whose value does not grow as its name says.",
    why: "whoever picks by name gets the opposite of what the name says",
    rationale: """
      `sm`, `md` and `lg` are a promise: the next name is the next larger value. So are `fast`, `normal` and `slow`, \
      or `short` and `long`, whose times grow. Names are compared that stand in one group and end with such words \
      after the same beginning, as `cardSm` and `cardLg` do, each with the next one below it. Two names may have one \
      value where one of them refers to it, which says that it is meant. Words that people use in either order, such \
      as `fast` and `quick`, are not compared, nor are numbers, which may be levels or steps of a sequence. A pair \
      counts by its enter; what only waits or goes on for as long as it lasts has a scale of its own.
      """,
    sections: [.springs, .durations, .spacing, .radius],
    bad: [
      Example(
        """
        spacing: { xs: 4, sm: 8, md: 16, lg: ↓12, xl: 32 }
        radius: { cardSm: 8, card-lg: ↓8 }
        durations:
          slow: ↓150ms
          fast: 200ms
          sheet:
            short: { enter: 250ms, exit: 60% }
            long: { enter: ↓200ms, exit: 60% }
        springs:
          quick: { duration: 200ms, bounce: 0 }
          normal: { duration: ↓180ms, bounce: 0 }
        """)
    ],
    good: [
      Example(
        """
        spacing: { 2xl: 48, xl: 32, lg: 24, md: 16, sm: 8, xs: "{spacing.sm}", 1: 8, 2: 4 }
        radius: { sm: 8, cardSm: 16, buttonLg: 12 }
        durations: { quick: 200ms, fast: 150ms, normal: 250ms }
        springs:
          fast: { duration: 200ms, bounce: 0 }
          menu:
            slow: { duration: 150ms, bounce: 0 }
        """)
    ])

  init(_: Limits) {}

  /// The names that promise an order among each other.
  private struct Scale: Hashable {
    let group: TokenPath
    let ladder: ScaleStep.Ladder
    let thing: String
    /// The role of what does not move from one state to another.
    let role: Role?
  }

  /// A token on a scale.
  private struct Member {
    let token: Int
    let amount: Amount
    let height: Int
  }

  func check(_ lint: inout Lint) {
    var scales: [Scale] = []
    var members: [Scale: [Member]] = [:]
    for (index, token) in lint.set.tokens.enumerated() {
      guard let amount = token.extent else { continue }
      for (scale, height) in Self.steps(of: token) {
        if members[scale] == nil { scales.append(scale) }
        members[scale, default: []].append(Member(token: index, amount: amount, height: height))
      }
    }
    for scale in scales { check(members[scale] ?? [], &lint) }
  }

  /// Compares each member with the largest one of the next lower height.
  private func check(_ members: [Member], _ lint: inout Lint) {
    var below: Member?
    var largest: Member?
    for member in members.sorted(by: { ($0.height, $0.token) < ($1.height, $1.token) }) {
      if member.height != largest?.height { (below, largest) = (largest, nil) }
      if member.amount.value > largest?.amount.value ?? -1 { largest = member }
      guard let below, isWrong(below.amount, member.amount), !isWrongElsewhere(below, member, lint.set) else {
        continue
      }
      let (smaller, token) = (lint.set.tokens[below.token], lint.set.tokens[member.token])
      let isSame = below.amount.value == member.amount.value
      lint.report(
        Finding(
          token: member.token, range: member.amount.place,
          message: .low(token, member.amount.value, smaller, below.amount.value),
          help: isSame ? .refer(smaller) : .exchange,
          notes: [.init(below.amount.place, smaller.says(below.amount.value))]
            + (member.amount.origin?.notes ?? [])))
    }
  }

  private func isWrong(_ below: Amount, _ above: Amount) -> Bool {
    above.value < below.value || (above.value == below.value && below.origin == nil && above.origin == nil)
  }

  /// Whether both only pass on what a scale of the same order has wrong.
  private func isWrongElsewhere(_ below: Member, _ above: Member, _ set: TokenSet) -> Bool {
    guard let low = below.amount.origin.flatMap({ set.token($0.named.token) }),
      let high = above.amount.origin.flatMap({ set.token($0.named.token) })
    else { return false }
    return Self.steps(of: low).contains { scale, height in
      Self.steps(of: high).contains { $0 == scale && $1 > height }
    }
  }

  /// The scales on which a token has a place, and its height there.
  private static func steps(of token: Token) -> [(Scale, Int)] {
    guard let group = token.path.parent else { return [] }
    let role = token.role.role
    return ScaleStep.steps(of: token.path.name).map { step in
      let isApart = role == .dwell || role == .continuous
      return (
        Scale(group: group, ladder: step.ladder, thing: step.thing, role: isApart ? role : nil), step.height
      )
    }
  }
}

extension Token {
  /// Its length in points, or how long it takes in ms; nil for what is no plain value, such as an inner radius, which
  /// follows from others.
  fileprivate var extent: Amount? {
    switch value {
    case .length(let length): length
    case .time(let time): time
    case .pair(let pair): pair.enter
    case .spring(let spring): spring.duration
    default: nil
    }
  }

  /// Its value in a few words.
  fileprivate func says(_ value: Decimal) -> String {
    path.section.takesTime ? "`\(path)` takes \(value.milliseconds)" : "`\(path)` is \(value) pt"
  }
}

extension Finding.Message {
  fileprivate static func low(_ token: Token, _ value: Decimal, _ smaller: Token, _ least: Decimal) -> Self {
    token.path.section.takesTime
      ? "\(token.says(value)), no longer than `\(smaller.path)` with \(least.milliseconds)"
      : "\(token.says(value)), no more than `\(smaller.path)` with \(least) pt"
  }

  fileprivate static func refer(_ smaller: Token) -> Self {
    "give it more, or write `\"{\(smaller.path)}\"` if both are meant to be the same"
  }

  fileprivate static var exchange: Self { "exchange the two values, or rename one of the tokens" }
}
