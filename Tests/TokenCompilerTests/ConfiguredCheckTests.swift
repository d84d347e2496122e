import Support
import Testing
import TokenCompiler
import TokenModel

@Suite("Checking with a configuration")
struct ConfiguredCheckTests {
  /// A configuration, a token file, and what is found in it.
  struct Row: Sendable, CustomStringConvertible {
    let configuration: String
    let tokens: String
    let findings: [String]

    init(_ configuration: String, _ tokens: String, _ findings: String...) {
      self.configuration = configuration
      self.tokens = tokens
      self.findings = findings
    }

    var description: String { "\(configuration) | \(tokens)" }
  }

  static let rules: [Row] = [
    Row("rules: { spacing-grid: off }", "spacing: { a: 5 }"),
    Row("rules: { spacing-grid: info }", "spacing: { a: 5 }", "info spacing-grid"),
    Row("rules: { spacing-grid: \"error\" }", "spacing: { a: 5 }", "error spacing-grid"),
    Row("rules: { spacing-grid: { severity: error } }", "spacing: { a: 5 }", "error spacing-grid"),
    Row("rules: { spacing-grid: { unit: 5 } }", "spacing: { a: 5, b: 4 }", "warning spacing-grid"),
    Row("rules: { spacing-grid: { unit: 5pt, severity: off } }", "spacing: { a: 5, b: 4 }"),
    Row("rules: { duration-cap: { standard: 300ms } }", "durations: { a: 300ms }"),
    Row("rules: { duration-cap: { standard: 0.3s } }", "durations: { a: 301ms }", "error duration-cap"),
    Row(
      "rules: { duration-cap: { severity: warning, standard: 200ms } }",
      "durations: { a: 250ms, b: { value: 400ms, role: travel } }", "warning duration-cap"),
    Row("rules: { duration-cap: { dwell: 1s } }", "durations: { a: { value: 2s, role: dwell } }", "error duration-cap"),
    Row(
      "rules: { duration-floor: { standard: 20ms } }", "durations: { a: 20ms, b: { enter: 19ms, exit: 60% } }",
      "warning duration-floor"),
    Row("rules: { exit-ratio: { min: 40% } }", "durations: { a: { enter: 200ms, exit: 40% } }"),
    Row(
      "rules: { exit-ratio: { min: 80%, max: 100% } }", "durations: { a: { enter: 200ms, exit: 60% } }",
      "error exit-ratio"),
    Row("rules: { bounce-limit: { standard: [0, 0.2] } }", "springs: { a: { duration: 200ms, bounce: 0.2 } }"),
    Row(
      "rules: { bounce-limit: { standard: [0.1, 0.2] } }", "springs: { a: { duration: 200ms, bounce: 0 } }",
      "error bounce-limit"),
    Row(
      "rules: { bounce-limit: { any: 0.1 } }", "springs: { a: { duration: 200ms, bounce: 0.2, role: release } }",
      "error bounce-limit"),
    Row("rules: { stagger-items: { max: 10 } }", "stagger: { a: { interval: 30ms, maxItems: 10 } }"),
    Row(
      "rules: { stagger-total: { max: 0.1s } }", "stagger: { a: { interval: 30ms, maxItems: 8 } }",
      "error stagger-total"),
    Row("rules: { stagger-interval: { min: 10ms, max: 20ms } }", "stagger: { a: { interval: 10ms, maxItems: 8 } }"),
    Row("rules: { near-duplicate: { time: 10ms } }", "durations: { a: 200ms, b: 210ms, c: 190ms }"),
    Row("rules: { near-duplicate: { length: 0 } }", "radius: { a: 8, b: 8.000001 }"),
    Row(
      "rules: { near-duplicate: { length: 2pt, severity: warning } }", "radius: { a: 8, b: 9 }",
      "warning near-duplicate"),
    Row(
      "rules: { near-duplicate: { bounce: 0 } }",
      "springs: { a: { duration: 200ms, bounce: 0 }, b: { duration: 201ms, bounce: 0 } }"),
    Row("profile: none", "spacing: { a: 5 }\ndurations: { a: 900ms }"),
    Row(
      "profile: none\nrules: { spacing-grid: error }", "spacing: { a: 5 }\ndurations: { a: 900ms }",
      "error spacing-grid"),
    Row("profile: none\nrules: { spacing-grid: { unit: 8 } }", "spacing: { a: 5 }"),
    Row("profile: hig", "springs: { a: { preset: snappy }, b: { preset: bouncy, role: release } }"),
    Row("profile: material", "durations: { a: { enter: 300ms, exit: 30% } }"),
    Row("profile: hig\nrules: { exit-ratio: { max: 54% } }", "durations: { a: { enter: 200ms, exit: 50% } }"),
    Row(
      "rules: { duration-floor: { standard: 501ms, travel: 450ms }, duration-cap: { standard: 501ms } }\nprofile: hig",
      "durations: { a: { value: 449ms, role: travel } }", "warning duration-floor"),
    Row("rules: { duration-cap: { standard: 80ms }, duration-floor: off }", "durations: { a: 80ms }"),
    Row("rules: { duration-floor: { standard: 251ms }, duration-cap: off }", "durations: { a: 251ms }"),
    Row("profile: none\nrules: { duration-floor: { standard: 900ms } }", "durations: { a: 80ms }"),
  ]

