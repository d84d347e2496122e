import SpringPhysics
import Support
import Testing
import TokenModel
import TokenSource

/// Durations and bounces are those of `SpringFormTests`, worked out with 40 digits.
@Suite("Springs in older forms, rewritten")
struct SpringLegacyFormTests {
  /// A spring, what it becomes, and whether that is the same without rounding; nil where nothing is offered.
  struct Row: Sendable, CustomStringConvertible {
    let before: String
    let after: String?
    let isSafe: Bool

    init(_ before: String, _ after: String?, isSafe: Bool = true) {
      self.before = before
      self.after = after
      self.isSafe = isSafe
    }

    var description: String { before }
  }

  static let responses: [Row] = [
    Row("{ response: 300ms, dampingRatio: 0.8 }", "{ duration: 300ms, bounce: 0.2 }"),
    Row("{ dampingRatio: 1, response: 0.3s }", "{ bounce: 0, duration: 0.3s }"),
    Row("{ response: 550ms, dampingRatio: 0.825000 }", "{ duration: 550ms, bounce: 0.175 }"),
    Row("{ response: 1ms, dampingRatio: 1.25 }", "{ duration: 1ms, bounce: -0.2 }"),
    Row("{ response: 1ms, dampingRatio: 3 }", "{ duration: 1ms, bounce: -0.666667 }", isSafe: false),
    Row("{ response: 1ms, dampingRatio: 6.666666 }", "{ duration: 1ms, bounce: -0.85 }", isSafe: false),
    Row("{ response: 1ms, dampingRatio: 0.000001 }", "{ duration: 1ms, bounce: 0.999999 }"),
    Row("{\"response\":\"300ms\",\"dampingRatio\":0.8}", "{\"duration\":\"300ms\",\"bounce\":0.2}"),
    Row("{ 'response': 300ms, 'dampingRatio': '0.8' }", "{ 'duration': 300ms, 'bounce': 0.2 }"),
    Row(
      "{ description: \"dampingRatio: 0.8\", response: 300ms, role: release, dampingRatio: 0.8 }",
      "{ description: \"dampingRatio: 0.8\", duration: 300ms, role: release, bounce: 0.2 }"),
    Row(
      "\n    # soft\n    response: 300ms # long\n    role: release\n    dampingRatio:\n      0.8 # ζ\n",
      "\n    # soft\n    duration: 300ms # long\n    role: release\n    bounce:\n      0.2 # ζ\n"),
  ]

  static let references: [Row] = [
    Row(
      "{ response: \"{durations.t}\", dampingRatio: 0.8 }", "{ duration: \"{durations.t}\", bounce: 0.2 }"),
    Row(
      "{ response: \"{durations.t} * 2\", dampingRatio: 0.8 }", "{ duration: \"{durations.t} * 2\", bounce: 0.2 }"),
    Row(
      "{ response: 300ms, dampingRatio: \"{scales.firm}\" }", "{ duration: 300ms, bounce: \"1 - {scales.firm}\" }"),
    Row(
      "{ response: 300ms, dampingRatio: '{scales.alias}' }", "{ duration: 300ms, bounce: \"1 - {scales.alias}\" }"),
    Row(
      "{ response: 300ms, dampingRatio: \"{springs.bouncy.bounce}\" }",
      "{ duration: 300ms, bounce: \"1 - {springs.bouncy.bounce}\" }"),
    Row(
      "{ response: 300ms, dampingRatio: \"{scales.heavy}\" }",
      "{ duration: 300ms, bounce: \"1 / {scales.heavy} - 1\" }"),
    Row(
      "{ response: 300ms, dampingRatio: \"{scales.three}\" }",
      "{ duration: 300ms, bounce: \"1 / {scales.three} - 1\" }", isSafe: false),
    Row("{ response: 300ms, dampingRatio: \"1 - {springs.bouncy.bounce}\" }", nil),
    Row("{ stiffness: \"{scales.firm} * 100\", damping: 10 }", nil),
    Row("{ stiffness: 100, damping: \"{scales.three}\" }", nil),
    Row("{ mass: \"{scales.three}\", stiffness: 100, damping: 10 }", nil),
  ]

