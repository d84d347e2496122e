import TokenModel
import TokenOutput

/// Findings for programs; `templates/findings.schema.json` says what each member is.
struct JSONReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// An object with the findings by file, line and column, and their counts.
  var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.literal("version", "1")
      writer.object("tool") { writer in
        writer.string("name", "tokenc")
        writer.string("version", toolVersion)
      }
      writer.array("diagnostics") { writer in
        for finding in report.diagnostics { writer.object { write(finding, &$0) } }
      }
      writer.object("summary", writeSummary)
    }
    return writer.text
  }

  private func write(_ finding: Diagnostic, _ writer: inout JSONWriter) {
    writer.string("code", finding.id)
    writer.string("severity", finding.severity.rawValue)
    writer.string("message", finding.message)
    if let why = finding.why { writer.string("why", why) }
    if let help = finding.help { writer.string("help", help) }
    if let subject = finding.subject { writer.string("token", subject.text) }
    write(finding.range, &writer)
    if !finding.notes.isEmpty {
      writer.array("notes") { writer in
        for note in finding.notes {
          writer.object { writer in
            writer.string("message", note.message)
            write(note.range, &writer)
          }
        }
      }
    }
    guard let change = finding.change else { return }
    writer.object("fix") { writer in
      writer.string("applicability", change.isSafe ? "safe" : "unsafe")
      writer.array("edits") { writer in
        for edit in change.edits {
          writer.object { writer in
            writer.string("content", edit.replacement)
            write(edit.range, &writer)
          }
        }
      }
    }
  }

  private func write(_ range: SourceRange, _ writer: inout JSONWriter) {
    let (start, end) = report.locations(range)
    writer.string("filename", report.path(range))
    for (name, place, offset) in [("location", start, range.start), ("end_location", end, range.end)] {
      writer.object(name) { writer in
        writer.literal("row", "\(place.line)")
        writer.literal("column", "\(place.column)")
        writer.literal("byte_offset", "\(offset)")
      }
    }
  }

  private func writeSummary(_ writer: inout JSONWriter) {
    writer.literal("errors", "\(report.count(of: .error))")
    writer.literal("warnings", "\(report.count(of: .warning))")
    writer.literal("infos", "\(report.count(of: .info))")
    writer.literal("fixable", "\(report.count(ofChanges: true))")
    writer.literal("unsafe_fixable", "\(report.count(ofChanges: false))")
    writer.literal("files", "\(report.files.count)")
    writer.literal("tokens", "\(report.tokenCount)")
    writer.literal("incomplete", "\(report.isIncomplete)")
    if let count = report.fixedCount { writer.literal("fixed", "\(count)") }
    if let count = report.baselineCount { writer.literal("baseline", "\(count)") }
  }
}
