import Support
import Testing
import TokenModel
import TokenRules

/// Every limit on both sides, as near as decimals get.
@Suite("Limits of the rules")
struct LimitTests {
  private static func spring(_ duration: String, _ role: String, _ rule: String? = nil, bounce: String = "0") -> RuleRow
  {
    RuleRow(
      "springs: { a: { duration: \(rule == nil ? "" : "↓")\(duration), bounce: \(bounce), role: \(role) } }",
      rule.map { [$0] } ?? [])
  }

  private static func bounce(_ bounce: String, _ role: String, _ rule: String? = nil) -> RuleRow {
    RuleRow(
      "springs: { a: { bounce: \(rule == nil ? "" : "↓")\(bounce), duration: \(durations[role] ?? "150ms"), role: \(role) } }",
      rule.map { [$0] } ?? [])
  }

  private static let durations = ["press": "100ms", "cinematic": "500ms"]

  private static func pair(_ enter: String, _ exit: String, _ rule: String? = nil, more: String = "") -> RuleRow {
    RuleRow(
      "durations: { a: { enter: \(enter), exit: \(rule == nil ? "" : "↓")\(exit)\(more) } }",
      rule.map { [$0] } ?? [])
  }

  private static func row(_ text: String, _ rules: String...) -> RuleRow { RuleRow(text, rules) }

  static let caps: [RuleRow] = [
    spring("150ms", "press"), spring("150.000001ms", "press", "duration-cap"),
    spring("200ms", "control"), spring("0.200001s", "control", "duration-cap"),
    spring("250ms", "standard"), spring("250.000001ms", "standard", "duration-cap"),
    spring("400ms", "travel"), spring("400.000001ms", "travel", "duration-cap"),
    spring("400ms", "release"), spring("400.000001ms", "release", "duration-cap"),
    spring("600ms", "cinematic"), spring("600.000001ms", "cinematic", "duration-cap"),
    spring("600ms", "celebration"), spring("600.000001ms", "celebration", "duration-cap"),
    spring("3600s", "continuous"), row("durations: { a: { value: 3600s, role: dwell } }"),
    row("springs: { a: { preset: smooth, role: celebration } }"),
    row("springs: { a: { preset: ↓smooth, role: travel } }", "duration-cap"),
    row("durations: { a: 250ms }"), row("durations: { a: ↓250.000001ms }", "duration-cap"),
    row("durations: { a: { enter: ↓300ms, exit: 60% } }", "duration-cap"),
    row("durations: { a: { enter: ↓500ms, exit: 60% } }", "duration-cap"),
    row("durations: { a: { enter: ↓500ms, exit: ↓300ms } }", "duration-cap", "duration-cap"),
  ]

  static let floors: [RuleRow] = [
    spring("50ms", "press"), spring("49.999999ms", "press", "duration-floor"),
    spring("100ms", "control"), spring("99.999999ms", "control", "duration-floor"),
    spring("100ms", "standard"), spring("99.999999ms", "standard", "duration-floor"),
    spring("150ms", "travel"), spring("149.999999ms", "travel", "duration-floor"),
    spring("150ms", "release"), spring("149.999999ms", "release", "duration-floor"),
    spring("400ms", "cinematic"), spring("399.999999ms", "cinematic", "duration-floor"),
    spring("150ms", "celebration"), spring("149.999999ms", "celebration", "duration-floor"),
    spring("1ms", "continuous"), row("durations: { a: { value: 1ms, role: dwell } }"),
    row("durations: { a: 0ms, b: { enter: 0ms, exit: 0ms }, c: ↓0.000001ms }", "duration-floor"),
    row("durations: { a: { enter: 100ms, exit: 60ms } }"),
    row("durations: { a: { enter: ↓99.999999ms, exit: 60% } }", "duration-floor"),
  ]

