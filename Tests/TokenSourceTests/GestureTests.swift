import Support
import Testing
import TokenModel

@Suite("Gestures")
struct GestureTests {
  @Test("a gesture reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func gesture(_ body: String) -> String { "gestures: { a: { \(body) } }" }

  static let rows: [ReadingCase] = [
    .good(
      gesture(
        "holdDuration: 0.5s, rubberBand: 0.55, dismissVelocity: 800, dismissFraction: 0.3, dismissDistance: 120pt"),
      gives:
        "gestures.a dismissDistance=120 dismissFraction=0.3 dismissVelocity=800 rubberBand=0.55 holdDuration=500"),
    .good(gesture("dismissDistance: 0"), gives: "gestures.a dismissDistance=0"),
    .good(gesture("dismissFraction: 1"), gives: "gestures.a dismissFraction=1"),
    .good(gesture("dismissVelocity: 0"), gives: "gestures.a dismissVelocity=0"),
    .good(gesture("rubberBand: 0.000001"), gives: "gestures.a rubberBand=0.000001"),
    .good(gesture("holdDuration: 0ms"), gives: "gestures.a holdDuration=0"),
    .good(
      "gestures: { a: \"{gestures.b}\", b: { rubberBand: 0.5, holdDuration: \"{durations.t}\" }, c: { rubberBand: \"{gestures.a.rubberBand}\" } }\ndurations: { t: 200ms }",
      gives: "durations.t 200ms", "gestures.a rubberBand=0.5 holdDuration=200",
      "gestures.b rubberBand=0.5 holdDuration=200", "gestures.c rubberBand=0.5"),
    .good(
      gesture("dismissDistance: \"{spacing.s} * 8\", dismissVelocity: \"{gestures.b.dismissVelocity} + 100\"")
        .replacing(" } }", with: " }, b: { dismissVelocity: 700 } }\nspacing: { s: 16 }"),
      gives: "spacing.s 16pt", "gestures.a dismissDistance=128 dismissVelocity=800", "gestures.b dismissVelocity=700"),
    .good(
      "spacing: { s: \"{gestures.a.dismissDistance}\" }\ndurations: { t: \"{gestures.a.holdDuration}\" }\ngestures: { a: { dismissDistance: 9, holdDuration: 1s } }",
      gives: "durations.t 1000ms", "spacing.s 9pt", "gestures.a dismissDistance=9 holdDuration=1000"),
    .good("gestures: { g: { a: { rubberBand: 0.5 } } }", gives: "gestures.g.a rubberBand=0.5"),
    .bad(gesture("dismissDistance: ↓-1"), finds: .valueRange, says: "`dismissDistance` is -1", "nearest value is `0`"),
    .bad(gesture("dismissDistance: ↓200px"), finds: .unitUnknown, says: "200pt"),
    .bad(gesture("dismissFraction: ↓30%"), finds: .unitUnknown, says: "`0.3`"),
    .bad(gesture("dismissFraction: ↓0"), finds: .valueRange, says: "above 0 and at most 1"),
    .bad(gesture("dismissFraction: ↓1.000001"), finds: .valueRange, says: "nearest value is `1`"),
    .bad(gesture("rubberBand: ↓0"), finds: .valueRange, says: "`rubberBand` is 0"),
    .bad(gesture("dismissVelocity: ↓-0.5"), finds: .valueRange, says: "at least 0"),
    .bad(gesture("dismissVelocity: ↓800pt/s"), finds: .unitUnknown, says: "`800pt/s` has a unit", "800"),
    .bad(gesture("dismissVelocity: ↓800pt"), finds: .unitUnknown, says: "without a unit"),
    .bad(gesture("holdDuration: ↓500"), finds: .unitMissing, says: "500ms"),
    .bad(gesture("holdDuration: ↓0.5"), finds: .unitMissing, says: "0.5s"),
    .bad(gesture("holdDuration: ↓3601s"), finds: .valueRange, says: "between 0 and 1 h"),
    .bad(gesture("holdDuration: ↓60%"), finds: .unitUnknown, says: "percentage"),
    .bad(gesture("rubberBand: ↓0.12345678"), finds: .numberInvalid, says: "0.123457"),
    .bad(
      gesture("rubberBand: 0.5, ↓rubberband: 0.5"), finds: .unknownKey, says: "`rubberband` is not a key of a gesture"),
    .bad(gesture("↓dismissDistnce: 200"), finds: .unknownKey, says: "`dismissDistance`"),
    .bad(gesture("rubberBand: 0.5, ↓distance: 3"), finds: .unknownKey, says: "a gesture has no `distance`"),
    .bad(gesture("rubberBand: 0.5, ↓velocity: 3"), finds: .unknownKey, says: "{ dismissDistance: 200"),
    .bad("gestures: { ↓a: {} }", finds: .valueMissing, says: "`gestures.a` has no value"),
    .bad(gesture("↓rubberBand: "), finds: .valueMissing, says: "`rubberBand` has no value"),
    .bad("gestures: { ↓a: 200 }", finds: .unknownKey, says: "{ dismissDistance: 200"),
    .bad("gestures: { a: ↓[200] }", finds: .valueInvalid, says: "a gesture is not a list"),
    .bad("gestures: { ↓rubberBand: 0.5 }", finds: .nameInvalid, says: "`rubberBand` is a key"),
    .bad("gestures: { ↓distance: { rubberBand: 0.5 } }", finds: .nameInvalid, says: "`distance` is a key"),
    .bad(gesture("dismissDistance: ↓{spacing.s}"), finds: .referenceUnquoted, says: "\"{spacing.s}\""),
    .bad(
      gesture("dismissDistance: ↓\"{scales.s}\"") + "\nscales: { s: 1 }", finds: .referenceType,
      says: "a number; a length"),
    .bad(
      "gestures: { a: { rubberBand: 0.5 }, b: { holdDuration: ↓\"{gestures.a.holdDuration}\" } }",
      finds: .referenceType,
      says: "a gesture and has no `holdDuration`", leaves: ["gestures.a rubberBand=0.5"]),
    .bad(
      "gestures: { a: { rubberBand: 0.5 }, b: \"{gestures.a}\", c: { holdDuration: ↓\"{gestures.b.holdDuration}\" } }",
      finds: .referenceType, says: "no `holdDuration`"),
    .bad(
      gesture("holdDuration: ↓\"{gestures.a.rubberBand}\", rubberBand: 0.5"), finds: .referenceType,
      says: "a number; a time belongs here"),
    .bad(gesture("rubberBand: ↓\"{gestures.a.rubberBand}\""), finds: .referenceCycle, says: "gestures.a.rubberBand →"),
    .bad(gesture("rubberBand: 0.5, description: ↓Soft, wide"), finds: .valueInvalid, says: "\"Soft, wide\""),
    .bad(gesture("rubberBand: 0.5, ↓reduceMotion: none"), finds: .unknownKey, says: "a gesture has no `reduceMotion`"),
  ]
}
