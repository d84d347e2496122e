import Support
import Testing
import TokenModel

@Suite("Transitions and curves in the rules of time and bounce")
struct TransitionTests {
  private static let tokens = """
    durations:
      toast: { enter: 350ms, exit: 60%, role: travel }
      quick: 120ms
      stay: { enter: 600ms, exit: 600ms, role: dwell }
    springs:
      flick: { duration: 350ms, bounce: 0.3, role: release }
      menu: { duration: 200ms, bounce: 0 }
    curves:
      slow: { duration: 2s, easing: easeOut, role: continuous }
    gestures: { hold: { holdDuration: 400ms } }
    stagger: { list: { interval: 45ms, maxItems: 7 } }
    scales: { entrance: 0.95, twist: 0.35 }

    """

  private static func row(_ transitions: String, _ rules: String...) -> RuleRow {
    RuleRow(tokens + "transitions:\n  " + transitions, rules)
  }

  @Test(
    "a time or bounce is judged where it is written, and at a reference where only the borrower forbids it",
    arguments: [
      row("a: { timing: \"{durations.toast}\", effects: opacity }"),
      row("a: { timing: ↓\"{durations.toast}\", effects: opacity, role: control }", "duration-cap"),
      row("a: { timing: ↓↓\"{durations.stay}\", effects: opacity }", "exit-ratio", "duration-cap"),
      row("a: { enter: \"{springs.flick}\", exit: 60%, effects: opacity }"),
      row(
        "a: { enter: ↓↓\"{springs.flick}\", exit: 60%, effects: opacity, role: standard }", "bounce-limit",
        "duration-cap"),
      row("a: { enter: ↓\"{springs.flick.duration}\", exit: 60%, effects: opacity, role: standard }", "duration-cap"),
      row("a: { enter: ↓300ms, exit: 60%, effects: opacity }", "duration-cap"),
      row("a: { enter: ↓500ms, exit: 60%, effects: opacity }", "duration-cap"),
      row(
        "a: { enter: ↓{ duration: ↓300ms, easing: easeOut }, exit: 60%, effects: opacity, role: press }",
        "spring-for-movement", "duration-cap"),
      row("a: { enter: { duration: ↓90ms, easing: easeOut }, exit: 60%, effects: opacity }", "duration-floor"),
      row("a: { enter: 100ms, exit: 55ms, effects: opacity }"),
      row("a: { enter: ↓\"{curves.slow}\", exit: 0ms, effects: opacity, role: travel }", "duration-cap"),
      row("a: { enter: ↓\"{springs.menu.duration} * 2\", exit: 60%, effects: opacity }", "duration-cap"),
      row("a: { enter: ↓\"{gestures.hold.holdDuration}\", exit: 60%, effects: opacity }", "duration-cap"),
      row("a: { enter: ↓\"{stagger.list.interval}\", exit: 60%, effects: opacity }", "duration-floor"),
      row(
        "a: { enter: { duration: 200ms, bounce: ↓\"{scales.twist}\" }, exit: 60%, effects: { scale: 0.9 } }",
        "bounce-limit"),
      row(
        """
        a: { timing: ↓"{durations.toast}", effects: opacity, role: control }
          b: "{transitions.a}"
          c: { value: "{transitions.a}", role: press }
        """, "duration-cap"),
      row(
        """
        a: { timing: "{durations.toast}", effects: opacity }
          b: { value: ↓"{transitions.a}", role: control }
        """, "duration-cap"),
    ])
  func places(row: RuleRow) { row.expect() }

  @Test("no curve gets past its cap by referring to a time that has none")
  func curves() {
    let text = """
      gestures: { hold: { holdDuration: 1s } }
      curves:
        fill: { duration: "{gestures.hold.holdDuration}", easing: linear, role: continuous }
        fade: { duration: ↓"{gestures.hold.holdDuration}", easing: easeOut }
        late: { duration: ↓"{curves.fill.duration}", easing: easeOut }
      """
    RuleRow(text, "duration-cap", "duration-cap").expect()
  }

