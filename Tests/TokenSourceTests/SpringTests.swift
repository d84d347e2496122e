import Support
import Testing
import TokenModel

@Suite("Springs")
struct SpringTests {
  @Test("a spring reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  /// One spring `a` with this between its braces.
  private static func spring(_ body: String) -> String { "springs: { a: { \(body) } }" }

  static let rows: [ReadingCase] = [
    .good(spring("duration: 250ms, bounce: 0"), gives: "springs.a 250ms 0"),
    .good(spring("bounce: -0.85, duration: 0.25s"), gives: "springs.a 250ms -0.85"),
    .good(spring("duration: 0.000001ms, bounce: 0.999999"), gives: "springs.a 0.000001ms 0.999999"),
    .good(spring("duration: 3600s, bounce: 5e-1"), gives: "springs.a 3600000ms 0.5"),
    .good(spring("duration: \"250ms\", bounce: '0.2'"), gives: "springs.a 250ms 0.2"),
    .good(spring("duration: 250ms, bounce: -0"), gives: "springs.a 250ms 0"),
    .good(spring("duration: 100ms * 2 + 50ms, bounce: 1 / 4"), gives: "springs.a 250ms 0.25"),
    .bad(spring("duration: ↓250, bounce: 0"), finds: .unitMissing, says: "`250` has no unit", "250ms"),
    .bad(spring("duration: ↓0, bounce: 0"), finds: .unitMissing, says: "0ms"),
    .bad(spring("duration: ↓0ms, bounce: 0"), finds: .valueRange, says: "`duration` is 0ms", "above 0", "1 h"),
    .bad(spring("duration: ↓-1ms, bounce: 0"), finds: .valueRange, says: "-1ms"),
    .bad(spring("duration: ↓3600.0001s, bounce: 0"), finds: .valueRange, says: "1 h"),
    .bad(spring("duration: ↓250 ms, bounce: 0"), finds: .unitUnknown, says: "space", "250ms"),
    .bad(spring("duration: ↓250MS, bounce: 0"), finds: .unitUnknown, says: "capitals", "250ms"),
    .bad(spring("duration: ↓250px, bounce: 0"), finds: .unitUnknown, says: "`px`", "`ms` or `s`"),
    .bad(spring("duration: ↓2sec, bounce: 0"), finds: .unitUnknown, says: "2s"),
    .bad(spring("duration: ↓2min, bounce: 0"), finds: .unitUnknown, says: "`min`"),
    .bad(spring("duration: ↓fast, bounce: 0"), finds: .valueInvalid, says: "`fast` is not a time"),
    .bad(spring("duration: ↓60%, bounce: 0"), finds: .unitUnknown, says: "`60%` is a percentage"),
    .bad(spring("duration: ↓0.1234567ms, bounce: 0"), finds: .numberInvalid, says: "six decimals", "0.123457ms"),
    .bad(spring("duration: ↓0.1234567891s, bounce: 0"), finds: .numberInvalid, says: "millisecond", "123.456789ms"),
    .bad(spring("duration: 250ms, bounce: ↓1"), finds: .valueRange, says: "below 1"),
    .bad(spring("duration: 250ms, bounce: ↓-0.850001"), finds: .valueRange, says: "-0.85"),
    .bad(spring("duration: 250ms, bounce: ↓0.2pt"), finds: .unitUnknown, says: "without a unit", "0.2"),
    .bad(spring("duration: 250ms, bounce: ↓20%"), finds: .unitUnknown, says: "`20%` is a percentage", "`0.2`"),
    .bad(spring("duration: 250ms, bounce: ↓.5"), finds: .numberInvalid, says: "`.5`", "0.5"),
    .bad(spring("duration: 250ms, bounce: ↓+0.1"), finds: .numberInvalid, says: "`+0.1`", "0.1"),
    .bad(spring("duration: 250ms, bounce: ↓0."), finds: .numberInvalid, says: "`0.`"),
    .bad(spring("duration: 250ms, bounce: ↓nan"), finds: .numberInvalid, says: "not a finite number"),
    .bad(spring("duration: 250ms, bounce: ↓٠"), finds: .numberInvalid, says: "0"),
    .bad(spring("duration: 250ms, bounce: ↓none"), finds: .valueInvalid, says: "`none` is not a number"),
    .bad(spring("duration: 250ms, bounce: ↓[0]"), finds: .valueInvalid, says: "`bounce` is a list"),
    .bad(spring("duration: 250ms, bounce: ↓{ a: 0 }"), finds: .valueInvalid, says: "`bounce` is a mapping"),
    .bad(spring("duration: ↓{durations.t}, bounce: 0"), finds: .referenceUnquoted, says: "\"{durations.t}\""),
    .bad(spring("duration: ↓durations.t, bounce: 0"), finds: .valueInvalid, says: "\"{durations.t}\""),
    .bad(
      spring("duration: 250ms, bounce: 0, description: ↓Calm, short"), finds: .valueInvalid, says: "\"Calm, short\""),
    .bad(spring("↓duration:250ms, bounce: 0"), finds: .valueMissing, says: "space", "`duration: 250ms`"),
    .bad("springs: { ↓a: { duration: 250ms } }", finds: .valueMissing, says: "`springs.a` has no `bounce`"),
    .bad("springs: { ↓a: { bounce: 0 } }", finds: .valueMissing, says: "no `duration`"),
    .bad("springs: { ↓a: {} }", finds: .valueMissing, says: "`springs.a` has no value"),
    .bad("springs: { ↓a: }", finds: .valueMissing, says: "`a` has no value"),
    .bad("springs: { ↓a }", finds: .valueMissing, says: "`a` has no value"),
    .bad(spring("↓duraton: 250ms, bounce: 0"), finds: .unknownKey, says: "`duraton`", "`duration`"),
    .bad(spring("↓duraton: 250ms, bonce: 0, role: press"), finds: .unknownKey, says: "`duraton`", "`duration`"),
    .bad(spring("duration: 250ms, bounce: 0, ↓rôle: press"), finds: .unknownKey, says: "`role`"),
    .bad(spring("duration: 250ms, bounce: 0, ↓speed: 3"), finds: .unknownKey, says: "`speed` is not a key of a spring"),
    .bad("springs: { ↓a: 250ms }", finds: .unknownKey, says: "`a`", "{ duration: 250ms, bounce: 0 }"),
    .bad("springs: { a: ↓[250ms, 0] }", finds: .valueInvalid, says: "a spring is not a list"),
    .bad("springs: ↓fast", finds: .valueInvalid, says: "`springs` is a plain value"),
    .bad(
      spring("duration: 250ms, bounce: 0, ↓response: 1s"), finds: .valueInvalid, says: "two ways of writing a spring"),
    .bad("↓spring: { a: { duration: 250ms, bounce: 0 } }", finds: .unknownSection, says: "`springs`"),
    .bad("↓motion: { a: 1 }", finds: .unknownSection, says: "the sections are springs, durations"),
  ]

  @Test("a preset has its bounce and 500 ms, unless more is said", arguments: presets)
  func preset(row: ReadingCase) { #expect(row.mismatches == []) }

  static let presets: [ReadingCase] = [
    .good(spring("preset: smooth"), gives: "springs.a 500ms 0"),
    .good(spring("preset: snappy"), gives: "springs.a 500ms 0.15"),
    .good(spring("preset: bouncy"), gives: "springs.a 500ms 0.3"),
    .good(spring("preset: bouncy, duration: 300ms, extraBounce: 0.1"), gives: "springs.a 300ms 0.4"),
    .good(spring("preset: snappy, extraBounce: -1"), gives: "springs.a 500ms -0.85"),
    .good(spring("preset: smooth, extraBounce: 0.2"), gives: "springs.a 500ms 0.2"),
    .good(spring("preset: bouncy, extraBounce: 0"), gives: "springs.a 500ms 0.3"),
    .bad(spring("preset: bouncy, extraBounce: ↓0.7"), finds: .valueRange, says: "`bounce` becomes 1 here", "below 1"),
    .bad(spring("preset: smooth, extraBounce: ↓1"), finds: .valueRange, says: "`bounce` becomes 1 here"),
    .bad(spring("preset: smooth, extraBounce: ↓-0.9"), finds: .valueRange, says: "-0.85"),
    .bad(spring("preset: smooth, extraBounce: ↓3"), finds: .valueRange, says: "`extraBounce` is 3"),
    .bad(spring("preset: ↓boncy"), finds: .valueInvalid, says: "`boncy` is not a preset", "`bouncy`"),
    .bad(spring("preset: ↓Bouncy"), finds: .valueInvalid, says: "`bouncy`"),
    .bad(spring("preset: ↓ease"), finds: .valueInvalid, says: "smooth, snappy, bouncy"),
    .bad(spring("↓preset: , duration: 200ms"), finds: .valueMissing, says: "`preset` has no value"),
    .bad(spring("preset: ↓[bouncy]"), finds: .valueInvalid, says: "`preset` is a list"),
    .bad(spring("preset: bouncy, ↓bounce: 0.1"), finds: .valueInvalid, says: "`extraBounce`", "the preset is here"),
    .bad(spring("duration: 1ms, bounce: 0, ↓extraBounce: 0.1"), finds: .valueInvalid, says: "belongs to a preset"),
    .bad(spring("preset: bouncy, duration: ↓300"), finds: .unitMissing, says: "300ms"),
    .good(
      "springs: { a: { duration: 250ms, bounce: 0.1 }, b: { preset: snappy, extraBounce: \"{springs.a.bounce}\" } }",
      gives: "springs.a 250ms 0.1", "springs.b 500ms 0.25"),
    .good(
      "springs: { b: { preset: smooth, duration: \"{springs.a.duration}\" }, a: { duration: 250ms, bounce: 0.1 } }",
      gives: "springs.b 250ms 0", "springs.a 250ms 0.1"),
  ]
}
