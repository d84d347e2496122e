import TokenModel

extension FileReader {
  /// Reads a spring in the one form that its keys say; nil where something was reported.
  mutating func readSpring(_ fields: Fields, _ path: TokenPath) -> Draft.Body? {
    guard let form = springForm(fields) else { return nil }
    switch form {
    case .perceptual: return readParts(fields, .spring, [(.duration, .duration), (.bounce, .bounce)], path)
    case .preset: return readPreset(fields, path)
    case .response:
      reportMissing(form.keys, in: fields, path, example: "{ response: 250ms, dampingRatio: 1 }")
      let response = readSlot(fields, .response)
      let ratio = readSlot(fields, .dampingRatio)
      guard let response, let ratio, let keys = olderKeys(fields, "response", "dampingRatio") else { return nil }
      return .response(response, dampingRatio: ratio, keys)
    case .physical:
      reportMissing(["stiffness", "damping"], in: fields, path, example: "{ stiffness: 632, damping: 50 }")
      let mass = readSlot(fields, .mass)
      let stiffness = readSlot(fields, .stiffness)
      let damping = readSlot(fields, .damping)
      guard let stiffness, let damping, mass != nil || fields["mass"] == nil,
        let keys = olderKeys(fields, "stiffness", "damping")
      else { return nil }
      return .physical(mass: mass, stiffness: stiffness, damping: damping, keys)
    }
  }

  /// The form that the keys of a spring belong to; nil where they belong to two, which is reported.
  private mutating func springForm(_ fields: Fields) -> SpringForm? {
    if let extra = fields["extraBounce"], fields["preset"] == nil {
      report(
        LanguageError.valueInvalid.at(
          extra.keyRange, "`extraBounce` belongs to a preset", help: "write `bounce`, or add `preset: smooth`"))
      return nil
    }
    if let preset = fields["preset"], let bounce = fields["bounce"] {
      report(
        LanguageError.valueInvalid.at(
          bounce.keyRange, "a preset has its own bounce", help: "write `extraBounce`, which is added to it",
          notes: [.init(preset.keyRange.union(preset.value.range), "the preset is here")],
          change: fields["extraBounce"] == nil ? .offered(bounce.keyRange, "extraBounce") : nil))
      return nil
    }
    let written = fields.entries.filter { entry in SpringForm.allCases.contains { $0.keys.contains(entry.key) } }
    for (number, odd) in written.enumerated() {
      guard let first = written[..<number].first(where: { !$0.fits(odd) }) else { continue }
      report(
        LanguageError.valueInvalid.at(
          odd.keyRange, "`\(first.key)` and `\(odd.key)` belong to two ways of writing a spring",
          help: "write either \(SpringForm.of(first).phrase) or \(SpringForm.of(odd).phrase)",
          notes: [.init(first.keyRange, "`\(first.key)` is here")]))
      return nil
    }
    return SpringForm.allCases.first { form in written.allSatisfy { form.keys.contains($0.key) } }
  }

  /// Where the keys stand that become `duration` and `bounce`; nil where one of them is missing.
  private func olderKeys(_ fields: Fields, _ duration: String, _ bounce: String) -> SpringValue.OlderKeys? {
    guard let duration = fields[duration], let bounce = fields[bounce] else { return nil }
    return SpringValue.OlderKeys(
      duration: name(of: duration), bounce: name(of: bounce), massEntry: removal(of: "mass", in: fields))
  }

  private mutating func readPreset(_ fields: Fields, _ path: TokenPath) -> Draft.Body? {
    guard let entry = fields["preset"], let preset = readChoice(entry, SpringValue.Preset.self) else { return nil }
    let place = entry.value.range
    var duration = Slot(expression: .derived(SpringValue.Preset.duration), range: place, field: .duration)
    var bounce = Slot(expression: .derived(preset.bounce), range: place, field: .bounce)
    if fields["duration"] != nil {
      guard let slot = readSlot(fields, .duration) else { return nil }
      duration = slot
    }
    if fields["extraBounce"] != nil {
      guard let slot = readSlot(fields, .extraBounce) else { return nil }
      bounce = slot
      bounce.base = preset.bounce
    }
    return .parts(
      .preset(preset), [.init(property: .duration, slot: duration), .init(property: .bounce, slot: bounce)])
  }
}

/// The ways of writing a spring.
private enum SpringForm: CaseIterable {
  case perceptual, preset, response, physical

  /// The keys of the form.
  var keys: [String] {
    switch self {
    case .perceptual: ["duration", "bounce"]
    case .preset: ["preset", "duration", "extraBounce"]
    case .response: ["response", "dampingRatio"]
    case .physical: ["mass", "stiffness", "damping"]
    }
  }

  /// The form in words.
  var phrase: String {
    switch self {
    case .perceptual: "duration and bounce"
    case .preset: "a preset"
    case .response: "response and dampingRatio"
    case .physical: "stiffness and damping"
    }
  }

  /// The first form that a key belongs to.
  static func of(_ entry: YamlEntry) -> SpringForm { allCases.first { $0.keys.contains(entry.key) } ?? .perceptual }
}

extension YamlEntry {
  /// Whether some form of a spring has both keys.
  fileprivate func fits(_ other: YamlEntry) -> Bool {
    SpringForm.allCases.contains { $0.keys.contains(key) && $0.keys.contains(other.key) }
  }
}
