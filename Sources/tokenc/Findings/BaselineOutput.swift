import TokenCompiler
import TokenModel

extension Input {
  /// Writes what is found now to the baseline, and gives the report on what is left: errors of the language, with which
  /// nothing is written, since the rules have not seen everything.
  func writeBaseline() throws -> Report {
    guard let file = baseline else { return report }
    guard checked.languageErrorCount == 0 else {
      let cause = "`\(file.path.visible)` is not written while the tokens have errors of the language"
      StandardStream.error.print("error: \(cause)\nhelp: mend those first, for instance with `--fix`\n")
      return report
    }
    var new = Baseline(accepting: checked.diagnostics + (checked.accepted ?? []))
    if !isWholeSet { new = new.keeping(file.baseline, ofTokensNotIn: checked.set) }
    let output = (path: FilePath.tidy(file.path), bytes: Array(new.text.utf8))
    try protect(fromBaseline: output.path)
    _ = try OutputWriter().write([output])
    let count = TextReport.number(new.count, "finding")
    StandardStream.error.print("`\(file.path.visible)` accepts \(count)\n")
    return report(on: checked.accepted(by: new))
  }

  /// Names entries of the baseline under which nothing is found any more on standard error.
  func reportUnusedBaseline() {
    guard let file = baseline, let source = file.source, failures.isEmpty, checked.languageErrorCount == 0 else {
      return
    }
    let unused = file.baseline.unused(by: checked, isWholeSet: isWholeSet)
    guard !unused.isEmpty else { return }
    let most = 10
    for entry in unused.prefix(most) {
      let place = source.location(at: entry.place.start)
      let finding = "`\(entry.rule)` finds nothing in `\(entry.path)` any more"
      StandardStream.error.print("\(source.path.visible):\(place.line):\(place.column): warning: \(finding)\n")
    }
    let rest = unused.count > most ? "and in \(unused.count - most) more entries; " : ""
    StandardStream.error.print("help: \(rest)`--write-baseline` takes them out\n")
  }
}
