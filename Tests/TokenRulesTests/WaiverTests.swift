import Support
import Testing
import TokenModel
import TokenRules

@Suite("Waivers")
struct WaiverTests {
  private static func menu(_ duration: String, waive: String) -> Reading {
    Reading("springs: { menu: { duration: \(duration), bounce: 0, waive: { \(waive): It covers the screen. } } }")
  }

  @Test("one accepts the findings of its rule in its token")
  func accepted() {
    #expect(Self.menu("400ms", waive: "duration-cap").lint == [])
    #expect(
      Self.menu("400ms", waive: "duration-floor").lint == ["a.yaml:1:30 duration-cap", "a.yaml:1:57 waiver-unused"])
  }

  @Test("one under which nothing is found is itself a finding")
  func unused() throws {
    let reading = Self.menu("200ms", waive: "duration-cap")
    #expect(reading.lint == ["a.yaml:1:57 waiver-unused"])
    let finding = try #require(reading.findings().first)
    #expect(finding.severity == .warning)
    #expect(finding.message == "`duration-cap` finds nothing in `springs.menu`, so its waiver does nothing")
  }

  @Test("one of another token accepts nothing here")
  func otherToken() {
    let reading = Reading(
      """
      springs:
        a: { duration: 400ms, bounce: 0, waive: { duration-cap: Covers the screen. } }
        b: { duration: 400ms, bounce: 0 }
        c: "{springs.a}"
      """)
    #expect(reading.lint == ["a.yaml:3:18 duration-cap"])
  }

  @Test("one accepts a value for its role, not for what moves something else and takes it by reference")
  func borrowed() {
    RuleRow(
      """
      springs:
        hero: { duration: 610ms, bounce: 0.25, role: cinematic, waive: { duration-cap: rare, bounce-limit: rare } }
        same: "{springs.hero}"
        toggle: { value: ↓↓"{springs.hero}", role: control }
        tap: { duration: ↓"{springs.same.duration}", bounce: 0, role: press }
        again: { value: "{springs.toggle}", role: press }
      transitions:
        menu: { enter: ↓↓"{springs.hero}", exit: 60%, effects: { move: top }, role: press }
      """, "bounce-limit", "duration-cap", "duration-cap", "bounce-limit", "duration-cap"
    ).expect()
  }

  @Test("one for a curve that is pressed does not let it move things")
  func movingCurve() {
    RuleRow(
      """
      curves:
        tap: { duration: 100ms, easing: easeOut, role: press, waive: { spring-for-movement: It only fades. } }
      transitions:
        fade: { enter: "{curves.tap}", exit: 60%, effects: opacity }
        move: { enter: ↓"{curves.tap}", exit: 60%, effects: { move: top } }
      """, "spring-for-movement"
    ).expect()
  }

  @Test("one for a rule that does not exist is an error that names the nearest")
  func unknown() throws {
    let reading = Self.menu("400ms", waive: "duraton-cap")
    #expect(reading.lint == ["a.yaml:1:30 duration-cap", "a.yaml:1:57 unknown-key"])
    let finding = try #require(reading.findings().last)
    #expect(finding.severity == .error)
    #expect(finding.message == "there is no rule `duraton-cap`")
    #expect(finding.help == "did you mean `duration-cap`?")
    let change = try #require(finding.change)
    #expect(change.isSafe)
    #expect(Reading(bytes: [reading.bytes(after: change)]).lint == [])
    #expect(Self.menu("200ms", waive: "nonsense").findings().first?.help == "`tokenc explain` lists the rules")
  }

  @Test("no language error can be waived", arguments: LanguageError.allCases)
  func languageErrors(error: LanguageError) {
    let reading = Self.menu("200ms", waive: error.rawValue)
    #expect(reading.lint == ["a.yaml:1:57 unknown-key"])
    #expect(
      reading.findings().first?.message == "`\(error.rawValue)` is an error of the language and cannot be waived")
  }

  @Test("one without a reason accepts nothing and is an error", arguments: ["", "\"\"", "\"  \"", "[a]", "{ a: b }"])
  func withoutReason(reason: String) {
    let reading = Reading("springs: { menu: { duration: 400ms, bounce: 0, waive: { duration-cap: \(reason) } } }")
    #expect(reading.lines == ["a.yaml:1:57 waiver-reason"])
    #expect(reading.lint == ["a.yaml:1:30 duration-cap"])
  }

  @Test("`stagger-items` is silent where `stagger-total` speaks, waived or not")
  func staggers() {
    let text = "stagger: { a: { interval: 40ms, maxItems: 20, waive: { WAIVER: Long list. } } }"
    #expect(Reading(text.replacing("WAIVER", with: "stagger-total")).lint == [])
    #expect(
      Reading(text.replacing("WAIVER", with: "stagger-items")).lint
        == ["a.yaml:1:43 stagger-total", "a.yaml:1:56 waiver-unused"])
  }

  @Test("the profile `none` has no rules, so it judges neither tokens nor waivers")
  func none() {
    #expect(Self.menu("400ms", waive: "exit-ratio").findings(.none).isEmpty)
    #expect(Self.menu("400ms", waive: "nonsense").findings(.none).isEmpty)
    #expect(Self.menu("400", waive: "nonsense").lines == ["a.yaml:1:30 unit-missing"])
  }
}
