import Support
import Testing
import TokenModel
import TokenRules
import TokenSource

/// Every limit of every rule in every profile; the numbers are typed from the description of the rules.
@Suite("Limits by profile")
struct ProfileLimitTests {
  /// One end of a limit.
  struct Limit: Sendable, CustomStringConvertible {
    /// The rule and its option.
    let name: String
    /// Whether it is the largest value that passes, else the smallest.
    let isMost: Bool
    /// What may be written at most or at least.
    let values: [Profile: Decimal]
    /// How far beyond the next value is.
    var step = Decimal(millionths: 1)
    /// What finds the value beyond.
    var finder: String
    /// A token file with a value, and `↓` before the place.
    let text: @Sendable (Decimal) -> String

    var description: String { "\(name) \(isMost ? "at most" : "at least")" }
  }

  private static func limit(
    _ name: String, most isMost: Bool, _ strict: Decimal, hig: Decimal? = nil, material: Decimal? = nil,
    step: Decimal = Decimal(millionths: 1), finder: String? = nil, _ text: @escaping @Sendable (Decimal) -> String
  ) -> Limit {
    let values = [Profile.strict: strict, .hig: hig ?? strict, .material: material ?? strict]
    let rule = String(name.prefix { $0 != " " })
    return Limit(name: name, isMost: isMost, values: values, step: step, finder: finder ?? rule, text: text)
  }

  private static func cap(_ role: Role, _ strict: Decimal, hig: Decimal? = nil, material: Decimal? = nil) -> Limit {
    limit("duration-cap \(role)", most: true, strict, hig: hig, material: material) {
      "springs: { a: { duration: ↓\($0)ms, bounce: 0, role: \(role) } }"
    }
  }

  private static func floor(_ role: Role, _ strict: Decimal) -> Limit {
    limit("duration-floor \(role)", most: false, strict) {
      "durations: { a: { value: ↓\($0)ms, role: \(role) } }"
    }
  }

  /// Bounces in hundredths. Below 0 another rule speaks.
  private static func bounce(_ role: Role, _ strict: Int64, hig: Int64? = nil, material: Int64? = nil) -> [Limit] {
    let text: @Sendable (Decimal) -> String = { "springs: { a: { duration: 200ms, bounce: ↓\($0), role: \(role) } }" }
    let hundredth = { (count: Int64) in Decimal(millionths: count * 10_000) }
    return [
      limit("bounce-limit \(role)", most: false, 0, finder: "bounce-negative", text),
      limit(
        "bounce-limit \(role)", most: true, hundredth(strict), hig: hig.map(hundredth),
        material: material.map(hundredth), text),
    ]
  }

  private static let durations = [
    cap(.press, 150, hig: 200), cap(.control, 200, hig: 500), cap(.standard, 250, hig: 500, material: 300),
    cap(.travel, 400, hig: 550, material: 500), cap(.release, 400, hig: 550, material: 500),
    cap(.cinematic, 600, material: 1000), cap(.celebration, 600),
    floor(.press, 50), floor(.control, 100), floor(.standard, 100), floor(.travel, 150), floor(.release, 150),
    floor(.cinematic, 400), floor(.celebration, 150),
  ]

  private static let bounces = [
    bounce(.press, 0), bounce(.control, 0, hig: 15, material: 40), bounce(.standard, 0, hig: 15, material: 40),
    bounce(.travel, 0, hig: 20, material: 40), bounce(.release, 30, material: 40), bounce(.cinematic, 20, material: 40),
    bounce(.celebration, 40), bounce(.continuous, 0, material: 40),
  ].flatMap { $0 }

  private static let exits = [
    limit("exit-ratio min", most: false, 55, hig: 50, material: 30) {
      "durations: { a: { enter: 100ms, exit: ↓\($0)ms } }"
    },
    limit("exit-ratio max", most: true, 65, hig: 70, material: 90) {
      "durations: { a: { enter: 100ms, exit: ↓\($0)ms } }"
    },
    limit("exit-ratio min", most: false, 55, hig: 50, material: 30) {
      "durations: { a: { enter: 150ms, exit: ↓\($0)% } }"
    },
    limit("exit-ratio max", most: true, 65, hig: 70, material: 90) {
      "durations: { a: { enter: 150ms, exit: ↓\($0)% } }"
    },
  ]

  private static let staggers = [
    limit("stagger-interval min", most: false, 30, material: 20) {
      "stagger: { a: { interval: ↓\($0)ms, maxItems: 2 } }"
    },
    limit("stagger-interval max", most: true, 50, hig: 80, material: 40) {
      "stagger: { a: { interval: ↓\($0)ms, maxItems: 2 } }"
    },
    limit("stagger-items max", most: true, 8, step: 1) { "stagger: { a: { interval: 30ms, maxItems: ↓\($0) } }" },
    // Nine items have eight intervals.
    limit("stagger-total max", most: true, 300, hig: 400, step: Decimal(millionths: 8)) {
      "stagger: { a: { interval: \(Decimal(millionths: $0.millionths / 8))ms, maxItems: ↓9 } }"
    },
  ]

