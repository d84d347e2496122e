import Testing
import TokenModel
import TokenSource

@Suite("Patterns that give roles")
struct RolePatternTests {
  /// A pattern, paths that it matches, and paths that it does not.
  struct Row: Sendable, CustomStringConvertible {
    let description: String
    let matches: [String]
    let others: [String]

    init(_ pattern: String, matches: [String], not others: [String]) {
      description = pattern
      self.matches = matches
      self.others = others
    }
  }

  static let rows: [Row] = [
    Row(
      "durations.sheet", matches: ["durations.sheet"], not: ["durations.sheetIn", "durations.a.sheet", "springs.sheet"]),
    Row(
      "durations.sheet*", matches: ["durations.sheet", "durations.sheetIn", "durations.sheet in"],
      not: ["durations.sheet.in", "durations.aSheet", "durations.shee"]),
    Row("durations.*", matches: ["durations.a", "durations.a b"], not: ["durations.a.b", "springs.a"]),
    Row("durations.**", matches: ["durations.a", "durations.a.b", "durations.a.b.c"], not: ["springs.a"]),
    Row("durations.*.in", matches: ["durations.a.in"], not: ["durations.in", "durations.a.b.in", "durations.a.inn"]),
    Row(
      "durations.**.in", matches: ["durations.a.in", "durations.a.b.in"],
      not: ["durations.in", "durations.a.in.x", "durations.a.xin"]),
    Row("**", matches: ["durations.a", "springs.a.b"], not: []),
    Row("**.sheet", matches: ["durations.sheet", "springs.a.sheet"], not: ["durations.sheets"]),
    Row("*.sheet", matches: ["durations.sheet", "springs.sheet"], not: ["springs.a.sheet"]),
    Row("s*.*", matches: ["springs.a", "scales.a"], not: ["durations.a", "springs.a.b"]),
    Row(
      "springs.*a*b*", matches: ["springs.ab", "springs.xaxxbx", "springs.aab"], not: ["springs.ba", "springs.a.b"]),
    Row(
      "springs.**a*b", matches: ["springs.x.axb", "springs.ab", "springs.a.ab"], not: ["springs.a.b", "springs.abc"]),
    Row("springs.caf\u{E9}*", matches: ["springs.cafe\u{301}", "springs.caf\u{E9}s"], not: ["springs.cafe"]),
    Row("springs.A", matches: ["springs.A"], not: ["springs.a"]),
  ]

  @Test("One star stays within a name, two go over dots, and either may be nothing", arguments: rows)
  func matches(row: Row) throws {
    let pattern = try RolePattern(row.description, .travel)
    for text in row.matches { #expect(pattern.matches(try Self.path(text)), "\(text)") }
    for text in row.others { #expect(!pattern.matches(try Self.path(text)), "\(text)") }
  }

  @Test("A pattern of many stars takes no longer than its length times the path's")
  func many() throws {
    let stars = String(repeating: "**a", count: 20)
    let pattern = try RolePattern("springs.\(stars)b", .travel)
    #expect(!pattern.matches(TokenPath(.springs, [String(repeating: "a", count: 240)])))
  }

  @Test(
    "What is no pattern is refused with a reason",
    arguments: [
      "", ".", "a", "springs", "springs.", ".a", "springs..a", "springs.a?", "springs.a/b", "springs.***", "spacing.a",
      "haptics.*", "x*.a", "spring.a", "springs. a",
    ])
  func faults(text: String) {
    #expect(throws: RolePattern.Fault.self) { try RolePattern(text, .travel) }
  }

  private static func path(_ text: String) throws -> TokenPath {
    let names = text.split(separator: ".").map(String.init)
    return TokenPath(try #require(Section(rawValue: names[0])), Array(names.dropFirst()))
  }
}
