import Support
import Testing
import TokenModel

@Suite("Scales")
struct ScaleTests {
  @Test("a scale reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func scale(_ text: String) -> String { "scales: { a: \(text) }" }

  static let rows: [ReadingCase] = [
    .good(scale("0.97"), gives: "scales.a 0.97"),
    .good(scale("1.5e0"), gives: "scales.a 1.5"),
    .good(scale("0.000001"), gives: "scales.a 0.000001"),
    .good(scale("1000000000"), gives: "scales.a 1000000000"),
    .good(scale("{ value: 0.97, role: press, description: Buttons. }"), gives: "scales.a 0.97"),
    .good(scale("\"{scales.b}\", b: 0.9"), gives: "scales.a 0.9", "scales.b 0.9"),
    .good(scale("\"1 - {scales.b} / 4\", b: 0.2"), gives: "scales.a 0.95", "scales.b 0.2"),
    .good(
      scale("\"{gestures.g.dismissFraction}\"") + "\ngestures: { g: { dismissFraction: 0.3 } }", gives: "scales.a 0.3",
      "gestures.g dismissFraction=0.3"),
    .good("scales: { g: { role: press, a: 0.9 } }", gives: "scales.g.a 0.9"),
    .bad(scale("↓0"), finds: .valueRange, says: "`a` is 0", "above 0"),
    .bad(scale("↓-0.5"), finds: .valueRange, says: "above 0"),
    .bad(scale("↓\"{scales.b} - 1\", b: 1"), finds: .valueRange, says: "`a` becomes 0 here", leaves: ["scales.b 1"]),
    .bad(scale("↓97%"), finds: .unitUnknown, says: "`97%` is a percentage", "`0.97`"),
    .bad(scale("↓0.97x"), finds: .unitUnknown, says: "has a unit", "0.97"),
    .bad(scale("↓0.97pt"), finds: .unitUnknown, says: "without a unit"),
    .bad(scale("↓0.12345678"), finds: .numberInvalid, says: "0.123457"),
    .bad(scale("↓0,97"), finds: .numberInvalid, says: "0.97"),
    .bad(scale("↓1e10"), finds: .valueRange, says: "1000000000"),
    .bad(scale("↓small"), finds: .valueInvalid, says: "`small` is not a number"),
    .bad(scale("↓[0.9, 0.9]"), finds: .valueInvalid, says: "a scale is not a list"),
    .bad(scale("↓{scales.b}, b: 1"), finds: .referenceUnquoted, says: "\"{scales.b}\""),
    .bad(scale("↓scales.b, b: 1"), finds: .valueInvalid, says: "braces and quotes"),
    .bad(
      scale("↓\"{spacing.b}\"") + "\nspacing: { b: 4 }", finds: .referenceType, says: "a length; a number belongs here"),
    .bad(
      scale("↓\"{springs.s}\"") + "\nsprings: { s: { preset: bouncy } }", finds: .referenceType, says: "`.bounce`",
      "\"{springs.s.bounce}\""),
    .bad(scale("↓\"{scales.bb}\", bbb: 1"), finds: .referenceUnknown, says: "`scales.bbb`", "\"{scales.bbb}\""),
    .bad(scale("{ ↓vale: 1 }"), finds: .unknownKey, says: "`value`"),
    .bad(scale("{ value: 1, ↓valeu: 2 }"), finds: .unknownKey, says: "`valeu` is not a key of a scale"),
    .bad(scale("{ value: 1, ↓distance: 2 }"), finds: .unknownKey, says: "a scale has no `distance`"),
    .bad(scale("{ value: 1, ↓reduceMotion: none }"), finds: .unknownKey, says: "springs, curves, transitions"),
    .bad(scale("{ value: 1, role: ↓dwell }"), finds: .valueInvalid, says: "only durations dwell"),
    .bad("scales: { ↓value: 1 }", finds: .nameInvalid, says: "`value` is a key"),
    .bad(scale("{ value: 1, description: ↓Big, bold }"), finds: .valueInvalid, says: "\"Big, bold\""),
    .bad("scales: { ↓a: }", finds: .valueMissing, says: "`a` has no value"),
  ]
}
