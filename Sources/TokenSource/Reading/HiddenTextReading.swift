import TokenModel

extension FileReader {
  /// Notes the texts under a key of a token or group in which characters stand that nobody sees.
  mutating func noteHiddenTexts(_ attribute: Attribute, _ value: YamlNode, of owner: TokenPath, isGroup: Bool) {
    // Elsewhere such a character is an error of the language.
    guard [.description, .deprecated, .waive, .extensions].contains(attribute) else { return }
    func note(_ text: String, _ range: SourceRange, isKey: Bool) {
      guard text.unicodeScalars.contains(where: { $0.hiding != nil }) else { return }
      let scalars = Array(text.unicodeScalars)
      let hidden = scalars.indices.filter { scalars[$0].hiding != nil }
      let written = WrittenScalars(in: range, of: source).hidden
      let places = zip(hidden, written).map { index, scalar in
        // Without the character a key might be another one's.
        HiddenText.Place(index: index, range: scalar.range, isRemovable: scalar.isRemovable && !isKey)
      }
      hiddenTexts.append(
        HiddenText(owner: owner, isGroup: isGroup, key: attribute.rawValue, scalars: scalars, places: places))
    }
    func visit(_ node: YamlNode) {
      switch node.content {
      case .refused: break
      case .scalar(let text, _): note(text, node.range, isKey: false)
      case .sequence(let items): for item in items { visit(item) }
      case .mapping(let entries, _):
        for entry in entries {
          // The other keys are names, in which no such character may stand.
          if attribute == .extensions { note(entry.key, entry.keyRange, isKey: true) }
          visit(entry.value)
        }
      }
    }
    visit(value)
  }
}
