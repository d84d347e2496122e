import SpringPhysics
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
      guard let value = value(of: target, at: range) else { return .failed(failed(target, reference, range)) }
      guard draft.path.section.aliasKinds.contains(value.kind) else {
        reportKind(value.kind, draft.path.section.aliasKinds, reference, range)
        return .failed(.reported)
      }
      values[token] = value
    case .amount(let slot):
      if case .literal(let value) = slot.expression {
        let amount = Amount(value, at: slot.range)
        values[token] = slot.field.quantity == .time ? .time(amount) : .length(amount)
      }
    case .pair, .spring, .stagger, .concentric:
      var parts: [Property: Amount] = [:]
      for (property, slot) in draft.body.slots {
        if case .literal(let value) = slot.expression, slot.base == .zero {
          parts[property] = Amount(value, at: slot.range)
          continue
        }
        let node = Node(token: token, property: property)
        if failures[node] != nil { return .failed(.reported) }
        guard let amount = amounts[node] else { return .needs(node, nil) }
        parts[property] = amount
      }
      guard let value = compose(draft, parts) else { return .failed(.reported) }
      values[token] = value
    }
    return .done
  }

  private mutating func compose(_ draft: Draft, _ parts: [Property: Amount]) -> TokenValue? {
    switch draft.body {
    case .pair(_, _, let separator):
      return parts[.enter].map { .pair(EnterExit(enter: $0, exit: parts[.exit], separator: separator)) }
    case .stagger:
      guard let interval = parts[.interval], let maxItems = parts[.maxItems] else { return nil }
      return .stagger(StaggerValue(interval: interval, maxItems: maxItems))
    case .concentric:
      guard let outer = parts[.outer], let inset = parts[.inset] else { return nil }
      return .concentric(ConcentricRadius(outer: outer, inset: inset))
    case .spring(_, _, let preset):
      guard let duration = parts[.duration], let bounce = parts[.bounce] else { return nil }
      do {
        let physics = try Spring(duration: duration.value.double / 1000, bounce: bounce.value.double)
        return .spring(SpringValue(duration: duration, bounce: bounce, preset: preset, physics: physics))
      } catch {
        diagnostics.append(LanguageError.valueRange.at(draft.nameRange, "`\(draft.path)` is no spring: \(error)"))
        return nil
      }
    case .broken, .alias, .amount: return nil
    }
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
      return store(Amount(value + slot.base, at: slot.range, slot.base == .zero ? .literal : .derived), slot, node)
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
        return .failed(failed(target, reference, slot.range))
      }
      guard value.kind == slot.field.kind, let amount = value.amount else {
        reportKind(value.kind, [slot.field.kind], reference, slot.range)
        return .failed(.reported)
      }
      let source = slot.base == .zero ? amount.source : .derived
      return store(Amount(amount.value + slot.base, at: slot.range, source), slot, node)
    }
  }

  private mutating func store(_ amount: Amount, _ slot: Slot, _ node: Node) -> Step {
    let field = slot.base == .zero ? slot.field : .bounce
    if let fault = field.rangeFault(amount.value) {
      diagnostics.append(
        LanguageError.valueRange.at(slot.range, "`\(field.name)` becomes \(amount.value) here; it \(fault)"))
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
      diagnostics.append(
        LanguageError.referenceType.at(
          range, "`\(path)` is a group, not a token", help: "name one of its tokens"))
    case .unknown:
      guard !index.isIncomplete else { return nil }
      diagnostics.append(
        LanguageError.referenceUnknown.at(
          range, "`\(reference.text)` is not defined", help: index.help(for: reference, &suggestions)))
    case .unsupported(let section):
      diagnostics.append(
        LanguageError.referenceUnknown.at(range, "`\(section.rawValue)` is not supported yet"))
    }
    return nil
  }

  /// Reports at the reference what failed because of it, not because of what is behind it.
  private mutating func failed(_ target: Node, _ reference: ReferenceText, _ range: SourceRange) -> Failure {
    if case .noProperty(let kind)? = failures[target], let property = target.property {
      diagnostics.append(
        LanguageError.referenceType.at(
          range, "`\(drafts[target.token].path)` is \(kind.phrase) and has no `\(property.rawValue)`",
          help: "remove `.\(property.rawValue)`, or name another token"))
    }
    return .reported
  }

  private mutating func reportKind(
    _ found: ValueKind, _ wanted: [ValueKind], _ reference: ReferenceText, _ range: SourceRange
  ) {
    let phrases = wanted.map(\.phrase).joined(separator: " or ")
    diagnostics.append(
      LanguageError.referenceType.at(
        range, "`\(reference.text)` is \(found.phrase); \(phrases) belongs here",
        help: wanted.lazy.compactMap { $0.remedy(for: found) }.first ?? "name \(phrases)"))
  }

  private mutating func reportCycle(_ links: [Link]) {
    let references = links.filter { $0.reference != nil }
    guard let first = references.first?.reference, let last = references.last else { return }
    var chain = ([last] + references).map { link in
      drafts[link.node.token].path.text + (link.node.property.map { ".\($0.rawValue)" } ?? "")
    }
    let notes = zip(chain, references).dropFirst().prefix(Self.shownLinks).compactMap { name, link in
      link.reference.map { Diagnostic.Note($0, "`\(name)` refers on from here") }
    }
    if chain.count > Self.shownNames {
      chain.replaceSubrange(2..<(chain.count - 2), with: ["… (\(chain.count - 4) more) …"])
    }
    diagnostics.append(
      LanguageError.referenceCycle.at(
        first, "this value refers back to itself: \(chain.joined(separator: " → "))",
        help: "give one of them a value of its own", notes: notes))
  }

  /// How many links of a cycle are shown with their places.
  private static let shownLinks = 20
  /// How many names of a cycle the message holds.
  private static let shownNames = 7
}
