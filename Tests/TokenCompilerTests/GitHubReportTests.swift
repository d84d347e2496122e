import Foundation
import Support
import Testing
import TokenModel

@testable import TokenCompiler

/// Annotations, as the runner of GitHub reads them.
struct GitHubReportTests {
  @Test(arguments: [
    ("a: 1\n", "a: 1\n"), ("::error::x", "\\::error::x"), ("  \t::error::x\n", "  \t\\::error::x\n"),
    ("a\n::x::\r::y::", "a\n\\::x::\r\\::y::"), ("a ::error::x", "a ::error::x"), (": : ::", ": : ::"),
    ("x ##[error]y ##[x]", "x ##\\[error]y ##\\[x]"), ("#[ # #[ ##", "#[ # #[ ##"), ("###[a", "###\\[a"),
    ("é##[", "é##\\["), ("", ""), (":", ":"), ("::", "\\::"), ("\u{202E}::x::", "\u{202E}::x::"),
  ])
  func `what the runner would obey gets a backslash`(_ text: String, _ harmless: String) {
    #expect(GitHubCommand.harmless(text) == harmless)
  }

  /// A command, taken apart by the runner's rules: a property ends at a comma and its name at the first `=`, and `%25` is
  /// replaced last.
  private static func parsed(_ line: Substring) -> (name: String, properties: [String: String], message: String)? {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line.dropFirst(2)[..<end.lowerBound]
    let parts = head.split(separator: " ", maxSplits: 1)
    var properties: [String: String] = [:]
    let data = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    for property in parts.dropFirst().first?.split(separator: ",") ?? [] {
      let sides = property.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      properties[String(sides[0])] = unescaped(sides[1], [("%3A", ":"), ("%2C", ",")] + data)
    }
    return (String(parts[0]), properties, unescaped(line[end.upperBound...], data))
  }

  private static func unescaped(_ text: Substring, _ signs: [(String, String)]) -> String {
    signs.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  @Test(arguments: HostileReports.paths)
  func `a hostile path arrives as it is, and a hostile text does no harm`(_ path: String) throws {
    let report = HostileReports.report(path)
    let lines = GitHubReport(report).text.split(separator: "\n")
    try #require(lines.count == report.diagnostics.count + 1)
    let findings = report.diagnostics.sorted { $0.severity > $1.severity }
    for (finding, line) in zip(findings, lines) {
      let command = try #require(Self.parsed(line), "\(line)")
      let place = report.locations(finding.range).start
      #expect(command.name == finding.severity.rawValue)
      #expect(command.properties["file"] == path)
      #expect(command.properties["title"] == finding.id)
      #expect(command.properties["line"] == "\(place.line)")
      #expect(command.properties["col"] == "\(place.column)")
      #expect(command.message.contains(GitHubCommand.harmless(finding.message.visible)))
      #expect(!line.unicodeScalars.contains { $0 == "\r" || $0 == "\u{1B}" })
      #expect(!line.unicodeScalars.contains("\u{202E}") || path.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func `errors come first, ten of a level, and the last notice counts the rest`() throws {
    let tokens = (0..<30).map { "s\($0): 7" } + (0..<12).map { "e\($0): 8px" }
    let report = Report(Pipeline.check([("a.yaml", "spacing: { \(tokens.joined(separator: ", ")) }")]))
    let lines = GitHubReport(report).text.split(separator: "\n")
    try #require(lines.count == 22)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") })
    #expect(lines[10..<20].allSatisfy { $0.hasPrefix("::warning ") })
    #expect(lines[20] == "::notice title=tokenc::22 more findings; the summary of the step lists all of them")
  }

  @Test func `a place of several lines has no columns`() throws {
    let text = "durations:\n  a:\n    value: |\n      1\n      2\n"
    let report = Report(Pipeline.check([("a.yaml", text)]))
    let finding = try #require(report.diagnostics.first)
    let (start, end) = report.locations(finding.range)
    try #require(start.line < end.line)
    let command = try #require(Self.parsed(GitHubReport(report).text.split(separator: "\n")[0]))
    #expect(command.properties["endLine"] == "\(end.line)")
    #expect(command.properties["col"] == nil && command.properties["endColumn"] == nil)
  }

  @Test func `the summary is cut before GitHub refuses it`() {
    let tokens = (0..<9000).map { "a-very-long-name-of-a-token-that-fills-the-table-\($0): 7" }
    let report = Report(Pipeline.check([("a.yaml", "spacing: { \(tokens.joined(separator: ", ")) }")]))
    let text = GitHubSummary(report).text
    #expect(text.utf8.count < 1 << 20)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("| warning") }.count
    #expect(text.hasSuffix("\n\(report.diagnostics.count - rows) more findings\n\n"))
  }
}
