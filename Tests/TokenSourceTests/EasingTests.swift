import Support
import Testing
import TokenModel

@Suite("Easings")
struct EasingTests {
  @Test("an easing reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func easing(_ text: String) -> String { "easings: { a: \(text) }" }

  static let rows: [ReadingCase] = [
    .good(
      "easings: { a: linear, b: easeIn, c: easeOut, d: 'easeInOut' }", gives: "easings.a linear", "easings.b easeIn",
      "easings.c easeOut", "easings.d easeInOut"),
    .good(easing("[0.2, 0, 0, 1]"), gives: "easings.a [0.2,0,0,1]"),
    .good("easings:\n  a:\n  - 0.2\n  - 0\n  - \"0\"\n  - 1e0\n", gives: "easings.a [0.2,0,0,1]"),
    .good(easing("[1, -1000, 0, 1000.5]"), gives: "easings.a [1,-1000,0,1000.5]"),
    .good(easing("{ value: easeOut, description: Calm. }"), gives: "easings.a easeOut"),
    .good(easing("{ value: [0, 0, 1, 1] }"), gives: "easings.a [0,0,1,1]"),
    .good("easings: { g: { a: linear } }", gives: "easings.g.a linear"),
    .good("easings: { rule: linear, roe: easeIn }", gives: "easings.rule linear", "easings.roe easeIn"),
    .good(easing("\"{easings.b}\", b: easeIn"), gives: "easings.a easeIn", "easings.b easeIn"),
    .good(easing("{ value: \"{easings.b}\" }, b: easeIn"), gives: "easings.a easeIn", "easings.b easeIn"),
    .good(
      easing("\"{curves.c.easing}\"") + "\ncurves: { c: { duration: 100ms, easing: [0, 0, 0, 1] } }",
      gives: "easings.a [0,0,0,1]", "curves.c 100ms [0,0,0,1]"),
    .good(
      easing("[\"{scales.x}\", 0, \"{scales.x} / 2\", \"{scales.x} * 3 - 1\"]") + "\nscales: { x: 0.5 }",
      gives: "easings.a [0.5,0,0.25,0.5]", "scales.x 0.5"),
    .bad(easing("[↓1.2, 0, 0, 1]"), finds: .valueRange, says: "`x1` is 1.2", "at most 1", "nearest value is `1`"),
    .bad(easing("[0, 0, ↓-0.1, 1]"), finds: .valueRange, says: "`x2` is -0.1", "nearest value is `0`"),
    .bad(
      easing("[↓\"{scales.x}\", 0, 0, 1]") + "\nscales: { x: 2 }", finds: .valueRange, says: "`x1` becomes 2",
      leaves: ["scales.x 2"]),
    .bad(easing("[0, ↓1e9.5, 0, 1]"), finds: .valueInvalid, says: "`1e9.5`"),
    .bad(easing("[0, 0, ↓20%, 1]"), finds: .unitUnknown, says: "`0.2`"),
    .bad(easing("[0, 0, 0, ↓0.1234567]"), finds: .numberInvalid, says: "0.123457"),
    .bad(easing("[↓.2, 0, 0, ↓+1]"), finds: .numberInvalid, .numberInvalid, says: "0.2"),
    .bad(easing("[↓{scales.x}, 0, 0, 1]"), finds: .referenceUnquoted, says: "\"{scales.x}\""),
    .bad(easing("[↓\"{scales.x} * 2\", 0, 0, 1]"), finds: .referenceUnknown, says: "`scales.x`"),
    .bad(easing("[↓{scales.x} * 2, 0, 0, 1]"), finds: .referenceUnquoted, says: "\"{scales.x} * 2\""),
    .bad(
      easing("[0, ↓\"{spacing.x}\", 0, 1]") + "\nspacing: { x: 4 }", finds: .referenceType, says: "a length",
      "a number belongs here"),
    .bad(easing("↓[0.2, 0, 0]"), finds: .valueInvalid, says: "four numbers", "here are 3"),
    .bad(easing("↓[0.2, 0, 0, 1, 1]"), finds: .valueInvalid, says: "here are 5"),
    .bad(easing("↓[]"), finds: .valueInvalid, says: "here are 0"),
    .bad(easing("↓[[0.2, 0], [0, 1]]"), finds: .valueInvalid, says: "here are 2", "[0.2, 0, 0, 1]"),
    .bad(easing("[↓[0.2, 0], 0, 0, ↓{ y: 1 }]"), finds: .valueInvalid, .valueInvalid, says: "`x1` is a list"),
    .bad(easing("↓ease-in-out"), finds: .valueInvalid, says: "did you mean `easeInOut`?"),
    .bad(easing("↓EASE_OUT"), finds: .valueInvalid, says: "`easeOut`"),
    .bad(easing("↓easOut"), finds: .valueInvalid, says: "`easeOut`"),
    .bad(easing("↓ease"), finds: .valueInvalid, says: "a name of CSS", "[0.25, 0.1, 0.25, 1]"),
    .bad(
      easing("↓bounce"), finds: .valueInvalid, says: "`bounce` is not an easing", "linear, easeIn, easeOut, easeInOut"),
    .bad(easing("↓200ms"), finds: .valueInvalid, says: "`200ms` is not an easing"),
    .bad("easings:\n  a: ↓cubic-bezier(0.2, 0, 0, 1)\n", finds: .valueInvalid, says: "brackets", "[0.2, 0, 0, 1]"),
    .bad("easings:\n  a: ↓0.2, 0, 0, 1\n", finds: .valueInvalid, says: "brackets", "[0.2, 0, 0, 1]"),
    .bad(easing("↓cubic-bezier(0.2, 0, 0, 1)"), finds: .valueInvalid, says: "[0.2, 0, 0, 1]"),
    .bad(easing("↓0.2, 0, 0, 1"), finds: .valueInvalid, says: "[0.2, 0, 0, 1]"),
    .bad(
      easing("↓{easings.b}, b: linear"), finds: .referenceUnquoted, says: "\"{easings.b}\"",
      leaves: ["easings.b linear"]),
    .bad(easing("↓easings.b, b: linear"), finds: .valueInvalid, says: "braces and quotes", "\"{easings.b}\""),
    .bad(easing("↓\"{easings.c}\", b: linear"), finds: .referenceUnknown, says: "`easings.a`"),
    .bad(
      easing("↓\"{curves.c}\"") + "\ncurves: { c: { duration: 1ms, easing: linear } }", finds: .referenceType,
      says: "a curve; an easing belongs here", "`.easing`", "\"{curves.c.easing}\""),
    .bad(easing("↓\"{easings.a}\""), finds: .referenceCycle, says: "easings.a → easings.a"),
    .bad(easing("↓\"{easings.b} * 2\", b: linear"), finds: .valueInvalid, says: "not an easing"),
    .bad(easing("{ ↓valu: linear }"), finds: .unknownKey, says: "`value`"),
    .bad(easing("{ value: linear, ↓role: press }"), finds: .unknownKey, says: "an easing has no `role`"),
    .bad(easing("{ ↓value: }"), finds: .valueMissing, says: "`value` has no value"),
    .bad("easings: { ↓value: linear }", finds: .nameInvalid, says: "`value` is a key"),
    .bad(
      easing("{ value: linear, description: ↓Even, calm, even }"), finds: .valueInvalid, says: "\"Even, calm, even\"",
      leaves: ["easings.a linear"]),
  ]
}
