import Support
import Testing

@testable import TokenOutput

/// The stub's availability is compared with Apple's pages; what is generated, with the stub's.
@Suite("Availability in generated Swift")
struct SwiftAvailabilityTests {
  @Test("What uses something younger than SwiftUI says since when it is there, and nothing else does")
  func compact() throws {
    let young = [
      ("AnyTransition.push(from:)", ["Pages.forward", "Pages.upwards"]), ("BlurReplaceTransition", ["figure", "swap"]),
    ]
    var expected: [String: [String: String]] = [:]
    for (symbol, tokens) in young {
      for token in tokens {
        expected["MotionTransition.\(token)"] = try Self.stub(symbol)
        expected["Motion.Transitions.\(token)(reduceMotion:)"] = try Self.stub(symbol)
      }
    }
    expected["Motion.Easing.unitCurve"] = try Self.stub("UnitCurve")
    let symbols = try Self.symbols(of: SampleSet.compact.generated())
    for symbol in symbols {
      if symbol.path == "Motion.Haptics" || symbol.path.hasPrefix("Motion.Haptics.") {
        #expect(symbol.availability == (try Self.stub("SensoryFeedback")), "\(symbol.path)")
      } else {
        #expect(symbol.availability == expected[symbol.path, default: [:]], "\(symbol.path)")
      }
    }
    #expect(symbols.count { $0.path.hasPrefix("Motion.Haptics") } == 10)
    #expect(Set(expected.keys).isSubset(of: symbols.map(\.path)))
  }

  @Test("An effect at either end counts, and the youngest decides")
  func ends() throws {
    let set = GeneratedSet(
      """
      transitions:
        in: { enter: 200ms, exit: { animation: 100ms, effects: opacity }, effects: { push: top } }
        out: { enter: 200ms, exit: { animation: 100ms, effects: { push: top } }, effects: opacity }
        both: { enter: 200ms, exit: { animation: 100ms, effects: blurReplace }, effects: { push: top } }
        old: { enter: 200ms, exit: 100ms, effects: [opacity, { scale: 0.9 }, { offset: [0, 1] }, { move: top }] }
      """)
    #expect(set.complaints.isEmpty)
    let symbols = try Self.symbols(of: set)
    func availability(_ name: String) -> [String: String]? { symbols.first { $0.path == name }?.availability }
    let push = try Self.stub("AnyTransition.push(from:)")
    #expect(availability("Motion.Transitions.in(reduceMotion:)") == push)
    #expect(availability("Motion.Transitions.out(reduceMotion:)") == push)
    #expect(availability("Motion.Transitions.both(reduceMotion:)") == (try Self.stub("BlurReplaceTransition")))
    #expect(availability("Motion.Transitions.old(anchor:reduceMotion:)") == [:])
    let isolated = symbols.filter { $0.declaration.contains("@MainActor") && $0.path.hasPrefix("Motion.Transitions") }
    #expect(isolated.map(\.path) == ["Motion.Transitions.both(reduceMotion:)"])
  }

  private static func symbols(of set: GeneratedSet) throws -> [SwiftSymbol] {
    try CompiledSet(set, stub: true).workspace.symbols(of: "Tokens")
  }

  private static func stub(_ path: String) throws -> [String: String] {
    try #require(try SwiftUIStub.symbols().first { $0.path == path }).availability
  }
}
