import Support
import Testing
import TokenModel
import TokenSource

/// The example of the language's own page, with the values that the page states.
@Suite("The example of the language")
struct LanguageExampleTests {
  private static let text = """
    # tokens/motion.yaml
    springs:
      standard:
        duration: 250ms
        bounce: 0
        description: State changes that nobody dragged. Four of five animations are this one.
      responsive: { duration: 200ms, bounce: 0, role: control }
      entrance: { duration: 350ms, bounce: 0, role: travel }
      flick: { duration: 300ms, bounce: 0.2, role: release }
      playful: { preset: bouncy, role: celebration }       # 500ms, bounce 0.3

    durations:
      quick: 150ms
      toast: { enter: 350ms, exit: 60%, role: travel }     # 60 % of enter: 210ms

    transitions:
      toast:
        timing: "{durations.toast}"                        # both ends, and the role
        effects: [opacity, { move: top }]

    stagger:
      list: { interval: 40ms, maxItems: 8 }

    spacing: { xs: 4, sm: 8, md: 16, lg: 24 }
    radius:
      card: 16
      cardInner: { outer: "{radius.card}", inset: "{spacing.sm}" }   # concentric: 16 - 8 = 8
    """

  @Test("it gives the values that the page states")
  func values() {
    let reading = Reading(Self.text)
    #expect(reading.lines == [])
    #expect(
      reading.values == [
        "springs.standard 250ms 0", "springs.responsive 200ms 0", "springs.entrance 350ms 0", "springs.flick 300ms 0.2",
        "springs.playful 500ms 0.3", "durations.quick 150ms", "durations.toast 350ms/210ms",
        "transitions.toast 350ms 0/210ms 0 opacity+move:top", "stagger.list 40ms×8", "spacing.xs 4pt", "spacing.sm 8pt",
        "spacing.md 16pt", "spacing.lg 24pt", "radius.card 16pt", "radius.cardInner 16−8=8",
      ])
    #expect(reading.token("transitions.toast")?.role == RoleChoice(.travel, from: .reference))
    #expect(
      reading.token("springs.standard")?.description
        == "State changes that nobody dragged. Four of five animations are this one.")
  }

  @Test("what its prose says is so", arguments: prose)
  func sentence(row: ReadingCase) { #expect(row.mismatches == []) }

  static let prose: [ReadingCase] = [
    .good("durations: { a: 0.15s }", gives: "durations.a 150ms"),
    .good("spacing: { a: 16pt }", gives: "spacing.a 16pt"),
    .good("scales: { a: 0.97 }", gives: "scales.a 0.97"),
    .good("easings: { a: [0.2, 0, 0, 1] }", gives: "easings.a [0.2,0,0,1]"),
    .good("radius: { a: { outer: 4, inset: 8 } }", gives: "radius.a 4−8=0"),
    .good("gestures: { a: { rubberBand: 0.55 } }", gives: "gestures.a rubberBand=0.55"),
    .good(
      "durations: { no: 1ms, on: 2ms, \"01\": 3ms, 2xl: 4ms }", gives: "durations.no 1ms", "durations.on 2ms",
      "durations.01 3ms", "durations.2xl 4ms"),
    .bad("durations: { a: ↓250 }", finds: .unitMissing, says: "250ms"),
    .bad("durations: { a: ↓150 ms }", finds: .unitUnknown, says: "150ms"),
    .bad("spacing: { a: ↓16px }", finds: .unitUnknown, says: "16pt"),
    .bad("durations: { a: ↓1:30 }", finds: .numberInvalid, says: "90s"),
    .bad(
      "durations: { ↓exit: 150ms }", finds: .nameInvalid, says: "`exit` is a key; it cannot name a token here",
      "choose another name, such as `departure`"),
    .bad(
      "durations: { a: { value: 200ms, description: ↓Switch, checkbox, tab } }", finds: .valueInvalid,
      says: "\"Switch, checkbox, tab\""),
    .bad("springs: { ↓duration: 250ms, bounce: 0 }", finds: .nameInvalid, says: "`duration`"),
    .bad("springs: { ↓bounce: { duration: 250ms, bounce: 0 } }", finds: .nameInvalid, says: "`bounce`"),
  ]
}
