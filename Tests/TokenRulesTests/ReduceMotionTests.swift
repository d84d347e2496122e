import Support
import Testing
import TokenModel

@Suite("Reduce Motion and effects in the rules")
struct ReduceMotionTests {
  private static func row(_ text: String, _ rules: String...) -> RuleRow { RuleRow(text, rules) }

  @Test(
    "what moves may not be kept, whoever says so",
    arguments: [
      row("transitions: { a: { enter: 200ms, exit: 60%, effects: opacity, reduceMotion: keep } }"),
      row(
        "transitions: { a: { enter: 200ms, exit: 60%, effects: { scale: 0.9 }, reduceMotion: ↓keep } }", "reduce-motion"
      ),
      row(
        "transitions: { a: { enter: 200ms, exit: { animation: 60%, effects: { scale: 0.9 } }, effects: opacity, reduceMotion: ↓keep } }",
        "reduce-motion"),
      row(
        """
        transitions:
          cards:
            reduceMotion: ↓keep
            a: { enter: 200ms, exit: 60%, effects: { move: top } }
            b: { enter: 200ms, exit: 60%, effects: { move: top } }
            c: { enter: 200ms, exit: 60%, effects: opacity }
            d: "{transitions.cards.a}"
        """, "reduce-motion"),
      row(
        """
        transitions:
          cards:
            reduceMotion: ↓keep
            a: { enter: 200ms, exit: 60%, effects: { move: top }, waive: { reduce-motion: It is a game. } }
            b: { enter: 200ms, exit: 60%, effects: { move: top } }
        """, "reduce-motion"),
      row(
        """
        transitions:
          cards:
            reduceMotion: keep
            a: { enter: 200ms, exit: 60%, effects: { move: top }, waive: { reduce-motion: It is a game. } }
            b: { enter: 200ms, exit: 60%, effects: { move: top }, waive: { reduce-motion: It is a game. } }
        """),
      row(
        """
        curves: { fade: { duration: 200ms, easing: easeOut, reduceMotion: keep } }
        transitions:
          a: { enter: ↓"{curves.fade}", exit: { animation: 120ms, effects: { move: top } }, effects: opacity }
        """, "reduce-motion"),
      row(
        """
        curves: { fade: { duration: 200ms, easing: easeOut, reduceMotion: keep } }
        transitions: { a: { enter: ↓"{curves.fade}", exit: 60%, effects: { move: top }, reduceMotion: none } }
        """, "spring-for-movement"),
    ])
  func keep(row: RuleRow) { row.expect() }

  @Test(
    "a replacement may not overshoot where something moves",
    arguments: [
      row(
        """
        easings: { over: ↓[0.3, 1.5, 0.6, 1] }
        curves: { swing: { duration: 200ms, easing: "{easings.over}" } }
        springs:
          a: { duration: 200ms, bounce: 0, reduceMotion: ↓"{curves.swing}" }
          b: "{springs.a}"
        transitions:
          a: { enter: "{springs.a}", exit: 60%, effects: { move: top } }
          b: { enter: 200ms, exit: 60%, effects: { move: top }, reduceMotion: ↓"{curves.swing}" }
          c: { enter: 200ms, exit: 60%, effects: opacity, reduceMotion: "{curves.swing}" }
        """, "easing-overshoot", "reduce-motion", "reduce-motion")
    ])
  func overshoot(row: RuleRow) { row.expect() }

  @Test("a `keep` that comes with the enter's curve is shown, and another one offered")
  func inherited() throws {
    let reading = Reading(
      """
      curves: { fade: { duration: 200ms, easing: easeOut, reduceMotion: keep } }
      transitions: { a: { enter: "{curves.fade}", exit: 60%, effects: { move: top } } }
      """)
    let finding = try #require(reading.findings().first { $0.id == "reduce-motion" })
    #expect(finding.message == "`transitions.a` keeps moving (`move`) under Reduce Motion")
    #expect(finding.notes.map { reading.files[0].text($0.range.offsets) } == ["{ move: top }", "keep"])
    #expect(finding.help == "write `reduceMotion: crossfade` beside its enter")
    #expect(finding.change == nil)
  }

