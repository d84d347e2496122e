import TokenModel

/// What can be wrong with a reference, in words.
enum ReferenceFinding {
  /// It names a group.
  static func group(_ path: String, _ range: SourceRange) -> Diagnostic {
    LanguageError.referenceType.at(
      range, "`\(path)` is a group, not a token", help: "name one of its tokens")
  }

  /// It names nothing.
  static func unknown(_ reference: ReferenceText, _ range: SourceRange, help: String) -> Diagnostic {
    LanguageError.referenceUnknown.at(range, "`\(reference.text.shown)` is not defined", help: help)
  }

  /// It names something in a section that is not read yet.
  static func unsupported(_ section: Section, _ range: SourceRange) -> Diagnostic {
    NotYet.refusal(.referenceUnknown, range, "`\(section.rawValue)`")
  }

  /// It names a part that the token, which is of that kind, does not have.
  static func noProperty(
    _ property: Property, of path: TokenPath, _ kind: ValueKind, _ range: SourceRange
  ) -> Diagnostic {
    LanguageError.referenceType.at(
      range, "`\(path)` is \(kind.phrase) and has no `\(property.rawValue)`",
      help: "remove `.\(property.rawValue)`, or name another token")
  }

  /// It names something of another kind than its place takes.
  static func kind(
    _ found: ValueKind, _ wanted: [ValueKind], _ reference: ReferenceText, _ range: SourceRange
  ) -> Diagnostic {
    let phrases = wanted.map(\.phrase).joined(separator: " or ")
    return LanguageError.referenceType.at(
      range, "`\(reference.text.shown)` is \(found.phrase); \(phrases) belongs here",
      help: wanted.lazy.compactMap { $0.remedy(for: found) }.first ?? "name \(phrases)")
  }

  /// It comes back to itself over these references, each with the name that it names; nil where there are none.
  static func cycle(_ references: [(name: String, range: SourceRange)]) -> Diagnostic? {
    guard let first = references.first, let last = references.last else { return nil }
    var chain = ([last] + references).map(\.name)
    let notes = zip(chain, references).dropFirst().prefix(shownLinks).map { name, link in
      Diagnostic.Note(link.range, "`\(name)` refers on from here")
    }
    if chain.count > shownNames {
      chain.replaceSubrange(2..<(chain.count - 2), with: ["… (\(chain.count - 4) more) …"])
    }
    return LanguageError.referenceCycle.at(
      first.range, "this value refers back to itself: \(chain.joined(separator: " → "))",
      help: "give one of them a value of its own", notes: notes)
  }

  /// How many links of a cycle are shown with their places.
  private static let shownLinks = 20
  /// How many names of a cycle the message holds.
  private static let shownNames = 7
}
