import TokenModel

/// Findings in the form of Checkstyle, which many review tools read.
struct CheckstyleReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// The files in their order, those without findings too.
  var text: String {
    let findings = Dictionary(grouping: report.diagnostics, by: \.range.file)
    var writer = XMLWriter()
    writer.element("checkstyle", ["version": "4.3"]) { writer in
      for (number, path) in report.paths.enumerated() {
        writer.element("file", ["name": path]) { writer in
          for finding in findings[FileID(number)] ?? [] {
            let start = report.locations(finding.range).start
            writer.element(
              "error",
              [
                "line": "\(start.line)", "column": "\(start.column)", "severity": finding.severity.rawValue,
                "message": finding.sentence, "source": "tokenc.rules.\(finding.id)",
              ])
          }
        }
      }
    }
    return writer.text
  }
}
