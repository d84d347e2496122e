import Mustache
import TokenModel

/// Swift: numbers that compile anywhere, and SwiftUI animations where there is SwiftUI.
struct SwiftGenerator {
  private let input: OutputInput
  private let members: SwiftMembers

  /// A generator of one set.
  init(_ input: OutputInput) {
    self.input = input
    members = SwiftMembers(input)
  }

  /// The text of the file.
  func render() throws(TemplateError) -> String {
    let allCases = allCases
    var context: [String: TemplateValue] = [
      "set": .text(input.name),
      "tokens": section(.springs, .curves),
      "spacing": section(.spacing),
      "radius": section(.radius),
      "transitions": section(.transitions, depth: 3),
      "haptics": section(.haptics, depth: 3, ["availability": .verbatim(SwiftAvailability.feedback.rawValue)]),
      "allCases": .list(allCases),
      "hasCases": .flag(!allCases.isEmpty),
      "hasSeveralCases": .flag(allCases.count > 1),
    ]
    let parts = parts
    context.merge(parts) { first, _ in first }
    context["hasParts"] = .flag(parts.values.contains { $0 != .absent })
    return try BuiltInTemplates.template("swift").render(.record(context))
  }

  /// What is nested in `Motion`; the first part that there is has no blank line in front.
  private var parts: [String: TemplateValue] {
    let hasPairs = input.set.tokens.contains { if case .pair = $0.value { true } else { false } }
    let parts = [
      ("pairs", hasPairs ? .record([:]) : .absent),
      ("durations", section(.durations)),
      ("easings", easings),
      ("stagger", section(.stagger)),
      ("scales", section(.scales)),
      ("gestures", section(.gestures)),
    ]
    var isFirst = true
    return Dictionary(
      uniqueKeysWithValues: parts.map { name, part in
        guard case .record(var record) = part else { return (name, part) }
        record["isFirst"] = .flag(isFirst)
        isFirst = false
        return (name, .record(record))
      })
  }

  /// The easings, which curves need too, and springs that a curve replaces.
  private var easings: TemplateValue {
    let tree = TokenTree([.easings], in: input.set)
    let isNeeded = input.set.tokens.contains { token in
      switch token.value {
      case .easing, .curve: true
      case .spring(let spring):
        if case .curve = input.set.reducedMotion(of: token, duration: spring.duration.value) { true } else { false }
      default: false
      }
    }
    guard isNeeded else { return .absent }
    var record = members.record(of: tree, depth: 2)
    record["hasMembers"] = .flag(!tree.isEmpty)
    record["availability"] = .verbatim(SwiftAvailability.of2023.rawValue)
    return .record(record)
  }

  /// The tokens of sections that become members of one type, so many declarations deep.
  private func section(
    _ sections: Section..., depth: Int = 2, _ names: [String: TemplateValue] = [:]
  ) -> TemplateValue {
    let tree = TokenTree(sections, in: input.set)
    return tree.isEmpty ? .absent : .record(members.record(of: tree, depth: depth).merging(names) { first, _ in first })
  }

  private var allCases: [TemplateValue] {
    let sections: [Section] = [.springs, .curves]
    let symbols = symbols(of: TokenTree(sections, in: input.set), prefix: "")
    return input.set.tokens.filter { sections.contains($0.path.section) }.map { token in
      var record = members.values(of: token)
      record["symbol"] = symbols[token.path].map(TemplateValue.verbatim) ?? .absent
      record["isDeprecated"] = .flag(token.deprecation != nil)
      return .record(record)
    }
  }

  /// What code calls each token of a tree. A group is spelled as it is declared, which matters where its name is
  /// written in two ways that only Unicode takes for one.
  private func symbols(of tree: TokenTree, prefix: String) -> [TokenPath: String] {
    var symbols: [TokenPath: String] = [:]
    for token in tree.tokens { symbols[token.path] = prefix + SwiftNames.member(token.path.name) }
    for group in tree.groups {
      let members = self.symbols(of: group, prefix: "\(prefix)\(SwiftNames.type(group.name)).")
      symbols.merge(members) { first, _ in first }
    }
    return symbols
  }
}
