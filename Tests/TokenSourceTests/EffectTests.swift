import Support
import Testing
import TokenModel

@Suite("Effects of transitions")
struct EffectTests {
  @Test("effects read as their table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func effects(_ text: String, _ rest: String = "") -> String {
    "transitions: { a: { enter: 1ms, effects: \(text) } }\n" + rest
  }

  private static func good(_ text: String, _ effects: String) -> ReadingCase {
    .good(self.effects(text), gives: "transitions.a 1ms 0/- \(effects)")
  }

  static let rows: [ReadingCase] = [
    good("opacity", "opacity"),
    good("blurReplace", "blurReplace"),
    good("{ move: leading }", "move:leading"),
    good("[{ push: trailing }]", "push:trailing"),
    good("[{ scale: 0 }]", "scale:0"),
    good("{ offset: [-12.5, 8pt] }", "offset:-12.5,8"),
    good(
      "[{ scale: 0.95 }, opacity, { offset: [0, 12] }, { move: bottom }, { push: top }, blurReplace]",
      "scale:0.95+opacity+offset:0,12+move:bottom+push:top+blurReplace"),
    .good(
      "transitions:\n  a:\n    enter: 1ms\n    effects:\n    - opacity\n    - move: top\n",
      gives: "transitions.a 1ms 0/- opacity+move:top"),
    .good(
      effects(
        "[{ scale: \"{scales.s}\" }, { offset: [\"0 - {spacing.m}\", \"{spacing.m} * 2\"] }]",
        "scales: { s: 0.9 }\nspacing: { m: 16 }"),
      gives: "transitions.a 1ms 0/- scale:0.9+offset:-16,32", "spacing.m 16pt", "scales.s 0.9"),
    .bad(effects("↓[]"), finds: .valueMissing, says: "`effects` is an empty list", "`opacity`"),
    .bad(effects("↓{}"), finds: .valueMissing, says: "an effect is missing here"),
    .bad("transitions: { a: { enter: 1ms, ↓effects: } }", finds: .valueMissing, says: "`effects` has no value"),
    .bad(
      "transitions:\n  a:\n    enter: 1ms\n    effects:\n    -↓\n    - opacity\n", finds: .valueMissing,
      says: "missing here"),
    .bad("transitions: { ↓a: { enter: 1ms } }", finds: .valueMissing, says: "no `effects`", "`effects: opacity`"),
    .bad(effects("[opacity, ↓opacity]"), finds: .valueInvalid, says: "`opacity` is there twice", "the first is here"),
    .bad(effects("[{ move: top }, ↓{ move: bottom }]"), finds: .valueInvalid, says: "`move` is there twice"),
    .bad(effects("[↓{ move: top, scale: 0.9 }]"), finds: .valueInvalid, says: "here are 2", "[opacity, { move: top }]"),
    .bad(effects("↓{ opacity, move: top }"), finds: .valueInvalid, says: "here are 2"),
    .bad(effects("↓opacity, blurReplace"), finds: .valueInvalid, says: "[opacity, blurReplace]"),
    .bad(effects("[opacity, ↓[{ move: top }]]"), finds: .valueInvalid, says: "an effect is not a list"),
    .bad(effects("↓move"), finds: .valueInvalid, says: "`move` does not say from which edge", "`{ move: top }`"),
    .bad(effects("[↓scale, ↓offset]"), finds: .valueInvalid, .valueInvalid, says: "from which size"),
    .bad(effects("↓{ opacity: 0 }"), finds: .valueInvalid, says: "takes no value"),
    .bad(effects("{ move: ↓botom }"), finds: .valueInvalid, says: "`botom` is not an edge", "`bottom`"),
    .bad(effects("{ move: ↓left }"), finds: .valueInvalid, says: "`leading`"),
    .bad(effects("{ push: ↓centre }"), finds: .valueInvalid, says: "top, bottom, leading, trailing"),
    .bad(effects("{ move: ↓[top] }"), finds: .valueInvalid, says: "`move` is a list"),
    .bad(effects("{ ↓move: }"), finds: .valueMissing, says: "`move` has no value"),
    .bad(effects("{ ↓mov: top }"), finds: .valueInvalid, says: "did you mean `move`?"),
    .bad(effects("{ ↓move:top }"), finds: .valueMissing, says: "space", "`move: top`"),
    .bad(effects("↓opactiy"), finds: .valueInvalid, says: "`opacity`"),
    .bad(effects("↓fade"), finds: .valueInvalid, says: "`fade` is not an effect", "`opacity`"),
    .bad(effects("↓spin"), finds: .valueInvalid, says: "opacity, move, push, offset, scale, blurReplace"),
    .bad(effects("{ scale: ↓95% }"), finds: .unitUnknown, says: "`0.95`"),
    .bad(effects("{ scale: ↓-1 }"), finds: .valueRange, says: "at least 0"),
    .bad(effects("{ scale: ↓[0.9, center] }"), finds: .valueInvalid, says: "`scale` is a list"),
    .bad(effects("{ scale: ↓{scales.s} }"), finds: .referenceUnquoted, says: "\"{scales.s}\""),
    .bad(
      effects("{ scale: ↓\"{spacing.m}\" }", "spacing: { m: 1 }"), finds: .referenceType, says: "a length; a number"),
    .bad(effects("{ offset: ↓12 }"), finds: .valueInvalid, says: "two lengths", "`{ offset: [0, 12] }`"),
    .bad(effects("{ offset: ↓[0, 12, 4] }"), finds: .valueInvalid, says: "two lengths"),
    .bad(effects("{ offset: [0, ↓12px] }"), finds: .unitUnknown, says: "12pt"),
    .bad(effects("{ offset: [↓{spacing.m}, 0] }"), finds: .referenceUnquoted),
    .bad(effects("{ offset: [↓left, 0] }"), finds: .valueInvalid, says: "`left` is not a length"),
    .bad(effects("↓{transitions.b}"), finds: .valueInvalid, says: "effects cannot be referred to"),
    .bad(effects("[↓\"{transitions.b}\"]"), finds: .valueInvalid, says: "write them out"),
  ]

