import TokenModel

extension FileReader {
  /// Reads how a view comes and goes; nil where something was reported.
  mutating func readTransition(_ fields: Fields, _ path: TokenPath) -> TransitionDraft? {
    var draft = TransitionDraft()
    var isWhole = true
    if let timing = fields["timing"] {
      draft.timing = readTiming(timing)
      if let enter = fields["enter"] {
        report(
          LanguageError.valueInvalid.at(
            enter.keyRange, "`timing` and `enter` both say how it comes", help: "keep one of them",
            notes: [.init(timing.keyRange, "`timing` is here")]))
        isWhole = false
      }
      isWhole = isWhole && draft.timing != nil
    } else if let enter = fields["enter"] {
      draft.enter = readAnimation(enter.value, .enterAnimation, key: enter.keyRange)
      isWhole = draft.enter != nil
    } else {
      report(
        LanguageError.valueMissing.at(
          fields.nameRange, "`\(path)` has neither `timing` nor `enter`",
          help: "write `timing: \"{durations.…}\"`, or `enter` and `exit`"))
      isWhole = false
    }
    if let exit = fields["exit"] { isWhole = readExit(exit, hasTiming: fields["timing"] != nil, &draft) && isWhole }
    draft.separator = separator(in: fields, before: "enter")
    if let effects = fields["effects"] {
      guard let read = readEffects(effects) else { return nil }
      draft.effects = read
    } else {
      report(
        LanguageError.valueMissing.at(
          fields.nameRange, "`\(path)` has no `effects`", help: "say what happens to the view: `effects: opacity`"))
      isWhole = false
    }
    return isWhole ? draft : nil
  }

  private mutating func readTiming(_ entry: YamlEntry) -> (ReferenceText, SourceRange)? {
    if entry.value.isMissing {
      reportMissing(entry.keyRange)
      return nil
    }
    if case .refused = entry.value.content { return nil }
    if reportUnquotedReference(entry.value, anyName: true) { return nil }
    if case .scalar(let text, _) = entry.value.content {
      if case .reference(let reference) = ReferenceText.form(of: text) { return (reference, entry.value.range) }
      if ReferenceText.looksLikeReference(text) {
        reportMissingBraces(text, entry.value.range)
        return nil
      }
    }
    report(
      LanguageError.valueInvalid.at(
        firstLine(of: entry.value.range), "`timing` names a pair of `durations`",
        help: "write `timing: \"{durations.…}\"`, or `enter` and `exit` in its place"))
    return nil
  }
}