  static let ratios: [RuleRow] = [
    pair("100ms", "55ms"), pair("100ms", "54.9ms", "exit-ratio"), pair("100ms", "54.999999ms", "exit-ratio"),
    pair("100ms", "65ms"), pair("100ms", "65.1ms", "exit-ratio"), pair("100ms", "65.000001ms", "exit-ratio"),
    pair("100ms", "55%"), pair("100ms", "54.9%", "exit-ratio"), pair("100ms", "65%"),
    pair("100ms", "65.1%", "exit-ratio"), pair("200ms", "200%", "exit-ratio"),
    pair("200ms", "120ms"), pair("200ms", "200ms", "exit-ratio"), pair("100ms", "200%", "exit-ratio"),
    pair("0ms", "100ms"), pair("100ms", "0ms"),
    pair("1s", "1s", more: ", role: continuous"), pair("1s", "1s", more: ", role: dwell"),
    pair("1s", "1ms", more: ", role: dwell"),
    row("durations: { a: { enter: ↓200ms } }", "exit-missing"),
    row("durations: { a: { enter: ↓0ms } }", "exit-missing"),
    row("durations: { a: { enter: 200ms, exit: 60% }, b: \"{durations.a}\", c: \"{durations.a.enter}\" }"),
    row("durations: { a: { enter: ↓200ms }, b: \"{durations.a}\" }", "exit-missing"),
    row("durations: { a: { enter: 200ms, exit: ↓40% }, b: \"{durations.a}\" }", "exit-ratio"),
    row(
      "durations: { a: { enter: 200ms, exit: ↓40% }, b: { enter: \"{durations.a.enter}\", exit: \"{durations.a.exit}\" } }",
      "exit-ratio"),
    row(
      "durations: { a: { enter: 200ms, exit: 40%, role: dwell }, b: { enter: \"{durations.a.enter}\", exit: ↓\"{durations.a.exit}\", role: standard } }",
      "exit-ratio"),
    row(
      "durations: { a: { enter: 200ms, exit: 60% }, b: { enter: \"{durations.a.exit}\", exit: ↓\"{durations.a.enter}\" } }",
      "exit-ratio"),
  ]

  static let bounces: [RuleRow] = [
    bounce("0", "standard"), bounce("0.000001", "standard", "bounce-limit"),
    bounce("0", "press"), bounce("0.000001", "press", "bounce-limit"),
    bounce("0", "control"), bounce("0.000001", "control", "bounce-limit"),
    bounce("0", "travel"), bounce("0.000001", "travel", "bounce-limit"),
    bounce("0.3", "release"), bounce("0.300001", "release", "bounce-limit"),
    bounce("0.2", "cinematic"), bounce("0.200001", "cinematic", "bounce-limit"),
    bounce("0.4", "celebration"), bounce("0.4001", "celebration", "bounce-limit"),
    bounce("0.4", "celebration"), bounce("0.400001", "celebration", "bounce-limit"),
    bounce("0", "continuous"), bounce("0.1", "continuous", "bounce-limit"),
    bounce("-0.000001", "standard", "bounce-negative"),
    row(
      "springs: { a: { bounce: ↓-0.85, duration: ↓150ms, role: celebration } }", "bounce-negative", "settling-time"),
    row("springs: { a: { preset: smooth, extraBounce: ↓-0.1, duration: 250ms } }", "bounce-negative"),
    row("springs: { a: { preset: ↓snappy, duration: 250ms } }", "bounce-limit"),
    row("springs: { a: { preset: snappy, extraBounce: ↓0.2, duration: 250ms, role: release } }", "bounce-limit"),
  ]

