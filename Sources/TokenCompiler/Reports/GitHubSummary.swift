import TokenModel
import TokenOutput

/// Findings as a table for the summary of a step on GitHub.
package struct GitHubSummary {
  private let report: Report
  /// The most bytes of a summary: GitHub refuses more than 1 MiB from a step, which may have written some already.
  private static let limit = 900 << 10

  /// A summary of a report.
  package init(_ report: Report) { self.report = report }

  /// The table in Markdown, errors first, cut where GitHub would refuse it.
  package var text: String {
    var text = "### tokenc: \(markdownText(TextReport(report).summary))\n\n"
    guard !report.diagnostics.isEmpty else { return text }
    text += "| Severity | Place | Finding | Rule |\n|---|---|---|---|\n"
    var left = report.diagnostics.count
    for severity in Severity.allCases.reversed() {
      for finding in report.diagnostics where finding.severity == severity {
        let row = row(finding)
        guard text.utf8.count + row.utf8.count < Self.limit else {
          return text + "\n\(TextReport.number(left, "more finding"))\n\n"
        }
        text += row
        left -= 1
      }
    }
    return text + "\n"
  }

  private func row(_ finding: Diagnostic) -> String {
    let cells = [
      finding.severity.rawValue, markdownText(report.place(finding.range)), markdownText(finding.sentence), finding.id,
    ]
    return "| \(cells.joined(separator: " | ")) |\n"
  }
}
