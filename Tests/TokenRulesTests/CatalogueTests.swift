import Testing
import TokenRules

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// `Catalogue.swift` is recorded from the names of the files in `Rules`.
@Suite("The catalogue of rules")
struct CatalogueTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources/TokenRules")
  private static let file = folder.appendingPathComponent("Catalogue.swift")

  private static var recorded: String {
    get throws {
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("Rules").path)
      let rules = names.filter { $0.hasSuffix(".swift") }.map { $0.dropLast(".swift".count) }.sorted()
      return """
        // Recorded from the files in Rules by `make record`; do not edit.

        /// Every rule there is, in the order of their files.
        package enum Catalogue {
          /// The rules.
          package static let rules: [any Rule.Type] = [
        \(rules.map { "    \($0).self," }.joined(separator: "\n"))
          ]
        }

        """
    }
  }

  @Test("it lists exactly the files in Rules")
  func isFresh() throws {
    let expected = try Self.recorded
    let environment = ProcessInfo.processInfo.environment
    if environment["RECORD"] != nil, try String(contentsOf: Self.file, encoding: .utf8) != expected {
      guard environment["CI"] == nil else {
        Issue.record("Catalogue.swift is never recorded where CI is set")
        return
      }
      try Data(expected.utf8).write(to: Self.file)
      Issue.record("Catalogue.swift was recorded; run the tests again without RECORD")
      return
    }
    #expect(
      try String(contentsOf: Self.file, encoding: .utf8) == expected,
      "Catalogue.swift is stale: run the tests with RECORD=1, or `make record`")
  }

  @Test("each file holds the rule of its name")
  func names() {
    for rule in Catalogue.rules {
      let words = rule.about.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      #expect("\(rule)" == words.joined())
    }
  }
}