  static let staggers: [RuleRow] = [
    row("stagger: { a: { interval: 42ms, maxItems: 8 } }"),
    row("stagger: { a: { interval: 43ms, maxItems: ↓8 } }", "stagger-total"),
    row("stagger: { a: { interval: 50ms, maxItems: 7 } }"),
    row("stagger: { a: { interval: 50ms, maxItems: ↓8 } }", "stagger-total"),
    row("stagger: { a: { interval: 42.857142ms, maxItems: 8 } }"),
    row("stagger: { a: { interval: 42.857143ms, maxItems: ↓8 } }", "stagger-total"),
    row("stagger: { a: { interval: 30ms, maxItems: 1 } }"),
    row("stagger: { a: { interval: ↓29.999999ms, maxItems: 8 } }", "stagger-interval"),
    row("stagger: { a: { interval: ↓50.000001ms, maxItems: 3 } }", "stagger-interval"),
    row("stagger: { a: { interval: 30ms, maxItems: 8 } }"),
    row("stagger: { a: { interval: 30ms, maxItems: ↓9 } }", "stagger-items"),
    row("stagger: { a: { interval: 30ms, maxItems: ↓11 } }", "stagger-items"),
    row("stagger: { a: { interval: 30ms, maxItems: ↓12 } }", "stagger-total"),
    row("stagger: { a: { interval: 30ms, maxItems: ↓1000000000 } }", "stagger-total"),
    row("stagger: { a: { interval: ↓3600s, maxItems: ↓1000000000 } }", "stagger-interval", "stagger-total"),
    row("stagger: { a: { interval: ↓0.000001ms, maxItems: ↓1000000000 } }", "stagger-interval", "stagger-total"),
    row("stagger: { a: { interval: ↓80ms, maxItems: 7 } }", "stagger-interval"),
    row("stagger: { a: { interval: ↓80ms, maxItems: ↓8 } }", "stagger-interval", "stagger-total"),
    row("stagger: { a: { interval: ↓80ms, maxItems: ↓12 } }", "stagger-interval", "stagger-total"),
    row("stagger: { a: { interval: ↓20ms, maxItems: ↓20 } }", "stagger-interval", "stagger-total"),
    row(
      "stagger: { a: { interval: 80ms, maxItems: ↓8, waive: { stagger-interval: Slow on purpose. } } }",
      "stagger-total"),
    row("stagger: { a: { interval: 43ms, maxItems: ↓8 }, b: \"{stagger.a}\" }", "stagger-total"),
  ]

  static let lengths: [RuleRow] = [
    row("spacing: { a: 0, b: 1, c: 2, d: 4, e: 400, f: 1000000000 }"),
    row("spacing: { a: ↓3, b: ↓4.000001, c: ↓0.5 }", "spacing-grid", "spacing-grid", "spacing-grid"),
    row("spacing: { a: ↓3.999999, b: ↓2.000001 }", "spacing-grid", "spacing-grid"),
    row("radius: { a: 3, b: { outer: 5, inset: 2 } }"),
    row("radius: { a: 3 }\nspacing: { b: ↓\"{radius.a}\" }", "spacing-grid"),
    row("spacing: { a: ↓3, b: \"{spacing.a}\" }", "spacing-grid"),
  ]

  @Test(
    "a value at its limit passes, and one a millionth beyond does not",
    arguments: caps + floors + ratios + bounces + staggers + lengths)
  func limits(row: RuleRow) { row.expect() }

  @Test(
    "the offered change is the nearest value that passes",
    arguments: [
      ("durations: { a: 300ms }", "250ms"), ("durations: { a: 60ms }", "100ms"),
      ("durations: { a: { enter: 100ms, exit: 90ms } }", "60ms"),
      ("durations: { a: { enter: 208ms, exit: 200ms } }", "125ms"),
      ("durations: { a: { enter: 200ms, exit: 90% } }", "60%"), ("spacing: { a: 15 }", "16"),
      ("spacing: { a: 6 }", "8"),
      ("spacing: { a: 10 }", "8"), ("springs: { a: { duration: 200ms, bounce: 0.5, role: release } }", "0.3"),
      ("stagger: { a: { interval: 20ms, maxItems: 3 } }", "30ms"),
      ("stagger: { a: { interval: 50ms, maxItems: 9 } }", "7"),
      ("stagger: { a: { interval: 42.857143ms, maxItems: 8 } }", "7"),
      ("stagger: { a: { interval: 42.857142ms, maxItems: 9 } }", "8"),
    ])
  func change(text: String, replacement: String) throws {
    let reading = Reading(text)
    let change = try #require(reading.findings().first?.change)
    #expect(change.edits.map(\.replacement) == [replacement])
    #expect(!change.isSafe)
    #expect(Reading(bytes: [reading.bytes(after: change)]).lint == [])
  }
}
