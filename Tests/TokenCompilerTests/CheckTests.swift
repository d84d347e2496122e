import TokenCompiler
import TokenModel
import Testing

@Suite("Checking a set in memory")
struct CheckTests {
  @Test("A sound set has its tokens and no findings")
  func sound() {
    let checked = Pipeline.check([
      ("a.yaml", "springs: { standard: { duration: 250ms, bounce: 0 } }"),
      ("b.yaml", "durations: { toast: { enter: \"{springs.standard.duration}\", exit: 60% } }"),
    ])
    #expect(checked.diagnostics.isEmpty)
    #expect(!checked.isIncomplete)
    #expect(checked.set.tokens.map(\.path.text) == ["springs.standard", "durations.toast"])
    #expect(checked.accepted == nil)
  }

  @Test("Language errors, names and findings of rules come in one list, by file, line and column")
  func order() {
    let checked = Pipeline.check([
      (
        "b.yaml",
        """
        spacing: { odd: 5, init: 4 }
        springs:
          slow: { duration: 900ms, bounce: 0 }
          none: { duration: 250 }
        """
      ), ("a.yaml", "durations: { a: 10, toast: { enter: 350ms, exit: 90% } }\nstagger: { x: 1 }"),
    ])
    let places = checked.diagnostics.map { ($0.range.file.index, $0.range.start) }
    #expect(places.elementsEqual(places.sorted { $0 < $1 }, by: ==))
    let ids = Set(checked.diagnostics.map(\.id))
    #expect(ids.isSuperset(of: ["spacing-grid", "name-reserved", "duration-cap", "unit-missing", "exit-ratio"]))
    #expect(!checked.diagnostics.contains { $0.severity == .info })
  }

  @Test(
    "Each finding is reported once",
    arguments: [
      "springs: { a: { duration: 900ms, bounce: 0 }, b: \"{springs.a}\", c: \"{springs.b}\" }",
      "springs: { a: \"{springs.none}\", b: \"{springs.a}\", c: \"{springs.a}\" }",
      "durations: { a: \"{durations.b}\", b: \"{durations.a}\" }",
      "spacing: { init: { a: 4 }, Type: { b: 5 }, self: 4 }",
      "spacing: { a-b: 4, aB: 4, a_b: 4 }",
    ])
  func once(text: String) {
    let diagnostics = Pipeline.check([("a.yaml", text)]).diagnostics
    #expect(!diagnostics.isEmpty)
    #expect(Set(diagnostics).count == diagnostics.count)
    #expect(Set(diagnostics.map { "\($0.range) \($0.id)" }).count == diagnostics.count)
  }

  @Test("The profile none turns the rules off, and the language's errors stay")
  func profiles() {
    let files = [(name: "a.yaml", text: "spacing: { odd: 5, init: 4 }")]
    #expect(Pipeline.check(files, .strict).diagnostics.map(\.id) == ["spacing-grid", "name-reserved"])
    #expect(Pipeline.check(files, .none).diagnostics.map(\.id) == ["name-reserved"])
  }

  @Test("A file that cannot be read to its end leaves the others to be judged")
  func incomplete() {
    let checked = Pipeline.check([
      ("a.yaml", "spacing: { a: [ }"), ("b.yaml", "spacing: { odd: 5 }\nradius: { r: \"{spacing.a}\" }"),
    ])
    #expect(checked.isIncomplete)
    #expect(checked.diagnostics.map(\.id) == ["syntax", "spacing-grid"])
  }
}
