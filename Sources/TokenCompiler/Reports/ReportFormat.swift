/// The formats of a report.
package enum ReportFormat: String, Sendable, CaseIterable {
  /// For people and compilers' readers.
  case text
  /// For programs, by a schema of our own.
  case json
  /// Commands that annotate the lines of a pull request on GitHub.
  case github
  /// GitLab's Code Quality.
  case gitlab
  /// The static analysis results interchange format, for code scanning.
  case sarif
  /// Test cases, as Jenkins and GitLab read them.
  case junit
  /// The XML of Checkstyle.
  case checkstyle

  /// The report in this format; `style` is how text looks where it is printed, and nothing else asks for it.
  package func text(of report: Report, style: TextStyle = TextStyle()) -> String {
    switch self {
    case .text: TextReport(report, style).text
    case .json: JSONReport(report).text
    case .github: GitHubReport(report).text
    case .gitlab: GitLabReport(report).text
    case .sarif: SARIFReport(report).text
    case .junit: JUnitReport(report).text
    case .checkstyle: CheckstyleReport(report).text
    }
  }
}
