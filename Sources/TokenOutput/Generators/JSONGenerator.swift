import TokenModel

/// The resolved set for programs; `templates/output.schema.json` describes it.
///
/// Times are milliseconds, lengths points, percentages percent. What a token does not have is left out.
struct JSONGenerator {
  private let input: OutputInput

  /// A generator of one set.
  init(_ input: OutputInput) { self.input = input }

  /// The text of the file.
  func render() -> String {
    var writer = JSONWriter()
    writer.object { root in
      root.literal("version", "1")
      root.string("set", input.name)
      root.array("tokens") { list in
        for token in input.set.tokens { list.object { write(token, to: &$0) } }
      }
    }
    return writer.text
  }

  private func write(_ token: Token, to object: inout JSONWriter) {
    object.string("path", token.path.text)
    writeValue(token, to: &object)
    if token.path.section.hasRoles {
      object.object("role") { role in
        role.string("name", token.role.role.rawValue)
        role.string("from", token.role.source.rawValue)
      }
    }
    if let description = token.description { object.string("description", description) }
    switch token.deprecation {
    case .plain: object.literal("deprecated", "true")
    case .message(let text): object.string("deprecated", text)
    case nil: break
    }
    if !token.waivers.isEmpty {
      object.object("waive") { waive in
        for waiver in token.waivers { waive.string(waiver.rule, waiver.reason) }
      }
    }
    if let extensions = token.extensions { write(extensions, "extensions", to: &object) }
    if !token.references.isEmpty {
      object.array("references") { list in
        for reference in token.references { list.string(nil, reference.text) }
      }
    }
    let source = input.source(of: token)
    object.object("source") { place in
      place.string("file", source.file)
      place.literal("line", String(source.line))
    }
  }

  private func writeValue(_ token: Token, to object: inout JSONWriter) {
    switch token.value {
    case .spring(let spring): write(spring, token.role.role, to: &object)
    case .time(let time):
      object.string("type", "duration")
      object.literal("value", time.value.description)
    case .pair(let pair):
      object.string("type", "enterExit")
      object.object("value") { value in
        value.literal("enter", pair.enter.value.description)
        value.literal("exit", pair.effectiveExit.value.description)
      }
    case .stagger(let stagger):
      object.string("type", "stagger")
      object.object("value") { value in
        value.literal("interval", stagger.interval.value.description)
        value.literal("maxItems", stagger.maxItems.value.description)
      }
      if let last = stagger.lastStart {
        object.object("derived") { $0.literal("lastStart", last.description) }
      }
    case .length(let length):
      object.string("type", token.path.section.rawValue)
      object.literal("value", length.value.description)
    case .concentric(let radius):
      object.string("type", token.path.section.rawValue)
      object.literal("value", radius.radius.description)
      object.object("concentric") { parts in
        parts.literal("outer", radius.outer.value.description)
        parts.literal("inset", radius.inset.value.description)
      }
    case .number(let number):
      object.string("type", "number")
      object.literal("value", number.value.description)
    }
  }

  private func write(_ spring: SpringValue, _ role: Role, to object: inout JSONWriter) {
    object.string("type", "spring")
    object.object("value") { value in
      value.literal("duration", spring.duration.value.description)
      value.literal("bounce", spring.bounce.value.description)
      if let preset = spring.preset { value.string("preset", preset.rawValue) }
    }
    let facts = input.facts(of: spring)
    object.object("derived") { derived in
      derived.literal("dampingRatio", facts.dampingRatio)
      derived.literal("stiffness", facts.stiffness)
      derived.literal("damping", facts.damping)
      derived.literal("settling", facts.settling)
      derived.literal("overshoot", facts.overshoot)
    }
    switch ReducedMotion(default: spring, role) {
    case .crossfade(let duration):
      object.object("reduceMotion") { $0.literal("crossfade", duration.description) }
    case .none: object.string("reduceMotion", "none")
    }
  }

  private func write(_ value: ExtensionValue, _ key: String?, to writer: inout JSONWriter) {
    switch value {
    case .text(let text): writer.string(key, text)
    case .number(let number): writer.literal(key, number)
    case .flag(let flag): writer.literal(key, flag ? "true" : "false")
    case .null: writer.literal(key, "null")
    case .list(let items):
      writer.array(key) { list in
        for item in items { write(item, nil, to: &list) }
      }
    case .mapping(let entries):
      writer.object(key) { object in
        for entry in entries { write(entry.value, entry.key, to: &object) }
      }
    }
  }
}
