import Mustache
import TokenModel

/// The members that the tokens of a section become, in groups as they were written.
struct SwiftMembers {
  private let input: OutputInput

  /// The members of one set.
  init(_ input: OutputInput) { self.input = input }

  /// A tree as a template goes through it: `tokens` and `groups`, so many declarations deep in the file.
  func record(of tree: TokenTree, depth: Int, prefix: String = "") -> [String: TemplateValue] {
    var isFirst = true
    let tokens = tree.tokens.map { token in
      defer { isFirst = false }
      return record(of: token, prefix: prefix, isFirst: isFirst, depth: depth)
    }
    let groups = tree.groups.map { group in
      defer { isFirst = false }
      let identifier = SwiftNames.type(group.name)
      var record = record(of: group, depth: depth + 1, prefix: "\(prefix)\(identifier).")
      record["identifier"] = .verbatim(identifier)
      record["documentation"] = .list(SwiftComment.lines(of: descriptions(of: group), depth: depth))
      record["isDeprecated"] = .flag(false)
      record["deprecation"] = .absent
      record["isFirst"] = .flag(isFirst)
      return TemplateValue.record(record)
    }
    return ["tokens": .list(tokens), "groups": .list(groups)]
  }

  private func record(of token: Token, prefix: String, isFirst: Bool, depth: Int) -> TemplateValue {
    let identifier = SwiftNames.member(token.path.name)
    var record = values(of: token)
    record["identifier"] = .verbatim(identifier)
    record["symbol"] = .verbatim(prefix + identifier)
    record["isFirst"] = .flag(isFirst)
    record["documentation"] = .list(
      SwiftComment.lines(
        of: token.description.map { [$0] } ?? [], values: ValueLine.text(of: token, in: input), depth: depth))
    record["isDeprecated"] = .flag(token.deprecation != nil)
    record["deprecation"] = if case .message(let text)? = token.deprecation { .authored(text) } else { .absent }
    return .record(record)
  }

  /// What authors say of a group; it may be written in two sections that share a type.
  private func descriptions(of group: TokenTree) -> [String] {
    let descriptions = group.paths.compactMap(input.description(of:))
    let paths = group.paths.map { "`\($0)`" }.joined(separator: " and ")
    return descriptions.isEmpty ? ["The tokens of \(paths)."] : descriptions
  }

  /// The names that a template has for the value of a token.
  func values(of token: Token) -> [String: TemplateValue] {
    switch token.value {
    case .spring(let spring):
      animation(of: token, .spring(spring), duration: spring.duration.value)
    case .curve(let curve):
      animation(of: token, .curve(curve), duration: curve.duration.value)
    case .transition(let transition): SwiftTransition(transition, of: token, in: input.set).record
    case .easing(let easing): easing.swiftNames
    case .time(let time): ["pair": .absent, "seconds": .verbatim(Printing.seconds(time.value))]
    case .pair(let pair):
      [
        "pair": .record([
          "enter": .verbatim(Printing.seconds(pair.enter.value)),
          "exit": .verbatim(Printing.seconds(pair.effectiveExit.value)),
        ])
      ]
    case .stagger(let stagger):
      [
        "seconds": .verbatim(Printing.seconds(stagger.interval.value)),
        "maxItems": .verbatim(stagger.maxItems.value.description),
      ]
    case .length(let number), .number(let number): ["number": .verbatim(number.value.description)]
    case .concentric(let radius): ["number": .verbatim(radius.radius.description)]
    case .haptic(let haptic): haptic.swiftNames
    case .gesture(let gesture): gesture.swiftNames
    }
  }

  private func animation(
    of token: Token, _ animation: SwiftAnimation, duration: Decimal
  ) -> [String: TemplateValue] {
    let reduced = SwiftReduced(input.set.reducedMotion(of: token, duration: duration), inPlaceOf: duration)
    var names = animation.names
    names["reduced"] = reduced.names.map(TemplateValue.record) ?? .absent
    names["isLong"] = .flag(animation.hasEasing || reduced.hasEasing)
    return names
  }
}
