import TokenModel

/// Findings as compilers print them: `path:line:col: severity: message [id]`, then the line and what to do.
package struct TextReport {
  private let report: Report
  private let style: TextStyle
  /// How many findings are printed; nobody reads more, and a hostile file may have hundreds of thousands.
  static let limit = 1000

  /// A report in a style.
  package init(_ report: Report, _ style: TextStyle = TextStyle()) {
    self.report = report
    self.style = style
  }

  /// Every finding, then the summary.
  package var text: String { text(summary: summary) }

  /// The findings, the first `limit` of them, and a last line.
  package func text(summary: String) -> String {
    let diagnostics = report.diagnostics
    var text = diagnostics.prefix(Self.limit).map { self.text(of: $0) + "\n" }.joined()
    if diagnostics.count > Self.limit { text += "… and \(diagnostics.count - Self.limit) more findings\n\n" }
    return text + summary + "\n"
  }

  /// `2 errors, 1 warning in 4 files, 63 tokens (1 fixable with --fix)`.
  var summary: String {
    let counts = [(Severity.error, "error"), (.warning, "warning"), (.info, "info")].compactMap { severity, word in
      let count = report.count(of: severity)
      return count > 0 ? Self.number(count, word) : nil
    }
    let place = "\(Self.number(report.files.count, "file")), \(Self.number(report.tokenCount, "token"))"
    let fixable = report.count(ofChanges: true)
    let notes = [
      (report.fixedCount, "fixed"), (report.baselineCount, "in the baseline"), (fixable, "fixable with --fix"),
      (report.count(ofChanges: false), "\(fixable > 0 ? "more" : "fixable") with --fix --unsafe"),
    ].compactMap { count, what in count.flatMap { $0 > 0 ? "\($0) \(what)" : nil } }
    let summary =
      (counts.isEmpty ? "no findings" : counts.joined(separator: ", ")) + " in " + place
      + (notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))")
    return report.isIncomplete
      ? summary + "; names that are not defined are reported once every file can be read" : summary
  }

  /// `1 file`, `2 files`.
  package static func number(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// One finding with its frame.
  func text(of diagnostic: Diagnostic) -> String {
    let gutter = gutterWidth(of: diagnostic)
    let blank = String(repeating: " ", count: gutter)
    let severity = diagnostic.severity
    var text = style.painted(place(of: diagnostic.range) + ":", .strong) + " "
    text += style.painted("\(severity.rawValue):", severity.ink)
    text += " \(style.painted(diagnostic.message.visible, .strong)) [\(diagnostic.id)]\n"
    text += frame(diagnostic.range, gutter, mark: "^", severity.ink, label: "", previous: nil)
    var last = diagnostic.range
    for note in diagnostic.notes {
      text += frame(note.range, gutter, mark: "-", .frame, label: " " + note.message.visible, previous: last)
      last = note.range
    }
    for (label, line) in [("why", diagnostic.why), ("help", diagnostic.help)] {
      if let line { text += "\(blank) \(sign("=")) \(style.painted("\(label):", .strong)) \(line.visible)\n" }
    }
    if let change = diagnostic.change {
      let label = style.painted("\(change.isSafe ? "fix" : "suggestion"):", .strong)
      text +=
        "\(blank) \(sign("=")) \(label)\n"
        + ChangedLines(change, report, room(gutter)).lines.map { line in
          "\(blank) \(style.painted("\(line.sign.rawValue) \(line.text)".trimmedAtEnd, line.sign.ink))\n"
        }.joined()
    }
    return text
  }

  private func place(of range: SourceRange) -> String {
    let source = report.file(range)
    let location = source.location(at: range.start)
    return "\(source.path.visible):\(location.line):\(location.column)"
  }

  private func frame(
    _ range: SourceRange, _ gutter: Int, mark: String, _ ink: Ink, label: String, previous: SourceRange?
  ) -> String {
    let source = report.file(range)
    let line = source.line(at: range.start)
    let columns = room(gutter)
    let shown = SourceLine(source, line: line, marking: range.offsets, columns: columns)
    let blank = String(repeating: " ", count: gutter)
    var text = ""
    if let previous, previous.file != range.file { text += "\(blank)\(sign(":::")) \(place(of: range))\n" }
    // A long line is cut around each place, so that it may have to be shown again.
    let isRepeated =
      previous.map { last in
        last.file == range.file && source.line(at: last.start) == line
          && SourceLine(source, line: line, marking: last.offsets, columns: columns).text == shown.text
      } ?? false
    if !isRepeated {
      let number = String(line)
      text += previous == nil ? "\(blank) \(sign("|"))\n" : ""
      text += String(repeating: " ", count: gutter - number.utf8.count)
      text += "\(sign(number + " |")) \(shown.text)\n"
    }
    let marks = style.painted(String(repeating: mark, count: shown.width) + label, ink)
    return text + "\(blank) \(sign("|")) \(String(repeating: " ", count: shown.indentation))\(marks)\n"
  }

  private func sign(_ text: String) -> String { style.painted(text, .frame) }

  /// How many columns a line of a frame has behind its gutter.
  private func room(_ gutter: Int) -> Int { style.columns - gutter - 3 }

  private func gutterWidth(of diagnostic: Diagnostic) -> Int {
    let ranges = [diagnostic.range] + diagnostic.notes.map(\.range)
    let lines = ranges.map { report.file($0).line(at: $0.start) }
    return String(lines.max() ?? 1).utf8.count + 1
  }
}

extension Severity {
  /// The colour of its word and its marks.
  fileprivate var ink: Ink {
    switch self {
    case .error: .error
    case .warning: .warning
    case .info: .info
    }
  }
}

extension ChangedLines.Sign {
  /// Its colour.
  fileprivate var ink: Ink { self == .removed ? .removed : self == .added ? .added : .frame }
}

extension String {
  /// The text without blanks at its end.
  var trimmedAtEnd: String {
    let end = utf8.lastIndex { $0 != UInt8(ascii: " ") }
    return end.map { String(self[...$0]) } ?? ""
  }
}