  @Test(
    "a crossfade is judged where it is written, and once",
    arguments: [
      row(
        """
        springs:
          a: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: 100ms } }
          b: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: ↓99.999999ms } }
          c: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: 300ms } }
          d: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: ↓300.000001ms } }
          e: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: ↓0ms } }
          f: { duration: 60ms, bounce: 0, role: press, reduceMotion: crossfade }
          g: { duration: 60ms, bounce: 0, role: press }
        """, "reduce-motion-duration", "reduce-motion-duration", "reduce-motion-duration"),
      row(
        """
        curves:
          lists:
            reduceMotion: { crossfade: ↓50ms }
            a: { duration: 200ms, easing: easeOut }
            b: { duration: 200ms, easing: easeOut }
            inner: { c: { duration: 200ms, easing: easeOut } }
        transitions: { t: { enter: "{curves.lists.a}", exit: 60%, effects: opacity } }
        """, "reduce-motion-duration"),
    ])
  func crossfades(row: RuleRow) { row.expect() }

  @Test(
    "a scale is judged by what uses it",
    arguments: [
      row("scales: { dot: 0.000001, huge: 3 }"),
      row("scales: { role: press, a: 0.9, b: 0.99, c: ↓0.899999, d: ↓0.990001 }", "press-scale", "press-scale"),
      row("scales: { a: 0.5, b: { value: ↓\"{scales.a}\", role: press }, c: \"{scales.b}\" }", "press-scale"),
      row("scales: { a: { value: ↓0.5, role: press }, b: { value: \"{scales.a}\", role: standard } }", "press-scale"),
      row("scales: { a: { value: ↓\"1 - 0.2\", role: press } }", "press-scale"),
      row("transitions: { a: { enter: 200ms, exit: 60%, effects: { scale: 0.5 } } }"),
      row("transitions: { a: { enter: 200ms, exit: 60%, effects: { scale: ↓0.499999 } } }", "scale-from-nothing"),
      row("transitions: { a: { enter: 200ms, exit: 60%, effects: { scale: 0 }, role: celebration } }"),
      row(
        """
        transitions:
          a: { enter: 200ms, exit: 60%, effects: { scale: 0.1 }, role: celebration }
          b: "{transitions.a}"
          c: { value: ↓"{transitions.a}", role: standard }
        """, "scale-from-nothing"),
      row(
        """
        scales: { dot: 0.1 }
        transitions:
          a: { enter: 200ms, exit: 60%, effects: { scale: ↓"{scales.dot}" } }
          b: "{transitions.a}"
        """, "scale-from-nothing"),
    ])
  func scales(row: RuleRow) { row.expect() }

  private static func ways(_ enter: String, _ exit: String, isFine: Bool = false) -> RuleRow {
    let text =
      "transitions: { a: { enter: 200ms, exit: { animation: 60%, effects: MARK\(exit) }, effects: \(enter) } }"
    return RuleRow(text.replacing("MARK", with: isFine ? "" : "↓"), isFine ? [] : ["exit-effects"])
  }

  @Test(
    "what leaves goes where it came from",
    arguments: [
      ways("{ move: top }", "{ move: top }", isFine: true), ways("{ move: top }", "{ move: leading }"),
      ways("{ move: top }", "{ move: bottom }"), ways("{ push: top }", "{ push: top }", isFine: true),
      ways("{ push: top }", "{ push: leading }"), ways("{ push: top }", "{ move: bottom }", isFine: true),
      ways("{ push: top }", "{ move: top }", isFine: true), ways("{ move: top }", "{ push: top }"),
      ways("{ move: top }", "{ push: bottom }", isFine: true), ways("{ move: top }", "opacity", isFine: true),
      ways("{ offset: [0, 12] }", "{ offset: [0, 4] }", isFine: true),
      ways("{ offset: [0, 12] }", "{ offset: [0, -4] }"),
      ways("{ offset: [8, 12] }", "{ offset: [0, 4] }", isFine: true), ways("{ offset: [8, 0] }", "{ offset: [0, 4] }"),
      ways("{ offset: [8, 0] }", "{ offset: [0, 0] }", isFine: true),
      ways("{ offset: [0, 1000000000] }", "{ offset: [0, -1000000000] }"),
      ways("{ move: top }", "{ offset: [0, 4] }", isFine: true),
    ])
  func directions(row: RuleRow) { row.expect() }

  @Test("two opposite moves become a push, at both places")
  func push() throws {
    let text =
      "transitions: { a: { enter: 200ms, exit: { animation: 200ms, effects: [{ move: leading }, opacity] }, effects: { move: trailing } } }"
    let reading = Reading(text)
    let finding = try #require(reading.findings().first { $0.id == "exit-effects" })
    #expect(finding.help == "write `push: trailing` for both, or let it leave by the edge it came from")
    let bytes = reading.bytes(after: try #require(finding.change))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == "transitions: { a: { enter: 200ms, exit: { animation: 200ms, effects: [{ push: trailing }, opacity] }, effects: { push: trailing } } }"
    )
    #expect(Reading(bytes: [bytes]).lint == [])
  }
}
