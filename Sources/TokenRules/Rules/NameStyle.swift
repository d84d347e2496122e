import TokenModel

/// A name in another style than the set's.
struct NameStyle: Rule {
  static let about = RuleDescription(
    id: "name-style", severity: .warning,
    summary: "A name in another style than most names of the set, camelCase or kebab-case.",
    why: "in a set of two styles, whoever writes a reference has to look each name up",
    rationale: """
      Either style is good, and each output spells names in its own anyway; what costs time is a mixture. So the names \
      of tokens and groups vote: `sideSheet` for camelCase, `side-sheet` for kebab-case. One word in small letters is \
      both and does not vote, nor does anything else, such as `Side_Sheet`. In a tie nothing is found.
      """,
    bad: [
      Example(
        """
        springs:
          sideSheet: { duration: 350ms, bounce: 0, role: travel }
          ↓bottom_sheet: "{springs.sideSheet}"
          menu: { duration: 200ms, bounce: 0 }
        spacing: { cardInset: 16, ↓"card-gap": 8, cardEdge: "{spacing.card-gap} * 2" }
        """),
      Example(
        """
        durations:
          ↓navBar: { title-in: 120ms, item-in: 150ms }
        curves:
          tab-bar: { duration: "{durations.navBar.title-in}", easing: easeOut }
          ↓Card: { duration: "{durations.navBar.item-in}", easing: easeOut }
        """),
    ],
    good: [
      Example(
        """
        springs:
          side-sheet: { duration: 350ms, bounce: 0, role: travel }
          bottom-sheet: "{springs.side-sheet}"
        spacing: { sm: 8, md: 16, 2xl: 32 }
        """),
      Example(
        """
        spacing: { cardInset: 16, card-gap: 8 }
        """),
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    let names = Self.distinct(lint.set.names.keys)
    let ways = names.map { NameCase.ways(of: $0.path.name) }
    let camel = ways.count { $0 == [.camel] }
    let kebab = ways.count { $0 == [.kebab] }
    guard camel != kebab else { return }
    let style = camel > kebab ? NameCase.camel : .kebab
    let others = zip(names, ways).filter { !$1.contains(style) }.map(\.0)
    if others.isEmpty { return }
    let renaming = Renaming(lint.set)
    let tokens = Dictionary(lint.set.tokens.indices.map { (lint.set.tokens[$0].path, $0) }) { first, _ in first }
    for other in others {
      // A token without a value is judged when it has been mended.
      guard let subject = other.isGroup ? .group(other.path) : tokens[other.path].map(Finding.Subject.token) else {
        continue
      }
      let name = style.form(of: other.path.name)
      let outcome = name.map { renaming.rename(other.path, to: $0) }
      var change: Change?
      if case .change(let edits)? = outcome { change = edits }
      lint.report(
        Finding(
          subject, range: other.range, message: .other(other.path, style), help: .rename(name, outcome, style),
          change: change))
    }
  }

  /// The names, each group where it is first opened.
  private static func distinct(_ keys: [WrittenNames.Key]) -> [WrittenNames.Key] {
    var groups: Set<TokenPath> = []
    return keys.filter { !$0.isGroup || groups.insert($0.path).inserted }
  }
}

extension Finding.Message {
  fileprivate static func other(_ path: TokenPath, _ style: NameCase) -> Self {
    "`\(path)` is not in \(style.rawValue), as most names of the set are"
  }

  fileprivate static func rename(_ name: String?, _ outcome: Renaming.Outcome?, _ style: NameCase) -> Self {
    guard let name else { return "choose a name in \(style.rawValue)" }
    switch outcome {
    case .taken: return "`\(name)` is taken; choose another name in \(style.rawValue)"
    case .reserved: return "`\(name)` is a key or too near to one; choose another name in \(style.rawValue)"
    case .change, .unsure, nil: return "call it `\(name)`, here and in every reference"
    }
  }
}
