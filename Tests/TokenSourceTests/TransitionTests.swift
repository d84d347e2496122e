import Support
import Testing
import TokenModel

@Suite("Transitions")
struct TransitionTests {
  /// One transition `a` with this between its braces, and what it may refer to.
  private static func transition(_ body: String, _ rest: String = "") -> String {
    "transitions: { a: { \(body) } }\n" + rest
  }

  @Test("a transition comes and goes as its table says", arguments: timings)
  func timing(row: ReadingCase) { #expect(row.mismatches == []) }

  private static let pair = "durations: { p: { enter: 350ms, exit: 60% } }"
  private static let spring = "springs: { s: { duration: 300ms, bounce: 0.2 } }"
  private static let curve = "curves: { c: { duration: 200ms, easing: easeIn } }"

  static let timings: [ReadingCase] = [
    .good(transition("enter: 250ms, effects: opacity"), gives: "transitions.a 250ms 0/- opacity"),
    .good(transition("enter: 250ms, exit: 60%, effects: opacity"), gives: "transitions.a 250ms 0/150ms 0 opacity"),
    .good(transition("enter: 0.25s, exit: 150ms, effects: opacity"), gives: "transitions.a 250ms 0/150ms 0 opacity"),
    .good(transition("exit: 200%, enter: 1ms, effects: opacity"), gives: "transitions.a 1ms 0/2ms 0 opacity"),
    .good(transition("enter: 0ms, exit: 60%, effects: opacity"), gives: "transitions.a none/none opacity"),
    .good(transition("enter: 250ms, exit: 0ms, effects: opacity"), gives: "transitions.a 250ms 0/none opacity"),
    .good(
      transition("enter: { duration: 300ms, bounce: 0.2 }, exit: 50%, effects: opacity"),
      gives: "transitions.a 300ms 0.2/150ms 0 opacity"),
    .good(
      transition("enter: { easing: [0.2, 0, 0, 1], duration: 200ms }, exit: 50%, effects: opacity"),
      gives: "transitions.a 200ms [0.2,0,0,1]/100ms [0.2,0,0,1] opacity"),
    .good(
      transition("enter: 250ms, exit: { duration: 100ms, easing: linear }, effects: opacity"),
      gives: "transitions.a 250ms 0/100ms linear opacity"),
    .good(
      transition("enter: \"{springs.s}\", exit: 60%, effects: opacity", spring), gives: "springs.s 300ms 0.2",
      "transitions.a 300ms 0.2/180ms 0 opacity"),
    .good(
      transition("enter: \"{curves.c}\", exit: 60%, effects: opacity", curve), gives: "curves.c 200ms easeIn",
      "transitions.a 200ms easeIn/120ms easeIn opacity"),
    .good(
      transition("enter: \"{durations.p.enter}\", exit: \"{durations.p.exit}\", effects: opacity", pair),
      gives: "durations.p 350ms/210ms", "transitions.a 350ms 0/210ms 0 opacity"),
    .good(
      transition("enter: \"{springs.s}\", exit: \"{springs.s}\", effects: opacity", spring),
      gives: "springs.s 300ms 0.2", "transitions.a 300ms 0.2/300ms 0.2 opacity"),
    .good(
      transition(
        "enter: \"{durations.p.enter} * 2 - 100ms\", exit: \"{springs.s.duration} / 3\", effects: opacity",
        pair + "\n" + spring),
      gives: "springs.s 300ms 0.2", "durations.p 350ms/210ms", "transitions.a 600ms 0/100ms 0 opacity"),
    .good(
      transition("timing: \"{durations.p}\", effects: opacity", pair), gives: "durations.p 350ms/210ms",
      "transitions.a 350ms 0/210ms 0 opacity"),
    .good(
      transition(
        "timing: \"{durations.q}\", effects: opacity", "durations: { p: { enter: 8ms }, q: \"{durations.p}\" }"),
      gives: "durations.p 8ms/-", "durations.q 8ms/-", "transitions.a 8ms 0/- opacity"),
    .good(
      transition("timing: \"{durations.p}\", effects: opacity", "durations: { p: { enter: 8ms, exit: 0ms } }"),
      gives: "durations.p 8ms/0ms", "transitions.a 8ms 0/none opacity"),
    .good(
      transition("timing: \"{durations.p}\", exit: { effects: opacity }, effects: { move: top }", pair),
      gives: "durations.p 350ms/210ms", "transitions.a 350ms 0/210ms 0 move:top/opacity"),
    .good(
      transition("enter: 250ms, exit: { effects: opacity }, effects: { move: top }"),
      gives: "transitions.a 250ms 0/- move:top/opacity"),
    .good(
      transition("enter: 250ms, exit: { animation: 60%, effects: [opacity] }, effects: { move: top }"),
      gives: "transitions.a 250ms 0/150ms 0 move:top/opacity"),
    .good(
      transition(
        "enter: 250ms, exit: { animation: { duration: 90ms, easing: easeIn }, effects: opacity }, effects: { move: top }"
      ),
      gives: "transitions.a 250ms 0/90ms easeIn move:top/opacity"),
    .good(
      "transitions: { a: \"{transitions.b}\", b: { enter: 250ms, exit: 60%, effects: { scale: 0.9 } }, c: { value: \"{transitions.a}\" } }",
      gives: "transitions.a 250ms 0/150ms 0 scale:0.9", "transitions.b 250ms 0/150ms 0 scale:0.9",
      "transitions.c 250ms 0/150ms 0 scale:0.9"),
  ]

  @Test("a wrong time or animation is told as its table says", arguments: badTimings)
  func badTiming(row: ReadingCase) { #expect(row.mismatches == []) }

  static let badTimings: [ReadingCase] = [
    .bad(
      transition("enter: 250ms, exit: ↓0%, effects: opacity"), finds: .valueRange, says: "`exit` is 0%", "above 0 %"),
    .bad(transition("enter: 250ms, exit: ↓201%, effects: opacity"), finds: .valueRange, says: "at most 200 %"),
    .bad(
      transition("enter: 3600s, exit: ↓101%, effects: opacity"), finds: .valueRange, says: "`exit` becomes 3636000ms"),
    .bad(transition("enter: ↓60%, effects: opacity"), finds: .unitUnknown, says: "only an exit"),
    .bad(transition("enter: ↓250, exit: ↓60, effects: opacity"), finds: .unitMissing, .unitMissing, says: "250ms"),
    .bad(transition("enter: ↓250px, effects: opacity"), finds: .unitUnknown, says: "`px` is not a unit of time"),
    .bad(transition("enter: ↓1.2345678ms, effects: opacity"), finds: .numberInvalid, says: "1.234568ms"),
    .bad(transition("enter: ↓3601s, effects: opacity"), finds: .valueRange, says: "between 0 and 1 h"),
    .bad(transition("enter: { duration: ↓0ms, bounce: 0 }, effects: opacity"), finds: .valueRange, says: "above 0"),
    .bad(transition("enter: { duration: 1ms, bounce: ↓1 }, effects: opacity"), finds: .valueRange, says: "below 1"),
    .bad(
      transition("enter: { duration: 1ms, easing: ↓eas-out }, effects: opacity"), finds: .valueInvalid,
      says: "`easeOut`"),
    .bad(
      transition("enter: ↓fast, effects: opacity"), finds: .valueInvalid, says: "`fast` is not an animation",
      "a reference"),
    .bad(
      transition("enter: ↓easeOut, effects: opacity"), finds: .valueInvalid,
      says: "write `{ duration: 200ms, easing: easeOut }`"),
    .bad(
      transition("enter: ↓[250ms], effects: opacity"), finds: .valueInvalid, says: "`enter` is a list",
      "an animation is"),
    .bad(transition("↓enter: {}, effects: opacity"), finds: .valueMissing, says: "no `duration` or `bounce`"),
    .bad(transition("↓enter: { duration: 1ms }, effects: opacity"), finds: .valueMissing, says: "no `bounce`"),
    .bad(transition("↓enter: { easing: linear }, effects: opacity"), finds: .valueMissing, says: "no `duration`"),
    .bad(transition("↓enter: , effects: opacity"), finds: .valueMissing, says: "`enter` has no value"),
    .bad(transition("enter: { duration: 1ms, ↓bounc: 0 }, effects: opacity"), finds: .unknownKey, says: "`bounce`"),
    .bad(
      transition("enter: { duration: 1ms, bounce: 0, ↓delay: 1ms }, effects: opacity"), finds: .unknownKey,
      says: "`delay` is not a key of an animation"),
    .bad(transition("enter: { ↓preset: smooth }, effects: opacity"), finds: .unknownKey, says: "{ duration, bounce }"),
    .bad(transition("enter: ↓springs.s, effects: opacity"), finds: .valueInvalid, says: "\"{springs.s}\""),
    .bad(transition("enter: ↓{springs.s}, effects: opacity"), finds: .referenceUnquoted, says: "\"{springs.s}\""),
    .bad(transition("enter: 1ms, exit: ↓{springs.s}, effects: opacity"), finds: .referenceUnquoted),
    .bad(
      transition("enter: ↓\"{durations.p}\", effects: opacity", pair), finds: .referenceType, says: "a pair",
      "`.enter`",
      "`timing:`"),
    .bad(
      transition("enter: ↓\"{easings.e}\", effects: opacity", "easings: { e: linear }"), finds: .referenceType,
      says: "an easing; a spring, a curve or a time belongs here", "{ duration: 200ms, easing: \"{easings.e}\" }"),
    .bad(
      transition("enter: ↓\"{stagger.s}\", effects: opacity", "stagger: { s: { interval: 1ms, maxItems: 2 } }"),
      finds: .referenceType, says: "a stagger", "`.interval`"),
    .bad(
      "transitions: { a: { enter: ↓\"{transitions.b}\", effects: opacity }, b: { enter: 1ms, effects: opacity } }",
      finds: .referenceType, says: "a transition; a spring, a curve or a time"),
    .bad(
      "transitions: { a: { enter: ↓\"{transitions.b.enter}\", effects: opacity }, b: { enter: 1ms, effects: opacity } }",
      finds: .referenceType, says: "a transition and has no `enter`"),
    .bad(
      transition("enter: ↓\"{springs.t}\", effects: opacity", spring), finds: .referenceUnknown, says: "\"{springs.s}\""
    ),
    .bad(
      transition("timing: ↓\"{durations.t}\", effects: opacity", "durations: { t: 1ms }"), finds: .referenceType,
      says: "a time; a pair belongs here", "write `enter:` instead of `timing:`"),
    .bad(transition("timing: ↓\"{springs.s}\", effects: opacity", spring), finds: .referenceType, says: "`enter:`"),
    .bad(transition("timing: ↓250ms, effects: opacity"), finds: .valueInvalid, says: "names a pair of `durations`"),
    .bad(
      transition("timing: ↓{ enter: 1ms, exit: 60% }, effects: opacity"), finds: .valueInvalid,
      says: "`enter` and `exit`"),
    .bad(transition("timing: ↓{durations.p}, effects: opacity", pair), finds: .referenceUnquoted),
    .bad(transition("timing: ↓durations.p, effects: opacity", pair), finds: .valueInvalid, says: "\"{durations.p}\""),
    .bad(transition("↓timing: , effects: opacity"), finds: .valueMissing, says: "`timing` has no value"),
    .bad(
      transition("timing: \"{durations.p}\", ↓enter: 1ms, effects: opacity", pair), finds: .valueInvalid,
      says: "`timing` and `enter`", "`timing` is here"),
    .bad(
      transition("timing: \"{durations.p}\", ↓exit: 60%, effects: opacity", pair), finds: .valueInvalid,
      says: "`timing` already says how it goes"),
    .bad(
      transition(
        "timing: \"{durations.p}\", exit: { ↓animation: 60%, effects: opacity }, effects: { move: top }", pair),
      finds: .valueInvalid, says: "remove `animation`"),
    .bad("transitions: { ↓a: { effects: opacity } }", finds: .valueMissing, says: "neither `timing` nor `enter`"),
    .bad(
      transition("enter: 1ms, exit: { ↓duration: 1ms, bounce: 0, effects: opacity }, effects: { move: top }"),
      finds: .unknownKey, says: "`duration` belongs to an animation", "`animation: {"),
    .bad(
      transition("enter: 1ms, ↓exit: { animation: 1ms }, effects: opacity"), finds: .valueMissing,
      says: "`exit` has no `effects`"),
    .bad(
      transition("enter: 1ms, exit: { ↓efects: opacity }, effects: { move: top }"), finds: .unknownKey,
      says: "did you mean `effects`?"),
    .bad(
      transition("enter: 1ms, exit: { ↓animtion: 1ms, effects: opacity }, effects: { move: top }"), finds: .unknownKey,
      says: "`animation`"),
    .bad(
      "transitions: { a: ↓\"{transitions.b}\", b: \"{transitions.a}\" }", finds: .referenceCycle,
      says: "transitions.a → transitions.b → transitions.a"),
  ]
}
