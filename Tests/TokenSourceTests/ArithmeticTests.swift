import Support
import Testing
import TokenModel

/// Values are worked out by hand: half to even at the sixth decimal of each product and quotient.
@Suite("Arithmetic")
struct ArithmeticTests {
  @Test(
    "a chain comes to what its table says",
    arguments: [
      ("\"{spacing.b} * 2\"", "32"), ("\"{spacing.b}*2\"", "32"), ("\"2 * {spacing.b}\"", "32"),
      ("\"{spacing.b} + 4\"", "20"), ("\"{spacing.b} + 4pt\"", "20"), ("\"4 + {spacing.b}\"", "20"),
      ("\"{spacing.b} - 4\"", "12"), ("\"{spacing.b} -4\"", "12"), ("\"{spacing.b}-4\"", "12"),
      ("\"100 - {spacing.b} * 2\"", "68"), ("\"{spacing.b} * 2 - 4 * 3\"", "20"), ("\"2 * 3 + 4 / 2\"", "8"),
      ("\"100 - 10 - 5\"", "85"), ("\"100 / 10 / 5\"", "2"), ("\"100 - 10 + 5\"", "95"), ("\"8 / 2 * 4\"", "16"),
      ("\"{spacing.b} / 3\"", "5.333333"), ("\"{spacing.b} / 3 * 3\"", "15.999999"), ("1 / 3", "0.333333"),
      ("2 / 3", "0.666667"), ("0.000001 / 2", "0"), ("0.000003 / 2", "0.000002"), ("0.000005 / 2", "0.000002"),
      ("0.5 * 0.000001", "0"), ("1.5 * 0.000001", "0.000002"), ("1e3 * 1E-3", "1"), ("\"{spacing.b} * 0\"", "0"),
      ("\"  {spacing.b}   +  1  \"", "17"), ("\"{spacing.b} - {spacing.b}\"", "0"),
      ("\"{radius.c} + {radius.c.outer}\"", "26"), ("\"{scales.s} * {spacing.b}\"", "8"),
      ("\"{spacing.b} / {scales.s}\"", "32"), ("500000000 * 2", "1000000000"), ("0 - 4 + 8", "4"),
    ])
  func lengths(text: String, points: String) {
    let rest = "b: 16 }\nradius: { c: { outer: 16, inset: 6 } }\nscales: { s: 0.5 }"
    let reading = Reading("spacing: { a: \(text), \(rest)")
    #expect(reading.lines == [])
    #expect(reading.token("spacing.a")?.value.summary == points + "pt")
  }

