import Support
import Testing
import TokenModel
import TokenRules
import TokenSource

@Suite("Styles of names")
struct NameStyleTests {
  /// The findings of the rule, in path, line and column order.
  private static func findings(_ reading: Reading) -> [Diagnostic] {
    let findings = reading.findings().filter { $0.id == "name-style" }
    for finding in findings { #expect(finding.styleFaults(in: reading.files) == []) }
    return findings
  }

  /// The files after the edits of a change, which may lie in several of them.
  private static func texts(_ reading: Reading, after change: Change) -> [String] {
    reading.files.enumerated().map { number, file in
      let edits = change.edits.filter { $0.range.file == FileID(number) }
      let bytes = edits.isEmpty ? file.bytes : reading.bytes(after: Change(edits, isSafe: false))
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  @Test(
    arguments: [
      ("aB", "↓a-b", 2), ("a-b", "↓aB", 2), ("aB", "↓a_b", 1), ("aB", "↓A", 1), ("aB", "↓AB", 1), ("aB", "↓a b", 1),
      ("aB", "↓a-B", 1), ("a-b", "↓a--b", 1), ("a-b", "↓-a", 1), ("a-b", "↓a-", 1), ("aB", "a", 1), ("a-b", "2xl", 1),
      ("aB", "step2", 1), ("a-b", "step-2", 1), ("aB", "↓step-2", 2), ("aB", "überGroß", 1), ("a-b", "↓überGroß", 2),
      ("a-b", "↓Ü", 1), ("aB", "漢字", 1), ("aB", "↓漢字_2", 1), ("a-b", "漢-字", 1), ("aB", "x2Large", 1), ("aB", "↓2XL", 1),
    ])
  func `most names have the style, and a name of one small word has both`(most: String, name: String, count: Int) {
    let names = (1...count).map { "\(most)\($0): 8" } + ["\(name): 4"]
    let text = "spacing: { \(names.joined(separator: ", ")) }"
    let found = Self.findings(Reading(text)).map(\.range.start)
    #expect(found == MarkedYaml(text).offsets)
  }

  @Test func `a tie finds nothing, and names that do not vote make no majority`() {
    #expect(Self.findings(Reading("spacing: { aB: 8, a-b: 4, A_B: 12 }")) == [])
    #expect(Self.findings(Reading("spacing: { A: 8, b_c: 4, d: 12 }")) == [])
  }

  @Test func `a group is one name, wherever it is opened`() {
    let reading = Reading("spacing: { ↓navBar: { a: 8 }, x-y: 4 }", "spacing: { navBar: { b: 8 }, z-y: 4 }")
    #expect(Self.findings(reading).map(reading.line) == ["a.yaml:1:12 name-style"])
    #expect(Self.findings(reading).first?.subject?.text == "spacing.navBar")
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a change renames the key and every reference, in all files and nothing else`(lineEnd: String) throws {
    let before = [
      """
      # nav_bar, ä 🙂
      spacing:
        "nav_bar":  # nav_bar
          sideGap: 8
          'top_gap': 4
          description: "{spacing.nav_bar.top_gap} is the upper one"
        nav: 4
      """,
      """
      radius:
        card: { outer: "{spacing.nav_bar.sideGap}", inset: '{spacing.nav_bar.top_gap}' }
        sum: "2 * {spacing.nav_bar.top_gap} + {spacing.nav} + {spacing.nav_bar.top_gap}"
      spacing:
        nav_bar: { innerGap: 12 }
      durations:
        toastTime: { value: 300ms, role: travel, distance: "{spacing.nav_bar.top_gap} * 40" }
      """,
    ].map { $0.replacing("\n", with: lineEnd) }
    let reading = Reading(before)
    #expect(reading.lines == [])
    let findings = Self.findings(reading)
    try #require(findings.map(reading.line) == ["a.yaml:3:3 name-style", "a.yaml:5:5 name-style"])
    let group = try #require(findings[0].change)
    let token = try #require(findings[1].change)
    #expect(!group.isSafe && !token.isSafe)
    let afterGroup = before.map {
      $0.replacing("\"nav_bar\":", with: "\"navBar\":").replacing("  nav_bar:", with: "  navBar:")
        .replacing("{spacing.nav_bar", with: "{spacing.navBar")
        .replacing("{spacing.navBar.top_gap} is", with: "{spacing.nav_bar.top_gap} is")
    }
    let afterToken = before.map {
      $0.replacing("'top_gap':", with: "'topGap':").replacing("top_gap}", with: "topGap}")
        .replacing("topGap} is", with: "top_gap} is")
    }
    #expect(Self.texts(reading, after: group) == afterGroup)
    #expect(Self.texts(reading, after: token) == afterToken)
    for (texts, old, new) in [(afterGroup, "nav_bar", "navBar"), (afterToken, "top_gap", "topGap")] {
      let after = Reading(texts)
      #expect(after.lines == [])
      #expect(after.values == reading.values.map { $0.replacing(old, with: new) })
    }
  }

  @Test func `a part of a token and a curve under Reduce Motion are references too`() throws {
    let reading = Reading(
      """
      durations: { toastTime: { enter: 250ms, exit: 60% }, old-time: { enter: 200ms, exit: 60% } }
      curves: { calm_fade: { duration: "{durations.old-time.exit}", easing: easeOut } }
      springs: { sideSheet: { duration: "{durations.old-time.enter}", bounce: 0, reduceMotion: "{curves.calm_fade}" } }
      """)
    #expect(reading.lines == [])
    let findings = Self.findings(reading)
    try #require(findings.count == 2)
    for finding in findings {
      let after = Reading(Self.texts(reading, after: try #require(finding.change)))
      #expect(after.lines == [])
      #expect(Self.findings(after).count == 1)
    }
  }

  @Test(
    arguments: [
      ("spacing: { aB: 8, cD: 4, ↓c-d: 4 }", "`cD` is taken; choose another name in camelCase"),
      ("spacing: { aB: 8, cD: { eF: 4 }, ↓c_d: 4 }", "`cD` is taken; choose another name in camelCase"),
      (
        "spacing: { aB: 8, ↓reduce_motion: 4 }",
        "`reduceMotion` is a key or too near to one; choose another name in camelCase"
      ),
      (
        "stagger: { aB: { interval: 40ms, maxItems: 2 }, ↓max_item: { interval: 40ms, maxItems: 2 } }",
        "`maxItem` is a key or too near to one; choose another name in camelCase"
      ),
      ("spacing: { aB: 8, ↓\"c\\x5Fd\": 4 }", "call it `cD`, here and in every reference"),
      ("spacing: { aB: \"{spacing.c\\u005Fd}\", ↓c_d: 4 }", "call it `cD`, here and in every reference"),
      ("spacing: { aB: \"{spacing.c \\\n  d}\", ↓\"c d\": 4 }", "call it `cD`, here and in every reference"),
      ("spacing: { aB: 8, ↓𝐀_b: 4 }", "choose a name in camelCase"),
    ])
  func `nothing is offered where the name is not free or is written in another way`(text: String, help: String) {
    let reading = Reading(text)
    #expect(reading.lines == [])
    let findings = Self.findings(reading)
    #expect(findings.map(\.range.start) == MarkedYaml(text).offsets)
    #expect(findings.map(\.change) == [nil])
    #expect(findings.map(\.help) == [help])
  }

  @Test func `nothing is offered while an error may hide a reference`() throws {
    for other in ["curves: { x: ", "springs: { x: 4 }", "radius: { x: \"{spacing.c_d\" }"] {
      let reading = Reading("spacing: { aB: 8, c_d: 4 }", other)
      #expect(reading.lines.count == 1)
      #expect(Self.findings(reading).map(\.change) == [nil])
    }
  }

  @Test func `nothing is offered where a pattern of the configuration gives the role by the name`() throws {
    let file = SourceFile(
      path: "a.yaml", bytes: Array("durations: { aB: 150ms, g_h: { c_d: 150ms }, e_f: 150ms }".utf8))
    let pattern = try RolePattern("durations.g_h.*", .control)
    let findings = Linter(.strict).check(readTokens([file], roles: [pattern]).set)
    #expect(findings.map(\.subject?.text) == ["durations.g_h", "durations.g_h.c_d", "durations.e_f"])
    #expect(findings.map { $0.change != nil } == [false, false, true])
  }

  @Test func `a name is the same in composed and decomposed letters`() throws {
    let reading = Reading("spacing: { aB: 8, u\u{308}_b: 4, cD: \"{spacing.\u{FC}_b}\" }")
    #expect(reading.lines == [])
    let change = try #require(Self.findings(reading).first?.change)
    let after = Reading(Self.texts(reading, after: change))
    #expect(after.lines == [])
    #expect(after.token("spacing.cD")?.value.summary == "4pt")
  }

  @Test func `a token may waive the rule`() {
    #expect(Reading("spacing: { aB: 8, c_d: { value: 4, waive: { name-style: As the API has it. } } }").lint == [])
  }
}
