import TokenCompiler
import TokenModel

/// Findings as compilers print them: `path:line:col: severity: message [id]`, then the line and what to do.
struct TextReport {
  private let files: [SourceFile]
  /// How many findings are printed; nobody reads more, and a hostile file may have hundreds of thousands.
  static let limit = 1000

  /// A report on files that ranges refer to by their index.
  init(_ files: [SourceFile]) { self.files = files }

  /// The report on a whole run: every finding, then the summary.
  static func text(of checked: CheckedSet) -> String {
    text(of: checked.diagnostics, in: checked.files, summary: summary(of: checked))
  }

  /// Findings, the first `limit` of them, and a last line.
  static func text(of diagnostics: [Diagnostic], in files: [SourceFile], summary: String) -> String {
    let report = TextReport(files)
    var text = diagnostics.prefix(limit).map { report.text(of: $0) + "\n" }.joined()
    if diagnostics.count > limit { text += "… and \(diagnostics.count - limit) more findings\n\n" }
    return text + summary + "\n"
  }

  /// `2 errors, 1 warning in 4 files, 63 tokens`.
  static func summary(of checked: CheckedSet) -> String {
    var counts: [String] = []
    for (severity, word) in [(Severity.error, "error"), (.warning, "warning"), (.info, "info")] {
      let count = checked.count(of: severity)
      if count > 0 { counts.append(number(count, word)) }
    }
    let place = "\(number(checked.files.count, "file")), \(number(checked.set.tokens.count, "token"))"
    let summary = (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) + " in " + place
    return checked.isIncomplete
      ? summary + "; names that are not defined are reported once every file can be read" : summary
  }

  /// `1 file`, `2 files`.
  static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// One finding with its frame.
  func text(of diagnostic: Diagnostic) -> String {
    let gutter = gutterWidth(of: diagnostic)
    let blank = String(repeating: " ", count: gutter)
    var text = "\(place(of: diagnostic.range)): \(diagnostic.severity.rawValue): "
    text += "\(diagnostic.message.visible) [\(diagnostic.id)]\n"
    text += frame(diagnostic.range, gutter, mark: "^", label: "", previous: nil)
    var last = diagnostic.range
    for note in diagnostic.notes {
      text += frame(note.range, gutter, mark: "-", label: " " + note.message.visible, previous: last)
      last = note.range
    }
    if let why = diagnostic.why { text += "\(blank) = why: \(why.visible)\n" }
    if let help = diagnostic.help { text += "\(blank) = help: \(help.visible)\n" }
    if let change = diagnostic.change { text += self.change(change, blank) }
    return text
  }

  private func place(of range: SourceRange) -> String {
    let source = file(range)
    let location = source.location(at: range.start)
    return "\(source.path.visible):\(location.line):\(location.column)"
  }

  private func frame(
    _ range: SourceRange, _ gutter: Int, mark: String, label: String, previous: SourceRange?
  ) -> String {
    let source = file(range)
    let line = source.line(at: range.start)
    let shown = SourceLine(source, line: line, marking: range.offsets)
    let blank = String(repeating: " ", count: gutter)
    var text = ""
    if let previous, previous.file != range.file { text += "\(blank)::: \(place(of: range))\n" }
    // A long line is cut around each place, so that it may have to be shown again.
    let isRepeated =
      previous.map { last in
        last.file == range.file && source.line(at: last.start) == line
          && SourceLine(source, line: line, marking: last.offsets).text == shown.text
      } ?? false
    if !isRepeated {
      let number = String(line)
      text += previous == nil ? "\(blank) |\n" : ""
      text += String(repeating: " ", count: gutter - number.utf8.count) + "\(number) | \(shown.text)\n"
    }
    let marks = String(repeating: " ", count: shown.indentation) + String(repeating: mark, count: shown.width)
    return text + "\(blank) | \(marks)\(label)\n"
  }

  /// The lines before and after a change.
  private func change(_ change: Change, _ blank: String) -> String {
    guard let first = change.edits.first, let last = change.edits.last else { return "" }
    let source = file(first.range)
    let start = source.lineRange(source.line(at: first.range.start)).lowerBound
    let end = source.lineRange(source.line(at: last.range.end)).upperBound
    guard end - start <= Self.longestChange else { return "" }
    var after = ""
    var offset = start
    for edit in change.edits {
      after += source.text(offset..<edit.range.start) + edit.replacement
      offset = edit.range.end
    }
    after += source.text(offset..<end)
    let label = change.isSafe ? "fix" : "suggestion"
    return "\(blank) = \(label):\n" + lines(source.text(start..<end), "-", blank) + lines(after, "+", blank)
  }

  /// How many bytes a line may have for its change to be shown.
  private static let longestChange = 160

  private func lines(_ text: String, _ sign: String, _ blank: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return "\(blank) \(sign) \(visibleLine(String(Substring(line))))\n"
    }.joined()
  }

  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
    let lines = ranges.map { file($0).line(at: $0.start) }
    return String(lines.max() ?? 1).utf8.count + 1
  }

  private func file(_ range: SourceRange) -> SourceFile { files[Int(range.file.index)] }
}
