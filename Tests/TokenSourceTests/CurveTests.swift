import Support
import Testing
import TokenModel

@Suite("Curves")
struct CurveTests {
  @Test("a curve reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func curve(_ body: String) -> String { "curves: { a: { \(body) } }" }

  static let rows: [ReadingCase] = [
    .good(curve("duration: 200ms, easing: easeOut"), gives: "curves.a 200ms easeOut"),
    .good(curve("easing: [0.2, 0, 0, 1], duration: 0.2s"), gives: "curves.a 200ms [0.2,0,0,1]"),
    .good(curve("duration: 100ms * 2 + 50ms, easing: linear"), gives: "curves.a 250ms linear"),
    .good(
      curve("duration: \"{durations.t}\", easing: \"{easings.e}\"")
        + "\ndurations: { t: 90ms }\neasings: { e: easeIn }",
      gives: "durations.t 90ms", "easings.e easeIn", "curves.a 90ms easeIn"),
    .good(
      "curves: { a: \"{curves.b}\", b: { duration: 90ms, easing: linear }, c: { value: \"{curves.a}\" } }",
      gives: "curves.a 90ms linear", "curves.b 90ms linear", "curves.c 90ms linear"),
    .good(
      "curves: { a: { duration: \"{curves.b.duration}\", easing: easeIn }, b: { duration: 90ms, easing: \"{curves.a.easing}\" } }",
      gives: "curves.a 90ms easeIn", "curves.b 90ms easeIn"),
    .good(
      curve("duration: \"{springs.s.duration}\", easing: linear") + "\nsprings: { s: { preset: smooth } }",
      gives: "springs.s 500ms 0", "curves.a 500ms linear"),
    .good(curve("duration: 90ms, easing: linear, role: continuous, reduceMotion: keep"), gives: "curves.a 90ms linear"),
    .bad(curve("duration: ↓0ms, easing: linear"), finds: .valueRange, says: "`duration` is 0ms", "above 0"),
    .bad(curve("duration: ↓3600.001s, easing: linear"), finds: .valueRange, says: "1 h", "3600000ms"),
    .bad(curve("duration: ↓200, easing: linear"), finds: .unitMissing, says: "200ms"),
    .bad(curve("duration: ↓200pt, easing: linear"), finds: .unitUnknown, says: "`pt`", "`ms` or `s`"),
    .bad(curve("duration: ↓1.0000001ms, easing: linear"), finds: .numberInvalid, says: "1ms"),
    .bad(curve("duration: 200ms, easing: ↓ease-out"), finds: .valueInvalid, says: "`easeOut`"),
    .bad(curve("duration: 200ms, easing: ↓0.2, 0, 0, 1"), finds: .valueInvalid, says: "[0.2, 0, 0, 1]"),
    .bad(curve("duration: 200ms, easing: [↓2, 0, 0, 1]"), finds: .valueRange, says: "`x1` is 2"),
    .bad(curve("duration: 200ms, easing: ↓{ x: 1 }"), finds: .valueInvalid, says: "a mapping is not an easing"),
    .bad(curve("duration: ↓{durations.t}, easing: linear"), finds: .referenceUnquoted, says: "\"{durations.t}\""),
    .bad(curve("duration: 1ms, easing: ↓{easings.e}"), finds: .referenceUnquoted, says: "\"{easings.e}\""),
    .bad(
      curve("duration: 200ms, easing: ↓\"{durations.t}\"") + "\ndurations: { t: 1ms }", finds: .referenceType,
      says: "a time; an easing belongs here", "name an easing"),
    .bad(
      curve("duration: ↓\"{durations.t}\", easing: linear") + "\ndurations: { t: { enter: 1ms, exit: 1ms } }",
      finds: .referenceType, says: "a pair; a time belongs here", "`.enter` or `.exit`"),
    .bad(
      "curves: { a: ↓\"{springs.s}\" }\nsprings: { s: { preset: smooth } }", finds: .referenceType,
      says: "a spring; a curve belongs here"),
    .bad(
      "curves: { a: { duration: ↓\"{curves.b.duration}\", easing: linear }, b: \"{curves.a}\" }",
      finds: .referenceCycle,
      says: "curves.a.duration → curves.b.duration → curves.a.duration", leaves: []),
    .bad("curves: { ↓a: { duration: 200ms } }", finds: .valueMissing, says: "no `easing`", "easing: easeOut"),
    .bad("curves: { ↓a: { easing: linear } }", finds: .valueMissing, says: "no `duration`"),
    .bad(curve("duration: 200ms, ↓easing: "), finds: .valueMissing, says: "`easing` has no value"),
    .bad(curve("duration: 200ms, ↓esing: linear"), finds: .unknownKey, says: "did you mean `easing`?"),
    .bad(curve("↓Duration: 200ms, easing: linear"), finds: .unknownKey, says: "did you mean `duration`?"),
    .bad(curve("duration: 200ms, ↓bounce: 0"), finds: .unknownKey, says: "{ duration: 200ms, easing: easeOut }"),
    .bad("curves: { ↓a: easeOut }", finds: .unknownKey, says: "{ duration: 200ms, easing: easeOut }"),
    .bad("curves: { a: ↓[200ms, easeOut] }", finds: .valueInvalid, says: "a curve is not a list"),
    .bad("curves: { ↓duration: 200ms, easing: linear }", finds: .nameInvalid, says: "`duration` is a key"),
    .bad("curves: { ↓easing: { duration: 200ms, easing: linear } }", finds: .nameInvalid, says: "`easing` is a key"),
    .bad(
      curve("duration: 200ms, easing: linear, description: ↓Fades, softly"), finds: .valueInvalid,
      says: "\"Fades, softly\""),
    .bad(curve("duration: 200ms, easing: linear, role: ↓dwell"), finds: .valueInvalid, says: "only durations dwell"),
  ]
}
