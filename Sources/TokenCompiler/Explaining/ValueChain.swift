import TokenModel
import TokenOutput

/// How a token came by its value: every place on the way through references and arithmetic, each part once.
struct ValueChain {
  /// The steps; what a step refers to follows it, one deeper.
  private(set) var steps: [Step] = []

  /// One place on the way.
  struct Step {
    /// How many references lead to it.
    let depth: Int
    /// The token that has it.
    let token: TokenPath
    /// Which part of the token it is; nil where it is all of it.
    let part: String?
    /// Where it stands.
    let place: SourceRange
    /// What it comes to, with its unit.
    let value: String
  }

  /// A step and what leads on from it.
  private struct Way {
    let depth: Int
    let token: Token
    let part: ValuePart
  }

  /// A token, or one part of it.
  private struct Node: Hashable {
    let token: TokenPath
    let property: Property?
  }

  /// The chain of a token of a set.
  init(of token: Token, in set: TokenSet) {
    var seen: Set<Node> = [Node(token: token.path, property: nil)]
    var stack = Self.parts(of: token, nil).reversed().map { Way(depth: 0, token: token, part: $0) }
    while let way = stack.popLast() {
      steps.append(
        Step(
          depth: way.depth, token: way.token.path, part: way.part.name, place: way.part.place, value: way.part.phrase))
      var next: [Way] = []
      for reference in way.token.references where way.part.place.holds(reference.range) {
        guard let target = set.token(reference.token) else { continue }
        // What an alias is asked for it asks its own token for.
        let property = reference.property(of: target) ?? (way.token.isAlias ? way.part.property : nil)
        guard seen.insert(Node(token: target.path, property: property)).inserted else { continue }
        next += Self.parts(of: target, property).map { Way(depth: way.depth + 1, token: target, part: $0) }
      }
      stack += next.reversed()
    }
  }

  /// The parts of a token that a reference to it, or to one of its properties, gets.
  private static func parts(of token: Token, _ property: Property?) -> [ValuePart] {
    if token.isAlias, let place = token.references.first?.range {
      let phrase = property.flatMap(token.value.phrase) ?? token.value.phrase
      return [ValuePart(name: property?.rawValue, property: property, place: place, phrase: phrase)]
    }
    let parts = token.value.parts
    guard let property else { return parts }
    let named = parts.filter { $0.property == property }
    return named.isEmpty ? parts : named
  }
}

extension Token.Reference {
  /// The property that it names; nil where it names a whole token.
  fileprivate func property(of target: Token) -> Property? {
    guard text != target.path.text else { return nil }
    return text.split(separator: ".").last.flatMap { Property(rawValue: String($0)) }
  }
}

extension SourceRange {
  /// Whether all of another range lies in this one.
  func holds(_ other: Self) -> Bool { file == other.file && start <= other.start && other.end <= end }
}