  @Test("keys, names and words around a transition are told as their table says", arguments: keys)
  func key(row: ReadingCase) { #expect(row.mismatches == []) }

  static let keys: [ReadingCase] = [
    .bad("transitions: { a: { enter: 1ms, ↓efects: opacity } }", finds: .unknownKey, says: "did you mean `effects`?"),
    .bad("transitions: { a: { enter: 1ms, effects: opacity, ↓Exit: 60% } }", finds: .unknownKey, says: "`exit`"),
    .bad(
      "transitions: { a: { ↓duration: 1ms, effects: opacity } }", finds: .unknownKey, says: "{ enter: 250ms, exit: 60%"),
    .bad("transitions: { ↓a: opacity }", finds: .unknownKey, says: "neither a key of a transition nor a token"),
    .bad("transitions: { a: ↓[opacity] }", finds: .valueInvalid, says: "a transition is not a list"),
    .bad(
      "transitions: { ↓enter: { enter: 1ms, effects: opacity } }", finds: .nameInvalid, says: "`enter` is a key",
      "`arrival`"),
    .bad("transitions: { ↓effects: opacity, enter: 1ms }", finds: .nameInvalid, says: "`effects` is a key"),
    .bad(
      "transitions: { a: { enter: 1ms, effects: opacity, description: ↓Slides in, then fades } }", finds: .valueInvalid,
      says: "\"Slides in, then fades\""),
    .bad(
      "transitions: { a: { value: \"{transitions.b}\", ↓effects: opacity }, b: { enter: 1ms, effects: opacity } }",
      finds: .valueInvalid, says: "two values"),
  ]
}
