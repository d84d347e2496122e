import Testing

@testable import TokenOutput

@Suite("The line of values in comments")
struct ValueLineTests {
  @Test(
    "It says everything about a value, and nothing that is not there",
    arguments: [
      (
        "springs: { flick: { duration: 300ms, bounce: 0.2, role: release } }",
        "300 ms · bounce 0.2 · overshoots 1.52 % · settles (0.1 %) in 404.6 ms · role release · "
          + "Reduce Motion: crossfade 200 ms"
      ),
      (
        "springs: { press: { duration: 0.1s, bounce: 0, role: press } }",
        "100 ms · bounce 0 · settles (0.1 %) in 147 ms · role press · Reduce Motion: crossfade 100 ms"
      ),
      (
        "springs: { spin: { duration: 2s, bounce: -0.5, role: continuous } }",
        "2000 ms · bounce -0.5 · settles (0.1 %) in 8294.6 ms · role continuous · Reduce Motion: none"
      ),
      ("durations: { quick: 150ms }", "150 ms · role standard"),
      (
        "durations: { toast: { enter: 350ms, exit: 60%, role: travel } }",
        "enter 350 ms · exit 210 ms · 60 % of the enter · role travel"
      ),
      ("durations: { tip: { enter: 125.5ms } }", "enter 125.5 ms · exit 125.5 ms · 100 % of the enter · role standard"),
      ("durations: { none: { enter: 0ms, exit: 0ms } }", "enter 0 ms · exit 0 ms · role standard"),
      (
        "stagger: { list: { interval: 40ms, maxItems: 8 } }",
        "40 ms apart · 8 items in step · the last starts after 280 ms"
      ),
      ("stagger: { list: { interval: 1000s, maxItems: 1000000 } }", "1000000 ms apart · 1000000 items in step"),
      ("easings: { a: easeInOut }", "easeInOut"), ("easings: { a: [0.2, 0, 0.5, 1.2] }", "Bézier (0.2, 0, 0.5, 1.2)"),
      (
        "curves: { fade: { duration: 150ms, easing: easeOut } }",
        "150 ms · easeOut · role standard · Reduce Motion: crossfade 150 ms"
      ),
      (
        "curves: { fill: { duration: 1s, easing: linear, role: continuous, reduceMotion: keep } }",
        "1000 ms · linear · role continuous · Reduce Motion: as it is"
      ),
      (
        "springs: { a: { duration: 400ms, bounce: 0, reduceMotion: \"{curves.b}\" } }\n"
          + "curves: { b: { duration: 100ms, easing: [0, 0, 0, 1] } }",
        "400 ms · bounce 0 · settles (0.1 %) in 587.8 ms · role standard · Reduce Motion: 100 ms Bézier (0, 0, 0, 1)"
      ),
      (
        "transitions: { toast: { enter: 350ms, exit: 210ms, effects: [opacity, { move: top }], role: travel } }",
        "enter 350 ms · exit 210 ms · opacity + move from top · role travel · Reduce Motion: crossfade 200 ms"
      ),
      (
        "transitions: { a: { enter: 250ms, exit: { animation: 60%, effects: opacity }, effects: { scale: 0.9 } } }",
        "enter 250 ms · exit 150 ms · scale 0.9 · leaves by opacity · role standard · "
          + "Reduce Motion: crossfade 200 ms in, 150 ms out"
      ),
      (
        "transitions: { a: { enter: { duration: 300ms, bounce: 0.2 }, exit: 0ms, effects: { push: top } } }",
        "enter 300 ms, bounce 0.2 · exit immediate · push from top · role standard · "
          + "Reduce Motion: crossfade 200 ms in, none out"
      ),
      (
        "transitions: { a: { enter: 1s, exit: { animation: 1s, effects: opacity }, "
          + "effects: [{ offset: [0, -12] }, blurReplace], reduceMotion: none } }",
        "enter 1000 ms · exit 1000 ms · offset 0, -12 pt + blur · leaves by opacity · role standard · Reduce Motion: none"
      ),
      ("scales: { press: { value: 0.97, role: press } }", "0.97 · role press"),
      ("haptics: { a: levelChange }", "levelChange"), ("haptics: { a: { impact: heavy } }", "impact heavy"),
      ("haptics: { a: { impact: rigid, intensity: 0.5 } }", "impact rigid at 0.5"),
      (
        "gestures: { a: { rubberBand: 0.5, dismissDistance: 200, dismissFraction: 0.4, dismissVelocity: 800 } }",
        "dismisses from 200 pt · dismisses from 0.4 of its size · dismisses from 800 pt/s · rubber band 0.5"
      ),
      ("gestures: { a: { holdDuration: 1s } }", "holds for 1000 ms"),
      ("spacing: { hairline: 0.5pt }", "0.5 pt"),
      ("radius: { inner: { outer: 16, inset: 24 } }", "0 pt · concentric: 16 pt outside, 24 pt inset"),
    ])
  func lines(text: String, line: String) throws {
    let set = GeneratedSet(text)
    #expect(set.complaints.isEmpty)
    let swift = try set.render(.swift)
    #expect(swift.contains("/// \(line)\n"), "\(swift.split(separator: "\n").filter { $0.contains(" · ") })")
  }
}
