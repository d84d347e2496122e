import TokenModel

/// Follows every reference of a set of drafts, without recursion, and each part of a token once.
///
/// A node is a token or one property of it, so a pair whose exit refers to another pair's enter and the other
/// way round is no cycle. A node that fails is reported where it fails and nowhere behind it.
struct Resolver {
  let drafts: [Draft]
  let index: DraftIndex
  private(set) var diagnostics: [Diagnostic] = []
  private var values: [TokenValue?]
  private var amounts: [Node: Amount] = [:]
  private var failures: [Node: Failure] = [:]
  private var suggestions = SuggestionBudget()

  /// A token, or one property of it.
  struct Node: Hashable {
    var token: Int
    var property: Property?
  }

  /// A node and the reference by which it was reached.
  private struct Link {
    var node: Node
    var reference: SourceRange?
  }

  /// Why a node has no value.
  enum Failure {
    /// It was reported.
    case reported
    /// The token is of a kind that has no such property.
    case noProperty(ValueKind)
  }

  /// What came of looking at a node.
  private enum Step {
    case done
    case failed(Failure)
    /// Another node must be resolved first; the range is the reference to it, nil for a part of the same token.
    case needs(Node, SourceRange?)
  }

  /// A resolver of the tokens of a run, in the order of the outputs.
  init(_ drafts: [Draft], _ index: DraftIndex) {
    self.drafts = drafts
    self.index = index
    values = Array(repeating: nil, count: drafts.count)
  }

  /// The value of every token; nil for the ones that failed.
  mutating func resolve() -> [TokenValue?] {
    for token in drafts.indices {
      let node = Node(token: token, property: nil)
      if isResolved(node) { continue }
      // Most tokens need nobody else.
      switch look(at: node) {
      case .done: continue
      case .failed(let failure): failures[node] = failure
      case .needs: resolve(node)
      }
    }
    return values
  }

  private mutating func resolve(_ start: Node) {
    var path: [Link] = [Link(node: start, reference: nil)]
    var active: Set<Node> = [start]
    while let top = path.last {
      let step = isResolved(top.node) ? Step.done : look(at: top.node)
      switch step {
      case .done:
        active.remove(top.node)
        path.removeLast()
      case .failed(let failure):
        failures[top.node] = failure
        active.remove(top.node)
        path.removeLast()
      case .needs(let node, let reference):
        guard active.insert(node).inserted else {
          let start = path.firstIndex { $0.node == node } ?? 0
          reportCycle(path[(start + 1)...] + [Link(node: node, reference: reference)])
          for link in path[start...] { failures[link.node] = .reported }
          continue
        }
        path.append(Link(node: node, reference: reference))
      }
    }
  }

  private func isResolved(_ node: Node) -> Bool {
    if failures[node] != nil { return true }
    return node.property == nil ? values[node.token] != nil : amounts[node] != nil
  }

  private mutating func look(at node: Node) -> Step {
    guard let property = node.property else { return lookAtWhole(node.token) }
    let draft = drafts[node.token]
    if case .alias(let reference, let range) = draft.body {
      return lookAtPropertyOfAlias(reference, range, node, property)
    }
    guard let slot = draft.body.slot(property) else {
      return .failed(draft.body.kind.map(Failure.noProperty) ?? .reported)
    }
    return lookAtSlot(slot, node)
  }

  // MARK: - Whole tokens

  private mutating func lookAtWhole(_ token: Int) -> Step {
    let draft = drafts[token]
    switch draft.body {
    case .broken: return .failed(.reported)
    case .alias(let reference, let range):
      guard let target = find(reference, range) else { return .failed(.reported) }
      guard isResolved(target) else { return .needs(target, range) }
      guard let value = value(of: target, at: range) else { return .failed(failed(target, range)) }
      guard draft.path.section.aliasKinds.contains(value.kind) else {
        diagnostics.append(ReferenceFinding.kind(value.kind, draft.path.section.aliasKinds, reference, range))
        return .failed(.reported)
      }
      values[token] = value
    case .amount(let slot):
      guard case .literal(let value) = slot.expression else { return .failed(.reported) }
      let amount = Amount(value, at: slot.range)
      values[token] = slot.field.quantity == .time ? .time(amount) : .length(amount)
    case .pair, .spring, .stagger, .concentric:
      var parts: [Property: Amount] = [:]
      var isBroken = false
      for (property, slot) in draft.body.slots {
        if case .literal(let value) = slot.expression, slot.base == nil {
          parts[property] = Amount(value, at: slot.range)
          continue
        }
        let node = Node(token: token, property: property)
        // The other parts are looked at too: one bad part hides no other.
        if failures[node] != nil {
          isBroken = true
          continue
        }
        guard let amount = amounts[node] else { return .needs(node, nil) }
        parts[property] = amount
      }
      guard !isBroken else { return .failed(.reported) }
      do {
        guard let value = try draft.body.value(of: parts) else { return .failed(.reported) }
        values[token] = value
      } catch {
        diagnostics.append(LanguageError.valueRange.at(draft.nameRange, "`\(draft.path)` is no spring: \(error)"))
        return .failed(.reported)
      }
    }
    return .done
  }

