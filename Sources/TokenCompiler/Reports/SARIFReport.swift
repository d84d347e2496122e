import TokenModel
import TokenOutput

/// Findings in SARIF 2.1.0, with what GitHub's code scanning asks for on top.
struct SARIFReport {
  private let report: Report
  /// The findings that there is room for, by file, line and column.
  private let findings: [Diagnostic]
  /// The rules that found something, in the order of their ids.
  private let rules: [String]
  private let fingerprints: [FileID: LineFingerprints]
  /// The most second places that GitHub keeps of a result.
  private static let mostNotes = 100

  /// A report on at most so many findings; GitHub refuses a run with more.
  init(_ report: Report, most: Int = 25_000) {
    self.report = report
    findings = report.gravest(most)
    rules = Set(findings.map(\.id)).sorted()
    let files = Set(findings.map(\.range.file))
    fingerprints = Dictionary(
      uniqueKeysWithValues: files.map { ($0, LineFingerprints(of: report.files[Int($0.index)])) })
  }

  /// A log with one run.
  var text: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.string("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      writer.string("version", "2.1.0")
      writer.array("runs") { writer in
        writer.object { writer in
          writer.object("tool") { writer in
            writer.object("driver") { writer in
              writer.string("name", "tokenc")
              writer.string("semanticVersion", toolVersion)
              writer.array("rules") { writer in
                for rule in rules { SARIFRule(rule).write(&writer) }
              }
            }
          }
          writeNotifications(&writer)
          writer.string("columnKind", "unicodeCodePoints")
          writer.array("results") { writer in
            for finding in findings { writer.object { write(finding, &$0) } }
          }
        }
      }
    }
    return writer.text
  }

  /// Says where the results are not all there is to know.
  private func writeNotifications(_ writer: inout JSONWriter) {
    var texts: [String] = []
    let rest = report.diagnostics.count - findings.count
    if rest > 0 { texts.append("\(TextReport.number(rest, "more finding")) had no room here.") }
    if report.isIncomplete {
      texts.append("Names that are not defined are reported once every file can be read.")
    }
    guard !texts.isEmpty else { return }
    writer.array("invocations") { writer in
      writer.object { writer in
        writer.literal("executionSuccessful", "true")
        writer.array("toolExecutionNotifications") { writer in
          for text in texts {
            writer.object { writer in
              writer.string("level", "warning")
              writer.object("message") { $0.string("text", text) }
            }
          }
        }
      }
    }
  }

  private func write(_ finding: Diagnostic, _ writer: inout JSONWriter) {
    writer.string("ruleId", finding.id)
    writer.literal("ruleIndex", "\(rules.firstIndex(of: finding.id) ?? 0)")
    writer.string("level", finding.severity.sarifLevel)
    writer.object("message") { $0.string("text", SARIFMessage(finding, links: Self.mostNotes).text) }
    writer.array("locations") { writer in
      writer.object { writer in
        writePlace(finding.range, &writer)
        if let subject = finding.subject {
          writer.array("logicalLocations") { $0.object { $0.string("fullyQualifiedName", subject.text) } }
        }
      }
    }
    if !finding.notes.isEmpty {
      writer.array("relatedLocations") { writer in
        for (index, note) in finding.notes.prefix(Self.mostNotes).enumerated() {
          writer.object { writer in
            writer.literal("id", "\(index + 1)")
            writer.object("message") { $0.string("text", SARIFMessage.plain(note.message)) }
            writePlace(note.range, &writer)
          }
        }
      }
    }
    if let print = fingerprints[finding.range.file]?[report.locations(finding.range).start.line] {
      writer.object("partialFingerprints") { $0.string("primaryLocationLineHash", print) }
    }
    // What the baseline accepts is no result.
    if report.baselineCount != nil { writer.string("baselineState", "new") }
    if let change = finding.change { writer.array("fixes") { $0.object { write(change, &$0) } } }
  }

  private func write(_ change: Change, _ writer: inout JSONWriter) {
    writer.object("description") { writer in
      writer.string("text", change.isSafe ? "A change that keeps the meaning." : "A change of a value or a name.")
    }
    writer.array("artifactChanges") { writer in
      var rest = change.edits[...]
      while let first = rest.first {
        let edits = rest.prefix { $0.range.file == first.range.file }
        rest = rest.dropFirst(edits.count)
        writer.object { writer in
          writer.object("artifactLocation") { $0.string("uri", uri(ofPath: report.path(first.range))) }
          writer.array("replacements") { writer in
            for edit in edits {
              writer.object { writer in
                writeRegion("deletedRegion", edit.range, &writer)
                writer.object("insertedContent") { $0.string("text", edit.replacement) }
              }
            }
          }
        }
      }
    }
  }

  private func writePlace(_ range: SourceRange, _ writer: inout JSONWriter) {
    writer.object("physicalLocation") { writer in
      writer.object("artifactLocation") { $0.string("uri", uri(ofPath: report.path(range))) }
      writeRegion("region", range, &writer)
    }
  }

  private func writeRegion(_ name: String, _ range: SourceRange, _ writer: inout JSONWriter) {
    let (start, end) = report.locations(range)
    writer.object(name) { writer in
      writer.literal("startLine", "\(start.line)")
      writer.literal("startColumn", "\(start.column)")
      writer.literal("endLine", "\(end.line)")
      writer.literal("endColumn", "\(end.column)")
    }
  }
}

extension Severity {
  /// SARIF's word for it.
  var sarifLevel: String { self == .info ? "note" : rawValue }
}

extension Report {
  /// The findings of most weight, at most so many, by file, line and column.
  fileprivate func gravest(_ most: Int) -> [Diagnostic] {
    var room = most
    var kept: [Severity: Int] = [:]
    for severity in Severity.allCases.reversed() {
      kept[severity] = min(count(of: severity), room)
      room -= kept[severity, default: 0]
    }
    return diagnostics.filter { finding in
      kept[finding.severity, default: 0] -= 1
      return kept[finding.severity, default: 0] >= 0
    }
  }
}
