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
