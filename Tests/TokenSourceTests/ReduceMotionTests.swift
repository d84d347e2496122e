import Support
import Testing
import TokenModel
import TokenSource

@Suite("What plays under Reduce Motion")
struct ReduceMotionTests {
  private static func curve(_ setting: String, _ rest: String = "") -> String {
    "curves: { a: { duration: 200ms, easing: linear, reduceMotion: \(setting) } }\n" + rest
  }

  private static func spring(_ setting: String, _ rest: String = "") -> String {
    "springs: { a: { duration: 200ms, bounce: 0, reduceMotion: \(setting) } }\n" + rest
  }

  /// A setting in a few characters.
  private static func text(_ setting: ReduceMotionSetting?) -> String {
    switch setting?.replacement {
    case nil: "nothing said"
    case .crossfade(let time?)?: "crossfade \(time.value)"
    case .crossfade(nil)?: "crossfade"
    case .some(.none): "none"
    case .curve(let curve, let token)?: "curve \(curve.duration.value) of \(token)"
    case .keep?: "keep"
    }
  }

  @Test(
    "every form is read",
    arguments: [
      (curve("crossfade"), "crossfade"), (curve("\"crossfade\""), "crossfade"), (curve("none"), "none"),
      (curve("keep"), "keep"), (curve("{ crossfade: 150ms }"), "crossfade 150"),
      (curve("{ crossfade: 0.1s }"), "crossfade 100"), (curve("{ crossfade: 0ms }"), "crossfade 0"),
      (curve("{ crossfade: \"{durations.t} / 2\" }", "durations: { t: 90ms }"), "crossfade 45"),
      (
        curve("\"{curves.b}\"", "").replacing(" } }", with: " }, b: { duration: 80ms, easing: linear } }"),
        "curve 80 of 1"
      ),
      (
        spring("\"{curves.c}\"", "curves: { b: { duration: 70ms, easing: easeIn }, c: \"{curves.b}\" }"),
        "curve 70 of 2"
      ),
      (spring("none"), "none"), ("springs: { a: { preset: smooth } }", "nothing said"),
      ("transitions: { a: { enter: 1ms, effects: opacity, reduceMotion: keep } }", "keep"),
    ])
  func forms(yaml: String, expected: String) throws {
    let reading = Reading(yaml)
    #expect(reading.lines == [])
    let token = try #require(reading.read.set.tokens.first { $0.path.names == ["a"] })
    #expect(Self.text(token.reduceMotion) == expected)
  }

