import CYaml

/// One event of libyaml, as a value. Places count Unicode scalars, a CRLF as two, a byte order mark as none.
struct YamlEvent {
  /// What begins, ends or stands there.
  enum Kind {
    case documentStart(isImplicit: Bool)
    case documentEnd
    case scalar(Scalar)
    case alias(String)
    case sequenceStart
    case mappingStart(isFlow: Bool)
    /// The end of a sequence or mapping.
    case collectionEnd
  }

  /// A scalar's text, or its size where it is too large to be one of a token file.
  enum Scalar {
    case text(String, isPlain: Bool)
    case oversized(bytes: Int)
  }

  var kind: Kind
  /// The name behind `&`.
  var anchor: String?
  /// The tag behind `!`, as libyaml expands it.
  var tag: String?
  /// The first scalar.
  var start: Int
  /// The scalar after the last one.
  var end: Int
}

/// Why libyaml stopped, in its own words, and where. Places count Unicode scalars.
struct YamlFailure {
  /// What it found.
  var problem: String
  /// Where it found that.
  var place: Int
  /// What it was doing, such as `while scanning a quoted scalar`.
  var context: String
  /// Where that began.
  var contextPlace: Int
}

/// Feeds the events of a text to `body` until it returns false, the text ends or is no YAML.
///
/// `text` must be UTF-8 of printable characters without a byte order mark: libyaml has no place for what is
/// not. Scalars of more than `scalarLimit` bytes come without their text. Returns why libyaml stopped, nil if
/// it did not.
func forEachYamlEvent(
  in text: ArraySlice<UInt8>, scalarLimit: Int, _ body: (YamlEvent) -> Bool
) -> YamlFailure? {
  guard !text.isEmpty else { return nil }
  var parser = unsafe yaml_parser_t()
  guard unsafe yaml_parser_initialize(&parser) == 1 else {
    return YamlFailure(problem: "out of memory", place: 0, context: "", contextPlace: 0)
  }
  defer { unsafe yaml_parser_delete(&parser) }
  return unsafe text.withUnsafeBufferPointer { buffer in
    unsafe yaml_parser_set_encoding(&parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(&parser, buffer.baseAddress, buffer.count)
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(&parser, &event) == 1 else { return unsafe failure(of: parser) }
      defer { unsafe yaml_event_delete(&event) }
      let type = unsafe event.type
      if type == YAML_STREAM_END_EVENT || type == YAML_NO_EVENT { return nil }
      guard let value = unsafe YamlEvent(event, scalarLimit: scalarLimit) else { continue }
      if !body(value) { return nil }
    }
  }
}

extension YamlEvent {
  fileprivate init?(_ event: yaml_event_t, scalarLimit: Int) {
    start = unsafe event.start_mark.index
    end = unsafe event.end_mark.index
    switch unsafe event.type {
    case YAML_DOCUMENT_START_EVENT:
      kind = unsafe .documentStart(isImplicit: event.data.document_start.implicit == 1)
    case YAML_DOCUMENT_END_EVENT:
      kind = .documentEnd
    case YAML_SCALAR_EVENT:
      let data = unsafe event.data.scalar
      let isPlain = unsafe data.style == YAML_PLAIN_SCALAR_STYLE
      if unsafe data.length > scalarLimit {
        kind = unsafe .scalar(.oversized(bytes: data.length))
      } else {
        // A scalar may hold NUL, so its length counts and not its first zero.
        let bytes = unsafe UnsafeBufferPointer(start: data.value, count: data.length)
        kind = unsafe .scalar(.text(String(decoding: bytes, as: UTF8.self), isPlain: isPlain))
      }
      anchor = unsafe text(data.anchor)
      tag = unsafe text(data.tag)
    case YAML_ALIAS_EVENT:
      kind = unsafe .alias(text(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      kind = .sequenceStart
      anchor = unsafe text(event.data.sequence_start.anchor)
      tag = unsafe text(event.data.sequence_start.tag)
    case YAML_MAPPING_START_EVENT:
      kind = unsafe .mappingStart(isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
      anchor = unsafe text(event.data.mapping_start.anchor)
      tag = unsafe text(event.data.mapping_start.tag)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
      kind = .collectionEnd
    default:
      return nil
    }
  }
}

private func failure(of parser: yaml_parser_t) -> YamlFailure {
  unsafe YamlFailure(
    problem: parser.problem.map { unsafe String(cString: $0) } ?? "",
    place: parser.problem_mark.index,
    context: parser.context.map { unsafe String(cString: $0) } ?? "",
    contextPlace: parser.context_mark.index)
}

private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  unsafe pointer.map { unsafe String(cString: $0) }
}
