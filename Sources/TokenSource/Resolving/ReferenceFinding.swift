import TokenModel

/// What can be wrong with a reference, in words.
enum ReferenceFinding {
  /// It names a group.
  static func group(_ path: String, _ range: SourceRange) -> Diagnostic {
    LanguageError.referenceType.at(
      range, "`\(path)` is a group, not a token", help: "name one of its tokens")
  }

  /// It names nothing. Where it is all of a value, what was most likely meant is offered in its place.
  static func unknown(
    _ reference: ReferenceText, _ range: SourceRange, _ suggestion: DraftIndex.Suggestion, isWhole: Bool
  ) -> Diagnostic {
    let message = "`\(reference.text.shown)` is not defined"
    switch suggestion {
    case .words(let words): return LanguageError.referenceUnknown.at(range, message, help: words)
    case .reference(let near):
      return LanguageError.referenceUnknown.at(
        range, message, help: "did you mean `\(near)`?", change: isWhole ? .offered(range, "\"{\(near)}\"") : nil)
    }
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
    _ found: ValueKind, _ wanted: [ValueKind], _ reference: ReferenceText, _ range: SourceRange, isWhole: Bool
  ) -> Diagnostic {
    let phrases = wanted.map(\.phrase).joinedWithOr
    let part = wanted.lazy.compactMap { $0.part(of: found) }.first
    let help =
      part.map { "write `.\($0.rawValue)` behind it" }
      ?? remedy(for: found, in: wanted, "\"{\(reference.text.shown)}\"") ?? "name \(phrases)"
    return LanguageError.referenceType.at(
      range, "`\(reference.text.shown)` is \(found.phrase); \(phrases) belongs here", help: help,
      change: isWhole ? part.map { .offered(range, "\"{\(reference.text).\($0.rawValue)}\"") } : nil)
  }

  /// What to write where no single part of what was found is wanted.
  private static func remedy(for found: ValueKind, in wanted: [ValueKind], _ text: String) -> String? {
    let isAnimation = wanted.contains(.spring) && wanted.contains(.curve)
    switch found {
    case .pair where isAnimation: return "write `.enter` or `.exit` behind it, or `timing:` for both"
    case .pair where wanted.contains(.time): return "write `.enter` or `.exit` behind it"
    case .easing where isAnimation: return "write `{ duration: 200ms, easing: \(text) }`"
    case .time where wanted == [.pair], .spring where wanted == [.pair], .curve where wanted == [.pair]:
      return "write `enter:` instead of `timing:`"
    default: return nil
    }
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
