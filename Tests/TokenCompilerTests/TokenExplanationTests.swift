import Testing
import TokenCompiler
import TokenModel

/// Words that name no token, and tokens without a value.
struct TokenExplanationTests {
  @Test(arguments: [
    ("spacing.mdd", "; did you mean `spacing.md`?"),
    ("sprins.playful", "; did you mean `springs.playful`?"),
    ("exit.ratio", "; did you mean `exit-ratio`?"),
    ("durations.toast.enter", "; `enter` is a part of `durations.toast`, which is one"),
    ("springs.release", "; it is a group: name one of its tokens, such as `springs.release.flick`"),
    ("spacing.somethingElse", " among the 24 tokens of 2 files"),
    (".", " among the 24 tokens of 2 files"),
  ])
  func `what was most likely meant is named`(_ name: String, _ hint: String) throws {
    guard case .unknown(let found) = try TokenPageTests.explanation(of: name) else {
      Issue.record("\(name) is known")
      return
    }
    #expect(found == hint)
  }

  @Test func `a token that its errors keep from having a value is told by them and nothing else`() throws {
    let text = "spacing:\n  odd: 15\n  bad: \"{spacing.gone}\"\n  behind: \"{spacing.bad}\"\n"
    guard case .broken(let report) = try TokenPageTests.explanation(of: "spacing.behind", in: [("a.yaml", text)]) else {
      Issue.record("it has a value")
      return
    }
    #expect(report.diagnostics.map(\.id) == ["reference-unknown"])
    guard case .page(let page) = try TokenPageTests.explanation(of: "spacing.odd", in: [("a.yaml", text)]) else {
      Issue.record("it has no page")
      return
    }
    #expect(page.contains("\nTokens that have no value are not among them: mend their errors first.\n"))
  }

  @Test func `a name that is not found may stand in what could not be read`() throws {
    guard case .broken = try TokenPageTests.explanation(of: "spacing.md", in: [("a.yaml", "spacing:\n\tmd: 16\n")])
    else {
      Issue.record("it is not broken")
      return
    }
  }

  @Test func `a finding is told of where the value is written and where it is borrowed`() throws {
    let text = "durations:\n  long: 400ms\n  menu: \"{durations.long}\"\n  fine: { value: 400ms, role: travel }\n"
    func page(_ name: String) throws -> [Substring] {
      guard case .page(let page) = try TokenPageTests.explanation(of: name, in: [("a.yaml", text)]) else { return [] }
      return page.split(separator: "\n").filter { $0.contains("  duration-cap ") }
    }
    #expect(try page("durations.long").count == 1)
    #expect(try page("durations.menu") == page("durations.long"))
    #expect(try page("durations.menu")[0].contains(" error    `durations.long` takes 400 ms"))
    #expect(try page("durations.fine").map { $0.hasSuffix(" ok") } == [true])
  }

  @Test func `a rule that is off says so`() throws {
    let checked = Pipeline.check([("a.yaml", "spacing: { odd: 15 }")], .none)
    guard
      case .page(let page) = TokenExplanation(
        of: "spacing.odd", in: checked, Configuration(profile: Profile.none), .text)
    else {
      Issue.record("it has no page")
      return
    }
    let verdicts = page.split(separator: "\n").drop { $0 != "Rules:" }.dropFirst(2)
    #expect(!verdicts.isEmpty && verdicts.allSatisfy { $0.hasSuffix("  off") })
  }

  @Test func `a word without a dot is looked for among the names of tokens too`() throws {
    let checked = Pipeline.check([("a.yaml", "springs: { standard: { duration: 250ms, bounce: 0 } }")])
    #expect(TokenExplanation.nearest(to: "standard", in: checked) == "springs.standard")
    #expect(TokenExplanation.nearest(to: "exit-ration", in: checked) == "exit-ratio")
    #expect(TokenExplanation.nearest(to: "exit-ration", in: nil) == "exit-ratio")
    #expect(TokenExplanation.nearest(to: "nothing like it", in: checked) == nil)
  }
}
