import TokenModel

/// Follows every reference of a set of drafts, without recursion, and each part of a token once.
///
/// A node is a token or one property of it, so a pair whose exit refers to another pair's enter and the other
/// way round is no cycle. First the nodes that a node needs are resolved, then it is evaluated, once; a node that
/// fails is reported where it fails and nowhere behind it.
struct Resolver {
  let drafts: [Draft]
  let index: DraftIndex
  private(set) var diagnostics: [Diagnostic] = []
  private var wholes: [TokenValue?]
  private var parts: [Node: TokenValue] = [:]
  private var failures: [Node: Failure] = [:]
  private var suggestions = SuggestionBudget()

  /// A token, or one property of it.
  struct Node: Hashable {
    var token: Int
    var property: Property?
  }

  /// A node and the reference by which it was reached, nil for a part of the same token.
  private struct Link {
    var node: Node
    var reference: SourceRange?
  }

  /// A node on the way and the nodes that it still needs, which are looked up once.
  private struct Step {
    var link: Link
    var needs: ArraySlice<Link>
  }

  /// Why a node has no value.
  enum Failure: Error {
    /// It was reported.
    case reported
    /// The token is of a kind that has no such property.
    case noProperty(ValueKind)
  }

  /// A resolver of the tokens of a run, in the order of the outputs.
  init(_ drafts: [Draft], _ index: DraftIndex) {
    self.drafts = drafts
    self.index = index
    wholes = Array(repeating: nil, count: drafts.count)
  }

  /// The value of every token; nil for the ones that failed.
  mutating func resolve() -> [TokenValue?] {
    for token in drafts.indices { resolve(Node(token: token, property: nil)) }
    return wholes
  }

  /// Notes a finding.
  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  // MARK: - Nodes

  /// Sees to it that a node has a value or has failed.
  mutating func resolve(_ start: Node) {
    if isResolved(start) { return }
    let needs = needs(of: start)
    // Most tokens need nobody else.
    if needs.isEmpty {
      evaluate(start)
      return
    }
    var path = [Step(link: Link(node: start, reference: nil), needs: needs[...])]
    var active: Set<Node> = [start]
    while var top = path.popLast() {
      let node = top.link.node
      top.needs = top.needs.drop { isResolved($0.node) }
      guard !isResolved(node), let need = top.needs.first else {
        if !isResolved(node) { evaluate(node) }
        active.remove(node)
        continue
      }
      path.append(top)
      guard active.insert(need.node).inserted else {
        // From the end: what lies between is never looked through again.
        let start = path.lastIndex { $0.link.node == need.node } ?? 0
        reportCycle(path[(start + 1)...].map(\.link) + [need])
        for step in path[start...] { failures[step.link.node] = .reported }
        continue
      }
      path.append(Step(link: need, needs: self.needs(of: need.node)[...]))
    }
  }

  /// Sees to it that what references name has a value or has failed.
  mutating func resolve(_ references: [(reference: ReferenceText, range: SourceRange)]) {
    for need in needs(of: references) { resolve(need.node) }
  }

  private func isResolved(_ node: Node) -> Bool {
    if failures[node] != nil { return true }
    return node.property == nil ? wholes[node.token] != nil : parts[node] != nil
  }

  /// The nodes that must be resolved before this one.
  private func needs(of node: Node) -> [Link] {
    let body = drafts[node.token].body
    guard let property = node.property else {
      guard case .parts(_, let parts) = body else { return needs(of: body.references) }
      return parts.filter { !$0.slot.isSimple }.map { part in
        Link(node: Node(token: node.token, property: part.property), reference: nil)
      }
    }
    switch body {
    case .alias(let reference, let range):
      guard case .node(let target) = index.find(reference), target.property == nil else { return [] }
      return [Link(node: Node(token: target.token, property: property), reference: range)]
    case .response, .physical: return [Link(node: Node(token: node.token, property: nil), reference: nil)]
    default:
      guard let slot = body.slot(property) else { return [] }
      guard case .percent = slot.expression else { return needs(of: slot.references) }
      return [Link(node: Node(token: node.token, property: .enter), reference: nil)]
    }
  }

