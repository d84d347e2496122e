import TokenModel

/// Findings as annotations on the lines of a pull request.
struct GitHubReport {
  private let report: Report
  /// How many annotations of a level GitHub shows of a step; it drops the rest.
  private static let most = 10

  init(_ report: Report) { self.report = report }

  /// A command a finding, errors first, then how many there was no room for, and the summary.
  var text: String {
    var text = ""
    var hidden = 0
    for severity in Severity.allCases.reversed() {
      let findings = report.diagnostics.filter { $0.severity == severity }
      // The last notice says how many are missing.
      let room = severity == .info ? Self.most - 1 : Self.most
      text += findings.prefix(room).map(command).map(\.line).joined()
      hidden += max(0, findings.count - room)
    }
    if hidden > 0 {
      let rest = "\(TextReport.number(hidden, "more finding")); the summary of the step lists all of them"
      text += GitHubCommand(name: "notice", properties: [("title", "tokenc")], message: rest).line
    }
    return text + TextReport(report).summary + "\n"
  }

  private func command(_ finding: Diagnostic) -> GitHubCommand {
    let (start, end) = report.locations(finding.range)
    // Columns mean nothing to GitHub where a place has several lines.
    let columns = start.line == end.line ? ("\(start.column)", "\(end.column)") : ("", "")
    let properties = [
      ("title", finding.id), ("file", report.path(finding.range)), ("line", "\(start.line)"), ("col", columns.0),
      ("endLine", "\(end.line)"), ("endColumn", columns.1),
    ]
    // A log shows nothing but the message.
    var message = "\(report.place(finding.range)): \(finding.message.visible)"
    if let help = finding.help { message += "\nhelp: \(help.visible)" }
    return GitHubCommand(
      name: finding.severity == .info ? "notice" : finding.severity.rawValue, properties: properties,
      message: GitHubCommand.harmless(message))
  }
}
