import TokenModel

/// Findings as test cases that failed, a suite a file.
///
/// Errors and warnings are failures; an info is a case that passes and says something. A file without findings has one
/// case that passes.
struct JUnitReport {
  private let report: Report

  init(_ report: Report) { self.report = report }

  /// A case of a suite.
  private struct Case {
    let name: String
    let finding: Diagnostic?

    var hasFailed: Bool { (finding?.severity ?? .info) > .info }
  }

  /// The suites in the order of the files.
  var text: String {
    let findings = Dictionary(grouping: report.diagnostics, by: \.range.file)
    let suites = report.paths.enumerated().map { (path: $1, cases: cases(findings[FileID($0)] ?? [])) }
    let all = suites.flatMap(\.cases)
    var writer = XMLWriter()
    writer.element(
      "testsuites",
      ["name": "tokenc", "tests": "\(all.count)", "failures": "\(Self.failures(all))", "errors": "0", "time": "0"]
    ) { writer in
      for (path, cases) in suites {
        writer.element(
          "testsuite",
          [
            "name": path, "tests": "\(cases.count)", "failures": "\(Self.failures(cases))", "errors": "0",
            "skipped": "0",
            "time": "0",
          ]
        ) { writer in for one in cases { write(one, path, &writer) } }
      }
    }
    return writer.text
  }

  private static func failures(_ cases: [Case]) -> Int { cases.count(where: \.hasFailed) }

  /// The cases of a file; a reader keeps only the first of those with one name.
  private func cases(_ findings: [Diagnostic]) -> [Case] {
    if findings.isEmpty { return [Case(name: "no findings", finding: nil)] }
    var names: [String: Int] = [:]
    return findings.map { finding in
      let start = report.locations(finding.range).start
      let subject = finding.subject.map { " \($0)" } ?? ""
      let name = "\(finding.id) at \(start.line):\(start.column)\(subject)"
      names[name, default: 0] += 1
      return Case(name: names[name] == 1 ? name : "\(name) (\(names[name] ?? 0))", finding: finding)
    }
  }

  private func write(_ one: Case, _ path: String, _ writer: inout XMLWriter) {
    writer.element("testcase", ["name": one.name, "classname": path, "time": "0"]) { writer in
      guard let finding = one.finding else { return }
      let message = finding.message.visible
      let text = [
        "\(report.place(finding.range)): \(finding.severity.rawValue): \(message)",
        finding.why.map { "why: \($0.visible)" }, finding.help.map { "help: \($0.visible)" },
      ].compactMap { $0 }.joined(separator: "\n")
      if one.hasFailed {
        writer.element("failure", ["type": finding.id, "message": message], text)
      } else {
        writer.element("system-out", [:], text)
      }
    }
  }
}
