import Support
import Testing
import TokenModel
import TokenSource

@Suite("What stands beside a mistake")
struct NeighbourTests {
  @Test(
    "it is read all the same: its own mistakes are found, and what refers to it is none",
    arguments: [
      ("spring: { a: { duration: 250, bounce: 0 }, b: \"{springs.a}\" }", ["unknown-section", "unit-missing"]),
      (
        "durations:\n  g: { description: One, two, toast: { enter: 900, exit: 60% } }\n  x: \"{durations.g.toast.enter}\"\n",
        ["value-invalid", "unit-missing"]
      ),
      ("durations: { a: { value: 1s, description: b, c, deprecated: d, e } }", ["value-invalid", "value-invalid"]),
      ("spacing: { valuee: 4, x: \"{spacing.valuee}\" }", ["unknown-key"]),
      ("stagger: { n: 250ms, m: \"{stagger.n}\" }", ["unknown-key"]),
      ("durations: { g: { rol: travel, a: 150ms }, b: \"{durations.g.a}\" }", ["unknown-key"]),
    ])
  func neighbours(yaml: String, ids: [String]) {
    #expect(Reading(yaml).read.diagnostics.map(\.id).sorted() == ids.sorted())
  }

  @Test("a fix never writes a key that is there already, nor a key where a name belongs")
  func fixes() {
    for yaml in [
      "springs: { a: { duration: 250ms, bounce: 0, duratoin: 300ms } }", "spacing: { a: { value: 4, values: 8 } }",
      "durations: { enterr: 100ms }",
    ] {
      #expect(Reading(yaml).read.diagnostics.map(\.id) == ["unknown-key"])
      #expect(Reading(yaml).read.diagnostics.allSatisfy { $0.change == nil })
    }
  }
}
