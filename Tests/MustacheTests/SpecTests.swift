import Mustache
import Testing
import TokenModel

/// Cases in which the specification lets a miss render as nothing; here each is an error, and this is what it says.
private let misses: [String: String] = [
  "Basic Context Miss Interpolation": "there is no value `cannot`",
  "Triple Mustache Context Miss Interpolation": "there is no value `cannot`",
  "Ampersand Context Miss Interpolation": "there is no value `cannot`",
  "Dotted Names - Broken Chains": "`a` has no value `b`",
  "Dotted Names - Broken Chain Resolution": "`a.b` has no value `c`",
  "Dotted Names - Context Precedence": "`b` has no value `c`",
  "Dotted Names are never single keys": "there is no value `a`",
  "Context Misses": "there is no value `missing`",
  "Failed Lookup": "there is no partial `text`",
]

@Suite("The official specification", .enabled(if: Spec.isPresent, "its cases lie outside the package"))
struct SpecTests {
  @Test(arguments: Spec.comments) func comments(_ sample: SpecCase) { check(sample) }
  @Test(arguments: Spec.delimiters) func delimiters(_ sample: SpecCase) { check(sample) }
  @Test(arguments: Spec.interpolation) func interpolation(_ sample: SpecCase) { check(sample) }
  @Test(arguments: Spec.inverted) func inverted(_ sample: SpecCase) { check(sample) }
  @Test(arguments: Spec.partials) func partials(_ sample: SpecCase) { check(sample) }
  @Test(arguments: Spec.sections) func sections(_ sample: SpecCase) { check(sample) }

  @Test func `all cases of the six modules are run`() {
    let counts = [
      Spec.comments, Spec.delimiters, Spec.interpolation, Spec.inverted, Spec.partials, Spec.sections,
    ].map(\.count)
    #expect(counts == [12, 14, 42, 22, 12, 34])
  }

  @Test func `only misses differ from the specification`() {
    let differing = Spec.all.filter { outcome(of: $0) != $0.expected }
    #expect(Set(differing.map(\.name)) == Set(misses.keys))
    #expect(differing.count == 12)
  }

  private func check(_ sample: SpecCase) {
    #expect(outcome(of: sample) == misses[sample.name] ?? sample.expected, "\(sample.desc)")
  }

  /// What a case renders as, or the messages of its faults.
  private func outcome(of sample: SpecCase) -> String {
    let files = Sample(sample.template, path: "spec.html.mustache", partials: sample.partials ?? [:])
    do {
      return try files.render(sample.data.value)
    } catch {
      return error.diagnostics.map(\.message).joined(separator: "\n")
    }
  }
}
