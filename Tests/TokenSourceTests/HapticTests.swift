import Support
import Testing
import TokenModel

@Suite("Haptics")
struct HapticTests {
  @Test("a haptic reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func haptic(_ text: String) -> String { "haptics: { a: \(text) }" }

  static let rows: [ReadingCase] = [
    .good(
      "haptics: { a: selection, b: success, c: warning, d: error, e: start }", gives: "haptics.a selection",
      "haptics.b success", "haptics.c warning", "haptics.d error", "haptics.e start"),
    .good(
      "haptics: { a: stop, b: increase, c: decrease, d: alignment, e: levelChange }", gives: "haptics.a stop",
      "haptics.b increase", "haptics.c decrease", "haptics.d alignment", "haptics.e levelChange"),
    .good(
      "haptics: { a: { impact: light }, b: { impact: medium }, c: { impact: heavy } }", gives: "haptics.a light",
      "haptics.b medium", "haptics.c heavy"),
    .good(
      "haptics: { a: { impact: rigid }, b: { impact: soft }, c: { impact: solid } }", gives: "haptics.a rigid",
      "haptics.b soft", "haptics.c solid"),
    .good(haptic("{ intensity: 0.5, impact: light }"), gives: "haptics.a light@0.5"),
    .good(haptic("{ impact: light, intensity: 0 }"), gives: "haptics.a light@0"),
    .good(haptic("{ impact: light, intensity: 1 }"), gives: "haptics.a light@1"),
    .good(haptic("{ value: success, description: Saved. }"), gives: "haptics.a success"),
    .good("haptics: { rule: success, halt: stop }", gives: "haptics.rule success", "haptics.halt stop"),
    .good(
      "haptics: { a: \"{haptics.b}\", b: { impact: soft, intensity: \"{scales.s} / 2\" }, c: { value: \"{haptics.a}\" } }\nscales: { s: 0.5 }",
      gives: "scales.s 0.5", "haptics.a soft@0.25", "haptics.b soft@0.25", "haptics.c soft@0.25"),
    .bad(haptic("{ impact: light, intensity: ↓1.5 }"), finds: .valueRange, says: "at most 1", "nearest value is `1`"),
    .bad(haptic("{ impact: light, intensity: ↓-1 }"), finds: .valueRange, says: "nearest value is `0`"),
    .bad(haptic("{ impact: light, intensity: ↓50% }"), finds: .unitUnknown, says: "`0.5`"),
    .bad(haptic("{ impact: light, intensity: ↓strong }"), finds: .valueInvalid, says: "not a number"),
    .bad(haptic("{ impact: light, intensity: ↓{scales.s} }"), finds: .referenceUnquoted, says: "\"{scales.s}\""),
    .bad(
      haptic("{ impact: light, intensity: ↓\"{spacing.s}\" }") + "\nspacing: { s: 1 }", finds: .referenceType,
      says: "a length; a number"),
    .bad("haptics: { ↓a: { intensity: 0.5 } }", finds: .valueMissing, says: "no `impact`", "impact: light"),
    .bad(haptic("{ ↓impact: }"), finds: .valueMissing, says: "`impact` has no value"),
    .bad(haptic("{ impact: ↓ligth }"), finds: .valueInvalid, says: "`ligth` is not an impact", "`light`"),
    .bad(haptic("{ impact: ↓success }"), finds: .valueInvalid, says: "light, medium, heavy, rigid, soft, solid"),
    .bad(haptic("{ impact: ↓[light] }"), finds: .valueInvalid, says: "`impact` is a list"),
    .bad(haptic("↓light"), finds: .valueInvalid, says: "`light` is an impact", "{ impact: light }"),
    .bad(haptic("↓sucess"), finds: .valueInvalid, says: "did you mean `success`?"),
    .bad(haptic("↓levelchange"), finds: .valueInvalid, says: "`levelChange`"),
    .bad(haptic("↓tap"), finds: .valueInvalid, says: "`tap` is not a haptic", "selection, success"),
    .bad(haptic("↓0.5"), finds: .valueInvalid, says: "`0.5` is not a haptic"),
    .bad(haptic("↓[success, error]"), finds: .valueInvalid, says: "a haptic is not a list"),
    .bad(haptic("{ value: success, ↓impact: light }"), finds: .valueInvalid, says: "two values of `haptics.a`"),
    .bad(haptic("↓{haptics.b}, b: success"), finds: .referenceUnquoted, says: "\"{haptics.b}\""),
    .bad(haptic("↓haptics.b, b: success"), finds: .valueInvalid, says: "braces and quotes"),
    .bad(haptic("↓\"{haptics.bb}\", b: success"), finds: .referenceUnknown, says: "\"{haptics.b}\""),
    .bad(
      haptic("↓\"{scales.s}\"") + "\nscales: { s: 1 }", finds: .referenceType, says: "a number; a haptic belongs here"),
    .bad(haptic("{ ↓impct: light }"), finds: .unknownKey, says: "`impact`"),
    .bad(haptic("{ impact: light, ↓intensty: 1 }"), finds: .unknownKey, says: "`intensity`"),
    .bad(haptic("{ impact: light, ↓sharpness: 1 }"), finds: .unknownKey, says: "success or { impact: light }"),
    .bad(haptic("{ impact: light, ↓role: press }"), finds: .unknownKey, says: "a haptic has no `role`"),
    .bad("haptics: { ↓impact: light }", finds: .nameInvalid, says: "`impact` is a key"),
    .bad(haptic("{ impact: light, description: ↓Short, dry }"), finds: .valueInvalid, says: "\"Short, dry\""),
  ]
}
