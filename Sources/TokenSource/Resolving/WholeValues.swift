import SpringPhysics
import TokenModel

extension Resolver {
  /// The value of a token whose needs are resolved; nil where something was reported.
  mutating func wholeValue(of token: Int) -> TokenValue? {
    let draft = drafts[token]
    switch draft.body {
    case .broken:
      for (reference, range) in draft.mentions { _ = find(reference, range) }
      return nil
    case .alias(let reference, let range):
      return follow(reference, range, kinds: draft.path.section.aliasKinds)?.value
    case .single(let slot): return evaluate(slot)
    case .parts(let form, let list): return value(form, list, of: token)
    case .feedback(let feedback): return .haptic(.feedback(feedback))
    case .impact(let impact, nil): return .haptic(.impact(impact, intensity: nil))
    case .impact(let impact, let intensity?):
      return amount(intensity).map { .haptic(.impact(impact, intensity: $0)) }
    case .transition(let transition): return value(of: transition).map(TokenValue.transition)
    case .response, .physical: return convertedSpring(draft.body).map(TokenValue.spring)
    }
  }

  /// A value of several parts; the parts that are not simple were resolved as nodes of their own.
  private mutating func value(_ form: Draft.Form, _ list: [Draft.Part], of token: Int) -> TokenValue? {
    var parts: [Property: TokenValue] = [:]
    for part in list {
      let value =
        if case .literal(let value) = part.slot.expression, part.slot.isSimple {
          TokenValue(part.slot.field.quantity.kind, Amount(value, at: part.slot.range))
        } else {
          self.value(of: Node(token: token, property: part.property))
        }
      parts[part.property] = value
    }
    // One part that failed does not keep the others from being reported.
    guard parts.count == list.count else { return nil }
    return value(form, parts)
  }

  /// A value of parts that are all there; nil where they do not go together, which was reported.
  mutating func value(_ form: Draft.Form, _ parts: [Property: TokenValue]) -> TokenValue? {
    func amount(_ property: Property) -> Amount? { parts[property]?.amount }
    switch form {
    case .pair(let separator):
      return amount(.enter).map { .pair(EnterExit(enter: $0, exit: amount(.exit), separator: separator)) }
    case .stagger:
      guard let interval = amount(.interval), let maxItems = amount(.maxItems) else { return nil }
      return .stagger(StaggerValue(interval: interval, maxItems: maxItems))
    case .concentric:
      guard let outer = amount(.outer), let inset = amount(.inset) else { return nil }
      return .concentric(ConcentricRadius(outer: outer, inset: inset))
    case .curve:
      guard let duration = amount(.duration), case .easing(let easing)? = parts[.easing] else { return nil }
      return .curve(CurveValue(duration: duration, easing: easing))
    case .gesture: return .gesture(GestureValue(parts.compactMapValues(\.amount)))
    case .spring, .preset:
      guard let duration = amount(.duration), let bounce = amount(.bounce) else { return nil }
      var written = SpringValue.Form.perceptual
      if case .preset(let preset) = form { written = .preset(preset) }
      return spring(written, duration: duration, bounce: bounce).map(TokenValue.spring)
    }
  }

  /// A spring of a duration above zero and a bounce; nil where they make none, which was reported.
  mutating func spring(
    _ form: SpringValue.Form = .perceptual, duration: Amount, bounce: Amount
  ) -> SpringValue? {
    do throws(SpringError) {
      let physics = try Spring(duration: duration.value.double / 1000, bounce: bounce.value.double)
      return SpringValue(duration: duration, bounce: bounce, form: form, physics: physics)
    } catch {
      report(LanguageError.valueRange.at(duration.place, "this is no spring: \(error)"))
      return nil
    }
  }
}