  static let physicals: [Row] = [
    Row("{ stiffness: 170, damping: 26 }", "{ duration: 481.898315ms, bounce: 0.002946 }", isSafe: false),
    Row("{ mass: 1, stiffness: 100, damping: 10 }", "{ duration: 628.318531ms, bounce: 0.5 }", isSafe: false),
    Row(
      "{ damping: 20, stiffness: 200.5, mass: 2 }", "{ bounce: 0.500624, duration: 627.534602ms }", isSafe: false),
    Row(
      "{ damping: 20, mass: 2, role: release, stiffness: 200.5 }",
      "{ bounce: 0.500624, role: release, duration: 627.534602ms }", isSafe: false),
    Row("{\"mass\":1,\"stiffness\":100,\"damping\":10}", "{\"duration\":628.318531ms,\"bounce\":0.5}", isSafe: false),
    Row(
      "{mass: 1, # one\n    stiffness: 100, damping: 10}",
      "{ # one\n    duration: 628.318531ms, bounce: 0.5}", isSafe: false),
    Row("{ stiffness: 100, damping: 10, mass: 1, }", "{ duration: 628.318531ms, bounce: 0.5, }", isSafe: false),
    Row(
      "{\n    mass: 1, # one\n    stiffness: 100, # k\n    damping: 10 }",
      "{\n    # one\n    duration: 628.318531ms, # k\n    bounce: 0.5 }", isSafe: false),
    Row(
      "{\n    stiffness: 100,\n    mass: 1,\n    damping: 10\n  }",
      "{\n    duration: 628.318531ms,\n    bounce: 0.5\n  }", isSafe: false),
    Row(
      "{\n    stiffness: 100, # k,\n    damping: 10, # c,\n    mass: 1 # one\n  }",
      "{\n    duration: 628.318531ms, # k,\n    bounce: 0.5, # c,\n    # one\n  }", isSafe: false),
    Row("{ stiffness: 100, damping: 10,\n    mass: 1 }", "{ duration: 628.318531ms, bounce: 0.5 }", isSafe: false),
    Row(
      "\n    mass: 1\n    stiffness: 100\n    damping: 10\n", "\n    duration: 628.318531ms\n    bounce: 0.5\n",
      isSafe: false),
    Row(
      "\n    stiffness: 100\n    damping: 10 # c\n    # heavy\n    mass: 1   # one\n",
      "\n    duration: 628.318531ms\n    bounce: 0.5 # c\n    # heavy\n    # one\n", isSafe: false),
    Row(
      "\n    stiffness: 100\n    damping: 10\n    mass: 1", "\n    duration: 628.318531ms\n    bounce: 0.5\n",
      isSafe: false),
    Row("\n    stiffness: 100\n    damping: 10\n    mass:\n      1\n", nil),
    Row("\n    stiffness: 100\n    damping: 10\n    ? mass\n    : 1\n", nil),
    Row("{ stiffness: 100, damping: 10, mass: # one\n      1 }", nil),
    Row("{ ? mass : 1, stiffness: 100, damping: 10 }", nil),
    Row("{ mass: 1 # one\n    , stiffness: 100, damping: 10 }", nil),
  ]

  private static let others = """
    durations: { t: { value: 90ms, role: press } }
    scales: { firm: 0.8, alias: "{scales.firm}", heavy: 1.25, three: 3 }
    springs:
      bouncy: { preset: bouncy }
      same: "{springs.a}"
      part: { duration: "{springs.a.duration}", bounce: "{springs.a.bounce}" }

    """

  @Test(
    "keys and values change where they stand, and the tokens stay the same",
    arguments: responses + references + physicals)
  func rewriting(row: Row) throws {
    for isWindows in [false, true] {
      func text(_ spring: String) -> String {
        let text = Self.others + "  a: " + spring
        return isWindows ? MarkedYaml.withCRLF(text) : text
      }
      let reading = Reading(text(row.before))
      #expect(reading.lines == [])
      let finding = try #require(reading.findings().first { $0.id == "spring-legacy-form" })
      #expect(reading.lint.filter { $0.hasSuffix("spring-legacy-form") }.count == 1)
      guard let after = row.after else {
        #expect(finding.change == nil)
        continue
      }
      let change = try #require(finding.change)
      #expect(change.isSafe == row.isSafe)
      let bytes = reading.bytes(after: change)
      #expect(String(decoding: bytes, as: UTF8.self) == text(after))
      let fixed = Reading(bytes: [bytes])
      #expect(fixed.lines == [])
      #expect(fixed.values == reading.values)
      #expect(fixed.read.set.tokens.map(\.role) == reading.read.set.tokens.map(\.role))
      #expect(fixed.lint.allSatisfy { !$0.hasSuffix("spring-legacy-form") })
      let physics = [reading, fixed].map {
        $0.token("springs.a").flatMap { if case .spring(let spring) = $0.value { spring.physics } else { nil } }
      }
      let (old, new) = (try #require(physics[0]), try #require(physics[1]))
      let tolerance = row.isSafe ? 1e-12 : 1e-6
      #expect(abs(old.bounce - new.bounce) <= tolerance && abs(old.duration / new.duration - 1) <= tolerance)
    }
  }

  @Test(
    "the help names the spring, exactly or to a millionth, and its change may be waived",
    arguments: [
      ("response: 300ms, dampingRatio: 0.8", "the same spring is `duration: 300ms`, `bounce: 0.2`"),
      ("stiffness: 170, damping: 26", "to a millionth the same spring is `duration: 481.898315ms`, `bounce: 0.002946`"),
    ])
  func texts(spring: String, help: String) throws {
    let finding = try #require(
      Reading("springs: { a: { \(spring) } }").findings().first { $0.id == "spring-legacy-form" })
    #expect(finding.help == help)
    #expect(finding.severity == .info)
    let waived = Reading("springs: { a: { \(spring), waive: { spring-legacy-form: So it came. } } }")
    #expect(waived.lint.allSatisfy { !$0.hasSuffix("spring-legacy-form") && !$0.hasSuffix("waiver-unused") })
  }
}
