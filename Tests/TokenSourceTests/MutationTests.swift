import Support
import Testing
import TokenModel
import TokenSource

/// A good file, damaged in thousands of ways that are the same in every run.
@Suite("Damaged token files")
struct MutationTests {
  private static let text = """
    springs:
      role: standard
      standard:
        duration: 250ms   # of four animations out of five
        bounce: 0
        description: >-
          State changes that nobody
          dragged 🙂.
      momentum: { deprecated: "Use flick.", flick: { duration: 300ms, bounce: 0.2, role: release } }
      playful: { preset: bouncy, extraBounce: 0.1, role: celebration }
      again: "{springs.standard}"
      part: { duration: "{durations.toast.enter}", bounce: '{springs.standard.bounce}' }
      old: { response: 300ms, dampingRatio: 0.8, reduceMotion: "{curves.fade}" }
      older: { mass: 1, stiffness: 170, damping: "{scales.press} * 26" }
    durations:
      quick: 150ms
      größe: { enter: 350ms, exit: 60%, role: travel, waive: { exit-ratio: "Because, well." } }
      toast: { enter: "{durations.quick}", exit: 90ms }
      sum: "{durations.toast.enter} * 2 - 50ms / 4"
    easings: { out: easeOut, mine: [0.2, "{scales.press}", 0, 1], same: "{easings.mine}" }
    curves:
      reduceMotion: keep
      fade: { duration: 200ms, easing: "{easings.out}", reduceMotion: { crossfade: 150ms } }
    transitions:
      toast:
        timing: "{durations.toast}"
        effects: [opacity, { move: top }]
        exit: { effects: opacity }
      sheet:
        enter: { duration: 350ms, bounce: 0 }
        exit: { animation: 60%, effects: [blurReplace, { offset: [0, "{spacing.md}"] }] }
        effects:
          - scale: 0.95
          - push: leading
        role: travel
        distance: "{spacing.md} * 20"
    stagger: { list: { interval: 40ms, maxItems: 8, extensions: { a: [1, ~, x], b: { c: true } } } }
    spacing: { xs: 4, sm: 8pt, md: 1.6e1 }
    radius:
      card: 16
      inner: { outer: "{radius.card}", inset: "{spacing.sm}" }
    scales: { press: 0.97, zoom: { value: "{scales.press}", role: press } }
    haptics: { done: success, tap: { impact: light, intensity: 0.5 } }
    gestures:
      swipe: { dismissDistance: "{spacing.md} * 8", dismissVelocity: 800, rubberBand: 0.55 }

    """

  private static func mutant(_ seed: Int) -> [UInt8] { Damage.mutant(of: text, seed) }

  @Test("the undamaged file is good")
  func undamaged() {
    let reading = Reading(Self.text)
    #expect(reading.lines == [])
    #expect(reading.read.set.tokens.count == 28)
  }

  @Test("no damage crashes the reader or gives a finding outside its file or in bad style", arguments: 0..<40)
  func damaged(batch: Int) {
    for seed in (batch * 150)..<(batch * 150 + 150) {
      let reading = Reading(bytes: [Self.mutant(seed)])
      for finding in reading.diagnostics {
        let faults = finding.styleFaults(in: reading.files)
        #expect(faults == [], "seed \(seed)")
        for note in finding.notes { #expect(!note.message.isEmpty, "seed \(seed)") }
      }
      #expect(!reading.read.isIncomplete || !reading.diagnostics.isEmpty, "seed \(seed)")
      for token in reading.read.set.tokens {
        #expect(token.references.allSatisfy { $0.token >= 0 }, "seed \(seed)")
      }
    }
  }

  @Test("every beginning of the file is read without a crash")
  func beginnings() {
    let bytes = Array(Self.text.utf8)
    for end in bytes.indices {
      let reading = Reading(bytes: [Array(bytes[..<end])])
      let faults = reading.diagnostics.flatMap { $0.styleFaults(in: reading.files) }
      #expect(faults == [], "the first \(end) bytes")
    }
  }
}
