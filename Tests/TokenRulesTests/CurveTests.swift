import Support
import Testing
import TokenModel

@Suite("What curves and easings serve")
struct CurveTests {
  private static func row(_ text: String, _ rules: String...) -> RuleRow { RuleRow(text, rules) }

  @Test(
    "an accelerating curve is fine where exits only use it, through whatever references",
    arguments: [
      row("easings: { a: easeIn, b: \"{easings.a}\" }"),
      row("curves: { a: { duration: 120ms, easing: ↓easeIn } }", "easing-direction"),
      row("curves: { a: { duration: 120ms, easing: easeInOut } }"),
      row(
        """
        curves: { a: { duration: 120ms, easing: easeIn } }
        transitions: { t: { enter: 200ms, exit: "{curves.a}", effects: opacity } }
        """),
      row(
        """
        easings: { in: easeIn, also: "{easings.in}" }
        curves:
          a: { duration: 120ms, easing: "{easings.also}" }
          b: "{curves.a}"
          c: { duration: 120ms, easing: "{curves.b.easing}" }
        transitions: { t: { enter: 200ms, exit: "{curves.c}", effects: opacity } }
        """),
      row(
        """
        easings: { in: ↓easeIn, also: "{easings.in}" }
        curves:
          a: { duration: 120ms, easing: "{easings.also}" }
          b: "{curves.a}"
        transitions: { t: { enter: 200ms, exit: "{curves.a}", effects: opacity } }
        """, "easing-direction"),
      row(
        """
        easings: { in: ↓easeIn }
        curves:
          a: { duration: 120ms, easing: "{easings.in}" }
          b: { duration: 150ms, easing: "{easings.in}" }
          c: { duration: 200ms, easing: "{easings.in}" }
        """, "easing-direction"),
      row(
        """
        curves: { a: { duration: 120ms, easing: ↓easeIn } }
        transitions:
          t: { enter: 200ms, exit: "{curves.a}", effects: opacity }
          u: { enter: "{curves.a}", exit: 60%, effects: opacity }
        """, "easing-direction"),
      row(
        """
        curves: { a: { duration: 120ms, easing: ↓easeIn } }
        springs: { s: { duration: 200ms, bounce: 0, reduceMotion: "{curves.a}" } }
        transitions: { t: { enter: 200ms, exit: "{curves.a}", effects: opacity } }
        """, "easing-direction"),
      row(
        """
        easings: { in: ↓easeIn }
        transitions:
          t: { enter: { duration: 200ms, easing: "{easings.in}" }, exit: 60%, effects: opacity }
          u: { enter: 200ms, exit: { duration: 120ms, easing: "{easings.in}" }, effects: opacity }
        """, "easing-direction"),
      row(
        """
        easings: { in: easeIn }
        transitions:
          u: { enter: 200ms, exit: { duration: 120ms, easing: "{easings.in}" }, effects: opacity }
          v: "{transitions.u}"
        """),
      row(
        "transitions: { t: { enter: { duration: 200ms, easing: ↓easeIn }, exit: 60%, effects: opacity } }",
        "easing-direction"),
    ])
  func direction(row: RuleRow) { row.expect() }

  @Test(
    "the value at half time is compared after rounding to four decimals",
    arguments: [
      // With both x at 0.5 the parameter is ½ at half time, and the value there (3·y1 + 3·y2 + 1) / 8.
      ("[0.5, 0.4, 0.5, 0.466667]", true), ("[0.5, 0.4, 0.5, 0.4666]", true), ("[0.5, 0.4, 0.5, 0.4665]", false),
      ("[0.5, 0, 0.5, 0.866667]", true), ("[0.5, 0, 0.5, 0.86]", false), ("linear", true),
    ])
  func half(easing: String, isFine: Bool) {
    let lint = Reading("curves: { a: { duration: 200ms, easing: \(easing), role: continuous } }").lint
    #expect(lint == (isFine ? [] : ["a.yaml:1:41 easing-direction"]))
  }