  static let waivers: [Row] = [
    Row("", "spacing: { a: { value: 8, waive: { spacing-grid: why } } }", "warning waiver-unused"),
    Row("rules: { spacing-grid: off }", "spacing: { a: { value: 8, waive: { spacing-grid: why } } }"),
    Row("rules: { waiver-unused: off }", "spacing: { a: { value: 8, waive: { spacing-grid: why } } }"),
    Row("rules: { spacing-grid: { unit: 5 } }", "spacing: { a: { value: 8, waive: { spacing-grid: why } } }"),
    Row("rules: { spacing-grid: error }", "spacing: { a: { value: 5, waive: { spacing-grid: why } } }"),
  ]

  static let roles: [Row] = [
    Row("roles: { durations.a: travel }", "durations: { a: 400ms }"),
    Row(
      "roles: { \"durations.sheet*\": travel }", "durations: { sheet: 400ms, sheetIn: 400ms, b: 400ms }",
      "error duration-cap"),
    Row("roles: { \"**\": cinematic }", "springs: { g: { a: { duration: 600ms, bounce: 0 } } }"),
    Row("roles: { \"**\": travel, durations.a: press }", "durations: { a: 200ms }", "error duration-cap"),
    Row("roles: { durations.a: press, \"**\": travel }", "durations: { a: 200ms }"),
    Row("roles: { \"**\": travel }", "durations: { a: { value: 300ms, role: press } }", "error duration-cap"),
    Row("roles: { \"**\": travel }", "durations: { g: { role: press, a: 300ms } }", "error duration-cap"),
    Row("roles: { durations.a: dwell }", "durations: { a: 5s }"),
    Row("roles: { \"durations.b\": travel }", "durations: { a: 250ms, b: \"{durations.a}\" }"),
    Row("roles: { \"durations.a\": dwell }", "durations: { a: 400ms, b: \"{durations.a}\" }"),
  ]

