import Support
import Testing
import TokenModel

/// The rows Y01–Y48 of the table of hostile and unlucky inputs that are texts; see `EncodingTests` for bytes.
@Suite("YAML inputs that are known to go wrong")
struct YamlTableTests {
  @Test(
    "keys are texts, each once a mapping, and anchors, aliases, merges and tags are refused",
    arguments: structureRows)
  func structure(row: ReadingCase) { #expect(row.mismatches == []) }

  static let structureRows: [ReadingCase] = [
    .bad(
      "spacing:\n  a: 1\n  ↓a: 2\n", finds: .duplicateKey, says: "`a`", "first here", leaves: ["spacing.a 1pt"],
      id: "Y01"),
    .bad(
      "spacing:\n  \u{E9}: 1\n  ↓e\u{301}: 2\n", finds: .duplicateKey, says: "other bytes", id: "Y01"),
    .bad(
      "spacing: { \"a\": 1, ↓a: 2 }", finds: .duplicateKey, says: "`a` is already a key of this mapping\n", id: "Y01"),
    .bad(
      "spacing:\n  a: ↓&b 1\n  group:\n    ↓<<: *b\n    c: 4\n", finds: .alias, .alias, says: "`&b`",
      "{springs.standard}",
      leaves: ["spacing.a 1pt", "spacing.group.c 4pt"], id: "Y02"),
    .good("spacing: { a: { value: 1, description: << } }", gives: "spacing.a 1pt", id: "Y02"),
    .bad(
      "spacing: { ↓<<: [*a, *a, *a], c: 4 }", finds: .alias, says: "merge keys", leaves: ["spacing.c 4pt"], id: "Y03"),
    .bad("spacing: { a: { value: 4, extensions: ↓&a [*a] } }", finds: .alias, says: "`&a`", "`*a`", id: "Y05"),
    .bad(
      "spacing:\n  a: ↓&base 1\n  b: ↓*bse\n", finds: .alias, .alias, says: "`&base`", leaves: ["spacing.a 1pt"],
      id: "Y06"),
    .bad("spacing: { b: ↓*nope }", finds: .alias, says: "nothing is anchored", id: "Y06"),
    .bad("spacing:\n  a: ↓&x 1\n  b: &x 2\n  c: *x\n", finds: .alias, says: "`&x`", id: "Y07"),
    .bad(
      "---\nspacing: { a: 1 }\n↓---\nspacing: { b: 1 }\n", finds: .syntax, says: "second document", "`---`", id: "Y17"),
    .bad("spacing: { a: 1 }\n...\n↓spacing: { b: 1 }\n", finds: .syntax, says: "document", id: "Y17"),
    .good("", id: "Y18"),
    .good("# nothing yet\n\n  # here\n", id: "Y18"),
    .good("---\n", id: "Y19"),
    .good("--- ~\n", id: "Y19"),
    .bad("↓...\n", finds: .syntax, says: "`...`", id: "Y20"),
    .bad("↓- a\n- b\n", finds: .valueInvalid, says: "the top level is a list", "springs:", id: "Y21"),
    .bad("↓springs\n", finds: .valueInvalid, says: "the top level is a plain value", "springs:", id: "Y21"),
    .good(
      "spacing: { 1: 1, true: 2, null: 3, on: 4, 01: 5, 2xl: 6 }",
      gives: "spacing.1 1pt", "spacing.true 2pt", "spacing.null 3pt", "spacing.on 4pt", "spacing.01 5pt",
      "spacing.2xl 6pt", id: "Y22"),
    .bad("spacing: { ↓1.5: 1 }", finds: .nameInvalid, says: "`.`", id: "Y22"),
    .bad("spacing: { ↓~: 1 }", finds: .nameInvalid, says: "`~`", id: "Y22"),
    .bad(
      "spacing: { ↓[x]: 1, b: 4 }", finds: .nameInvalid, says: "a list cannot be a key", leaves: ["spacing.b 4pt"],
      id: "Y22"),
    .bad("spacing: { ↓{ k: v }: 1 }", finds: .nameInvalid, says: "a mapping cannot be a key", id: "Y22"),
    .good("spacing:\n  ? a\n  : 4\n", gives: "spacing.a 4pt", id: "Y22"),
    .bad("spacing: { a: ↓!!float \"1\" }", finds: .alias, says: "`!!float` is a YAML tag", "remove it", id: "Y35"),
    .bad("spacing: { a: ↓!foo 1 }", finds: .alias, says: "`!foo`", id: "Y35"),
    .bad("spacing: { a: ↓!!python/object/apply:os.system 4 }", finds: .alias, says: "tag", id: "Y35"),
    .bad("spacing: { a: ↓&x ↓!y 1 }", finds: .alias, .alias, says: "`&x` is a YAML anchor", id: "Y35"),
    .bad("spacing: { a: ↓!y ↓&x 1 }", finds: .alias, .alias, says: "`!y` is a YAML tag", id: "Y35"),
  ]

  @Test("a fault of YAML is told in words for the one who typed it", arguments: syntaxRows)
  func syntax(row: ReadingCase) { #expect(row.mismatches == []) }

  static let syntaxRows: [ReadingCase] = [
    .bad("spacing:\n↓\ta: 1\n", finds: .syntax, says: "a tab is used for indentation", "spaces", id: "Y08"),
    .bad("spacing:\n  a: 1\n↓\tb: 2\n", finds: .syntax, says: "tab", id: "Y08"),
    .good("spacing:\n  a:\t4\n", gives: "spacing.a 4pt", id: "Y09"),
    .bad(
      "springs: { a: { duration: ↓{base.fast}, bounce: 0 } }", finds: .referenceUnquoted, says: "\"{base.fast}\"",
      id: "Y31"),
    .bad("spacing: { a: ↓{base.fast} }", finds: .referenceUnquoted, says: "\"{base.fast}\"", id: "Y31"),
    .bad("spacing: { a: ↓{ spacing.sm } }", finds: .referenceUnquoted, says: "quotes", id: "Y31"),
    .bad("spacing: { ↓a:1 }", finds: .valueMissing, says: "space", "`a: 1`", id: "Y32"),
    .bad("springs:\n  a:\n    ↓duration:250ms\n    bounce: 0\n", finds: .syntax, says: "`duration: 250ms`", id: "Y32"),
    .bad("springs:\n  a:\n    duration: 250ms\n    ↓bounce:0\n", finds: .syntax, says: "`bounce: 0`", id: "Y32"),
    .bad("springs:\n  a:\n    ↓duration:250ms\n    bounce:0\n", finds: .valueMissing, says: "space", id: "Y32"),
    .bad("springs:\n  ↓a:{ duration: 250ms, bounce: 0 }\n", finds: .syntax, says: "a space is missing", id: "Y32"),
    .bad("spacing:\n  ↓sm:8\n", finds: .valueMissing, says: "`sm: 8`", id: "Y32"),
    .bad("spacing:\r\n  ↓sm:8 # small\r\n  md: 16\r\n", finds: .syntax, says: "`sm: 8`", id: "Y32"),
    .bad("spacing:\n  b: 4\n  ↓a:1\n  c: 8\n", finds: .syntax, says: "space", "`a: 1`", id: "Y32"),
    .bad("↓spacing:4\n", finds: .valueInvalid, says: "plain value", id: "Y32"),
    .bad(
      "spacing:\n  ↓a: #fff\n", finds: .valueMissing, says: "`#`", "quotes", id: "Y33"),
    .bad("durations: { a: { value: 1ms, ↓description: #1 } }\n  }\n}", finds: .valueMissing, says: "`#`", id: "Y33"),
    .bad("spacing: { a: ↓@b }", finds: .syntax, says: "`@`", "quotes", id: "Y34"),
    .bad("spacing:\n  a: ↓@b\n", finds: .syntax, says: "`@`", "\"@b\"", id: "Y34"),
    .bad("spacing:\n  a: ↓`b`\n", finds: .syntax, says: "quotes", id: "Y34"),
    .bad("spacing:\n  a: ↓%b\n", finds: .syntax, says: "`%`", id: "Y34"),
    .bad("spacing:\n  a: ↓*.swift\n", finds: .syntax, says: "`*`", "quotes", id: "Y34"),
    .bad("spacing:\n  a: ↓!important\n", finds: .alias, says: "`!important`", "quote", id: "Y34"),
    .bad(
      "springs:\n  a:\n    description: Fade↓: in\n", finds: .syntax, says: "colon", "quotes", id: "Y36"),
    .bad("spacing:\n  a: 1\n  ↓-b\n", finds: .syntax, says: "hyphen", id: "Y37"),
    .bad("spacing:\n  a: ↓\"x\n  b: 1\n", finds: .syntax, says: "never closed", id: "Y37"),
    .bad("springs:\n  a: { duration: 1ms, bounce: 0\n  b↓: 1\n", finds: .syntax, says: "comma", id: "Y37"),
    .bad("springs:\n  a: ↓{ duration: 1ms, bounce: 0\n", finds: .syntax, says: "never closed", "`}`", id: "Y37"),
    .bad("spacing:\n  a: ↓[ 1, 2\n", finds: .syntax, says: "never closed", "`]`", id: "Y37"),
    .bad("spacing:\n    a: 1\n  ↓b: 2\n", finds: .syntax, says: "indent", id: "Y37"),
    .bad("durations:\n  a: { value: 1ms, description: \"↓\\q\" }\n", finds: .syntax, says: "escape", id: "Y37"),
    .bad(
      "↓%YAML 1.3\n---\nspacing: { a: 1 }\n", finds: .syntax, says: "YAML", id: "Y37"),
    .good("spacing: { a: 4 }   \n\n  ", gives: "spacing.a 4pt", id: "Y44"),
    .good("spacing:\n  a: 4", gives: "spacing.a 4pt", id: "Y44"),
    .good("spacing: { __proto__: 4, constructor: 8 }", gives: "spacing.__proto__ 4pt", "spacing.constructor 8pt"),
  ]
}