  @Test(
    "a linear curve is judged by the role of what plays it",
    arguments: [
      row("easings: { a: linear }"),
      row("curves: { a: { duration: 200ms, easing: linear, role: continuous }, b: \"{curves.a}\" }"),
      row("curves: { a: { duration: 200ms, easing: ↓linear }, b: \"{curves.a}\" }", "easing-linear"),
      row(
        "curves: { a: { duration: 200ms, easing: linear, role: continuous }, b: { value: ↓\"{curves.a}\", role: standard } }",
        "easing-linear"),
      row(
        """
        curves: { a: { duration: 200ms, easing: ↓linear }, b: "{curves.a}", c: { value: "{curves.b}", role: travel } }
        transitions: { t: { enter: "{curves.c}", exit: 60%, effects: opacity } }
        """, "easing-linear"),
      row(
        """
        curves: { calm: { duration: 200ms, easing: linear }, also: "{curves.calm}" }
        springs: { reduceMotion: "{curves.also}", s: { duration: 200ms, bounce: 0 } }
        """),
      row(
        """
        curves: { calm: { duration: 200ms, easing: ↓linear } }
        springs: { s: { duration: 200ms, bounce: 0, reduceMotion: "{curves.calm}" } }
        transitions: { t: { enter: 350ms, exit: { animation: "{curves.calm}", effects: opacity }, effects: { move: top }, role: travel } }
        """, "easing-linear"),
      row(
        "transitions: { t: { enter: 200ms, exit: { duration: 120ms, easing: ↓linear }, effects: opacity } }",
        "easing-linear"),
      row(
        "transitions: { t: { enter: { duration: 1s, easing: linear }, exit: 60%, effects: opacity, role: continuous } }"
      ),
    ])
  func linear(row: RuleRow) { row.expect() }

  @Test(
    "an overshooting curve is found where it is written, used or not",
    arguments: [
      row("easings: { a: ↓[0.3, 1.000001, 0.6, 1], b: [0.3, 1, 0.6, 0] }", "easing-overshoot"),
      row("easings: { a: ↓[0.3, -0.000001, 0.6, 1] }", "easing-overshoot"),
      row(
        """
        easings: { a: ↓[0.3, 1.5, 0.6, 1] }
        curves: { b: { duration: 200ms, easing: "{easings.a}" }, c: "{curves.b}" }
        transitions: { t: { enter: "{curves.c}", exit: 60%, effects: opacity } }
        """, "easing-overshoot"),
      row(
        "transitions: { t: { enter: { duration: 200ms, easing: ↓[0.3, 1.5, 0.6, 1] }, exit: 60%, effects: opacity } }",
        "easing-overshoot"),
    ])
  func overshoot(row: RuleRow) { row.expect() }

  @Test(
    "a curve is no animation for what moves, nor for what is retriggered",
    arguments: [
      row(
        "curves: { a: { duration: 100ms, easing: ↓easeOut, role: control }, b: \"{curves.a}\" }", "spring-for-movement"),
      row(
        "curves: { a: { duration: 100ms, easing: easeOut }, b: { value: ↓\"{curves.a}\", role: press } }",
        "spring-for-movement"),
      row(
        """
        easings: { out: easeOut }
        curves: { a: { duration: 200ms, easing: ↓"{easings.out}", role: release } }
        transitions: { t: { enter: "{curves.a}", exit: 60%, effects: { move: top } } }
        """, "spring-for-movement"),
      row(
        """
        curves: { a: { duration: 200ms, easing: easeOut } }
        transitions:
          t: { enter: ↓"{curves.a}", exit: { animation: 60%, effects: opacity }, effects: { move: top } }
          u: { enter: "{curves.a}", exit: { animation: ↓60%, effects: { move: top } }, effects: opacity }
          v: { enter: ↓"{curves.a}", exit: 60%, effects: { move: top } }
          w: { enter: 200ms, exit: ↓{ duration: 120ms, easing: easeOut }, effects: { move: top } }
          x: "{transitions.t}"
          y: { enter: 200ms, exit: { animation: { duration: 120ms, easing: easeOut }, effects: opacity }, effects: { move: top } }
        """, "spring-for-movement", "spring-for-movement", "spring-for-movement", "spring-for-movement"),
      row(
        """
        curves: { a: { duration: 200ms, easing: easeOut } }
        transitions: { t: { enter: ↓↓"{curves.a}", exit: { effects: { move: top } }, effects: opacity } }
        """, "exit-missing", "spring-for-movement"),
    ])
  func movement(row: RuleRow) { row.expect() }

  @Test(
    "the offered spring takes the place of the curve, however it is written",
    arguments: [
      (
        "transitions: { t: { enter: { duration: 0.2s, easing: easeOut }, exit: 60%, effects: { move: top } } }",
        "transitions: { t: { enter: { duration: 200ms, bounce: 0 }, exit: 60%, effects: { move: top } } }"
      ),
      (
        "transitions:\n  t:\n    enter:\n      duration: 200ms\n      easing: easeOut # quick\n    exit: 60%\n    effects: { move: top }\n",
        "transitions:\n  t:\n    enter:\n      { duration: 200ms, bounce: 0 } # quick\n    exit: 60%\n    effects: { move: top }\n"
      ),
    ])
  func spring(before: String, after: String) throws {
    let reading = Reading(before)
    let change = try #require(reading.findings().first { $0.id == "spring-for-movement" }?.change)
    #expect(String(decoding: reading.bytes(after: change), as: UTF8.self) == after)
    #expect(Reading(after).lines == [])
    #expect(Reading(after).lint == [])
  }
}
