import Foundation
import Support
import Testing
import TokenModel
import TokenRules

@testable import TokenCompiler

/// The pages of rules and of errors of the language.
struct RulePageTests {
  static let formats = ExplanationFormat.allCases

  @Test(arguments: ["spacing-grid", "exit-missing", "unit-missing"], formats)
  func `a page is what it was when a person last read it`(_ id: String, _ format: ExplanationFormat) throws {
    let text = try #require(Explanation.text(of: id, format))
    expectGolden(text, at: "../Fixtures/Explain/\(id).\(format.fileExtension)")
  }

  @Test(arguments: Explanation.ids)
  func `every page has its parts in every format`(_ id: String) throws {
    let text = try #require(Explanation.text(of: id))
    let markdown = try #require(Explanation.text(of: id, .markdown))
    #expect(text.hasPrefix("\(id) (") && text.hasSuffix("\n") && !text.hasSuffix("\n\n"))
    #expect(markdown.hasPrefix("# \(id)\n\n"))
    #expect(!text.contains("\n\n\n") && !markdown.contains("\n\n\n") && !"\(text)\(markdown)".contains(" \n"))
    let hidden = "\(text)\(markdown)".unicodeScalars.filter {
      $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
    }
    #expect(hidden.isEmpty)
    guard LanguageError(rawValue: id) == nil else { return }
    for part in ["\n\nBad, with ↓ before what it finds:\n", "\n\nGood:\n", "\n\nWhat it says:\n", "\n\nSources:\n"] {
      #expect(text.contains(part), "\(part)")
      #expect(markdown.contains("\n\n## \(part.dropFirst(2).dropLast(2))\n\n"), "\(part)")
    }
    #expect(text.replacing("\n", with: " ").contains("`waive: { \(id): the reason }`"))
  }

  @Test func `the JSON of every page and of the catalogue is JSON`() throws {
    let texts = try Explanation.ids.map { try #require(Explanation.text(of: $0, .json)) }
    let program = """
      import json, sys
      pages = [json.loads(text) for text in json.load(sys.stdin)]
      print(*(len(page.get("rules", [])) + len(page.get("languageErrors", [])) for page in pages[-1:]))
      print(*(page["id"] for page in pages[:-1]))
      """
    let output = try Command(path: "/usr/bin/env").run(
      ["python3", "-c", program], input: Array(JSONEncoder().encode(texts + [Explanation.catalogue(.json)])))
    #expect(output.status == 0, "\(output)")
    let ids = Explanation.ids
    #expect(output.outputText == "\(ids.count)\n\(ids.joined(separator: " "))\n")
  }

  @Test func `a profile's own limits stand in its column, the others are those of strict`() {
    let about = RuleDescription(
      id: "made-up", severity: .error, summary: "", why: "", rationale: "",
      options: [
        RuleOption("min", 55, unit: "%"), RuleOption("max", nil, unit: "%"), RuleOption("any", from: 0, to: 1),
      ],
      profiles: [.hig: ["min": 50], .material: ["max": 90, "any": .range(0, 2)]], bad: [], good: [])
    guard case .table(let head, let rows) = RuleLimits(about).table else { return }
    let text = rows.map { row in
      row.map { if case .prose(let text) = $0 { text } else { "" } }.joined(separator: ", ")
    }
    #expect(head == ["limit", "strict", "hig", "material"])
    #expect(text == ["`min`, 55 %, 50 %, 55 %", "`max`, no limit, no limit, 90 %", "`any`, 0–1, 0–1, 0–2"])
  }

  @Test(arguments: Catalogue.rules.map { $0.about.id })
  func `the limits of a rule are those of its profiles`(_ id: String) throws {
    let about = try #require(Catalogue.rules.first { $0.about.id == id }).about
    let text = try #require(Explanation.text(of: id))
    #expect(text.contains("\n\nLimits:\n  limit ") == !about.options.isEmpty)
    let rows = text.split(separator: "\n").drop { $0 != "Limits:" }.dropFirst(2).prefix { $0.hasPrefix("  ") }
    #expect(rows.count >= about.options.count)
    for (option, row) in zip(about.options, rows) { #expect(row.hasPrefix("  \(option.name) "), "\(row)") }
  }

  @Test(arguments: Catalogue.rules.map { $0.about.id })
  func `what a page says to write in a configuration is a configuration`(_ id: String) throws {
    let text = try #require(Explanation.text(of: id))
    let lines = text.split(separator: "\n").drop { $0 != "In `tokenc.yaml`:" }.dropFirst().prefix { $0.hasPrefix("  ") }
    let yaml = lines.map { "\($0.dropFirst(2))\n" }.joined()
    try #require(yaml.hasPrefix("rules:\n  \(id): "))
    let read = ReadConfiguration(SourceFile(path: "tokenc.yaml", bytes: Array(yaml.utf8)))
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.configuration.rules[id]?.weight != nil)
  }

  @Test(arguments: LanguageError.allCases)
  func `the example of an error has that error at its mark and no other`(_ error: LanguageError) throws {
    let markdown = try #require(Explanation.text(of: error.rawValue, .markdown))
    let isShown = markdown.contains("```yaml\n")
    #expect(isShown != [.encoding, .duplicateToken, .limit].contains(error))
    guard isShown else { return }
    let yaml = markdown.split(separator: "\n").drop { $0 != "```yaml" }.dropFirst().prefix { $0 != "```" }
      .joined(separator: "\n")
    let marked = MarkedYaml(yaml)
    let file = SourceFile(path: "a.yaml", bytes: marked.bytes)
    let errors = Pipeline.check([file]).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.id) == [error.rawValue])
    #expect(errors.map { file.location(at: $0.range.start) } == marked.locations)
  }

  @Test func `a change that a page shows is one that the finding offers`() throws {
    let markdown = try #require(Explanation.text(of: "spacing-grid", .markdown))
    #expect(markdown.contains("```diff\n- spacing: { sm: 8, odd: 15 }\n+ spacing: { sm: 8, odd: 16 }\n```"))
    #expect(try #require(Explanation.text(of: "easing-overshoot")).contains("\n\nIt offers no change.\n"))
  }

  @Test func `the catalogue has a line for every rule and error, by group`() {
    let text = Explanation.catalogue()
    for id in Explanation.ids { #expect(text.split(separator: "\n").count { $0.hasPrefix("  \(id) ") } == 1, "\(id)") }
    let titles = text.split(separator: "\n").filter { $0.hasSuffix(":") }.map { $0.dropLast() }
    let used = RuleGroup.allCases.map(\.rawValue).filter { name in
      Catalogue.rules.contains { $0.about.group.rawValue == name }
    }
    #expect(titles.map(String.init) == used + ["Errors of the language, which cannot be turned off"])
  }
}

extension ExplanationFormat {
  /// What the golden of a page ends in.
  var fileExtension: String {
    switch self {
    case .text: "txt"
    case .json: "json"
    case .markdown: "md"
    }
  }
}
