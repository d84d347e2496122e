import Testing
import TokenRules

/// The groups of rules, as the design lists them.
struct RuleGroupTests {
  @Test(.enabled(if: DesignDocuments.rules != nil, "\(DesignDocuments.whereabouts)"))
  func `every rule is in the group that the design gives it`() throws {
    let design = try Self.groups(in: #require(DesignDocuments.rules))
    try #require(Set(design.values) == Set(RuleGroup.allCases.map(\.rawValue)))
    for rule in Catalogue.rules {
      let about = rule.about
      #expect(about.group.rawValue == design[about.id], "\(about.id)")
    }
  }

  /// The group of each id in the table of the catalogue: rows of bold titles, and of ids in backticks below them.
  private static func groups(in text: String) -> [String: String] {
    var groups: [String: String] = [:]
    var title: String?
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "|").map { $0.split(separator: " ").joined(separator: " ") }
      guard line.hasPrefix("|"), let first = cells.first else { continue }
      if first.hasPrefix("**"), first.hasSuffix("**") {
        title = String(first.dropFirst(2).dropLast(2))
      } else if let title, first.hasPrefix("`"), first.hasSuffix("`") {
        groups[String(first.dropFirst().dropLast())] = title
      }
    }
    return groups
  }
}
