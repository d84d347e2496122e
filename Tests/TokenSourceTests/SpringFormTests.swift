import Support
import Testing
import TokenModel
import TokenSource

/// Durations and bounces are worked out with 40 digits from the formulas: 2π√(m/k), ζ = c/(2√(km)), and bounce 1 − ζ
/// up to ζ = 1 and 1/ζ − 1 above.
@Suite("Springs in older forms")
struct SpringFormTests {
  private static func spring(_ body: String, _ rest: String = "") -> String { "springs: { a: { \(body) } }\n" + rest }

  @Test("a response and a damping ratio are a duration and a bounce", arguments: responses)
  func response(row: ReadingCase) { #expect(row.mismatches == []) }

  static let responses: [ReadingCase] = [
    .good(spring("response: 300ms, dampingRatio: 0.8"), gives: "springs.a 300ms 0.2"),
    .good(spring("dampingRatio: 1, response: 0.3s"), gives: "springs.a 300ms 0"),
    .good(spring("response: 550ms, dampingRatio: 0.825"), gives: "springs.a 550ms 0.175"),
    .good(spring("response: 1ms, dampingRatio: 1.25"), gives: "springs.a 1ms -0.2"),
    .good(spring("response: 1ms, dampingRatio: 3"), gives: "springs.a 1ms -0.666667"),
    .good(spring("response: 1ms, dampingRatio: 0.000001"), gives: "springs.a 1ms 0.999999"),
    .good(spring("response: 1ms, dampingRatio: 6.666666"), gives: "springs.a 1ms -0.85"),
    .good(
      spring("response: \"{durations.t} * 2\", dampingRatio: \"1 - {springs.b.bounce}\"", "durations: { t: 90ms }")
        .replacing("} }\ndur", with: "}, b: \"{springs.c}\", c: { preset: snappy } }\ndur"),
      gives: "springs.a 180ms 0.15", "springs.b 500ms 0.15", "springs.c 500ms 0.15", "durations.t 90ms"),
    .good(
      spring("response: 300ms, dampingRatio: 0.7")
        .replacing("} }", with: "}, b: { duration: \"{springs.a.duration}\", bounce: \"{springs.a.bounce}\" } }"),
      gives: "springs.a 300ms 0.3", "springs.b 300ms 0.3"),
    .bad(spring("response: 1ms, dampingRatio: ↓0"), finds: .valueRange, says: "above 0 and at most 6.666666"),
    .bad(spring("response: 1ms, dampingRatio: ↓6.666667"), finds: .valueRange, says: "nearest value is `6.666666`"),
    .bad(spring("response: 1ms, dampingRatio: ↓-1"), finds: .valueRange, says: "`dampingRatio` is -1"),
    .bad(spring("response: 1ms, dampingRatio: ↓\"4 * 2\""), finds: .valueRange, says: "becomes 8"),
    .bad(spring("response: ↓0ms, dampingRatio: 1"), finds: .valueRange, says: "`response` is 0ms"),
    .bad(spring("response: ↓0.3, dampingRatio: 1"), finds: .unitMissing, says: "0.3s"),
    .bad(spring("response: 1ms, dampingRatio: ↓80%"), finds: .unitUnknown, says: "`0.8`"),
    .bad(spring("response: 1ms, dampingRatio: ↓0.1234567"), finds: .numberInvalid, says: "0.123457"),
    .bad(spring("response: ↓{durations.t}, dampingRatio: 1"), finds: .referenceUnquoted),
    .bad("springs: { ↓a: { response: 300ms } }", finds: .valueMissing, says: "no `dampingRatio`", "{ response: 250ms"),
    .bad("springs: { ↓a: { dampingRatio: 1 } }", finds: .valueMissing, says: "no `response`"),
    .bad(spring("response: 300ms, ↓dampingFraction: 0.8"), finds: .unknownKey, says: "did you mean `dampingRatio`?"),
    .bad(spring("response: 300ms, ↓damping: 0.8"), finds: .valueInvalid, says: "two ways of writing a spring"),
    .bad(spring("duration: 300ms, ↓dampingRatio: 0.8"), finds: .valueInvalid, says: "`duration` and `dampingRatio`"),
    .bad("springs: { ↓response: 300ms, dampingRatio: 1 }", finds: .nameInvalid, says: "`response` is a key"),
  ]

  @Test("a mass, a stiffness and a damping come to a duration and a bounce", arguments: physicals)
  func physical(row: ReadingCase) { #expect(row.mismatches == []) }

  static let physicals: [ReadingCase] = [
    .good(spring("stiffness: 170, damping: 26"), gives: "springs.a 481.898315ms 0.002946"),
    .good(spring("mass: 1, stiffness: 100, damping: 10"), gives: "springs.a 628.318531ms 0.5"),
    .good(spring("damping: 20, stiffness: 200.5, mass: 2"), gives: "springs.a 627.534602ms 0.500624"),
    .good(spring("stiffness: 100, damping: 20"), gives: "springs.a 628.318531ms 0"),
    .good(spring("stiffness: 100, damping: 25"), gives: "springs.a 628.318531ms -0.2"),
    .good(spring("stiffness: 100, damping: 133.333333"), gives: "springs.a 628.318531ms -0.85"),
    .good(spring("mass: 0.000001, stiffness: 0.5, damping: 0.001"), gives: "springs.a 8.885766ms 0.292893"),
    // The golden springs of 150 ms, and of 300 ms, to six digits.
    .good(spring("stiffness: 1754.596338, damping: 83.775804"), gives: "springs.a 150ms 0"),
    .good(spring("stiffness: 1754.596338, damping: 119.67972"), gives: "springs.a 150ms -0.3"),
    .good(spring("stiffness: 438.649084, damping: 29.321531"), gives: "springs.a 300ms 0.3"),
    .good(
      spring("stiffness: \"{scales.k} * 100\", damping: \"{springs.b.bounce} * 20\"", "scales: { k: 1 }")
        .replacing("} }\nsc", with: "}, b: { duration: 1ms, bounce: 0.5 } }\nsc"),
      gives: "springs.a 628.318531ms 0.5", "springs.b 1ms 0.5", "scales.k 1"),
    .bad(spring("stiffness: 100, damping: ↓133.333334"), finds: .valueRange, says: "too strong", "at most 133.333"),
    .bad(spring("mass: 4, stiffness: 100, damping: ↓1000"), finds: .valueRange, says: "at most 266.666"),
    .bad(spring("stiffness: 1000000000, damping: ↓0.06"), finds: .valueRange, says: "too weak", "at least 0.064"),
    .bad(
      spring("stiffness: ↓0.000001, damping: 0.001"), finds: .valueRange, says: "more than 1 h", "a larger stiffness"),
    .bad(
      spring("mass: 1000000000, stiffness: ↓100, damping: 1"), finds: .valueRange, says: "more than 1 h",
      "a smaller mass"),
    .bad(spring("stiffness: 100, damping: ↓-10"), finds: .valueRange, says: "`damping` is -10", "above 0"),
    .bad(spring("stiffness: 100, damping: ↓0"), finds: .valueRange, says: "`damping` is 0"),
    .bad(spring("stiffness: ↓0, damping: 10"), finds: .valueRange, says: "`stiffness` is 0"),
    .bad(spring("mass: ↓0, stiffness: 100, damping: 10"), finds: .valueRange, says: "`mass` is 0"),
    .bad(
      spring("mass: ↓1kg, stiffness: 100, damping: ↓10Ns"), finds: .unitUnknown, .unitUnknown, says: "without a unit"),
    .bad("springs: { ↓a: { mass: 1 } }", finds: .valueMissing, says: "no `stiffness` or `damping`", "{ stiffness: 632"),
    .bad("springs: { ↓a: { stiffness: 100 } }", finds: .valueMissing, says: "no `damping`"),
    .bad("springs: { ↓a: { mass: 1, damping: 10 } }", finds: .valueMissing, says: "no `stiffness`"),
    .bad(spring("↓mass: , stiffness: 100, damping: 10"), finds: .valueMissing, says: "`mass` has no value"),
    .bad(spring("stiffness: 100, ↓dampng: 10"), finds: .unknownKey, says: "`damping`"),
    .bad(spring("stiffness: 100, damping: 10, ↓bounce: 0"), finds: .valueInvalid, says: "`stiffness` and `bounce`"),
    .bad(spring("stiffness: 100, damping: 10, ↓duration: 1ms"), finds: .valueInvalid, says: "stiffness and damping"),
    .bad(spring("preset: smooth, ↓mass: 1"), finds: .valueInvalid, says: "`preset` and `mass`"),
    .bad(
      spring("duration: ↓\"{springs.a.stiffness}\", bounce: 0"), finds: .referenceUnknown, says: "has no `stiffness`"),
    .bad(
      spring("stiffness: ↓\"{spacing.s}\", damping: 1", "spacing: { s: 1 }"), finds: .referenceType,
      says: "a length; a number"),
    .bad(
      spring("response: ↓\"{springs.a.duration}\", dampingRatio: 1"), finds: .referenceCycle, says: "springs.a.duration"
    ),
  ]

  private static let forms = """
    springs:
      a: { response: 300ms, dampingRatio: 0.8 }
      b: { mass: 2, stiffness: 200.5, damping: 20 }
      c: { stiffness: 170, damping: 26 }
      d: { preset: bouncy, extraBounce: 0.1 }
      e: { duration: 1ms, bounce: 0 }
      f: "{springs.b}"
      g: { value: "{springs.f}" }
    """

  @Test(
    "a spring keeps the numbers that it was written with, through aliases too",
    arguments: [
      ("a", "response 0.8"), ("b", "physical 2 200.5 20"), ("c", "physical - 170 26"), ("d", "preset bouncy"),
      ("e", "perceptual"), ("f", "physical 2 200.5 20"), ("g", "physical 2 200.5 20"),
    ])
  func form(name: String, expected: String) throws {
    let reading = Reading(Self.forms)
    #expect(reading.lines == [])
    let token = try #require(reading.token("springs.\(name)"))
    guard case .spring(let spring) = token.value else {
      Issue.record("\(name) is no spring")
      return
    }
    let form =
      switch spring.form {
      case .perceptual: "perceptual"
      case .preset(let preset): "preset \(preset)"
      case .response(let ratio): "response \(ratio.value)"
      case .physical(let mass, let stiffness, let damping):
        "physical \(mass?.value.description ?? "-") \(stiffness.value) \(damping.value)"
      }
    #expect(form == expected)
  }

  @Test("what is derived from a spring's numbers says so, and an alias says who wrote them")
  func sources() throws {
    let reading = Reading(Self.forms)
    let own = try #require(reading.token("springs.b"))
    let seen = try #require(reading.token("springs.g"))
    guard case .spring(let spring) = own.value, case .spring(let alias) = seen.value,
      case .physical(_, let stiffness, _) = spring.form, case .physical(_, let aliased, _) = alias.form
    else {
      Issue.record("no springs of a mass")
      return
    }
    #expect([spring.duration.source, spring.bounce.source, stiffness.source] == [.derived, .derived, .literal])
    #expect(alias.bounce.origin?.token == 1)
    #expect(aliased.origin?.token == 1)
    #expect(aliased.origin?.place == stiffness.place)
  }
}
