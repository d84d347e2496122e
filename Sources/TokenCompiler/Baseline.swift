package import TokenModel

/// The findings that a team accepts because they were there before the rules: which rule may find something in which
/// token.
package struct Baseline: Sendable {
  /// A rule and a token or group, and where a file lists them; nil in a baseline that was made of findings.
  private var entries: [Entry: SourceRange?] = [:]

  /// What is accepted.
  private struct Entry: Hashable {
    let rule: String
    let path: String
  }

  /// Nothing is accepted.
  package init() {}

  /// The findings of rules are accepted; errors of the language never are.
  package init(accepting findings: [Diagnostic]) {
    for finding in findings { if let entry = Self.entry(of: finding) { entries[entry] = .some(nil) } }
  }

  /// Accepts what a rule finds in a token or group; false where that is already so.
  mutating func accept(_ rule: String, in path: String, at place: SourceRange) -> Bool {
    let entry = Entry(rule: rule, path: path)
    guard entries[entry] == nil else { return false }
    entries[entry] = .some(place)
    return true
  }

  /// Whether a finding is accepted.
  func accepts(_ finding: Diagnostic) -> Bool { Self.entry(of: finding).map { entries[$0] != nil } ?? false }

  /// The baseline with those entries of another whose tokens a set does not have: it was made without their files.
  package func keeping(_ other: Baseline, ofTokensNotIn set: TokenSet) -> Self {
    let known = Self.names(in: set)
    var result = self
    result.entries.merge(other.entries.filter { !known.contains($0.key.path) }) { own, _ in own }
    return result
  }

  /// The entries under which a run found nothing, by place. What a part of a set does not have may be in the rest of it.
  package func unused(by checked: CheckedSet, isWholeSet: Bool) -> [Unused] {
    let used = Set((checked.accepted ?? []).compactMap(Self.entry))
    let known = isWholeSet ? nil : Self.names(in: checked.set)
    return entries.compactMap { entry, place in
      guard let place, !used.contains(entry), known?.contains(entry.path) ?? true else { return nil }
      return Unused(rule: entry.rule, path: entry.path, place: place)
    }.sorted { $0.place < $1.place }
  }

  /// An entry under which nothing is found any more.
  package struct Unused: Hashable, Sendable {
    /// The rule.
    package let rule: String
    /// The token or group.
    package let path: String
    /// Where the file lists it.
    package let place: SourceRange
  }

  /// The file, sorted by rule and path.
  package var text: String {
    var text = """
      # Findings that `tokenc check --baseline FILE` accepts: a rule, and the tokens in which it finds something.
      # Written by `--write-baseline`, which also takes out what is no longer found.

      """
    let paths = Dictionary(grouping: entries.keys, by: \.rule).mapValues { $0.map(\.path) }
    for (rule, paths) in paths.sorted(by: { $0.key < $1.key }) {
      text += "\(rule):\n"
      // The names of tokens hold nothing that YAML would want in quotes.
      for path in paths.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) { text += "  - \(path)\n" }
    }
    return entries.isEmpty ? text + "{}\n" : text
  }

  /// How many findings it can accept: pairs of a rule and a token.
  package var count: Int { entries.count }

  private static func entry(of finding: Diagnostic) -> Entry? {
    guard let path = finding.subject, LanguageError(rawValue: finding.id) == nil else { return nil }
    return Entry(rule: finding.id, path: path.text)
  }

  /// The paths of all tokens and of the groups that they are in.
  private static func names(in set: TokenSet) -> Set<String> {
    var names: Set<String> = []
    for token in set.tokens {
      var path: TokenPath? = token.path
      while let current = path, names.insert(current.text).inserted { path = current.parent }
    }
    return names
  }
}