  @Test("the nearest group says it, in its own file, and a token's own word wins")
  func groups() {
    let reading = Reading(
      """
      springs:
        reduceMotion: { crossfade: 90ms }
        a: { preset: smooth }
        g:
          reduceMotion: none
          a: { preset: smooth }
          b: { preset: smooth, reduceMotion: crossfade }
          h: { a: { preset: smooth } }
      """, "springs: { g: { c: { preset: smooth } } }")
    #expect(reading.lines == [])
    let settings = reading.read.set.tokens.map { "\($0.path) \(Self.text($0.reduceMotion))" }
    #expect(
      settings == [
        "springs.a crossfade 90", "springs.g.a none", "springs.g.b crossfade", "springs.g.h.a none",
        "springs.g.c nothing said",
      ])
  }

  @Test("a transition's own word wins over its spring's; without one it goes by the token that its enter names")
  func transitions() throws {
    let reading = Reading(
      """
      springs: { s: { duration: 300ms, bounce: 0, role: travel, reduceMotion: none } }
      durations: { p: { enter: 350ms, exit: 60%, role: travel }, w: { enter: 3s, exit: 2s, role: continuous } }
      transitions:
        a: { enter: "{springs.s}", effects: opacity }
        b: { enter: "{springs.s}", effects: opacity, reduceMotion: { crossfade: 80ms } }
        c: { timing: "{durations.p}", effects: opacity }
        d: { timing: "{durations.w}", effects: opacity }
        e: { enter: 90ms, effects: opacity }
      """)
    #expect(reading.lines == [])
    let set = reading.read.set
    let reduced = set.tokens.filter { $0.path.section == .transitions }.map { token in
      guard case .transition(let transition) = token.value, let duration = transition.enter.duration else { return "?" }
      return "\(set.reducedMotion(of: token, duration: duration.value))"
    }
    #expect(reduced == ["none", "crossfade(80)", "crossfade(200)", "none", "crossfade(90)"])
  }

  @Test("a wrong one is told as its table says", arguments: rows)
  func wrong(row: ReadingCase) { #expect(row.mismatches == []) }

  static let rows: [ReadingCase] = [
    .bad(curve("{ crossfade: ↓150 }"), finds: .unitMissing, says: "150ms", leaves: ["curves.a 200ms linear"]),
    .bad(curve("{ crossfade: ↓-1ms }"), finds: .valueRange, says: "`crossfade` is -1ms"),
    .bad(curve("{ ↓crossfade: }"), finds: .valueMissing, says: "`crossfade` has no value"),
    .bad(curve("{ crossfade: ↓\"{durations.x}\" }"), finds: .referenceUnknown, says: "`durations.x`"),
    .bad(curve("{ ↓crosfade: 150ms }"), finds: .unknownKey, says: "did you mean `crossfade`?"),
    .bad(curve("{ crossfade: 150ms, ↓easing: easeIn }"), finds: .unknownKey, says: "a reference to a curve"),
    .bad(curve("↓{}"), finds: .valueInvalid, says: "{ crossfade: 150ms }"),
    .bad(curve("↓{ crossfade }"), finds: .valueInvalid, says: "without braces", "crossfade"),
    .bad(curve("↓{ keep }"), finds: .valueInvalid, says: "`keep`"),
    .bad(curve("↓150ms"), finds: .valueInvalid, says: "`{ crossfade: 150ms }`"),
    .bad(curve("↓cross-fade"), finds: .valueInvalid, says: "did you mean `crossfade`?"),
    .bad(curve("↓True"), finds: .valueInvalid, says: "nothing that plays under Reduce Motion", "crossfade, none, keep"),
    .bad(curve("↓[none]"), finds: .valueInvalid, says: "`reduceMotion` is not a list"),
    .bad(
      "curves: { a: { duration: 200ms, easing: linear, ↓reduceMotion: } }", finds: .valueMissing, says: "has no value"),
    .bad(curve("↓{curves.a}"), finds: .referenceUnquoted, says: "\"{curves.a}\""),
    .bad(curve("↓curves.a"), finds: .valueInvalid, says: "braces and quotes"),
    .bad(curve("↓\"{curves.b}\""), finds: .referenceUnknown, says: "`curves.a`", leaves: ["curves.a 200ms linear"]),
    .bad(
      curve("↓\"{easings.e}\"", "easings: { e: linear }"), finds: .referenceType,
      says: "an easing; a curve belongs here"),
    .bad(spring("↓\"{springs.a}\""), finds: .referenceType, says: "a spring; a curve belongs here"),
    .bad(spring("↓keep"), finds: .valueInvalid, says: "a spring moves things", leaves: ["springs.a 200ms 0"]),
    .bad(
      "springs: { reduceMotion: ↓keep, a: { preset: smooth }, b: { preset: smooth } }", finds: .valueInvalid,
      says: "a spring moves things", leaves: ["springs.a 500ms 0", "springs.b 500ms 0"]),
    .bad(
      "springs: { g: { reduceMotion: ↓\"{curves.x}\", a: { preset: smooth }, b: { preset: smooth } } }",
      finds: .referenceUnknown, says: "`curves.x`", leaves: ["springs.g.a 500ms 0", "springs.g.b 500ms 0"]),
    .bad(
      "springs: { reduceMotion: ↓\"{curves.x}\", a: { preset: smooth, reduceMotion: none } }", finds: .referenceUnknown,
      says: "`curves.x`"),
    .bad("scales: { a: { value: 1, ↓reduceMotion: none } }", finds: .unknownKey, says: "a scale has no `reduceMotion`"),
    .bad("haptics: { ↓reduceMotion: none, a: success }", finds: .unknownKey, says: "springs, curves, transitions"),
    .bad(
      "springs: { ↓reduceMotion: { preset: smooth } }", finds: .nameInvalid, says: "`reduceMotion` is a key"),
  ]

  @Test("what is wrong with a group's setting is reported once for 10,000 tokens")
  func once() {
    let tokens = (0..<10_000).map { "  a\($0): { preset: smooth }" }.joined(separator: "\n")
    let good = Reading(
      "springs:\n  reduceMotion: \"{curves.c}\"\n\(tokens)\ncurves: { c: { duration: 90ms, easing: linear } }")
    #expect(good.lines == [])
    #expect(good.read.set.tokens.filter { Self.text($0.reduceMotion) == "curve 90 of 10000" }.count == 10_000)
    let bad = Reading("springs:\n  reduceMotion: \"{curves.c}\"\n\(tokens)\n")
    #expect(bad.lines == ["a.yaml:2:17 reference-unknown"])
    #expect(bad.read.set.tokens.count == 10_000)
  }
}
