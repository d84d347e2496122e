import Support
import TokenCompiler
import TokenModel

/// One configuration and what must come of it: the row of a table.
struct ConfigurationCase: Sendable, CustomStringConvertible {
  /// The text, with `↓` before each expected place.
  let text: String
  /// The ids of the findings, one a marker.
  let findings: [LanguageError]
  /// What the first finding's message, help, notes or change must hold.
  let gist: [String]

  /// A configuration that is wrong: the ids stand for the markers, in order.
  static func bad(_ text: String, finds findings: LanguageError..., says gist: String...) -> Self {
    Self(text: text, findings: findings, gist: gist)
  }

  var description: String { text }

  /// Everything that did not come out as the row says; nothing where it did.
  var mismatches: [String] {
    let marked = MarkedYaml(text)
    let source = SourceFile(path: "tokenc.yaml", bytes: marked.bytes)
    let found = ReadConfiguration(source).diagnostics
    var faults = found.flatMap { $0.styleFaults(in: [source]) }
    let expected = zip(marked.locations, findings).map { "\($0.line):\($0.column) \($1.rawValue)" }
    let lines = found.map { finding in
      let place = source.location(at: finding.range.start)
      return "\(place.line):\(place.column) \(finding.id)"
    }
    if lines != expected || marked.locations.count != findings.count {
      faults.append("found \(zip(lines, found).map { "\($0): \($1.message)" }) instead of \(expected)")
    }
    guard let first = found.first else { return faults }
    let edits = first.change?.edits.map(\.replacement) ?? []
    let told = ([first.message, first.help ?? ""] + first.notes.map(\.message) + edits).joined(separator: "\n")
    faults += gist.filter { !told.contains($0) }.map { "does not say “\($0)” but: \(told)" }
    if found.contains(where: { $0.help == nil }) { faults.append("a finding without a remedy") }
    if let change = first.change, change.isSafe { faults += faultsOf(change, of: first, in: source) }
    return faults
  }

  /// What is still wrong after a safe change: it must mend the finding that it belongs to.
  private func faultsOf(_ change: Change, of finding: Diagnostic, in source: SourceFile) -> [String] {
    var bytes = source.bytes
    for edit in change.edits.reversed() {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    let after = ReadConfiguration(SourceFile(path: "tokenc.yaml", bytes: bytes)).diagnostics
    return after.contains { $0.id == finding.id && $0.message == finding.message } || after.count >= findings.count
      ? ["its safe change does not mend it: \(after.map(\.message))"] : []
  }
}

extension Configuration {
  /// The configuration that a text is, and what is wrong with it.
  static func read(_ text: String) -> ReadConfiguration {
    ReadConfiguration(SourceFile(path: "tokenc.yaml", bytes: Array(text.utf8)))
  }
}