  // MARK: - Properties

  private mutating func lookAtPropertyOfAlias(
    _ reference: ReferenceText, _ range: SourceRange, _ node: Node, _ property: Property
  ) -> Step {
    guard let target = find(reference, range) else { return .failed(.reported) }
    guard target.property == nil else { return .failed(.noProperty(target.property?.kind ?? .number)) }
    let part = Node(token: target.token, property: property)
    guard isResolved(part) else { return .needs(part, range) }
    guard let amount = amounts[part] else { return .failed(failures[part] ?? .reported) }
    amounts[node] = amount.seen(at: range, from: part)
    return .done
  }

  private mutating func lookAtSlot(_ slot: Slot, _ node: Node) -> Step {
    switch slot.expression {
    case .literal(let value):
      return store(
        Amount(value + (slot.base ?? .zero), at: slot.range, slot.base == nil ? .literal : .derived), slot, node)
    case .derived(let value): return store(Amount(value, at: slot.range, .derived), slot, node)
    case .percent(let percent):
      let enter = Node(token: node.token, property: .enter)
      guard isResolved(enter) else { return .needs(enter, nil) }
      guard let value = amounts[enter]?.value.percent(percent) else { return .failed(.reported) }
      return store(Amount(value, at: slot.range, .percent(percent)), slot, node)
    case .reference(let reference):
      guard let target = find(reference, slot.range) else { return .failed(.reported) }
      guard isResolved(target) else { return .needs(target, slot.range) }
      guard let value = value(of: target, at: slot.range) else {
        return .failed(failed(target, slot.range))
      }
      guard value.kind == slot.field.kind, let amount = value.amount else {
        diagnostics.append(ReferenceFinding.kind(value.kind, [slot.field.kind], reference, slot.range))
        return .failed(.reported)
      }
      let source = slot.base == nil ? amount.source : .derived
      return store(Amount(amount.value + (slot.base ?? .zero), at: slot.range, source), slot, node)
    }
  }

  private mutating func store(_ amount: Amount, _ slot: Slot, _ node: Node) -> Step {
    let field = slot.base == nil ? slot.field : .bounce
    if let fault = field.rangeFault(amount.value) {
      diagnostics.append(
        LanguageError.valueRange.at(
          slot.range, "`\(field.name)` becomes \(field.quantity.text(amount.value)) here; it \(fault)"))
      return .failed(.reported)
    }
    amounts[node] = amount
    return .done
  }

  /// The value of a resolved node as a token that refers to it has it.
  private func value(of node: Node, at range: SourceRange) -> TokenValue? {
    guard let property = node.property else { return values[node.token]?.seen(at: range, from: node.token) }
    guard let amount = amounts[node]?.seen(at: range, from: node) else { return nil }
    switch property.kind {
    case .time: return .time(amount)
    case .length: return .length(amount)
    default: return .number(amount)
    }
  }

  // MARK: - Messages

  /// The node that a reference names; nil where it was reported.
  private mutating func find(_ reference: ReferenceText, _ range: SourceRange) -> Node? {
    switch index.find(reference) {
    case .node(let node): return node
    case .group(let path):
      diagnostics.append(ReferenceFinding.group(path, range))
    case .unknown:
      guard !index.isIncomplete else { return nil }
      diagnostics.append(
        ReferenceFinding.unknown(reference, range, help: index.help(for: reference, &suggestions)))
    case .unsupported(let section):
      diagnostics.append(ReferenceFinding.unsupported(section, range))
    }
    return nil
  }

  /// Reports at the reference what failed because of it, not because of what is behind it.
  private mutating func failed(_ target: Node, _ range: SourceRange) -> Failure {
    if case .noProperty(let kind)? = failures[target], let property = target.property {
      diagnostics.append(ReferenceFinding.noProperty(property, of: drafts[target.token].path, kind, range))
    }
    return .reported
  }

  private mutating func reportCycle(_ links: [Link]) {
    let references = links.compactMap { link in
      link.reference.map { range in
        let property = link.node.property.map { ".\($0.rawValue)" } ?? ""
        return (name: drafts[link.node.token].path.text + property, range: range)
      }
    }
    if let finding = ReferenceFinding.cycle(references) { diagnostics.append(finding) }
  }
}
