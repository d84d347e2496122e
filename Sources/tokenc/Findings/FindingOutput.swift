import TokenCompiler
import TokenModel

extension FindingOptions {
  /// Prints a report on a stream and writes the files that `--report` names; `protect` refuses those that would replace
  /// what is read. The stream has its report also where a file could not be written.
  func deliver(
    _ report: Report, on stream: StandardStream, protect: ([OutputWriter.Output]) throws(FileFailure) -> Void
  ) throws {
    var failure: FileFailure?
    do throws(FileFailure) {
      let files = reports.map { (path: FilePath.tidy($0.path), bytes: Array($0.format.text(of: report).utf8)) }
      try protect(files)
      _ = try OutputWriter().write(files)
    } catch {
      failure = error
    }
    let text = format.text(of: report, style: Terminal.style(color, on: stream))
    try format == .text ? stream.write(text) : stream.writeExactly(text)
    if format == .github || reports.contains(where: { $0.format == .github }) {
      do throws(FileFailure) { try GitHubRunner.addToSummary(report) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  /// Whether a run with these findings has failed; too many warnings are named on standard error.
  func isFailure(_ diagnostics: [Diagnostic]) -> Bool {
    if let maxWarnings, threshold.hasTooManyWarnings(diagnostics) {
      let warnings = TextReport.number(diagnostics.count { $0.severity == .warning }, "warning")
      StandardStream.error.print("error: \(warnings), more than `--max-warnings \(maxWarnings)` lets pass\n")
    }
    return threshold.isReached(by: diagnostics)
  }
}
