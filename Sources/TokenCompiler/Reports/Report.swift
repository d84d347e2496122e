package import TokenModel

/// What a run found, as every format prints it.
package struct Report: Sendable {
  /// The files, as ranges count them; messages for people show their `path`.
  package var files: [SourceFile]
  /// The path of each file for other programs: from the root of the repository, or from the working directory where
  /// there is none; links resolved, parts separated by `/`.
  package var paths: [String]
  /// The findings by file, line and column.
  package var diagnostics: [Diagnostic]
  /// How many tokens have a value.
  package var tokenCount: Int
  /// Whether a file could not be read to its end, so that unknown names were not reported.
  package var isIncomplete: Bool
  /// How many findings the baseline accepts, which are not among `diagnostics`; nil without a baseline.
  package var baselineCount: Int?
  /// How many changes were made to the files before; nil where none was asked for.
  package var fixedCount: Int?

  /// A report on a judged set. Without `paths` the files are called what people call them.
  package init(_ checked: CheckedSet, paths: [String]? = nil) {
    files = checked.files
    self.paths = paths ?? checked.files.map(\.path)
    diagnostics = checked.diagnostics
    tokenCount = checked.set.tokens.count
    isIncomplete = checked.isIncomplete
    baselineCount = checked.accepted?.count
  }

  /// A report on a file that no token was read from, such as a configuration.
  package init(on file: SourceFile, _ diagnostics: [Diagnostic]) {
    files = [file]
    paths = [file.path]
    self.diagnostics = diagnostics
    tokenCount = 0
    isIncomplete = false
  }

  /// How many findings have a change that keeps the meaning, or one that does not.
  func count(ofChanges isSafe: Bool) -> Int { diagnostics.count { $0.change?.isSafe == isSafe } }

  /// How many findings have a severity.
  func count(of severity: Severity) -> Int { diagnostics.count { $0.severity == severity } }

  /// The file that a range lies in.
  func file(_ range: SourceRange) -> SourceFile { files[Int(range.file.index)] }

  /// The path of the file that a range lies in, for other programs.
  func path(_ range: SourceRange) -> String { paths[Int(range.file.index)] }

  /// Where a range begins, for people who look at a whole repository: `tokens/a.yaml:12:9`.
  func place(_ range: SourceRange) -> String {
    let start = locations(range).start
    return "\(path(range).visible):\(start.line):\(start.column)"
  }

  /// The lines and columns of a range, from 1; the end is exclusive.
  func locations(_ range: SourceRange) -> (start: SourceLocation, end: SourceLocation) {
    let file = file(range)
    return (file.location(at: range.start), file.location(at: range.end))
  }
}
