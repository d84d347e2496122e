package import TokenModel
package import TokenSource

/// Token files that were read, and how tests speak of what came out.
package struct Reading: Sendable {
  /// The files.
  package let files: [SourceFile]
  /// What the front end made of them.
  package let read: ReadTokens
  /// The findings in path, line and column order.
  package let diagnostics: [Diagnostic]

  /// Reads texts as files `a.yaml`, `b.yaml` and so on; markers are taken out.
  package init(_ texts: String...) { self.init(texts) }

  /// Reads texts as files `a.yaml`, `b.yaml` and so on; markers are taken out.
  package init(_ texts: [String]) { self.init(bytes: texts.map { MarkedYaml($0).bytes }) }

  /// Reads files of any bytes.
  package init(bytes: [[UInt8]]) {
    let letters = Array("abcdefghijklmnopqrstuvwxyz").map(String.init)
    files = bytes.enumerated().map { SourceFile(path: "\(letters[$0 % 26]).yaml", bytes: $1) }
    read = readTokens(files)
    diagnostics = Self.sorted(read.diagnostics)
  }

  /// Findings in path, line and column order, as a run prints them.
  package static func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated().sorted { ($0.element.range, $0.offset) < ($1.element.range, $1.offset) }.map(\.element)
  }

  /// A finding as `a.yaml:2:5 value-range`.
  package func line(_ diagnostic: Diagnostic) -> String {
    let file = files[Int(diagnostic.range.file.index)]
    let place = file.location(at: diagnostic.range.start)
    return "\(file.path):\(place.line):\(place.column) \(diagnostic.id)"
  }

  /// All findings as lines.
  package var lines: [String] { diagnostics.map(line) }

  /// The token with a path; nil where there is none that has a value.
  package func token(_ path: String) -> Token? { read.set.tokens.first { $0.path.text == path } }

  /// Every token as `springs.standard 250ms 0`.
  package var values: [String] { read.set.tokens.map { "\($0.path) \($0.value.summary)" } }

  /// The bytes of a file after the change of a finding.
  package func bytes(after change: Change) -> [UInt8] {
    guard let file = change.edits.first?.range.file else { return [] }
    var bytes = files[Int(file.index)].bytes
    for edit in change.edits.sorted(by: { $0.range.start > $1.range.start }) {
      bytes.replaceSubrange(edit.range.offsets, with: Array(edit.replacement.utf8))
    }
    return bytes
  }
}
