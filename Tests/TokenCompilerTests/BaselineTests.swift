import Support
import Testing
import TokenCompiler
import TokenModel

/// Which findings a baseline accepts.
struct BaselineTests {
  private static let text = """
    spacing: { odd: 7, even: 8 }
    durations:
      slow: 900ms
      slower: 950ms
      alias: "{durations.slow}"
    """

  private static func checked(_ baseline: Baseline? = nil, _ text: String = text) -> CheckedSet {
    Pipeline.check([SourceFile(path: "a.yaml", bytes: Array(text.utf8))], Configuration(), baseline)
  }

  private static func read(_ text: String) -> ReadBaseline {
    ReadBaseline(SourceFile(path: "baseline.yaml", bytes: Array(text.utf8)))
  }

  @Test func `the file is sorted by rule and token, and read again it accepts the same`() {
    let found = Self.checked().diagnostics
    let text = Baseline(accepting: found.reversed()).text
    #expect(
      text.split(separator: "\n").filter { !$0.hasPrefix("#") }
        == ["duration-cap:", "  - durations.slow", "  - durations.slower", "spacing-grid:", "  - spacing.odd"])
    let read = Self.read(text)
    #expect(read.diagnostics == [])
    #expect(read.baseline.text == text)
    let checked = Self.checked(read.baseline)
    #expect(checked.diagnostics == [])
    #expect(checked.accepted == found)
  }

  @Test func `an empty baseline is a file that can be read`() {
    let read = Self.read(Baseline().text)
    #expect(read.diagnostics == [])
    #expect(Self.checked(read.baseline).diagnostics == Self.checked().diagnostics)
    #expect(Self.read("").diagnostics == [])
  }

  @Test func `a token that is listed under one rule is judged by the others`() {
    let checked = Self.checked(Self.read("duration-cap: [durations.slow, spacing.odd]").baseline)
    #expect(checked.diagnostics.map(\.id) == ["spacing-grid", "duration-cap"])
    #expect(checked.accepted?.map(\.message) == ["`durations.slow` takes 900 ms; role `standard` allows 250 ms"])
  }

  @Test func `errors of the language are never accepted`() {
    let found = Self.checked(nil, "spacing: { a: 8px, b: 7 }").diagnostics
    #expect(Baseline(accepting: found).count == 1)
  }

  @Test(arguments: [
    (true, ["duration-cap durations.alias", "duration-cap durations.gone", "spacing-grid spacing.even"]),
    (false, ["duration-cap durations.alias", "spacing-grid spacing.even"]),
  ])
  func `entries under which nothing is found are named, those of other files only in a whole set`(
    _ isWholeSet: Bool, _ expected: [String]
  ) {
    let baseline = Self.read(
      """
      duration-cap: [durations.alias, durations.gone, durations.slow]
      spacing-grid: [spacing.even, spacing.odd]
      """
    ).baseline
    let unused = baseline.unused(by: Self.checked(baseline), isWholeSet: isWholeSet)
    #expect(unused.map { "\($0.rule) \($0.path)" } == expected)
  }

  @Test func `entries of tokens in other files are kept`() {
    let old = Self.read("duration-cap: [durations.gone, durations.slow, durations.elsewhere.a]").baseline
    let new = Baseline(accepting: [])
    #expect(new.keeping(old, ofTokensNotIn: Self.checked().set).count == 2)
  }

  @Test(arguments: [
    ("↓duration-cup: [durations.a]", "there is no rule `duration-cup`", "did you mean `duration-cap`?"),
    (
      "↓unit-missing: [durations.a]", "`unit-missing` is an error of the language and cannot be accepted",
      "remove it; errors of the language are always errors"
    ),
    ("↓duration-cap: durations.a", "`duration-cap` has no list of tokens", "write one below it: `- springs.standard`"),
    ("duration-cap: [↓standard]", "`standard` is not the path of a token", "begin with a section: `springs.standard`"),
    (
      "duration-cap: [durations.a, ↓durations.a]", "`durations.a` is listed twice under `duration-cap`",
      "remove it here"
    ),
    ("↓durations: { a: 100ms }", "there is no rule `durations`", "`tokenc explain` lists the rules"),
    ("↓- duration-cap", "the baseline is a list, not a mapping of rules", "let `--write-baseline` write it"),
  ])
  func `what is no baseline is refused at its place`(_ text: String, _ message: String, _ help: String) throws {
    let marked = MarkedYaml(text)
    let source = SourceFile(path: "baseline.yaml", bytes: marked.bytes)
    let fault = try #require(ReadBaseline(source).diagnostics.first)
    #expect(fault.range.start == marked.offsets.first)
    #expect([fault.message, fault.help] == [message, help])
    #expect(fault.styleFaults(in: [source]) == [])
  }
}