  private static let others = [
    limit("reduce-motion-duration min", most: false, 100) {
      "springs: { a: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: ↓\($0)ms } } }"
    },
    limit("reduce-motion-duration max", most: true, 300) {
      "springs: { a: { duration: 200ms, bounce: 0, reduceMotion: { crossfade: ↓\($0)ms } } }"
    },
    limit("press-scale min", most: false, Decimal(millionths: 900_000)) {
      "scales: { a: { value: ↓\($0), role: press } }"
    },
    limit("press-scale max", most: true, Decimal(millionths: 990_000)) {
      "scales: { a: { value: ↓\($0), role: press } }"
    },
    limit("scale-from-nothing min", most: false, Decimal(millionths: 500_000)) {
      "transitions: { a: { enter: 200ms, exit: 60%, effects: { scale: ↓\($0) } } }"
    },
    limit("spacing-grid unit", most: true, 4) { "spacing: { a: ↓\($0) }" },
    limit("spacing-grid unit", most: false, 4) { "spacing: { a: ↓\($0) }" },
    // Where (1 + t) e^−t is 0.001, t is 9.233413476…, so one without bounce settles in 1 s that takes 2π/t of it.
    limit("settling-time max", most: true, Decimal(millionths: 680_483_477)) {
      "springs: { a: { duration: ↓\($0)ms, bounce: 0, role: cinematic } }"
    },
    limit("bounce-invisible", most: false, Decimal(millionths: 90_000)) {
      "springs: { a: { duration: 200ms, bounce: ↓\($0), role: celebration } }"
    },
  ]

  static let limits = durations + bounces + exits + staggers + others
  static let profiles: [Profile] = [.strict, .hig, .material]

  @Test("a value at its limit passes in every profile, and the next one does not", arguments: limits, profiles)
  func ends(limit: Limit, profile: Profile) throws {
    let value = try #require(limit.values[profile])
    let beyond = limit.isMost ? value + limit.step : value - limit.step
    #expect(places(in: limit.text(value), of: limit.finder, profile) == [])
    let text = limit.text(beyond)
    #expect(places(in: text, of: limit.finder, profile) == MarkedYaml(text).locations)
  }

  @Test("every option of every rule is in the table, a range with both ends")
  func completeness() {
    for rule in Catalogue.rules.map({ $0.about }) where rule.id != "near-duplicate" {
      for option in rule.options where option.value != nil && option.name != "any" {
        let ends = Self.limits.filter { $0.name == "\(rule.id) \(option.name)" }.map(\.isMost)
        #expect(!ends.isEmpty && (!option.isRange || Set(ends).count == 2), "\(rule.id) \(option.name)")
      }
    }
  }

  @Test("a bounce above 0.4 is too much for every role, whatever its range", arguments: profiles)
  func anyRole(profile: Profile) {
    var settings = RuleSettings()
    settings["bounce-limit"] = RuleSettings.Setting()
    settings["bounce-limit"]?.options["release"] = .range(0, Decimal(millionths: 900_000))
    for (bounce, count) in [("0.4", 0), ("0.4001", 1), ("0.400001", 1)] {
      let reading = Reading("springs: { a: { duration: 200ms, bounce: \(bounce), role: release } }")
      let found = Linter(profile, settings).check(reading.read.set).filter { $0.id == "bounce-limit" }
      #expect(found.count == count)
    }
  }

  @Test("the springs of SwiftUI pass under hig")
  func presets() {
    let reading = Reading(
      """
      springs:
        smooth: { preset: smooth }
        snappy: { preset: snappy }
        toggle: { preset: snappy, role: control }
        bouncy: { preset: bouncy, role: release }
      """)
    #expect(reading.findings(.hig).map(reading.line) == [])
    #expect(reading.findings(.strict).count == 6)
  }

  @Test(
    "what is offered passes under its own profile, and the texts name the limit of that", arguments: limits, profiles)
  func changes(limit: Limit, profile: Profile) throws {
    let value = try #require(limit.values[profile])
    let reading = Reading(limit.text(limit.isMost ? value + limit.step : value - limit.step))
    for finding in reading.findings(profile) {
      #expect(finding.styleFaults(in: reading.files) == [])
      guard finding.id == limit.finder else { continue }
      // What settles late is measured in another unit than it is written in.
      if limit.name.hasPrefix(limit.finder), limit.finder != "settling-time" {
        #expect("\(finding.message) \(finding.help ?? "")".contains("\(value)"))
      }
      guard let change = finding.change else { continue }
      let fixed = Reading(bytes: [reading.bytes(after: change)])
      #expect(fixed.findings(profile).allSatisfy { $0.id != limit.finder })
    }
  }

  private func places(in text: String, of rule: String, _ profile: Profile) -> [TokenModel.SourceLocation] {
    let reading = Reading(text)
    #expect(reading.lines == [])
    return reading.findings(profile).filter { $0.id == rule }.map { reading.files[0].location(at: $0.range.start) }
  }
}