  @Test(
    "an exit's ratio is judged wherever enter and exit meet",
    arguments: [
      row("a: { enter: 200ms, exit: ↓200ms, effects: opacity }", "exit-ratio"),
      row("a: { enter: 200ms, exit: ↓50%, effects: opacity }", "exit-ratio"),
      row("a: { enter: 200ms, exit: 0ms, effects: opacity }"),
      row("a: { enter: 0ms, exit: 100ms, effects: opacity }"),
      row("a: { enter: \"{springs.menu}\", exit: \"{durations.quick}\", effects: opacity }"),
      row("a: { enter: \"{springs.menu}\", exit: ↓\"{springs.menu}\", effects: opacity }", "exit-ratio"),
      row("a: { enter: \"{springs.menu}\", exit: \"{springs.menu}\", effects: { push: leading } }"),
      row(
        """
        a: { enter: "{springs.menu}", exit: { animation: "{springs.menu}", effects: { push: leading } }, effects: { push: leading } }
        """
      ),
      // One screen alone keeps pace with nobody.
      row(
        """
        a: { enter: "{springs.menu}", exit: { animation: ↓"{springs.menu}", effects: { push: top } }, effects: opacity }
          b: { enter: 200ms, exit: { animation: ↓10ms, effects: opacity }, effects: [opacity, { push: top }] }
        """, "exit-ratio", "exit-ratio"),
      row("a: { enter: 200ms, exit: ↓150%, effects: { push: leading } }", "duration-cap"),
      row("a: { enter: 200ms, exit: ↓150%, effects: opacity }", "exit-ratio"),
      row(
        "a: { enter: 200ms, exit: ↓150%, effects: opacity, waive: { exit-ratio: It drifts away. } }", "duration-cap"),
      row("a: { enter: 1s, exit: 1s, effects: opacity, role: continuous }"),
      row(
        "a: { enter: \"{durations.toast.enter}\", exit: ↓\"{durations.quick}\", effects: opacity, role: travel }",
        "exit-ratio"),
      row(
        """
        a: { enter: 200ms, exit: ↓180ms, effects: opacity }
          b: "{transitions.a}"
          c: { value: "{transitions.a}", role: travel }
        """, "exit-ratio"),
    ])
  func ratios(row: RuleRow) { row.expect() }

  @Test("a pair that was judged is not judged again in what takes it, however it does")
  func judgedPairs() {
    RuleRow(
      """
      durations:
        a: { enter: 200ms, exit: ↓180ms }
        b: { enter: "{durations.a.enter}", exit: "{durations.a.exit}" }
        stay: { enter: 200ms, exit: 180ms, role: dwell }
        move: { value: ↓"{durations.stay}", role: standard }
      transitions:
        a: { timing: "{durations.a}", effects: opacity }
        b: { timing: "{durations.b}", effects: opacity }
        c: { enter: "{durations.a.enter}", exit: "{durations.a.exit}", effects: opacity }
        d: { timing: ↓"{durations.stay}", effects: opacity }
        e: { timing: "{durations.move}", effects: opacity }
        f: { enter: "{durations.move.enter}", exit: "{durations.move.exit}", effects: opacity }
        g: { enter: "{durations.move.exit}", exit: ↓"{durations.move.enter}", effects: opacity }
        h: { timing: "{durations.a}", effects: { push: top } }
      """, "exit-ratio", "exit-ratio", "exit-ratio", "exit-ratio"
    ).expect()
  }

  @Test("a finding at a `timing` shows where the enter was written")
  func timingNotes() throws {
    let reading = Reading(
      """
      durations: { stay: { enter: 200ms, exit: 180ms, role: dwell } }
      transitions: { a: { timing: "{durations.stay}", effects: opacity } }
      """)
    let finding = try #require(reading.findings().first)
    #expect(finding.message == "`transitions.a` leaves in 180 ms, 90 % of its enter; 55–65 % is the band")
    #expect(finding.notes.map { reading.files[0].text($0.range.offsets) } == ["200ms"])
    #expect(finding.change == nil)
  }

  @Test(
    "an exit that bounces is found at the exit, unless its bounce is too much anyway",
    arguments: [
      row(
        "a: { enter: 350ms, exit: { duration: 210ms, bounce: ↓0.1 }, effects: opacity, role: release }",
        "bounce-on-exit"),
      row(
        "a: { enter: 350ms, exit: { duration: 210ms, bounce: ↓0.31 }, effects: opacity, role: release }",
        "bounce-limit"),
      row("a: { enter: \"{springs.flick}\", exit: ↓\"{springs.flick}\", effects: { push: top } }", "bounce-on-exit"),
      row("a: { enter: ↓\"{springs.flick}\", effects: { move: top } }", "exit-missing"),
      row("a: { enter: \"{springs.flick}\", exit: 60%, effects: { move: top } }"),
      row(
        """
        a: { enter: "{springs.flick}", exit: ↓"{springs.flick}", effects: { push: top } }
          b: "{transitions.a}"
        """, "bounce-on-exit"),
    ])
  func bounces(row: RuleRow) { row.expect() }
}
