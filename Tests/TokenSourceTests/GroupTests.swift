import Support
import Testing
import TokenModel
import TokenSource

@Suite("Groups and what they say")
struct GroupTests {
  @Test("every path is defined once, in all files together", arguments: rows)
  func definitions(row: ReadingCase) { #expect(row.mismatches == []) }

  static let rows: [ReadingCase] = [
    .bad(
      "spacing: { a: 4 }", "spacing: { ↓a: 8 }", finds: .duplicateToken, says: "`spacing.a` is defined twice",
      "first here", leaves: ["spacing.a 4pt"]),
    .bad(
      "spacing: { a: 4 }", "spacing: { ↓a: { b: 8 } }", finds: .duplicateToken,
      says: "once as a token and once as a group",
      leaves: ["spacing.a 4pt", "spacing.a.b 8pt"]),
    .bad(
      "spacing: { a: { b: 8 } }", "spacing: { ↓a: 4 }", finds: .duplicateToken, says: "once as a group",
      leaves: ["spacing.a.b 8pt"]),
    .good("spacing: { g: { a: 4 } }", "spacing: { g: { b: 8 } }", gives: "spacing.g.a 4pt", "spacing.g.b 8pt"),
    .good("spacing: { a: 4 }\nradius: { a: 8 }", gives: "spacing.a 4pt", "radius.a 8pt"),
    .good("radius: { a: 8 }", "spacing: { a: 4 }", gives: "spacing.a 4pt", "radius.a 8pt"),
    .bad(
      "spacing: { g\u{E9}: { a: 4 } }", "spacing: { ge\u{301}: { ↓a: 8 } }", finds: .duplicateToken,
      leaves: ["spacing.g\u{E9}.a 4pt"]),
    .good(
      "spacing: { \u{E9}: 4, b: \"{spacing.e\u{301}}\" }", gives: "spacing.\u{E9} 4pt", "spacing.b 4pt"),
    .bad("spacing: { ↓g: { description: Nothing. } }", finds: .valueMissing, says: "`spacing.g` has no value"),
    .bad("spacing: { g: { ↓waive: { spacing-grid: x }, a: 4 } }", finds: .unknownKey, says: "belongs to a token"),
    .bad("spacing: { g: { ↓extensions: { a: 1 }, a: 4 } }", finds: .unknownKey, says: "inside each token"),
    .bad("spacing: { g: { ↓role: press, a: 4 } }", finds: .unknownKey, says: "a spacing has no `role`"),
    .bad("springs: { g: { role: ↓pres, a: { duration: 1ms, bounce: 0 } } }", finds: .valueInvalid, says: "`press`"),
    .bad("springs: { g: { role: ↓fast, a: { duration: 1ms, bounce: 0 } } }", finds: .valueInvalid, says: "standard"),
    .bad(
      "springs: { role: ↓dwell, a: { duration: 1ms, bounce: 0 } }", finds: .valueInvalid, says: "only durations dwell"),
    .bad(
      "springs: { a: { duration: 1ms, bounce: 0, description: ↓[x] } }", finds: .valueInvalid,
      says: "`description` is a list"),
    .bad("springs: { a: { duration: 1ms, bounce: 0, ↓description: } }", finds: .valueMissing, says: "`description`"),
    .bad("springs: { a: { duration: 1ms, bounce: 0, ↓waive: } }", finds: .waiverReason, says: "a rule and a reason"),
    .bad(
      "springs: { a: { duration: 1ms, bounce: 0, waive: ↓duration-cap } }", finds: .waiverReason,
      says: "a rule and a reason"),
    .bad(
      "springs: { a: { duration: 1ms, bounce: 0, waive: { ↓duration-cap: } } }", finds: .waiverReason,
      says: "`duration-cap`"),
    .bad(
      "springs: { a: { duration: 1ms, bounce: 0, waive: { ↓duration-cap: \"  \" } } }", finds: .waiverReason,
      says: "no reason"),
    .bad(
      "springs: { a: { duration: 1ms, bounce: 0, waive: { ↓duration-cap } } }", finds: .waiverReason, says: "no reason"),
    .bad(
      "durations: { g: { ↓reduceMotion: none, a: 1ms } }", finds: .unknownKey,
      says: "a duration has no `reduceMotion`", "springs, curves, transitions"),
  ]

  private static let inheritance = """
    springs:
      role: travel
      deprecated: Use motion.
      a: { duration: 1ms, bounce: 0 }
      b: { duration: 1ms, bounce: 0, role: press, deprecated: false }
      g:
        role: release
        deprecated: false
        a: { duration: 1ms, bounce: 0 }
        h:
          deprecated: true
          a: { duration: 1ms, bounce: 0 }
          b: { duration: 1ms, bounce: 0, deprecated: Gone. }
      alias: "{springs.g.a}"
    durations:
      plain: 1ms
      wait: { value: 1ms, role: dwell }
      alias: "{durations.wait}"
      twice: "{durations.alias}"
      pair: { enter: "{springs.g.a.duration}", exit: "{durations.wait}" }
      own: { enter: "{springs.g.a.duration}", exit: 60%, role: press }
      of: { enter: 1ms, exit: "{durations.wait}" }
    """

  @Test(
    "the nearest group says role and deprecation, else a role comes from what the value names",
    arguments: [
      ("springs.a", "travel group", "message"), ("springs.b", "press token", "nil"),
      ("springs.g.a", "release group", "nil"),
      ("springs.g.h.a", "release group", "plain"), ("springs.g.h.b", "release group", "message"),
      ("springs.alias", "travel group", "message"), ("durations.plain", "standard default", "nil"),
      ("durations.alias", "dwell reference", "nil"), ("durations.twice", "dwell reference", "nil"),
      ("durations.pair", "release reference", "nil"), ("durations.own", "press token", "nil"),
      ("durations.of", "standard default", "nil"),
    ])
  func inheritance(path: String, role: String, deprecation: String) throws {
    let reading = Reading(Self.inheritance)
    #expect(reading.lines == [])
    let token = try #require(reading.token(path))
    #expect("\(token.role.role.rawValue) \(token.role.source.rawValue)" == role)
    let deprecated =
      switch token.deprecation {
      case nil: "nil"
      case .plain: "plain"
      case .message: "message"
      }
    #expect(deprecated == deprecation)
  }

  @Test("a group's keys hold in its own file only, and its words are the first file's")
  func acrossFiles() {
    let reading = Reading(
      "springs: { g: { role: press, description: One., a: { duration: 1ms, bounce: 0 } } }",
      "springs: { g: { description: Two., deprecated: true, b: { duration: 1ms, bounce: 0 } } }")
    #expect(reading.lines == [])
    #expect(reading.token("springs.g.a")?.role.role == .press)
    #expect(reading.token("springs.g.b")?.role.role == .standard)
    #expect(reading.token("springs.g.a")?.deprecation == nil)
    #expect(reading.token("springs.g.b")?.deprecation == .plain)
    let group = reading.read.set.groups[TokenPath(.springs, ["g"])]
    #expect(group?.description == "One.")
  }

  @Test("extensions are kept as JSON would hold them")
  func extensions() {
    let reading = Reading(
      "spacing:\n  a: { value: 4, extensions: { n: 1.50, t: \"1\", f: true, x: ~, l: [a, {b: 1}], o: 014 } }\n")
    #expect(reading.lines == [])
    #expect(
      reading.token("spacing.a")?.extensions
        == .mapping([
          .init(key: "n", value: .number("1.50")), .init(key: "t", value: .text("1")),
          .init(key: "f", value: .flag(true)), .init(key: "x", value: .null),
          .init(key: "l", value: .list([.text("a"), .mapping([.init(key: "b", value: .number("1"))])])),
          .init(key: "o", value: .text("014")),
        ]))
  }
}
