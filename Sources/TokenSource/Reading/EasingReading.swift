import TokenModel

extension FileReader {
  /// Reads an easing: a name, four coordinates or a reference; nil where something was reported.
  mutating func readEasing(_ node: YamlNode, key: SourceRange) -> Slot? {
    switch node.content {
    case .refused: return nil
    case .sequence(let items): return readControlPoints(items, node, key: key)
    case .mapping:
      if !reportUnquotedReference(node, anyName: true) { reportNoEasing(node, "\(node.kind) is not an easing") }
      return nil
    case .scalar(let text, _): return readEasingName(text, node)
    }
  }

  private mutating func readEasingName(_ text: String, _ node: YamlNode) -> Slot? {
    if case .reference(let reference) = ReferenceText.form(of: text) {
      return Slot(expression: .reference(reference), range: node.range, field: .easing)
    }
    if let name = EasingValue.Name(rawValue: text) {
      return Slot(expression: .easing(name), range: node.range, field: .easing)
    }
    if ReferenceText.looksLikeReference(text) {
      reportMissingBraces(text, node.range)
      return nil
    }
    if let list = ControlPointsText.list(in: text) {
      report(
        LanguageError.valueInvalid.at(
          node.range, "the numbers of an easing stand in brackets", help: "write `\(list.shown)`",
          change: .safe(node.range, list)))
      return nil
    }
    if text == "ease" {
      report(
        LanguageError.valueInvalid.at(
          node.range, "`ease` is a name of CSS", help: "write easeInOut, or what CSS means: \(ControlPointsText.ease)",
          change: .offered(node.range, ControlPointsText.ease)))
      return nil
    }
    let names = EasingValue.Name.allCases.map(\.rawValue)
    // `ease-in-out` is what CSS calls it, `EaseInOut` and `ease_in_out` what others do.
    let plain = text.lowercased().filter { $0.isLetter }
    let near = names.first { $0.lowercased() == plain } ?? nearestName(to: text, among: names)
    report(
      LanguageError.valueInvalid.at(
        node.range, "`\(text.shown)` is not an easing",
        help: near.map { "did you mean `\($0)`?" }
          ?? "write one of \(names.joined(separator: ", ")), or four numbers such as [0.2, 0, 0, 1]",
        change: near.map { .safe(node.range, $0) }))
    return nil
  }

  private mutating func readControlPoints(_ items: [YamlNode], _ node: YamlNode, key: SourceRange) -> Slot? {
    guard items.count == 4 else {
      reportNoEasing(node, "an easing is four numbers, x1, y1, x2 and y2; here are \(items.count)")
      return nil
    }
    let fields: [Field] = [.controlX, .controlY, .controlX, .controlY]
    let names = ["x1", "y1", "x2", "y2"]
    var slots: [Slot] = []
    for (index, item) in items.enumerated() {
      if let slot = readSlot(item, fields[index], key: item.range, label: names[index]) { slots.append(slot) }
    }
    return slots.count == 4 ? Slot(expression: .bezier(slots), range: node.range, field: .easing) : nil
  }

  private mutating func reportNoEasing(_ node: YamlNode, _ message: String) {
    report(
      LanguageError.valueInvalid.at(
        firstLine(of: node.range), message, help: "write easeOut or four numbers such as [0.2, 0, 0, 1]"))
  }

  /// A reference without its braces.
  mutating func reportMissingBraces(_ text: String, _ range: SourceRange) {
    report(
      LanguageError.valueInvalid.at(
        range, "`\(text.shown)` is a text; a reference stands in braces and quotes",
        help: "write \"{\(text.shown)}\"", change: .safe(range, "\"{\(text)}\"")))
  }
}
