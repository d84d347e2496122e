package import TokenModel
import TokenRules
import TokenSource

/// A baseline that was read, and what was wrong with it.
package struct ReadBaseline: Sendable {
  /// The baseline, without what was wrong.
  package let baseline: Baseline
  /// Its faults, by place; with any of them it must not be used.
  package let diagnostics: [Diagnostic]

  /// Reads a baseline; in ranges its file is the only one, number 0.
  package init(_ source: SourceFile) {
    var reader = BaselineReader(source: source)
    reader.read()
    baseline = reader.baseline
    diagnostics = reader.diagnostics.sortedByPlace
  }
}

/// Reads a baseline; what is wrong is noted and the rest read on.
private struct BaselineReader: NodeReading {
  let source: SourceFile
  let file = FileID(0)
  var baseline = Baseline()
  private(set) var diagnostics: [Diagnostic] = []

  init(source: SourceFile) { self.source = source }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func read() {
    let tree = YamlTree(of: source, file, for: .baseline)
    diagnostics = tree.diagnostics
    guard let root = tree.root, !root.isMissing else { return }
    guard let entries = root.entries else {
      report(
        LanguageError.valueInvalid.at(
          firstLine(of: root.range), "the baseline is \(root.kind), not a mapping of rules",
          help: "let `--write-baseline` write it"))
      return
    }
    for entry in entries { if let rule = rule(of: entry, cannotBe: "accepted") { readPaths(entry, rule.id) } }
  }

  private mutating func readPaths(_ entry: YamlEntry, _ rule: String) {
    guard case .sequence(let items) = entry.value.content else {
      if case .refused = entry.value.content { return }
      report(
        LanguageError.valueInvalid.at(
          firstLine(of: entry.keyRange), "`\(rule)` has no list of tokens",
          help: "write one below it: `- springs.standard`"))
      return
    }
    for item in items {
      guard let path = readText(item, below: entry) else { continue }
      let section = path.split(separator: ".", omittingEmptySubsequences: false).first.map(String.init) ?? ""
      if Section(rawValue: section) == nil {
        report(
          LanguageError.valueInvalid.at(
            item.range, "`\(path.shown)` is not the path of a token", help: "begin with a section: `springs.standard`"))
      } else if !baseline.accept(rule, in: path, at: item.range) {
        report(
          LanguageError.duplicateKey.at(
            item.range, "`\(path.shown)` is listed twice under `\(rule)`", help: "remove it here"))
      }
    }
  }
}
