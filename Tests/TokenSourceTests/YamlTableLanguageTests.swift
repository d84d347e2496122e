import Support
import Testing
import TokenModel

/// The rows of the table of hostile and unlucky inputs that are about what a scalar or a mapping means.
@Suite("YAML inputs that other programs read as something else")
struct YamlTableLanguageTests {
  @Test("a scalar is a text, and only JSON's numbers are numbers", arguments: scalarsRows)
  func scalars(row: ReadingCase) { #expect(row.mismatches == []) }

  static let scalarsRows: [ReadingCase] = [
    .good(
      "spacing: { on: 4, off: 8, yes: 12, no: 16, y: 20, n: 24 }", gives: "spacing.on 4pt", "spacing.off 8pt",
      "spacing.yes 12pt", "spacing.no 16pt", "spacing.y 20pt", "spacing.n 24pt", id: "Y23"),
    .bad("spacing: { a: { value: 4, deprecated: ↓yes } }", finds: .valueInvalid, says: "`yes`", "true", id: "Y23"),
    .bad("spacing: { a: { value: 4, deprecated: ↓Off } }", finds: .valueInvalid, says: "`Off`", "false", id: "Y23"),
    .bad("spacing: { a: ↓014 }", finds: .numberInvalid, says: "`014`", "14", id: "Y24"),
    .bad("spacing: { a: ↓0o14 }", finds: .numberInvalid, says: "`0o14`", "12", id: "Y24"),
    .bad("spacing: { a: ↓0b11 }", finds: .numberInvalid, says: "`0b11`", "3", id: "Y24"),
    .bad("spacing: { a: ↓0x1F }", finds: .numberInvalid, says: "`0x1F`", "31", id: "Y24"),
    .bad("spacing: { a: ↓09 }", finds: .numberInvalid, says: "`09`", "9", id: "Y24"),
    .bad("durations: { a: ↓1:30 }", finds: .numberInvalid, says: "`1:30`", "90s", id: "Y25"),
    .bad("durations: { a: ↓190:20:30 }", finds: .numberInvalid, says: "685230s", id: "Y25"),
    .bad("spacing: { a: ↓12:30:45 }", finds: .numberInvalid, says: "45045", id: "Y25"),
    .bad("spacing: { a: ↓1_000 }", finds: .numberInvalid, says: "`1_000`", "1000", id: "Y26"),
    .good(
      "spacing: { a: 1e3, b: 1E-1, c: 4.0e0 }", gives: "spacing.a 1000pt", "spacing.b 0.1pt", "spacing.c 4pt", id: "Y27"
    ),
    .bad("spacing: { a: ↓1.e3 }", finds: .numberInvalid, says: "1e3", id: "Y27"),
    .bad("spacing: { a: ↓1e-7 }", finds: .numberInvalid, says: "six decimals", id: "Y27"),
    .bad("spacing: { a: ↓.inf }", finds: .numberInvalid, says: "not a finite number", id: "Y28"),
    .bad("spacing: { a: ↓-.INF }", finds: .numberInvalid, says: "not a finite number", id: "Y28"),
    .bad("spacing: { a: ↓nan }", finds: .numberInvalid, says: "not a finite number", id: "Y28"),
    .bad("spacing: { a: ↓.NaN }", finds: .numberInvalid, says: "not a finite number", id: "Y28"),
    .bad("spacing: { a: ↓infinity }", finds: .numberInvalid, says: "not a finite number", id: "Y28"),
    .bad("spacing: { a: ↓1E400 }", finds: .valueRange, says: "`1E400`", "1000000000", id: "Y28"),
    .bad("spacing: { a: ↓12345678901234567890 }", finds: .valueRange, says: "1000000000", id: "Y28"),
    .bad("spacing: { a: ↓0x1p3 }", finds: .valueInvalid, says: "not a length", id: "Y28"),
    .bad("spacing:\n  ↓a:\n  b: 4\n", finds: .valueMissing, says: "`a`", leaves: ["spacing.b 4pt"], id: "Y29"),
    .bad("durations: { a: { ↓enter: , exit: 1ms } }", finds: .valueMissing, says: "`enter`", id: "Y29"),
    .bad("spacing: { a: ↓~ }", finds: .valueInvalid, says: "`~`", id: "Y29"),
    .bad("spacing: { a: ↓null }", finds: .valueInvalid, says: "`null`", id: "Y29"),
    .bad("spacing: { a: ↓\"\" }", finds: .valueInvalid, says: "not a length", id: "Y29"),
    .bad("durations: { a: ↓2001-01-01 }", finds: .valueInvalid, says: "`2001-01-01` is not a time", id: "Y30"),
    .bad("spacing: { a: ↓= }", finds: .valueInvalid, says: "`=` is not a length", id: "Y30"),
  ]

  @Test("an invisible character is no part of a name, and a text may hold any", arguments: charactersRows)
  func characters(row: ReadingCase) { #expect(row.mismatches == []) }

  static let charactersRows: [ReadingCase] = [
    .bad("spacing: { ↓a\u{202E}b: 1 }", finds: .nameInvalid, says: "U+202E", id: "Y42"),
    .bad("spacing: { ↓a\u{200B}b: 1 }", finds: .nameInvalid, says: "U+200B", id: "Y42"),
    .bad("spacing: { ↓a\u{2066}b: 1 }", finds: .nameInvalid, says: "U+2066", id: "Y42"),
    .bad("spacing: { ↓a\u{E0041}b: 1 }", finds: .nameInvalid, says: "U+E0041", id: "Y42"),
    .bad("spacing: { ↓a\u{200D}b: 1 }", finds: .nameInvalid, says: "U+200D", id: "Y42"),
    .good("spacing: { \u{430}: 1, größe: 2 }", gives: "spacing.\u{430} 1pt", "spacing.größe 2pt", id: "Y42"),
    .good("spacing: { a: { value: 4, description: a\u{202E}b } }", gives: "spacing.a 4pt", id: "Y42"),
    .bad("spacing: { \u{E9}: 1, ↓e\u{301}: 2 }", finds: .duplicateKey, says: "other bytes", id: "Y43"),
    .bad("spacing: { \u{E9}: 1 }", "spacing: { ↓e\u{301}: 2 }", finds: .duplicateToken, says: "twice", id: "Y43"),
    .bad("spacing: { ↓🙂: 1 }", finds: .nameInvalid, says: "`🙂`"),
    .bad("spacing: { ↓a.b: 1 }", finds: .nameInvalid, says: "`.`"),
    .bad("spacing: { ↓a/b: 1 }", finds: .nameInvalid, says: "`/`"),
    .bad("spacing: { ↓'a  b': 1 }", finds: .nameInvalid, says: "two spaces"),
    .bad("spacing: { ↓' a': 1 }", finds: .nameInvalid, says: "begins or ends"),
    .bad("spacing: { ↓'': 1 }", finds: .nameInvalid, says: "is empty"),
    .bad("spacing: { ↓-_-: 1 }", finds: .nameInvalid, says: "no letter or digit"),
    .bad("spacing: { ↓\(String(repeating: "a", count: 65)): 1 }", finds: .nameInvalid, says: "longer than 64"),
    .good(
      "spacing: { \(String(repeating: "\u{E9}", count: 64)): 1 }",
      gives: "spacing.\(String(repeating: "\u{E9}", count: 64)) 1pt"),
    .bad(
      "spacing:\n  ? ↓\(String(repeating: "k", count: 3000))\n  : 1\n", finds: .nameInvalid, says: "longer than 64",
      id: "Y38"),
    .bad("spacing:\n  ↓\(String(repeating: "k", count: 3000)): 1\n", finds: .limit, says: "1024", id: "Y38"),
  ]

  @Test("a comma in an unquoted text and a key as a name are recognised", arguments: practiceRows)
  func practice(row: ReadingCase) { #expect(row.mismatches == []) }

  static let practiceRows: [ReadingCase] = [
    .bad(
      "durations: { a: { value: 200ms, description: ↓Switch, checkbox, tab } }", finds: .valueInvalid,
      says: "comma", "\"Switch, checkbox, tab\"", leaves: ["durations.a 200ms"], id: "Y47"),
    .bad(
      "durations:\n  a: { description: ↓Say \\ \"it\", twice, value: 200ms }\n", finds: .valueInvalid,
      says: "\"Say \\\\ \\\"it\\\", twice\"", leaves: ["durations.a 200ms"], id: "Y47"),
    .bad(
      "durations: { g: { description: ↓Switch, tab, a: 200ms } }", finds: .valueInvalid, says: "comma", id: "Y47"),
    .bad(
      "springs: { a: { duration: 200ms, bounce: 0, waive: { duration-cap: ↓big, wide, tall } } }",
      finds: .valueInvalid, says: "comma", "\"big, wide, tall\"", id: "Y47"),
    .bad(
      "springs: { a: { description: ↓One, two, duration: 200, bounce: 0 } }", finds: .valueInvalid,
      says: "comma", id: "Y47"),
    .bad(
      "springs:\n  ↓bounce: { duration: 250ms, bounce: 0 }\n  ok: { duration: 250ms, bounce: 0 }\n",
      finds: .nameInvalid,
      says: "`bounce` is a key", "`bouncy`", leaves: ["springs.ok 250ms 0"], id: "Y48"),
    .bad(
      "springs: { ↓duration: 250ms, bounce: 0 }", finds: .nameInvalid, says: "`duration` is a key", "`standard`",
      id: "Y48"),
    .bad("durations: { ↓exit: 150ms }", finds: .nameInvalid, says: "`exit` is a key", "`departure`", id: "Y48"),
    .bad(
      "durations: { g: { ↓role: { enter: 150ms, exit: 60% } } }", finds: .nameInvalid, says: "`role` is a key",
      id: "Y48"),
    .bad("spacing: { ↓value: 4 }", finds: .nameInvalid, says: "`value` is a key", id: "Y48"),
    .bad("spacing: { ↓description: { value: 4 } }", finds: .nameInvalid, says: "`description` is a key", id: "Y48"),
  ]
}
