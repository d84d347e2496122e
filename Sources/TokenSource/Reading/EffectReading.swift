import TokenModel

extension FileReader {
  /// Reads one effect or a list of them, at least one and none twice; nil where something was reported.
  mutating func readEffects(_ entry: YamlEntry) -> [EffectDraft]? {
    if entry.value.isMissing {
      reportMissing(entry.keyRange)
      return nil
    }
    guard case .sequence(let items) = entry.value.content else {
      return readEffect(entry.value).map { [$0] }
    }
    guard !items.isEmpty else {
      report(
        LanguageError.valueMissing.at(
          entry.value.range, "`\(entry.key)` is an empty list", help: "write at least one effect, such as `opacity`"))
      return nil
    }
    var effects: [EffectDraft] = []
    var isWhole = true
    for item in items {
      guard let effect = readEffect(item) else {
        isWhole = false
        continue
      }
      if let earlier = effects.first(where: { $0.kind.name == effect.kind.name }) {
        report(
          LanguageError.valueInvalid.at(
            effect.range, "`\(effect.kind.name)` is there twice", help: "keep one of them",
            notes: [.init(earlier.range, "the first is here")]))
        isWhole = false
      }
      effects.append(effect)
    }
    return isWhole ? effects : nil
  }

  private mutating func readEffect(_ node: YamlNode) -> EffectDraft? {
    if node.isMissing || node.entries?.isEmpty == true {
      report(
        LanguageError.valueMissing.at(node.range, "an effect is missing here", help: "write one, such as `opacity`"))
      return nil
    }
    switch node.content {
    case .refused: return nil
    case .sequence:
      reportShape(node, "an effect is not a list", help: "write the effects one beside the other")
      return nil
    case .scalar(let text, _): return readFixedEffect(text, node)
    case .mapping(let entries, _):
      guard let entry = entries.first, entries.count == 1 else {
        reportShape(
          node, "an effect has one key; here are \(entries.count)",
          help: "write a list with each effect as an item of its own: [opacity, { move: top }]")
        return nil
      }
      if entry.key.contains("."), isWithoutColon(entry) {
        reportReference(node)
        return nil
      }
      return readEffect(entry, node)
    }
  }

  private mutating func readFixedEffect(_ text: String, _ node: YamlNode) -> EffectDraft? {
    switch text {
    case "opacity": return EffectDraft(kind: .fixed(.opacity), range: node.range)
    case "blurReplace": return EffectDraft(kind: .fixed(.blurReplace), range: node.range)
    case "move", "push", "offset", "scale":
      report(
        LanguageError.valueInvalid.at(
          node.range, "`\(text)` does not say \(EffectName.question(text))", help: "write \(EffectName.example(text))"))
    case _ where text.contains("{"): reportReference(node)
    default: if !reportMissingSpace(node) { reportUnknownEffect(text, node.range) }
    }
    return nil
  }

  private mutating func reportReference(_ node: YamlNode) {
    report(
      LanguageError.valueInvalid.at(
        node.range, "effects cannot be referred to", help: "write them out; a whole transition can be another's alias"))
  }

  private mutating func readEffect(_ entry: YamlEntry, _ node: YamlNode) -> EffectDraft? {
    var kind: EffectDraft.Kind?
    switch entry.key {
    case "move": kind = readEdge(entry).map { .fixed(.move($0)) }
    case "push": kind = readEdge(entry).map { .fixed(.push($0)) }
    case "scale": kind = readSlot(entry.value, .scaleEffect, key: entry.keyRange).map { .scale($0) }
    case "offset": kind = readOffset(entry)
    case "opacity", "blurReplace":
      report(
        LanguageError.valueInvalid.at(
          node.range, "`\(entry.key)` takes no value", help: "write `\(entry.key)` alone",
          change: .offered(node.range, entry.key)))
    default:
      if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
        reportMissingSpace(entry, colon)
      } else {
        reportUnknownEffect(entry.key, entry.keyRange)
      }
    }
    return kind.map { EffectDraft(kind: $0, range: node.range) }
  }

  private mutating func readEdge(_ entry: YamlEntry) -> Effect.Edge? {
    readChoice(
      entry, Effect.Edge.self, noun: "an edge",
      otherNames: ["left": "leading", "right": "trailing", "up": "top", "down": "bottom"])
  }

  private mutating func readOffset(_ entry: YamlEntry) -> EffectDraft.Kind? {
    if entry.value.isMissing {
      reportMissing(entry.keyRange)
      return nil
    }
    guard case .sequence(let items) = entry.value.content, items.count == 2 else {
      if case .refused = entry.value.content { return nil }
      reportShape(entry.value, "`offset` is two lengths, x and y", help: "write \(EffectName.example("offset"))")
      return nil
    }
    let x = readSlot(items[0], .offsetX, key: items[0].range, label: "x")
    let y = readSlot(items[1], .offsetY, key: items[1].range, label: "y")
    guard let x, let y else { return nil }
    return .offset(x: x, y: y)
  }

  private mutating func reportUnknownEffect(_ text: String, _ range: SourceRange) {
    let other = EffectName.otherNames[text.lowercased()]
    let near = other ?? nearestName(to: text, among: EffectName.all)
    report(
      LanguageError.valueInvalid.at(
        range, "`\(text.shown)` is not an effect",
        help: near.map { "did you mean `\($0)`?" } ?? "the effects are \(EffectName.all.joined(separator: ", "))",
        change: near.map { other == nil ? .safe(range, $0) : .offered(range, $0) }))
  }
}

/// The names of effects, for messages.
private enum EffectName {
  static let all = ["opacity", "move", "push", "offset", "scale", "blurReplace"]

  /// What people and other programs call them.
  static let otherNames = [
    "fade": "opacity", "slide": "move", "translate": "offset", "zoom": "scale", "blur": "blurReplace",
  ]

  /// How an effect that takes a value is written.
  static func example(_ name: String) -> String {
    switch name {
    case "offset": "`{ offset: [0, 12] }`"
    case "scale": "`{ scale: 0.95 }`"
    default: "`{ \(name): top }`"
    }
  }

  /// What an effect without its value leaves open.
  static func question(_ name: String) -> String {
    switch name {
    case "offset": "how far"
    case "scale": "from which size"
    default: "from which edge"
    }
  }
}

extension EffectDraft.Kind {
  /// The name of the effect, whatever its edge or numbers.
  fileprivate var name: String {
    switch self {
    case .fixed(let effect): effect.name
    case .offset: "offset"
    case .scale: "scale"
    }
  }
}
