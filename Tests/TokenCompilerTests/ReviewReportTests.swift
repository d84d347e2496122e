import Foundation
import Support
import Testing
import TokenModel

@testable import TokenCompiler

/// The formats of tools that show findings in reviews, read by programs that know nothing of the writer.
struct ReviewReportTests {
  /// A document that an independent reader looks at, and the findings that it must find there.
  private struct Sample: Encodable {
    let text: String
    let paths: [String]
    let findings: [Finding]

    struct Finding: Encodable {
      let id, severity, path, message, sentence: String
      let line, column: Int
    }

    init(_ report: Report, _ format: ReportFormat) {
      text = format.text(of: report)
      paths = report.paths
      findings = report.diagnostics.map { finding in
        let start = report.locations(finding.range).start
        return Finding(
          id: finding.id, severity: finding.severity.rawValue, path: report.path(finding.range),
          message: finding.message.visible, sentence: finding.sentence, line: start.line, column: start.column)
      }
    }
  }

  private static let empty = Report(Pipeline.check([("a.yaml", "")]))

  private static func samples(_ format: ReportFormat) -> [Sample] {
    ([HostileReports.usual, empty] + HostileReports.paths.map(HostileReports.report)).map { Sample($0, format) }
  }

  @Test(arguments: [(ReportFormat.github, "txt"), (.gitlab, "json"), (.junit, "xml"), (.checkstyle, "xml")])
  func `a report is what it was when a person last read it`(_ format: ReportFormat, _ ending: String) {
    expectGolden(format.text(of: HostileReports.usual), at: "../Fixtures/Reports/\(format.rawValue).\(ending)")
  }

  @Test func `the summary of a step is what it was when a person last read it`() {
    expectGolden(GitHubSummary(HostileReports.usual).text, at: "../Fixtures/Reports/github-summary.md")
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `GitLab's fields are there, and a fingerprint is a finding's own`() throws {
    let program = #"""
      import json, sys
      from jsonschema import Draft202012Validator
      place = {"type": "object", "required": ["line", "column"], "properties": {
        "line": {"type": "integer", "minimum": 1}, "column": {"type": "integer", "minimum": 1}}}
      schema = Draft202012Validator({"type": "array", "items": {
        "type": "object", "additionalProperties": False,
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
          "description": {"type": "string", "minLength": 1}, "check_name": {"type": "string", "pattern": "^[a-z-]+$"},
          "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
          "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
          "location": {"type": "object", "required": ["path", "positions"], "properties": {
            "path": {"type": "string", "not": {"pattern": r"^\./"}},
            "positions": {"type": "object", "required": ["begin", "end"], "properties": {"begin": place, "end": place}}}}}}})
      for sample in json.load(sys.stdin):
        items = json.loads(sample["text"])
        schema.validate(items)
        assert len({item["fingerprint"] for item in items}) == len(items)
        found = [(item["check_name"], item["location"]["path"], item["location"]["positions"]["begin"]) for item in items]
        wanted = [(f["id"], f["path"], {"line": f["line"], "column": f["column"]}) for f in sample["findings"]]
        assert found == wanted, (found, wanted)
        assert [item["description"] for item in items] == [f["sentence"] for f in sample["findings"]]
      """#
    _ = try PythonEnvironment.run(program, on: Self.samples(.gitlab))
  }

  @Test func `a fingerprint stays where a finding moves, and changes with what it says`() {
    func prints(_ text: String) -> [Substring] {
      ReportFormat.gitlab.text(of: Report(Pipeline.check([("a.yaml", text)]))).split(separator: "\n")
        .filter { $0.contains("fingerprint") }
    }
    let before = prints("spacing: { a: 7, b: 9 }")
    #expect(before.count == 2)
    #expect(prints("# moved\n\nspacing:\n  a: 7\n  b: 9") == before)
    #expect(prints("spacing: { a: 6, b: 9 }").first != before.first)
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `Checkstyle's elements are those that its readers know`() throws {
    let program = #"""
      import io, json, sys
      from lxml import etree
      schema = etree.RelaxNG(etree.XML('''
        <element name="checkstyle" xmlns="http://relaxng.org/ns/structure/1.0"
          datatypeLibrary="http://www.w3.org/2001/XMLSchema-datatypes">
          <attribute name="version"><value>4.3</value></attribute>
          <zeroOrMore><element name="file"><attribute name="name"/><zeroOrMore><element name="error">
            <attribute name="line"><data type="positiveInteger"/></attribute>
            <attribute name="column"><data type="positiveInteger"/></attribute>
            <attribute name="severity"><choice>
              <value>error</value><value>warning</value><value>info</value><value>ignore</value></choice></attribute>
            <attribute name="message"/><attribute name="source"/><empty/>
          </element></zeroOrMore></element></zeroOrMore>
        </element>'''))
      for sample in json.load(sys.stdin):
        root = etree.parse(io.BytesIO(sample["text"].encode())).getroot()
        schema.assertValid(root)
        legal = lambda text: "".join(c if c >= " " or c in "\t\n\r" else "\ufffd" for c in text)
        assert [file.get("name") for file in root] == [legal(path) for path in sample["paths"]]
        found = [(e.get("source"), e.get("severity"), e.get("message"), int(e.get("line")), int(e.get("column")))
                 for file in root for e in file]
        wanted = [("tokenc.rules." + f["id"], f["severity"], f["sentence"], f["line"], f["column"])
                  for f in sample["findings"]]
        assert found == wanted, (found, wanted)
      """#
    _ = try PythonEnvironment.run(program, on: Self.samples(.checkstyle))
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `a reader of JUnit files finds a failed case a finding, each with its own name`() throws {
    let program = #"""
      import json, sys
      from junitparser import JUnitXml, Failure
      for sample in json.load(sys.stdin):
        suites = JUnitXml.fromstring(sample["text"].encode())
        cases = [case for suite in suites for case in suite]
        assert len({(case.classname, case.name) for case in cases}) == len(cases)
        failed = [case for case in cases if any(isinstance(result, Failure) for result in case.result)]
        wanted = [f for f in sample["findings"] if f["severity"] != "info"]
        assert [case.result[0].type for case in failed] == [f["id"] for f in wanted]
        assert [case.result[0].message for case in failed] == [f["message"] for f in wanted]
        for case, finding in zip(failed, wanted):
          assert case.name.startswith(f'{finding["id"]} at {finding["line"]}:{finding["column"]}')
        assert suites.tests == len(cases) and suites.failures == len(failed)
        assert len(list(suites)) == len(sample["paths"])
      """#
    _ = try PythonEnvironment.run(program, on: Self.samples(.junit))
  }

  @Test(
    .enabled(if: PythonEnvironment.junitSchema != nil, "the source of pytest, which holds the schema, is not at hand"))
  func `the schema of Jenkins accepts every report`() throws {
    let program = #"""
      import io, json, sys
      from lxml import etree
      schema, texts = json.load(sys.stdin)
      schema = etree.XMLSchema(etree.parse(io.BytesIO(schema[0].encode())))
      for text in texts: schema.assertValid(etree.parse(io.BytesIO(text.encode())))
      """#
    let schema = try #require(PythonEnvironment.junitSchema)
    _ = try PythonEnvironment.run(program, on: [[schema], Self.samples(.junit).map(\.text)])
  }
}
