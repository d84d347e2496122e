import Support
import TokenModel
import Testing

@testable import TokenOutput

/// Hardening G63: a name is refused, with a place and a remedy, or it compiles.
@Suite("Names in Swift")
struct NameTests {
  @Test("A hostile token name is refused, or it compiles wherever tokens stand", arguments: SwiftDialect.all)
  func tokens(dialect: SwiftDialect) throws {
    try Self.check(dialect) { name, value in "  \(HostileTexts.quoted(name)): \(value)\n" }
  }

  @Test("A hostile group name is refused, or it compiles wherever groups stand", arguments: SwiftDialect.all)
  func groups(dialect: SwiftDialect) throws {
    try Self.check(dialect) { name, value in
      "  \(HostileTexts.quoted(name)):\n    \(HostileTexts.quoted(name)): { one: \(value) }\n"
    }
  }

  @Test("Hostile names compile in groups too, where they are no keys")
  func nested() throws {
    try Self.check(.swift6, refusals: false) { name, value in
      "  g\(name.unicodeScalars.map { String($0.value) }.joined(separator: "x")): { \(HostileTexts.quoted(name)): \(value) }\n"
    }
  }

  @Test("A group that two files spell differently, though alike to Unicode, is one group in Swift")
  func normalisation() throws {
    let set = GeneratedSet([
      ("a.yaml", "springs:\n  caf\u{E9}: { a: { duration: 250ms, bounce: 0 } }\n"),
      ("b.yaml", "springs:\n  cafe\u{301}: { b: { duration: 250ms, bounce: 0 } }\n"),
    ])
    #expect(set.complaints.isEmpty)
    let compilation = try SwiftWorkspace(stub: true).typecheck(["Motion.swift": set.render(.swift)])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test(
    "What is refused is named with its place, the reason and a remedy",
    arguments: [
      ("durations: { init: 150ms }", 12, "name-reserved", "becomes `init` in Swift, which has no usable spelling"),
      ("durations: { SELF: 150ms }", 13, "name-reserved", "becomes `self` in Swift, which has no usable spelling"),
      ("springs: { all_cases: { duration: 250ms, bounce: 0 } }", 11, "name-reserved", "is a member of the token type"),
      ("spacing: { type: { a: 4 } }", 11, "name-reserved", "becomes `Type` in Swift, which no type can be called"),
      ("spacing: { time-interval: { a: 4 } }", 11, "name-reserved", "would hide a type of that name"),
      ("spacing: { a: 4, Durations: { a: 4 } }", 17, "name-reserved", "the generated file needs for a type of its own"),
      ("spacing: { fast-in: 4, fastIn: 8 }", 23, "name-collision", "as `spacing.fast-in` does, letter case aside"),
      ("spacing: { card: 4, Card: { a: 8 } }", 20, "name-collision", "as `spacing.card` does, letter case aside"),
      ("radius: { a: { x_1: 4, x-1: 8 } }", 23, "name-collision", "`radius.a.x-1` becomes `x1` in Swift"),
    ])
  func refusals(text: String, start: Int, id: String, message: String) throws {
    let set = GeneratedSet(text)
    let finding = try #require(set.diagnostics.first)
    #expect(set.diagnostics.count == 1)
    #expect(finding.id == id)
    #expect(finding.severity == .error)
    #expect(finding.message.contains(message), "\(finding.message)")
    #expect(finding.help != nil)
    #expect(finding.range.start == start || finding.range.start == start + 1, "\(finding.range.start)")
    #expect(finding.notes.count == (id == "name-collision" ? 1 : 0))
  }

  @Test("Names that only hide something elsewhere are allowed where they hide nothing")
  func allowed() {
    #expect(GeneratedSet("springs: { momentum: { allCases: { duration: 250ms, bounce: 0 } } }").complaints.isEmpty)
    #expect(GeneratedSet("spacing: { allCases: 4, g: { init2: 4 } }").complaints.isEmpty)
  }

  private static let sections = [
    ("springs", "{ duration: 250ms, bounce: 0 }"), ("durations", "150ms"),
    ("stagger", "{ interval: 40ms, maxItems: 3 }"),
    ("spacing", "4"), ("radius", "8"),
  ]

  /// Reads each name alone; puts those that are not refused into one set, and compiles that.
  private static func check(
    _ dialect: SwiftDialect, refusals: Bool = true, _ entry: (_ name: String, _ value: String) -> String
  ) throws {
    var text = ""
    for (section, value) in sections {
      text += "\(section):\n"
      var identifiers: Set<String> = []
      for name in HostileNames.all {
        let set = GeneratedSet("\(section):\n\(entry(name, value))")
        if set.diagnostics.isEmpty {
          if identifiers.insert(NameWords(name).pascalCase.lowercased()).inserted { text += entry(name, value) }
        } else if refusals {
          expectRefusal(of: name, set)
        }
      }
      #expect(identifiers.count > 150)
    }
    let set = GeneratedSet(text)
    #expect(set.complaints.isEmpty)
    let compilation = try SwiftWorkspace(dialect, stub: true).typecheck(["Motion.swift": set.render(.swift)])
    #expect(compilation.succeeded, "\(compilation)")
  }

  private static func expectRefusal(of name: String, _ set: GeneratedSet) {
    // An unknown key is what a name counts as that is a key but for one letter.
    let ids: Set = ["unknown-key", "name-invalid", "name-reserved", "name-collision", "syntax", "encoding"]
    for finding in set.diagnostics {
      #expect(ids.contains(finding.id), "\(name.debugDescription): \(finding.id): \(finding.message)")
      #expect(finding.range.end > finding.range.start, "\(name.debugDescription): \(finding.message)")
      #expect(finding.help != nil, "\(name.debugDescription): \(finding.message)")
    }
  }
}
