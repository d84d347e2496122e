import Support
import Testing
import TokenModel
import TokenRules

@Suite("References to deprecated tokens")
struct DeprecatedReferenceTests {
  /// The help of the one finding of a live token that refers to one with this deprecation.
  private static func help(_ deprecation: String) throws -> String? {
    let reading = Reading(
      "spacing: { old: { value: 8, deprecated: \(deprecation) }, new: \"{spacing.old}\" }")
    try #require(reading.lines == [])
    let findings = reading.findings()
    try #require(findings.map(\.id) == ["deprecated-reference"])
    #expect(findings[0].message == "`spacing.new` refers to `spacing.old`, which is deprecated")
    #expect(findings[0].styleFaults(in: reading.files) == [])
    return findings[0].help
  }

  @Test(
    arguments: [
      ("Use spacing.sm.", "its author says “Use spacing.sm.”"),
      (#""two\nlines\tand  blanks""#, "its author says “two lines and blanks”"),
      (#""evil\e[31m""#, "its author says “evil<U+001B>[31m”"),
      ("true", "refer to a token that stays, or deprecate this one too"),
      (#""""#, "refer to a token that stays, or deprecate this one too"),
      (#"" \n ""#, "refer to a token that stays, or deprecate this one too"),
    ])
  func `the help says what the deprecation says, on one line`(deprecation: String, help: String) throws {
    #expect(try Self.help(deprecation) == help)
  }

  @Test func `a long deprecation is cut`() throws {
    let help = try #require(try Self.help("\"\(String(repeating: "ä", count: 5000))\""))
    #expect(help == "its author says “\(String(repeating: "ä", count: 60))…”")
  }

  @Test func `each reference in a value is a finding, in every file`() {
    let reading = Reading(
      "spacing: { old: { value: 8, deprecated: true }, odd: { value: 4, deprecated: false } }",
      """
      radius:
        card: { outer: "{spacing.old}", inset: "{spacing.odd}" }
        sum: "{spacing.old} * 2"
        deep: "{radius.card.outer}"
      """)
    #expect(reading.lines == [])
    #expect(reading.lint == ["b.yaml:2:18 deprecated-reference", "b.yaml:3:8 deprecated-reference"])
  }
}
