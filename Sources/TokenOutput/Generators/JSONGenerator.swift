import TokenModel

/// The resolved set for programs; `templates/output.schema.json` describes it.
///
/// Times are milliseconds, lengths points, percentages percent. What a token does not have is left out.
struct JSONGenerator {
  let input: OutputInput

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
    if let distance = token.distance { object.literal("distance", distance.value.description) }
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
