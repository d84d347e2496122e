import Foundation
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
      ("spacing: { fast-in: 4, fastIn: 8 }", 23, "name-collision", "as `spacing.fast-in` does"),
      ("spacing: { card: 4, Card: { a: 8 } }", 20, "name-collision", "as `spacing.card` does, letter case aside"),
      ("radius: { a: { x_1: 4, x-1: 8 } }", 23, "name-collision", "`radius.a.x-1` becomes `x1` in Swift"),
      (
        "springs: { fade: { duration: 250ms, bounce: 0 } }\ncurves: { Fade: { duration: 200ms, easing: linear } }", 60,
        "name-collision", "`curves.Fade` becomes `fade` in Swift, as `springs.fade` does"
      ),
      (
        "curves: { fade: { duration: 200ms, easing: linear } }\nsprings: { fade: { duration: 250ms, bounce: 0 } }", 65,
        "name-collision", "`springs.fade` becomes `fade` in Swift, as `curves.fade` does"
      ),
      (
        "springs: { g: { a: { duration: 250ms, bounce: 0 } } }\ncurves: { g: { a: { duration: 200ms, easing: linear } } }",
        69, "name-collision", "`curves.g.a` becomes `a` in Swift, as `springs.g.a` does"
      ),
      (
        "springs: { soft-g: { a: { duration: 250ms, bounce: 0 } } }\ncurves: { softG: { b: { duration: 2s, easing: linear } } }",
        69, "name-collision", "`curves.softG` becomes `SoftG` in Swift, as `springs.soft-g` does"
      ),
      (
        "springs: { fade: { duration: 250ms, bounce: 0 } }\ncurves: { fade: { a: { duration: 2s, easing: linear } } }",
        60,
        "name-collision", "`curves.fade` becomes `Fade` in Swift, as `springs.fade` does, letter case aside"
      ),
      (
        "curves: { all-cases: { duration: 200ms, easing: linear } }", 10, "name-reserved",
        "is a member of the token type"
      ),
      (
        "transitions: { spring: { a: { enter: 200ms, exit: 100ms, effects: opacity } } }", 15, "name-reserved",
        "would hide a type of that name"
      ),
      ("haptics: { sensory-feedback: { a: success } }", 11, "name-reserved", "would hide a type of that name"),
      ("easings: { easing: { a: linear } }", 11, "name-reserved", "the generated file needs for a type of its own"),
      ("scales: { transitions: { a: 0.9 } }", 10, "name-reserved", "the generated file needs for a type of its own"),
      ("gestures: { self: { rubberBand: 0.5 } }", 12, "name-reserved", "which has no usable spelling"),
    ])
  func refusals(text: String, start: Int, id: String, message: String) throws {
    let set = GeneratedSet(text)
    let finding = try #require(set.diagnostics.first)
    #expect(set.diagnostics.count == 1)
    #expect(finding.id == id)
    #expect(finding.severity == .error)
    #expect(finding.message.contains(message), "\(finding.message)")
    let isAboutCase = message.hasSuffix("letter case aside")
    #expect(finding.message.hasSuffix("letter case aside") == isAboutCase, "\(finding.message)")
    #expect(finding.help != nil)
    #expect(finding.range.start == start || finding.range.start == start + 1, "\(finding.range.start)")
    #expect(finding.notes.count == (id == "name-collision" ? 1 : 0))
  }

  @Test("A group that is reserved is refused in each of the sections that share a type")
  func reservedTwice() {
    let set = GeneratedSet(
      """
      springs: { type: { a: { duration: 250ms, bounce: 0 } } }
      curves: { type: { b: { duration: 200ms, easing: linear } } }
      """)
    #expect(set.diagnostics.map(\.id) == ["name-reserved", "name-reserved"])
    #expect(set.diagnostics.map(\.range.start) == [11, 67])
  }

  @Test("Groups of one name in springs and curves are one group in Swift")
  func sharedGroup() throws {
    let set = GeneratedSet(
      """
      curves: { soft: { description: What fades., fade: { duration: 200ms, easing: linear } } }
      springs: { soft: { description: What moves., sway: { duration: 250ms, bounce: 0 } } }
      """)
    #expect(set.complaints.isEmpty)
    let text = try set.render(.swift)
    #expect(text.components(separatedBy: "public enum Soft {").count == 3)
    #expect(text.contains("  /// What moves.\n  ///\n  /// What fades.\n  public enum Soft {\n"))
    #expect(text.contains("  public static let allCases: [MotionToken] = [\n    Soft.sway,\n    Soft.fade,\n  ]\n"))
  }

  @Test("Every name in the generated file is among the hostile ones")
  func members() throws {
    let sections = Self.sections.map { section, value in "\(section): { token\(section): \(value) }\n" }
    let set = GeneratedSet(
      sections.joined().replacing("tokendurations: 150ms", with: "pair: { enter: 200ms, exit: 100ms }"))
    #expect(set.complaints.isEmpty)
    let symbols = try CompiledSet(set, stub: true).workspace.symbols(of: "Tokens")
    let names = symbols.flatMap { $0.path.split { ".(:)".contains($0) }.map(String.init) }
    let hostile = Set(HostileNames.all.map(SwiftNames.member) + HostileNames.all.map(SwiftNames.type))
    let known = hostile.union(Self.sections.map { NameWords("token" + $0.0).camelCase })
    #expect(symbols.count > 60)
    #expect(Set(names).subtracting(known).subtracting(["pair", "_", "init"]) == [])
  }

  @Test("Names that only hide something elsewhere are allowed where they hide nothing")
  func allowed() {
    #expect(GeneratedSet("springs: { momentum: { allCases: { duration: 250ms, bounce: 0 } } }").complaints.isEmpty)
    #expect(GeneratedSet("spacing: { allCases: 4, g: { init2: 4 } }").complaints.isEmpty)
  }

  private static let sections = [
    ("springs", "{ duration: 250ms, bounce: 0 }"), ("durations", "150ms"),
    ("easings", "[0.2, 0, 0, 1]"), ("curves", "{ duration: 200ms, easing: easeOut, reduceMotion: keep }"),
    (
      "transitions",
      "{ enter: { duration: 250ms, bounce: 0.1 }, exit: 60%, effects: [{ scale: 0.9 }, { push: top }, blurReplace] }"
    ),
    ("stagger", "{ interval: 40ms, maxItems: 3 }"), ("spacing", "4"), ("radius", "8"), ("scales", "0.95"),
    ("haptics", "{ impact: light, intensity: 0.5 }"),
    ("gestures", "{ dismissDistance: 200, dismissVelocity: 800, rubberBand: 0.5 }"),
  ]

  /// Reads each name alone; puts those that are not refused into one set, and compiles that.
  private static func check(
    _ dialect: SwiftDialect, refusals: Bool = true, _ entry: (_ name: String, _ value: String) -> String
  ) throws {
    // Springs and curves become members of one type and cannot share names.
    for other in ["springs", "curves"] {
      try check(sections.filter { $0.0 != other }, dialect, refusals: refusals, entry)
    }
  }

  private static func check(
    _ sections: [(String, String)], _ dialect: SwiftDialect, refusals: Bool,
    _ entry: (_ name: String, _ value: String) -> String
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
    // An unknown key is what a name counts as that is a key but for one letter; a key of groups has a bad value.
    let ids: Set = [
      "unknown-key", "name-invalid", "name-reserved", "name-collision", "syntax", "encoding", "value-invalid",
    ]
    for finding in set.diagnostics {
      #expect(ids.contains(finding.id), "\(name.debugDescription): \(finding.id): \(finding.message)")
      #expect(finding.range.end > finding.range.start, "\(name.debugDescription): \(finding.message)")
      #expect(finding.help != nil, "\(name.debugDescription): \(finding.message)")
    }
  }
}