  @Test("times and numbers are calculated with too", arguments: others)
  func other(row: ReadingCase) { #expect(row.mismatches == []) }

  static let others: [ReadingCase] = [
    .good("durations: { a: 1ms / 3, b: 2ms / 3 }", gives: "durations.a 0.333333ms", "durations.b 0.666667ms"),
    .good("durations: { a: 0.1s + 50ms * 2 }", gives: "durations.a 200ms"),
    .good(
      "durations: { a: \"{springs.s.duration} * 0.6\", b: { enter: \"{durations.a} * 2\", exit: \"{durations.b.enter} - 60ms\" } }\nsprings: { s: { preset: smooth } }",
      gives: "springs.s 500ms 0", "durations.a 300ms", "durations.b 600ms/540ms"),
    .good(
      "springs: { a: { duration: \"{durations.t} + {stagger.l.interval} * {stagger.l.maxItems}\", bounce: \"{springs.b.bounce} / 2\" }, b: { preset: bouncy } }\ndurations: { t: 90ms }\nstagger: { l: { interval: 40ms, maxItems: 4 } }",
      gives: "springs.a 250ms 0.15", "springs.b 500ms 0.3", "durations.t 90ms", "stagger.l 40ms×4"),
    .good(
      "springs: { a: { preset: smooth, extraBounce: \"{springs.b.bounce} * 2 - 0.1\" }, b: { duration: 1ms, bounce: 0.1 } }",
      gives: "springs.a 500ms 0.1", "springs.b 1ms 0.1"),
    .good("stagger: { l: { interval: 40ms, maxItems: 2 * 4 } }", gives: "stagger.l 40ms×8"),
    .good("radius: { a: { outer: 8 + 8, inset: 4 * 2pt } }", gives: "radius.a 16−8=8"),
    .good(
      "transitions: { a: { enter: 100ms * 2, exit: 50ms + 50ms, effects: opacity } }",
      gives: "transitions.a 200ms 0/100ms 0 opacity"),
  ]

  @Test("anything else is an error that says what is wrong", arguments: rows)
  func wrong(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func bad(_ text: String, _ finding: LanguageError, _ gist: String...) -> ReadingCase {
    let rest = "b: 4 }\ndurations: { t: 1ms }\nscales: { s: 0.5 }\nsprings: { s: { preset: smooth } }"
    return ReadingCase(id: "", files: ["spacing: { a: ↓\(text), \(rest)"], findings: [finding], gist: gist, values: nil)
  }

  static let rows: [ReadingCase] = [
    bad("\"({spacing.b} + 1) * 2\"", .expressionInvalid, "parentheses", "products go before sums"),
    bad("\"{spacing.b} * (2)\"", .expressionInvalid, "parentheses"),
    bad("\"-{spacing.b}\"", .expressionInvalid, "a minus sign before an operand"),
    bad("\"{spacing.b} - -2\"", .expressionInvalid, "a minus sign before an operand"),
    bad("\"{spacing.b} * -2\"", .expressionInvalid, "a minus sign before an operand"),
    bad("-4 + 8", .expressionInvalid, "a minus sign before an operand"),
    bad("\"{spacing.b} / 0\"", .expressionInvalid, "`0` is zero"),
    bad("\"{spacing.b} / 0.0\"", .expressionInvalid, "divide by another number"),
    bad("\"{spacing.b} * 1e9\"", .valueRange, "more than 1000000000"),
    bad("999999999 + 2", .valueRange, "more than 1000000000"),
    bad("4 - 5", .valueRange, "`a` becomes -1 here", "at least 0"),
    bad("\"{spacing.b} + 1ms\"", .expressionInvalid, "`{spacing.b}` is a length and `1ms` a time", "one kind"),
    bad("\"{spacing.b} + {durations.t}\"", .expressionInvalid, "`{spacing.b}` is a length and `{durations.t}` a time"),
    bad("\"{durations.t} + 4\"", .expressionInvalid, "`{durations.t}` is a time and `4` a number", "`ms` or `s`"),
    bad("\"{spacing.b} * {spacing.b}\"", .expressionInvalid, "are both lengths", "a plain number"),
    bad("\"{spacing.b} * 2pt\"", .expressionInvalid, "`2pt` are both lengths"),
    bad("\"4 / {spacing.b}\"", .expressionInvalid, "`4` is a number and `{spacing.b}` a length"),
    bad("\"{durations.t} * 2\"", .expressionInvalid, "comes to a time; a length belongs here"),
    bad("\"{scales.s} * 4\"", .expressionInvalid, "comes to a number; a length belongs here"),
    bad("\"{spacing.b} + {scales.s}\"", .expressionInvalid, "`{scales.s}` a number", "one kind"),
    bad("\"{spacing.b} + {scales.s} * 2\"", .expressionInvalid, "`{scales.s}` a number"),
    bad("\"{spacing.b} + 50%\"", .expressionInvalid, "`50%` is a percentage", "`0.5`"),
    bad("\"{spacing.b} + 2px\"", .expressionInvalid, "`2px` has a unit that nothing is calculated with", "`pt`"),
    bad("\"{spacing.b} + 0x10\"", .expressionInvalid, "`0x10`", "16"),
    bad("\"{spacing.b} + .5\"", .expressionInvalid, "`.5` is neither a number nor a reference"),
    bad("\"{spacing.b} + 0.1234567\"", .expressionInvalid, "six decimals"),
    bad("\"{spacing.b} + two\"", .expressionInvalid, "`two`"),
    bad("\"{spacing.b} +\"", .expressionInvalid, "ends where a number or a reference should follow"),
    bad("\"* {spacing.b}\"", .expressionInvalid, "neither a number nor a reference"),
    bad("\"{spacing.b} ** 2\"", .expressionInvalid, "`*` is neither"),
    bad("\"{spacing.b} 2\"", .expressionInvalid, "an operator is missing before `2`"),
    bad("\"{spacing.b} × 2\"", .expressionInvalid, "an operator is missing before `× 2`"),
    bad("\"{spacing.b}px\"", .expressionInvalid, "an operator is missing before `px`"),
    bad("\"{spacing.b}{spacing.b}\"", .expressionInvalid, "an operator is missing"),
    bad("\"{spacing.b + 2\"", .expressionInvalid, "a brace", "not closed"),
    bad("\"{spacing.b}}\"", .expressionInvalid, "an operator is missing before `}`"),
    bad("\"{{spacing.b}}\"", .expressionInvalid, "a brace"),
    bad("\"max({spacing.b}, 4)\"", .expressionInvalid, "neither a number nor a reference"),
    bad("\"{spacing.c} + 2\"", .referenceUnknown, "`spacing.c` is not defined", "`spacing.a`"),
    bad("\"{springs.s} + 2\"", .referenceType, "a spring; a length, a time or a number belongs here"),
    bad("\"{springs} + 2\"", .referenceType, "a group"),
    bad("\"{spacing.a} + 2\"", .referenceCycle, "spacing.a → spacing.a"),
    bad("\"\(Array(repeating: "1", count: 101).joined(separator: "+"))\"", .expressionInvalid, "more than 100 parts"),
    bad("{spacing.b} * 2", .referenceUnquoted, "stands in quotes", "\"{spacing.b} * 2\""),
    bad("{spacing.b} - 2", .referenceUnquoted, "\"{spacing.b} - 2\""),
    bad("2 * {spacing.b}", .referenceUnquoted, "\"2 * {spacing.b}\""),
  ]

  @Test("a calculation without quotes on a line of its own is found too", arguments: ["+", "-", "*", "/"])
  func unquotedBlock(sign: String) {
    let row = ReadingCase.bad(
      "spacing:\n  b: 4\n  a: ↓{spacing.b} \(sign) {spacing.b} # why\n  c: 8\n", finds: .referenceUnquoted,
      says: "\"{spacing.b} \(sign) {spacing.b}\"")
    #expect(row.mismatches == [])
  }

  @Test("100 operands are fine")
  func hundred() {
    let sum = Array(repeating: "{spacing.b}", count: 100).joined(separator: "+")
    let reading = Reading("spacing: { a: \"\(sum)\", b: 2 }")
    #expect(reading.values == ["spacing.a 200pt", "spacing.b 2pt"])
  }
}
