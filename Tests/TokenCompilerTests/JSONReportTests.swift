import Foundation
import Support
import Testing
import TokenModel

@testable import TokenCompiler

/// Findings for programs, by the schema that ships.
struct JSONReportTests {
  @Test func `a report is what it was when a person last read it`() {
    expectGolden(ReportFormat.json.text(of: HostileReports.usual), at: "../Fixtures/Reports/json.json")
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `our schema accepts every JSON report, and the numbers are those of the findings`() throws {
    let program = #"""
      import json, sys
      from jsonschema import Draft202012Validator
      schema, samples = json.load(sys.stdin)
      schema = json.loads(schema[0])
      Draft202012Validator.check_schema(schema)
      for text in samples:
        document = json.loads(text)
        Draft202012Validator(schema).validate(document)
        severities = [d["severity"] for d in document["diagnostics"]]
        summary = document["summary"]
        assert [severities.count(s) for s in ("error", "warning", "info")] == [
          summary["errors"], summary["warnings"], summary["infos"]]
        broken = json.loads(text)
        broken["extra"] = 1
        assert not Draft202012Validator(schema).is_valid(broken)
        for key in ("code", "severity", "message", "filename", "location", "end_location"):
          for index in range(min(1, len(document["diagnostics"]))):
            broken = json.loads(text)
            del broken["diagnostics"][index][key]
            assert not Draft202012Validator(schema).is_valid(broken), key
      """#
    let schema = try #require(Schemas.text(named: "findings"))
    _ = try PythonEnvironment.run(program, on: [[schema], SampleReports.all.map { ReportFormat.json.text(of: $0) }])
  }

  @Test func `an edit of the JSON report is made by its bytes`() throws {
    struct Document: Decodable {
      struct Place: Decodable { let byte_offset: Int }
      struct Edit: Decodable {
        let content: String
        let location, end_location: Place
      }
      struct Fix: Decodable {
        let applicability: String
        let edits: [Edit]
      }
      struct Diagnostic: Decodable { let fix: Fix? }
      let diagnostics: [Diagnostic]
    }
    let text = "# ä 🙂\r\ndurations: { a: 100 }\r\n"
    let report = Report(Pipeline.check([("a.yaml", text)]))
    let document = try JSONDecoder().decode(Document.self, from: Data(ReportFormat.json.text(of: report).utf8))
    let fix = try #require(document.diagnostics.first?.fix)
    #expect(fix.applicability == "safe")
    var bytes = Array(text.utf8)
    for edit in fix.edits.reversed() {
      bytes.replaceSubrange(edit.location.byte_offset..<edit.end_location.byte_offset, with: edit.content.utf8)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == text.replacing("100", with: "100ms"))
  }
}
