import TokenModel
import TokenOutput

/// Findings as GitLab's Code Quality report.
struct GitLabReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// An array with an object a finding.
  var text: String {
    var writer = JSONWriter()
    var seen: [UInt64: Int] = [:]
    writer.array { writer in
      for finding in report.diagnostics {
        let hash = identity(of: finding)
        let number = seen[hash, default: 0]
        seen[hash] = number + 1
        writer.object { write(finding, StableHash.text(hash &+ UInt64(number)), &$0) }
      }
    }
    return writer.text
  }

  private func write(_ finding: Diagnostic, _ fingerprint: String, _ writer: inout JSONWriter) {
    let (start, end) = report.locations(finding.range)
    writer.string("description", finding.sentence)
    writer.string("check_name", finding.id)
    writer.string("fingerprint", fingerprint)
    writer.string("severity", severity(of: finding))
    writer.object("location") { writer in
      writer.string("path", report.path(finding.range))
      writer.object("positions") { writer in
        for (name, place) in [("begin", start), ("end", end)] {
          writer.object(name) { writer in
            writer.literal("line", "\(place.line)")
            writer.literal("column", "\(place.column)")
          }
        }
      }
    }
  }

  /// The same for a finding that has only moved to another line.
  private func identity(of finding: Diagnostic) -> UInt64 {
    StableHash.hash([finding.id, report.path(finding.range), finding.subject?.text ?? "", finding.message])
  }

  /// GitLab's word for how much a finding weighs; a file that could not be read hides what else is wrong.
  private func severity(of finding: Diagnostic) -> String {
    if [LanguageError.syntax.rawValue, LanguageError.encoding.rawValue].contains(finding.id) { return "critical" }
    return switch finding.severity {
    case .error: "major"
    case .warning: "minor"
    case .info: "info"
    }
  }
}

extension Diagnostic {
  /// What is wrong and how to mend it, in one line with nothing hidden, for formats that have room for one text.
  var sentence: String { message.visible + (help.map { "; \($0.visible)" } ?? "") }
}
