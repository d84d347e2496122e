import Support
import Testing
import TokenModel

/// A spring without bounce settles after 1.4695 durations, as the golden springs have it: 680 ms is in time.
@Suite("How late a spring may settle")
struct SettlingTimeTests {
  private static let tokens = """
    durations:
      long: { enter: 700ms, exit: 60%, role: cinematic }
    gestures: { hold: { holdDuration: 700ms, rubberBand: 0.5 } }
    curves: { fade: { duration: 1s, easing: easeOut, role: continuous } }
    springs:
      spinner: { duration: 1s, bounce: 0, role: continuous }
      hero: { duration: ↓700ms, bounce: 0, role: cinematic }
      fast: { duration: 200ms, bounce: 0 }

    """

  @Test(
    "it is judged where the whole spring is written, and at a reference where only the borrower must not",
    arguments: [
      "  same: \"{springs.hero}\"\n  panel: { value: \"{springs.hero}\", role: travel }",
      "  panel: { value: ↓\"{springs.spinner}\", role: travel }\n  again: \"{springs.panel}\"",
      "  ring: \"{springs.spinner}\"",
      "  both: { duration: \"{springs.hero.duration}\", bounce: \"{springs.hero.bounce}\" }",
      "  both: { duration: ↓\"{springs.spinner.duration}\", bounce: \"{springs.spinner.bounce}\" }",
      "  mixed: { duration: ↓\"{springs.hero.duration}\", bounce: 0.3 }\n  again: \"{springs.mixed}\"",
      "  mixed: { duration: ↓\"{springs.hero.duration}\", bounce: \"{springs.fast.bounce}\" }",
      "  held: { duration: ↓\"{gestures.hold.holdDuration}\", bounce: \"{gestures.hold.rubberBand}\" }",
      "  held: { duration: ↓\"{gestures.hold.holdDuration}\", bounce: 0 }\n  again: \"{springs.held}\"",
      "  late: { preset: ↓smooth, extraBounce: 0.6 }",
      "  late: { preset: smooth, duration: ↓681ms }",
      "  late: { response: ↓681ms, dampingRatio: 1 }",
      "  late: { stiffness: 20, damping: ↓10 }",
      "  spins: { stiffness: 20, damping: 10, role: continuous }",
      "transitions:\n  a: { enter: \"{springs.hero}\", exit: 60%, effects: opacity }",
      "transitions:\n  a: { enter: ↓\"{springs.spinner}\", exit: 200ms, effects: opacity, role: travel }",
      "transitions:\n  a: { enter: \"{springs.spinner}\", exit: 200ms, effects: opacity }",
      "transitions:\n  a: { timing: ↓\"{durations.long}\", effects: opacity }",
      "transitions:\n  a: { enter: ↓700ms, exit: 60%, effects: opacity }\n  b: \"{transitions.a}\"",
      "transitions:\n  a: { enter: ↓700ms, exit: 0ms, effects: opacity }\n  b: { value: \"{transitions.a}\", role: travel }",
      "transitions:\n  a: { enter: ↓700ms, exit: 100%, effects: { push: top } }",
      "transitions:\n  a: { enter: 400ms, exit: ↓180%, effects: opacity }",
      "transitions:\n  a: { enter: { duration: ↓700ms, bounce: 0 }, exit: ↓700ms, effects: opacity }",
      "transitions:\n  a: { enter: \"{curves.fade}\", exit: 60%, effects: opacity, role: travel }",
      "transitions:\n  a: { enter: 0ms, exit: 0ms, effects: opacity }",
    ])
  func places(rest: String) {
    let text = Self.tokens + rest
    let reading = Reading(text)
    #expect(reading.lines == [])
    #expect(
      reading.lint.filter { $0.hasSuffix(" settling-time") }
        == MarkedYaml(text).locations.map { "a.yaml:\($0.line):\($0.column) settling-time" })
  }

  @Test(
    "the message rounds the time up to 1 ms, and the help offers what settles in time",
    arguments: [
      // 1 s is 1.4695434 s of a bounce of 0.
      ("duration: 1s, bounce: 0", "settles after 1470 ms; 1000 ms is the limit", "shorten it to 680 ms"),
      // 500 ms settle after 1390.506 ms of a bounce of 0.6, and after 734.772 ms of 0.
      ("duration: 0.5s, bounce: 0.6", "settles after 1391 ms;", "shorten it to 359 ms, or let it bounce less"),
      // 681 ms are late without a bounce too.
      (
        "duration: 681ms, bounce: 0.6", "settles after 1894 ms;",
        "shorten it and let it bounce less; with this bounce 359 ms are the most"
      ),
      // 500 ms settle after 1381.647 ms of a bounce of −0.3.
      ("duration: 0.5s, bounce: -0.3", "settles after 1382 ms;", "shorten it to 361 ms"),
    ])
  func texts(spring: String, message: String, help: String) throws {
    let reading = Reading("springs: { a: { \(spring), role: cinematic } }")
    let finding = try #require(reading.findings().first { $0.id == "settling-time" })
    #expect(finding.message.hasPrefix("`springs.a` \(message)"))
    #expect(finding.help == help)
    #expect(finding.change == nil)
    #expect(finding.severity == .warning)
  }
}