  private func needs(of references: [(reference: ReferenceText, range: SourceRange)]) -> [Link] {
    references.compactMap { reference, range in
      if case .node(let target) = index.find(reference) { Link(node: target, reference: range) } else { nil }
    }
  }

  /// Evaluates a node whose needs are resolved.
  private mutating func evaluate(_ node: Node) {
    guard let property = node.property else {
      if let value = wholeValue(of: node.token) {
        wholes[node.token] = value
      } else {
        failures[node] = .reported
      }
      return
    }
    switch partValue(property, of: node) {
    case .success(let value): parts[node] = value
    case .failure(let failure): failures[node] = failure
    }
  }

  /// What a resolved node came to; nil where it failed.
  func value(of node: Node) -> TokenValue? { node.property == nil ? wholes[node.token] : parts[node] }

  private mutating func partValue(_ property: Property, of node: Node) -> Result<TokenValue, Failure> {
    let body = drafts[node.token].body
    switch body {
    case .alias(let reference, let range):
      guard let target = find(reference, range) else { return .failure(.reported) }
      if let own = target.property { return .failure(.noProperty(own.kind)) }
      let part = Node(token: target.token, property: property)
      guard let value = value(of: part) else { return .failure(failures[part] ?? .reported) }
      return .success(value.seen(through: Sight(node: part, place: range)))
    case .response, .physical:
      guard let whole = wholes[node.token] else { return .failure(.reported) }
      return whole.part(property).map(Result.success) ?? .failure(.noProperty(whole.kind))
    default:
      guard let slot = body.slot(property) else { return .failure(body.kind.map(Failure.noProperty) ?? .reported) }
      let enter = parts[Node(token: node.token, property: .enter)]?.amount
      return evaluate(slot, enter: enter).map(Result.success) ?? .failure(.reported)
    }
  }

  // MARK: - References

  /// The value of what a reference names, as its token has it, and the node; nil where something is wrong with it,
  /// which is reported unless the node behind it has been. `isWhole` says whether it is all that stands at `range`.
  mutating func follow(
    _ reference: ReferenceText, _ range: SourceRange, kinds: [ValueKind], isWhole: Bool = true
  ) -> (value: TokenValue, node: Node)? {
    guard let target = find(reference, range, isWhole: isWhole) else { return nil }
    guard let value = value(of: target) else {
      if case .noProperty(let kind)? = failures[target], let property = target.property {
        report(ReferenceFinding.noProperty(property, of: drafts[target.token].path, kind, range))
      }
      return nil
    }
    guard kinds.contains(value.kind) else {
      report(ReferenceFinding.kind(value.kind, kinds, reference, range, isWhole: isWhole))
      return nil
    }
    return (value.seen(through: Sight(node: target, place: range)), target)
  }

  /// The node that a reference names; nil where it was reported.
  mutating func find(_ reference: ReferenceText, _ range: SourceRange, isWhole: Bool = true) -> Node? {
    switch index.find(reference) {
    case .node(let node): return node
    case .group(let path): report(ReferenceFinding.group(path, range))
    case .unknown:
      guard !index.isIncomplete else { return nil }
      let suggestion = index.suggestion(for: reference, &suggestions)
      report(ReferenceFinding.unknown(reference, range, suggestion, isWhole: isWhole))
    }
    return nil
  }

  private mutating func reportCycle(_ links: [Link]) {
    let references = links.compactMap { link in
      link.reference.map { range in
        let property = link.node.property.map { ".\($0.rawValue)" } ?? ""
        return (name: drafts[link.node.token].path.text + property, range: range)
      }
    }
    if let finding = ReferenceFinding.cycle(references) { report(finding) }
  }
}