  @Test("A configuration changes severities, numbers and roles, and nothing else", arguments: rules + waivers + roles)
  func findings(row: Row) {
    let read = Configuration.read(row.configuration)
    #expect(read.diagnostics.map(\.message) == [])
    let checked = Pipeline.check(sources([("a.yaml", row.tokens)]), read.configuration)
    #expect(checked.diagnostics.map { "\($0.severity.rawValue) \($0.id)" } == row.findings)
    for finding in checked.diagnostics { #expect(finding.styleFaults(in: checked.files) == []) }
  }

  @Test(
    "What is offered is what the configured numbers allow",
    arguments: [
      ("exit-ratio: { min: 80%, max: 90% }", "durations: { a: { enter: 200ms, exit: 60% } }", "80%"),
      ("exit-ratio: { min: 80%, max: 90% }", "durations: { a: { enter: 200ms, exit: 100ms } }", "160ms"),
      ("exit-ratio: { min: 30%, max: 40% }", "durations: { a: { enter: 200ms, exit: 60% } }", "40%"),
      ("exit-ratio: { max: 60% }", "durations: { a: { enter: 200ms, exit: 65% } }", "60%"),
      ("duration-cap: { standard: 0.3s }", "durations: { a: 400ms }", "300ms"),
      ("duration-floor: { standard: 110ms }", "durations: { a: 100ms }", "110ms"),
      ("bounce-limit: { standard: [0.1, 0.2] }", "springs: { a: { duration: 200ms, bounce: 0.3 } }", "0.2"),
      ("stagger-interval: { min: 20ms }", "stagger: { a: { interval: 10ms, maxItems: 3 } }", "20ms"),
      ("stagger-items: { max: 5 }", "stagger: { a: { interval: 40ms, maxItems: 6 } }", "5"),
      ("stagger-total: { max: 100ms }", "stagger: { a: { interval: 40ms, maxItems: 8 } }", "3"),
      ("spacing-grid: { unit: 5 }", "spacing: { a: 8 }", "10"),
    ])
  func offers(rule: String, tokens: String, replacement: String) throws {
    let configuration = Configuration.read("rules: { \(rule) }").configuration
    let finding = try #require(Pipeline.check(sources([("a.yaml", tokens)]), configuration).diagnostics.first)
    #expect(finding.change?.edits.map(\.replacement) == [replacement])
  }

  @Test("A profile on the command line wins over the configuration's, and none there means no rule")
  func override() {
    let configuration = Configuration.read("profile: none\nrules: { spacing-grid: error }").configuration
    let files = sources([("a.yaml", "spacing: { a: 5 }\ndurations: { a: 900ms }")])
    let found = [nil, Profile.strict, .hig, Profile.none].map { profile in
      Pipeline.check(files, configuration.overridden(by: profile)).diagnostics.map(\.id)
    }
    #expect(found == [["spacing-grid"], ["spacing-grid", "duration-cap"], ["spacing-grid", "duration-cap"], []])
  }

  @Test("Where a token says nothing of Reduce Motion, the configuration's replacement plays; what it says itself wins")
  func reduceMotion() throws {
    let tokens = """
      springs:
        plain: { duration: 250ms, bounce: 0 }
        own: { duration: 250ms, bounce: 0, reduceMotion: { crossfade: 100ms } }
        endless: { duration: 1s, bounce: 0, role: continuous }
      """
    let rows: [(String, [ReducedMotion])] = [
      ("", [.crossfade(200), .crossfade(100), .none]),
      ("reduceMotion: crossfade", [.crossfade(200), .crossfade(100), .none]),
      ("reduceMotion: { crossfade: 150ms }", [.crossfade(150), .crossfade(100), .none]),
      ("reduceMotion: none", [.none, .crossfade(100), .none]),
    ]
    for (text, expected) in rows {
      let checked = Pipeline.check(sources([("a.yaml", tokens)]), Configuration.read(text).configuration)
      #expect(checked.diagnostics.map(\.message) == [])
      let set = checked.set
      #expect(set.tokens.map { set.reducedMotion(of: $0, duration: 250) } == expected, "\(text)")
    }
  }

  @Test("The outputs are those that it lists, in its order, under its paths")
  func outputs() throws {
    let text = "outputs: [{ format: markdown, path: docs/motion.md }, { format: json, path: m.json }]"
    let configuration = Configuration.read(text).configuration
    let checked = Pipeline.check(sources([("a.yaml", "spacing: { a: 4 }")]), configuration)
    let outputs = try Pipeline.render(checked, named: "tokens", configuration)
    #expect(outputs.map(\.name) == ["docs/motion.md", "m.json"])
    let usual = try Pipeline.render(checked, named: "tokens")
    #expect(outputs.map(\.bytes) == [usual[2].bytes, usual[1].bytes])
  }

  @Test("Names that only Swift cannot have are none of a set without Swift")
  func names() {
    let files = sources([("a.yaml", "spacing: { init: 4 }")])
    let json = Configuration.read("outputs: [{ format: json, path: m.json }]").configuration
    #expect(Pipeline.check(files).diagnostics.map(\.id) == ["name-reserved"])
    #expect(Pipeline.check(files, json).diagnostics.map(\.id) == [])
  }

  @Test("A role that a pattern gives is told apart from a token's own")
  func roleSource() {
    let configuration = Configuration.read("roles: { \"springs.*\": travel }").configuration
    let tokens = "springs: { a: { duration: 250ms, bounce: 0 }, b: { duration: 250ms, bounce: 0, role: travel } }"
    let checked = Pipeline.check(sources([("a.yaml", tokens)]), configuration)
    #expect(checked.set.tokens.map(\.role.source) == [.configuration, .token])
  }
}
