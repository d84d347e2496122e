import Foundation
import Support
import TokenModel
import Testing

@testable import TokenOutput

/// Hardening G66: what an independent reader makes of the reference page.
@Suite("Markdown output", .enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
struct MarkdownOutputTests {
  /// What the reader found on a page.
  private struct Page: Decodable {
    let tables: [[[String]]]
    let items: [String]
    let faults: [String]
    let anchors: [String]

    init(_ set: GeneratedSet) throws {
      let program = try String(contentsOf: Repository.fixture("markdown-tables.py"), encoding: .utf8)
      let output = try PythonEnvironment.run(program, on: set.render(.markdown))
      self = try JSONDecoder().decode(Page.self, from: Data(output))
    }
  }

  @Test("A page is tables and lists, without HTML but anchors, without links", arguments: SampleSet.all)
  func pages(sample: SampleSet) throws {
    let set = try sample.generated()
    let page = try Page(set)
    #expect(page.faults.isEmpty)
    #expect(page.tables.count == Set(set.tokens.map(\.path.section)).count)
    #expect(page.tables.map { $0.count - 1 }.reduce(0, +) == set.tokens.count)
    #expect(page.tables.flatMap { $0.dropFirst() }.map { $0[0] } == set.tokens.map { name(of: $0) })
    #expect(page.anchors == set.tokens.map { $0.path.text.replacing(" ", with: "-") })
    #expect(Set(page.anchors).count == page.anchors.count)
  }

  @Test("Hostile texts stay in their cells and list items, and come back as they were")
  func hostile() throws {
    let page = try Page(HostileTexts.set)
    #expect(page.faults.isEmpty)
    try #require(page.tables.count == 2)
    let rows = page.tables[0].dropFirst()
    #expect(rows.count == HostileTexts.all.count)
    for (row, text) in zip(rows, HostileTexts.all) {
      let seen = Self.seen(text)
      try #require(row.count == 10)
      #expect(row[8].words == "Deprecated: \(seen) · \(seen)".words, "\(text.debugDescription)")
    }
    for row in page.tables[1].dropFirst() { #expect(row[5].isEmpty && row.count == 7) }
    let waivers = page.items.filter { $0.hasPrefix("s") }
    let groups = page.items.filter { $0.hasPrefix("g") }
    try #require(waivers.count == HostileTexts.all.count && groups.count == HostileTexts.all.count)
    for (number, text) in HostileTexts.all.enumerated() {
      #expect(waivers[number].words == "s\(number), duration-cap: \(Self.seen(text))".words)
      #expect(groups[number].words == "g\(number): \(Self.seen(text))".words)
    }
  }

  @Test("A waiver may name anything where no rule looks at it")
  func waivers() throws {
    let names = ["`x` | <b>", "[x](y)", "a\nb", "<script>"]
    let entries = names.map { "\(HostileTexts.quoted($0)): why" }.joined(separator: ", ")
    let page = try Page(GeneratedSet("spacing: { a: { value: 4, waive: { \(entries) } } }"))
    #expect(page.faults.isEmpty)
    #expect(page.items == ["a, `x` | <b>: why", "a, [x](y): why", "a, a b: why", "a, <script>: why"])
  }

  @Test("The set and the files may be called anything")
  func places() throws {
    let set = GeneratedSet([("a|b/--> `x` <b>/me@x.org.yaml", "spacing: { a: 4 }")], named: "a -->\n<b>|`x`")
    let page = try Page(set)
    #expect(page.faults.isEmpty)
    #expect(page.tables.first?.last?.last == "a|b/--> `x` <b>/me@x.org.yaml:1")
    #expect(try SwiftWorkspace().typecheck(["Motion.swift": set.render(.swift)]).succeeded)
  }

  private func name(of token: Token) -> String { token.path.names.joined(separator: ".") }

  /// A text on one line, as people see it; words that are addresses stand in code and are otherwise the same.
  private static func seen(_ text: String) -> String { HostileTexts.visibleLines(text).joined(separator: " ") }
}
