import Support
import Testing
import TokenModel

@Suite("Spacing and radius")
struct LengthTests {
  @Test("a spacing reads as its table says", arguments: spacings)
  func spacing(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func spacing(_ text: String) -> String { "spacing: { a: \(text) }" }

  static let spacings: [ReadingCase] = [
    .good(spacing("16"), gives: "spacing.a 16pt"),
    .good(spacing("16pt"), gives: "spacing.a 16pt"),
    .good(spacing("0"), gives: "spacing.a 0pt"),
    .good(spacing("0.5"), gives: "spacing.a 0.5pt"),
    .good(spacing("1e9"), gives: "spacing.a 1000000000pt"),
    .good(spacing("0.000001"), gives: "spacing.a 0.000001pt"),
    .good(spacing("{ value: 16, description: Between cards. }"), gives: "spacing.a 16pt"),
    .good(spacing("{ b: { c: 4 } }"), gives: "spacing.a.b.c 4pt"),
    .good("spacing:\n", "spacing:\n  a: 4\n", gives: "spacing.a 4pt"),
    .bad(spacing("↓16px"), finds: .unitUnknown, says: "`px`", "16pt"),
    .bad(spacing("↓16dp"), finds: .unitUnknown, says: "16pt"),
    .bad(spacing("↓16PT"), finds: .unitUnknown, says: "capitals", "16pt"),
    .bad(spacing("↓16 pt"), finds: .unitUnknown, says: "space", "16pt"),
    .bad(spacing("↓1em"), finds: .unitUnknown, says: "`em` is not a unit of length", "`pt`"),
    .bad(spacing("↓16ms"), finds: .unitUnknown, says: "`ms`"),
    .bad(spacing("↓50%"), finds: .unitUnknown, says: "`%`"),
    .bad(spacing("↓-4"), finds: .valueRange, says: "`a` is -4", "at least 0"),
    .bad(spacing("↓1000000000.1"), finds: .valueRange, says: "1000000000"),
    .bad(spacing("↓0.1234565"), finds: .numberInvalid, says: "six decimals", "0.123456"),
    .bad(spacing("↓5."), finds: .numberInvalid, says: "`5.`", "5"),
    .bad(spacing("↓1,5"), finds: .numberInvalid, says: "comma", "1.5"),
    .bad(spacing("↓4, 8"), finds: .valueInvalid, says: "the comma ends this value"),
    .bad(spacing("↓014px"), finds: .numberInvalid, says: "14pt"),
    .bad("spacing: { a: 4, ↓b }", finds: .valueMissing, says: "`b` has no value", leaves: ["spacing.a 4pt"]),
    .bad("spacing: { a: 4, ↓b, c: 8 }", finds: .valueMissing, leaves: ["spacing.a 4pt", "spacing.c 8pt"]),
    .bad("spacing:\n  a: ↓1,5\n", finds: .numberInvalid, says: "1.5"),
    .bad(spacing("↓wide"), finds: .valueInvalid, says: "`wide` is not a length"),
    .bad(spacing("↓spacing.b"), finds: .valueInvalid, says: "braces and quotes", "\"{spacing.b}\""),
    .bad(spacing("↓[4, 8]"), finds: .valueInvalid, says: "a spacing is not a list"),
    .bad(spacing("{ value: ↓[4] }"), finds: .valueInvalid, says: "a spacing is not a list"),
    .bad(spacing("{ ↓value: }"), finds: .valueMissing, says: "`value` has no value"),
    .bad(spacing("{ ↓vlue: 4 }"), finds: .unknownKey, says: "`value`"),
    .bad(spacing("{ value: 4, ↓role: press }"), finds: .unknownKey, says: "a spacing has no `role`"),
    .bad(spacing("{ value: 4, ↓unit: pt }"), finds: .unknownKey, says: "`unit` is not a key of a spacing"),
    .bad("↓spacings: { a: 4 }", finds: .unknownSection, says: "`spacing`"),
    .bad("↓spacing:4", finds: .valueInvalid, says: "plain value"),
    .bad("radius: { a: 4 }\n↓spacing:4 : \n", finds: .valueMissing, says: "space"),
    .bad("spacing: ↓[4, 8]", finds: .valueInvalid, says: "`spacing` is a list"),
  ]

  @Test("a radius reads as its table says", arguments: radii)
  func radius(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func radius(_ body: String) -> String { "radius: { a: { \(body) } }" }

  static let radii: [ReadingCase] = [
    .good("radius: { a: 16 }", gives: "radius.a 16pt"),
    .good(radius("outer: 16, inset: 8"), gives: "radius.a 16−8=8"),
    .good(radius("inset: 20pt, outer: 16pt"), gives: "radius.a 16−20=0"),
    .good(radius("outer: 0, inset: 0"), gives: "radius.a 0−0=0"),
    .good(radius("outer: 1000000000, inset: 0.000001"), gives: "radius.a 1000000000−0.000001=999999999.999999"),
    .good(
      "radius: { card: 16, b: { outer: \"{radius.card}\", inset: \"{spacing.sm}\" } }\nspacing: { sm: 8 }",
      gives: "spacing.sm 8pt", "radius.card 16pt", "radius.b 16−8=8"),
    .good(
      "radius: { b: { outer: 16, inset: 8 }, c: { outer: \"{radius.b}\", inset: 2 }, d: \"{radius.b}\" }",
      gives: "radius.b 16−8=8", "radius.c 8−2=6", "radius.d 16−8=8"),
    .good(
      "radius: { b: { outer: 16, inset: 8 } }\nspacing: { x: \"{radius.b.inset}\", y: \"{radius.b}\" }",
      gives: "spacing.x 8pt", "spacing.y 16−8=8", "radius.b 16−8=8"),
    .bad(radius("outer: ↓-1, inset: 8"), finds: .valueRange, says: "`outer` is -1", "at least 0"),
    .bad(radius("outer: 16, inset: ↓-1"), finds: .valueRange, says: "`inset` is -1"),
    .bad(radius("outer: 16, inset: ↓8px"), finds: .unitUnknown, says: "8pt"),
    .bad(radius("outer: ↓0x10, inset: 8"), finds: .numberInvalid, says: "16"),
    .bad(radius("outer: 16, ↓inset: "), finds: .valueMissing, says: "`inset` has no value"),
    .bad("radius: { ↓a: { outer: 16 } }", finds: .valueMissing, says: "no `inset`"),
    .bad("radius: { ↓a: { inset: 16 } }", finds: .valueMissing, says: "no `outer`"),
    .bad(radius("outer: 16, ↓insets: 8"), finds: .unknownKey, says: "`inset`"),
    .bad(radius("↓oter: 16, inset: 8"), finds: .unknownKey, says: "`outer`"),
    .bad(radius("value: 16, ↓outer: 4, inset: 2"), finds: .valueInvalid, says: "two values"),
    .bad("radius: { ↓outer: 16 }", finds: .nameInvalid, says: "`outer` is a key"),
    .bad("radius: { a: ↓round }", finds: .valueInvalid, says: "`round` is not a length"),
    .bad(radius("outer: 16, inset: 8, description: ↓Cards, sheets"), finds: .valueInvalid, says: "\"Cards, sheets\""),
    .bad("radius: { ↓a: {} }", finds: .valueMissing, says: "`radius.a` has no value"),
    .bad(radius("outer: ↓{radius.b}, inset: 2"), finds: .referenceUnquoted, says: "\"{radius.b}\""),
    .bad(
      "radius: { a: { outer: ↓\"{durations.t}\", inset: 2 } }\ndurations: { t: 2ms }", finds: .referenceType,
      says: "a time", "a length"),
  ]
}
