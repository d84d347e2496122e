import TokenModel

extension FileReader {
  /// Reads the number under a field's key; nil where the key is not there or something was reported.
  mutating func readSlot(_ fields: Fields, _ field: Field) -> Slot? {
    fields[field.name].flatMap { readSlot($0.value, field, key: $0.keyRange) }
  }

  /// Reads one number or easing; nil where something was reported. Messages call it what its key says, or `label`.
  mutating func readSlot(_ node: YamlNode, _ field: Field, key: SourceRange, label: String? = nil) -> Slot? {
    guard !node.isMissing else {
      reportMissing(key)
      return nil
    }
    if field.isEasing { return readEasing(node, key: key) }
    var field = field
    field.name = label ?? source.text(key.offsets)
    guard case .scalar(let text, _) = node.content else {
      if case .refused = node.content { return nil }
      if !reportUnquotedReference(node, anyName: true) {
        report(
          LanguageError.valueInvalid.at(
            firstLine(of: node.range), "`\(field.name.shown)` is \(node.kind)",
            help: "write \(field.quantity.example)"))
      }
      return nil
    }
    switch ReferenceText.form(of: text) {
    case .reference(let reference):
      return Slot(expression: .reference(reference), range: node.range, field: field)
    case .expression: return readArithmetic(text, node, field)
    case .plain: break
    }
    if field.takesPercent, text.hasSuffix("%") { return readPercent(text, node, field) }
    switch field.quantity.read(text) {
    case .success(let value):
      if let fault = field.rangeFault(value) {
        report(
          LanguageError.valueRange.at(
            node.range, "`\(field.name.shown)` is \(text.shown); it \(fault)",
            help: field.nearest(to: value).map { "the nearest value is `\($0)`" },
            change: field.nearest(to: value).map { .offered(node.range, $0) }))
        return nil
      }
      return Slot(expression: .literal(value), range: node.range, field: field)
    case .failure(let fault):
      if ReferenceText.looksLikeReference(text) {
        reportMissingBraces(text, node.range)
      } else {
        report(fault, at: node.range)
      }
      return nil
    }
  }

  private mutating func readArithmetic(_ text: String, _ node: YamlNode, _ field: Field) -> Slot? {
    do throws(Arithmetic.Fault) {
      return Slot(expression: .arithmetic(try Arithmetic.parse(text)), range: node.range, field: field)
    } catch {
      report(LanguageError.expressionInvalid.at(node.range, error.message, help: error.help))
      return nil
    }
  }

  private mutating func readPercent(_ text: String, _ node: YamlNode, _ field: Field) -> Slot? {
    switch Quantity.percent.read(text) {
    case .success(let value) where value > 0 && value <= 200:
      return Slot(expression: .percent(value), range: node.range, field: field)
    case .success:
      report(
        LanguageError.valueRange.at(
          node.range, "`\(field.name)` is \(text.shown); it must be above 0 % and at most 200 % of its enter",
          help: "write `60%`, or `0ms` for no animation"))
    case .failure(let fault):
      report(fault, at: node.range)
    }
    return nil
  }
}
