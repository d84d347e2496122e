import Support
import Testing
import TokenCompiler
import TokenModel

/// The whole report on a few files, as people read it.
struct TextReportTests {
  /// A report: what it is about, which names its golden, and the files with their texts.
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let files: [(path: String, text: String)]

    var testDescription: String { name }

    init(_ name: String, _ files: KeyValuePairs<String, String>) {
      self.name = name
      self.files = files.map { (path: $0.key, text: $0.value) }
    }
  }

  private static let long = String(repeating: "so long that no terminal has room for it, ", count: 12)

  static let cases = [
    Case("no finding", ["a.yaml": "springs:\n  standard: { duration: 250ms, bounce: 0 }\n"]),
    Case("empty file", ["a.yaml": ""]),
    Case("note on the same line", ["a.yaml": "durations:\n  menu: { enter: 200ms, exit: 100% }\n"]),
    Case("note on another line", ["a.yaml": "durations:\n  menu:\n    enter: 200ms\n    exit: 100%\n"]),
    Case(
      "note in another file",
      ["tokens/a.yaml": "spacing:\n  sm: 8\n", "tokens/b.yaml": "# Later\n\n\nspacing:\n    sm: 16\n"]),
    Case(
      "chain of notes",
      ["a.yaml": "durations:\n  a: \"{durations.b}\"\n", "b.yaml": "durations: { b: \"{durations.a}\" }\n"]),
    Case("safe fix", ["a.yaml": "durations:\n  menu: 250   # of course milliseconds\n"]),
    Case("fix and suggestion", ["a.yaml": "springs:\n  menu: { duration: 400ms, bounce: 0 }\n  tab: { duraton: 1 }\n"]),
    Case("ten lines", ["a.yaml": "spacing:\n  a: 4\n\n\n\n\n\n\n  b: 7\n  c: 9\n"]),
    Case("tabs", ["a.yaml": "springs:\n  menu:\t{ bounce:\t0,\tduration:\t400ms }\t# tabs\n"]),
    Case("wide characters", ["a.yaml": "durations:\n  菜单: { description: \"打开 🚀✅\", enter: 200ms, exit: 90% }\n"]),
    Case("combining characters", ["a.yaml": "durations:\n  u\u{308}berge\u{301}: { enter: 200ms, exit: 90% }\n"]),
    Case(
      "bidi characters",
      [
        "a.yaml":
          "durations:\n  menu: { description: \"\u{202E}txt\u{2069}\u{200B}\", value: 400ms }\n  \u{202E}x: 1ms\n"
      ]),
    Case("control character", ["a.yaml": "durations:\n  menu: 25\u{1B}[2J0ms # \u{7}\n"]),
    Case("control character in an escape", ["a.yaml": "durations:\n  menu: \"25\\e[2J\\u202e0\\n\"\n"]),
    Case(
      "long line", ["a.yaml": "durations: { a: { description: '\(long)', value: 400ms, extensions: '\(long)' } }\n"]),
    Case(
      "line ends of Windows",
      ["a.yaml": "durations:\r\n  menu: 250\r\n  toast:\r\n    enter: 200ms\r\n    exit: 90%\r\n"]),
    Case(
      "notes on a long line",
      [
        "a.yaml":
          "durations: { a: { enter: 200ms, description: '\(long)', exit: 90% }, b: { exit: 50%, enter: 200ms } }\n"
      ]),
    Case("byte order mark", ["a.yaml": "\u{FEFF}motions: {}\n"]),
    Case("end of file", ["a.yaml": "durations:\n  menu:"]),
    Case("end of file in quotes", ["a.yaml": "durations:\n  menu: \"250ms\n"]),
    Case("incomplete", ["a.yaml": "springs:\n\ta: 1\n", "b.yaml": "durations: { a: \"{springs.a}\", b: 1 }\n"]),
    Case("two findings in one place", ["a.yaml": "springs:\n  a: { duration: 900ms, bounce: 0.9 }\n"]),
  ]

  @Test(arguments: cases)
  func `a report is what it was when a person last read it`(_ report: Case) {
    let files = report.files.map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let text = TextReport(Report(Pipeline.check(files))).text
    let hidden = text.unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(hidden.isEmpty)
    let name = report.name.split(separator: " ").joined(separator: "-")
    expectGolden(text, at: "../Fixtures/CommandLine/report-\(name).txt")
  }

  @Test func `more findings than anybody reads are counted`() {
    let lines = (0..<1203).map { "  a\($0): 7\n" }.joined()
    let checked = Pipeline.check([SourceFile(path: "a.yaml", bytes: Array("spacing:\n\(lines)".utf8))])
    let text = TextReport(Report(checked)).text
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("a.yaml:") }.count == 1000)
    #expect(
      text.hasSuffix(
        "\n\n… and 203 more findings\n\n1203 warnings in 1 file, 1203 tokens (1203 fixable with --fix --unsafe)\n"))
  }
}
