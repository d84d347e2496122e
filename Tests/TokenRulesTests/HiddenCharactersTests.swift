import Support
import Testing
import TokenModel
import TokenRules
import TokenSource

@Suite("Hidden characters")
struct HiddenCharactersTests {
  /// The findings of the rule in a text with a mark before each of them.
  private static func findings(_ text: String) -> (reading: Reading, findings: [Diagnostic]) {
    let reading = Reading(text)
    #expect(reading.lines == [])
    let findings = reading.findings().filter { $0.id == "hidden-characters" }
    let expected = MarkedYaml(text).locations.map { "a.yaml:\($0.line):\($0.column) hidden-characters" }
    #expect(findings.map(reading.line) == expected)
    for finding in findings { #expect(finding.styleFaults(in: reading.files) == []) }
    return (reading, findings)
  }

  /// The characters of the three kinds, at the ends of their ranges and between.
  private static let hidden: [UInt32] = [
    0x061C, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x202A, 0x202B, 0x202C, 0x202D, 0x202E, 0x2060, 0x2061, 0x2062,
    0x2063, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0xE0001, 0xE0020, 0xE0041, 0xE007F,
  ]

  @Test(arguments: hidden)
  func `a hidden character between Latin letters is found, written as it is or escaped`(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16)
    let escape = "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
    for form in [
      "an↓\(scalar)n", "'an↓\(scalar)n'", "\"an↓\(scalar)n\"", "\"an↓\(escape)n\"", "|-\n      an↓\(scalar)n",
    ] {
      for end in ["\n", "\r\n"] {
        let text = "spacing:\n  a:\n    value: 8\n    description: \(form)\n    deprecated: b".replacing(
          "\n", with: end)
        let (reading, findings) = Self.findings(text)
        let finding = try #require(findings.first)
        #expect(finding.range.end - finding.range.start == (form.contains("\\") ? 10 : String(scalar).utf8.count))
        #expect(finding.message.contains("holds U+\(String(value, radix: 16, uppercase: true))") || value < 0x1000)
        let change = try #require(finding.change)
        #expect(!change.isSafe)
        let after = Reading(bytes: [reading.bytes(after: change)])
        #expect(after.lines == [])
        #expect(after.token("spacing.a")?.description == "ann")
        #expect(after.findings() == [])
      }
    }
  }

  @Test(
    arguments: [
      "👩\u{200D}💻", "👩🏽\u{200D}🚀", "🏳️\u{200D}🌈", "❤️\u{200D}🔥", "👨\u{200D}👩\u{200D}👧",
      "می\u{200C}خواهم", "क्\u{200D}ष", "র\u{200D}্য", "ක්\u{200D}ර", "ไทย\u{200B}ภาษา", "ພາສາ\u{200B}ລາວ",
      "ភាសា\u{200B}ខ្មែរ",
      "မြန်မာ\u{200B}စာ", "葛\u{E0100}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}", "é ü ß „“ — 🙂",
    ])
  func `what a text is spelt with is fine`(text: String) {
    _ = Self.findings("spacing: { a: { value: 8, description: \"\(text)\", deprecated: \(text) } }")
  }

  @Test(
    arguments: [
      "👩↓\u{200D} 💻", "↓\u{200D}💻", "1↓\u{200D}2", "👩↓\u{200D}\u{200D}💻", "می↓\u{200C}", "می↓\u{200C} خواهم",
      "می↓\u{200C}a", "क्↓\u{200D}র",
      "ไทย↓\u{200B}", "ไทย↓\u{200B}ລາວ", "می↓\u{200B}خواهم", "ไทย↓\u{200D}ภาษา", "a↓\u{E0100}",
      "\u{1F3F4}↓\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}", "\u{1F3F4}↓\u{E0067}\u{E0062}\u{E007F}",
      "\u{1F3F4}↓\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E0067}\u{E0062}\u{E007F}",
      "🙂↓\u{E0067}\u{E0062}\u{E0065}\u{E007F}",
    ])
  func `the same characters are found where nothing is spelt with them`(text: String) {
    _ = Self.findings("spacing: { a: { value: 8, description: \"\(text)\" } }")
  }

  @Test func `every text of a token and a group is looked at, each for one finding`() throws {
    let (_, findings) = Self.findings(
      #"""
      spacing:
        description: a↓\#u{200B}b\#u{200B}c
        g:
          deprecated: "↓\u202Eno"
          a: 8
          b:
            value: 6
            waive: { spacing-grid: 'why↓\#u{202E}' }
            extensions:
              x: [ 1, { "↓\#u{200B}y": "ok", z: "↓\U000E0041\xAD\x41" } ]
      """#)
    #expect(
      findings.map(\.message) == [
        "`description` of `spacing` holds U+200B, which has no width, and 1 more that nobody sees",
        "`deprecated` of `spacing.g` holds U+202E, which turns the direction of writing",
        "`waive` of `spacing.g.b` holds U+202E, which turns the direction of writing",
        "`extensions` of `spacing.g.b` holds U+200B, which has no width",
        "`extensions` of `spacing.g.b` holds U+E0041, which has no shape",
      ])
    #expect(findings.map { $0.change != nil } == [true, true, true, false, true])
    #expect(findings.map(\.help) == ["remove them"] + findings.dropFirst().map { _ in "remove it" })
  }

  @Test(
    arguments: [
      "↓\u{200B}", "\"↓\\u200B\"", "↓\u{200B}# no comment", "a ↓\u{200B}# no comment", "a:↓\u{200B} b",
      "↓\u{200B}- a", "↓\u{200B}{ a",
      "|-\n      ↓\u{200B}\n      b", "|\n      ↓\u{200B} a",
      "\" ↓\\u200B \"",
    ])
  func `nothing is offered where the rest would be read otherwise, or says nothing`(form: String) {
    let (_, findings) = Self.findings("spacing:\n  a:\n    value: 8\n    description: \(form)\n")
    #expect(findings.map(\.change) == [nil])
  }

  @Test func `a token may waive the rule, and one without a value is not judged`() {
    let waived = "spacing: { a: { value: 8, description: \"\\u200E\", waive: { hidden-characters: A sample. } } }"
    #expect(Reading(waived).lint == [])
    #expect(Reading("spacing: { a: { value: x, description: \"\\u200E\" } }").lint == [])
  }
}
