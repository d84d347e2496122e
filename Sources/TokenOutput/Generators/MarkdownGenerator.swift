import Mustache
import SpringPhysics
import TokenModel

/// Reference tables for people, as GitHub shows them.
struct MarkdownGenerator {
  let input: OutputInput

  /// A generator of one set.
  init(_ input: OutputInput) { self.input = input }

  /// The text of the file.
  func render() throws(TemplateError) -> String {
    try BuiltInTemplates.template("markdown").render(
      .record(
        [
          "set": .text(input.name)
        ].merging(Section.allCases.map { ($0.rawValue, section($0)) }) { first, _ in first }))
  }

  private func section(_ section: Section) -> TemplateValue {
    let tokens = input.set.tokens(in: section)
    guard !tokens.isEmpty else { return .absent }
    let groups = groups(of: tokens)
    let waivers = tokens.flatMap { token in token.waivers.map { waiver(token, $0) } }
    let springs = Set(tokens.compactMap { if case .spring(let spring) = $0.value { spring.physics } else { nil } })
    let span = SpringPlot.span(of: springs)
    let plots = Dictionary(uniqueKeysWithValues: springs.map { ($0, SpringPlot.text($0, span: span)) })
    return .record([
      "tokens": .list(tokens.map { row($0, plots) }), "span": .verbatim(span.description),
      "hasForms": .flag(tokens.contains { $0.writtenForm != nil }),
      "hasDistances": .flag(tokens.contains { $0.distance != nil }),
      "groups": .list(groups), "hasGroups": .flag(!groups.isEmpty),
      "waivers": .list(waivers), "hasWaivers": .flag(!waivers.isEmpty),
    ])
  }

  /// The groups that say something of themselves, in the order of their first tokens.
  private func groups(of tokens: ArraySlice<Token>) -> [TemplateValue] {
    var seen: Set<TokenPath> = []
    var groups: [TemplateValue] = []
    for token in tokens where token.path.names.count > 1 {
      for depth in 1..<token.path.names.count {
        let path = TokenPath(token.path.section, Array(token.path.names.prefix(depth)))
        guard seen.insert(path).inserted, let description = input.description(of: path) else { continue }
        groups.append(.record(["name": .verbatim(path.shortText), "description": .authored(description)]))
      }
    }
    return groups
  }

  private func waiver(_ token: Token, _ waiver: Token.Waiver) -> TemplateValue {
    .record([
      "name": .verbatim(token.path.shortText), "rule": .authored(waiver.rule), "reason": .authored(waiver.reason),
    ])
  }

  private func row(_ token: Token, _ plots: [Spring: String]) -> TemplateValue {
    let source = input.source(of: token)
    var row: [String: TemplateValue] = [
      "anchor": .verbatim(token.path.anchor),
      "name": .verbatim(token.path.shortText),
      "role": .verbatim(token.role.role.rawValue),
      "form": token.writtenForm.map { .verbatim($0) } ?? Self.nothing,
      "distance": token.distance.map { .verbatim("\($0.value) pt") } ?? Self.nothing,
      "description": token.description.map(TemplateValue.authored) ?? .absent,
      "isDeprecated": .flag(token.deprecation != nil),
      "deprecation": .absent,
      "source": .text("\(source.file):\(source.line)"),
    ]
    if case .message(let text)? = token.deprecation { row["deprecation"] = .authored(text) }
    row.merge(cells(of: token, plots)) { _, new in new }
    return .record(row)
  }
}

extension TokenPath {
  /// The names below the section: `momentum.flick`.
  fileprivate var shortText: String { names.joined(separator: ".") }

  /// What links to the token's row end in: `springs.momentum.flick`, without spaces.
  fileprivate var anchor: String { text.split(separator: " ").joined(separator: "-") }
}
