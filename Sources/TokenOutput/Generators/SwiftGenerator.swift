import Mustache
import TokenModel

/// Swift: numbers that compile anywhere, and SwiftUI animations where there is SwiftUI.
struct SwiftGenerator {
  private let input: OutputInput
  /// How wide a documentation comment may be, its slashes and indentation included.
  private static let width = 100

  /// A generator of one set.
  init(_ input: OutputInput) { self.input = input }

  /// The text of the file.
  func render() throws(TemplateError) -> String {
    let allSprings = allSprings
    return try BuiltInTemplates.template("swift").render(
      .record([
        "set": .text(input.name),
        "springs": section(.springs),
        "durations": section(.durations),
        "stagger": section(.stagger),
        "spacing": section(.spacing),
        "radius": section(.radius),
        "allSprings": .list(allSprings),
        "hasSeveralSprings": .flag(allSprings.count > 1),
        "hasTimes": .flag(input.set.tokens.contains { [.durations, .stagger].contains($0.path.section) }),
        "hasPairs": .flag(input.set.tokens.contains { if case .pair = $0.value { true } else { false } }),
      ]))
  }

  private func section(_ section: Section) -> TemplateValue {
    let tree = TokenTree(section, in: input.set)
    // What is inside two levels of declarations is indented by four blanks.
    return tree.isEmpty ? .absent : .record(members(of: tree, prefix: "", indentation: 4))
  }

  private func members(of tree: TokenTree, prefix: String, indentation: Int) -> [String: TemplateValue] {
    var isFirst = true
    let tokens = tree.tokens.map { token in
      defer { isFirst = false }
      return record(of: token, prefix: prefix, isFirst: isFirst, indentation: indentation)
    }
    let groups = tree.groups.map { group in
      defer { isFirst = false }
      let identifier = SwiftNames.type(group.path.name)
      var record = members(of: group, prefix: "\(prefix)\(identifier).", indentation: indentation + 2)
      let description = input.description(of: group.path) ?? "The tokens of `\(group.path)`."
      record["identifier"] = .verbatim(identifier)
      record["documentation"] = documentation(description, nil, indentation)
      record["isDeprecated"] = .flag(false)
      record["deprecation"] = .absent
      record["isFirst"] = .flag(isFirst)
      return TemplateValue.record(record)
    }
    return ["tokens": .list(tokens), "groups": .list(groups)]
  }

  private func record(of token: Token, prefix: String, isFirst: Bool, indentation: Int) -> TemplateValue {
    let identifier = SwiftNames.member(token.path.name)
    var record = values(of: token)
    record["identifier"] = .verbatim(identifier)
    record["symbol"] = .verbatim(prefix + identifier)
    record["isFirst"] = .flag(isFirst)
    record["documentation"] = documentation(
      token.description, ValueLine.text(of: token, in: input), indentation)
    record["isDeprecated"] = .flag(token.deprecation != nil)
    record["deprecation"] = if case .message(let text)? = token.deprecation { .authored(text) } else { .absent }
    return .record(record)
  }

  private func values(of token: Token) -> [String: TemplateValue] {
    switch token.value {
    case .spring(let spring):
      let isImmediate = ReducedMotion(default: spring, token.role.role) == .none
      return [
        "seconds": .verbatim(Printing.seconds(spring.duration.value)),
        "bounce": .verbatim(spring.bounce.value.description),
        "reduced": isImmediate ? .verbatim(", reduced: .immediate") : .absent,
      ]
    case .time(let time): return ["pair": .absent, "seconds": .verbatim(Printing.seconds(time.value))]
    case .pair(let pair):
      return [
        "pair": .record([
          "enter": .verbatim(Printing.seconds(pair.enter.value)),
          "exit": .verbatim(Printing.seconds(pair.effectiveExit.value)),
        ])
      ]
    case .stagger(let stagger):
      return [
        "seconds": .verbatim(Printing.seconds(stagger.interval.value)),
        "maxItems": .verbatim(stagger.maxItems.value.description),
      ]
    case .length(let length): return ["points": .verbatim(length.value.description)]
    case .concentric(let radius): return ["points": .verbatim(radius.radius.description)]
    case .number(let number): return ["points": .verbatim(number.value.description)]
    }
  }

  private var allSprings: [TemplateValue] {
    let symbols = symbols(of: TokenTree(.springs, in: input.set), prefix: "")
    return input.set.tokens.filter { $0.path.section == .springs }.map { token in
      var record = values(of: token)
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
      let members = self.symbols(of: group, prefix: "\(prefix)\(SwiftNames.type(group.path.name)).")
      symbols.merge(members) { first, _ in first }
    }
    return symbols
  }

  /// The lines of a comment: the author's words, then the values.
  private func documentation(_ description: String?, _ values: String?, _ indentation: Int) -> TemplateValue {
    let width = max(40, Self.width - indentation - "/// ".utf8.count)
    var lines = (description ?? "").commentLines(in: .swift).flatMap { $0.wrapped(to: width) }
    if let values { lines += (lines.isEmpty ? [] : [""]) + [values] }
    return .list(lines.map(TemplateValue.verbatim))
  }
}

extension String {
  /// The text in lines of at most `width` scalars, broken at spaces; a longer word stays whole.
  fileprivate func wrapped(to width: Int) -> [String] {
    guard utf8.count > width, unicodeScalars.count > width else { return [self] }
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in split(separator: " ", omittingEmptySubsequences: true) {
      let size = word.unicodeScalars.count
      if length > 0, length + 1 + size > width {
        lines.append(line)
        line = ""
        length = 0
      }
      line += (length > 0 ? " " : "") + word
      length += size + (length > 0 ? 1 : 0)
    }
    return lines + [line]
  }
}
