import TokenModel

@testable import TokenCompiler

/// Reports with everything that a format for programs has a member for.
enum SampleReports {
  /// Usual and hostile ones, one with second places in another file, one without a finding, and the others here.
  static let all =
    [HostileReports.usual, elsewhere, empty, incomplete, fixed, absolute, renaming, hidden]
    + HostileReports.paths.map(HostileReports.report)

  /// Findings with second places and changes in other files.
  static let elsewhere = Report(
    Pipeline.check([
      ("a.yaml", "durations:\n  slow: { value: 900ms, role: dwell }\n"),
      ("b.yaml", "durations:\n  menu: \"{durations.slow}\"\n  pair: { enter: 200ms, exit: 200ms }\n"),
    ]))

  /// A run that found nothing.
  static let empty = Report(Pipeline.check([("a.yaml", "")]))

  /// A run that could not read a file to its end.
  static let incomplete = Report(Pipeline.check([("a.yaml", "springs:\n\ta: 1\n"), ("b.yaml", "spacing: { a: 7 }\n")]))

  /// What is left where changes were made and a baseline accepts a finding.
  static let fixed: Report = {
    let all = Pipeline.check([("a.yaml", "spacing: { a: 7, b: 9 }\n")])
    var report = Report(all.accepted(by: Baseline(accepting: [all.diagnostics[0]])))
    report.fixedCount = 3
    return report
  }()

  /// A file outside the repository.
  static let absolute = Report(
    Pipeline.check([("../x y/a.yaml", "spacing: { a: 7 }\n")]), paths: ["/home/ä #1/x y/50%:a.yaml"])

  /// A finding whose change is made in two files, the second time in two places and once with nothing to put in.
  static let renaming: Report = {
    let files = sources([("a.yaml", "spacing: { menu_gap: 8 }\n"), ("b.yaml", "# ä🙂\nspacing: { x: 8, y: 8 }\n")])
    let first = SourceRange(FileID(0), 11..<19)
    let second = SourceRange(FileID(1), 20..<21)
    let third = SourceRange(FileID(1), 26..<27)
    var report = Report(on: files[0], [])
    report.files = files
    report.paths = files.map(\.path)
    report.diagnostics = [
      Diagnostic(
        id: "name-style", severity: .warning, range: first, message: "`menu_gap` is no style", help: "is it `menuGap`?",
        notes: [Diagnostic.Note(second, "[used]\\ here"), Diagnostic.Note(third, "](1) and here")],
        change: Change([Edit(third, ""), Edit(first, "menuGap"), Edit(second, "\u{202E}\n\u{0}🙂")], isSafe: false))
    ]
    return report
  }()

  /// A path and texts that hide something.
  static let hidden = Report(
    Pipeline.check([("\u{0}\u{202E}\n\u{1B}[31m.yaml", "spacing:\n  a: \"\\0\\u202e\\e[31m\\n[x\\\\](1)🙂\"\n")]))
}
