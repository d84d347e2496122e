import TokenModel

/// A name in another style than most names of the set.
struct NameStyle: Rule {
  static let about = RuleDescription(
    id: "name-style", severity: .warning,
    summary: "A name in another style than most names of the set: camelCase or kebab-case.",
    why: "who looks for a token should not have to guess how its name is spelt",
    rationale: """
      Outputs spell names by their own languages, so the style in the files is a matter of taste; two tastes in one set \
      are not. What most names of several words have is the style of the set; one word in small letters fits both. \
      Where neither style leads nothing is said. A rename changes the tokens of everybody who uses them, so it is made \
      only with `--fix --unsafe`, and then in every reference too; patterns of roles and baselines are yours to change.
      """,
    bad: [
      Example(
        """
        durations:
          menuOpen: 200ms
          sheetOpen: { value: 300ms, role: travel }
          ↓"toast-open": { value: 310ms, role: travel }
        springs:
          ↓row_move: { duration: 200ms, bounce: 0 }
          move: "{springs.row_move}" # {springs.row_move} was there first
        """)
    ],
    good: [
      Example(
        """
        durations:
          menu-open: 200ms
          sheet-open: { value: 300ms, role: travel }
          toast: { value: 370ms, role: travel }
        spacing: { 2xl: 40, md: 16 }
        """),
      Example("durations: { menuOpen: 200ms, sheet-open: 240ms }"),
    ])

  init(_: Limits) {}

  func check(_ lint: inout Lint) {
    guard let style = lint.set.majorityStyle else { return }
    var renaming = Renaming(lint.set)
    for (index, token) in lint.set.tokens.enumerated() {
      report(token.path, .token(index), [token.nameRange], style, &renaming, &lint)
    }
    for (path, group) in lint.set.groups.sorted(by: { $0.value.nameRange < $1.value.nameRange }) {
      report(path, .group(path), group.namePlaces, style, &renaming, &lint)
    }
  }

  private func report(
    _ path: TokenPath, _ subject: Finding.Subject, _ places: [SourceRange], _ style: Spelling,
    _ renaming: inout Renaming, _ lint: inout Lint
  ) {
    guard let own = Spelling(of: path.name), own != style, let place = places.first else { return }
    let words = NameWords(path.name)
    let name = style == .camelCase ? words.camelCase : words.kebabCase
    lint.report(
      Finding(
        subject, range: place, message: .odd(path, style), help: .rename(name),
        change: renaming.change(of: path, at: places, to: name)))
  }
}

extension TokenSet {
  /// The style of most names of several words; nil where neither of the two that it may be leads.
  fileprivate var majorityStyle: Spelling? {
    var counts: [Spelling: Int] = [:]
    for path in tokens.lazy.map(\.path) { if let style = Spelling(of: path.name) { counts[style, default: 0] += 1 } }
    for path in groups.keys { if let style = Spelling(of: path.name) { counts[style, default: 0] += 1 } }
    let most = counts.values.max() ?? 0
    let leading = counts.filter { $0.value == most }.keys
    return leading.count == 1 && leading.first != .other ? leading.first : nil
  }
}

extension Finding.Message {
  fileprivate static func odd(_ path: TokenPath, _ style: Spelling) -> Self {
    "`\(path)` is not in \(style == .camelCase ? "camelCase" : "kebab-case"), as most names here are"
  }

  fileprivate static func rename(_ name: String) -> Self { "call it `\(name)`, in every reference too" }
}
