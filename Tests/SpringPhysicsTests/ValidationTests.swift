import SpringPhysics
import Testing

@Suite("Values that make no spring")
struct ValidationTests {
  /// A spring that cannot be made, its error, and the call's text, which names it in the results.
  struct Refusal: Sendable, CustomStringConvertible {
    /// The call.
    let description: String
    /// What it must throw.
    let error: SpringError
    /// Makes the spring.
    let make: @Sendable () throws -> Spring

    /// A refusal.
    init(
      _ description: String, _ error: SpringError, _ make: @escaping @Sendable () throws -> Spring
    ) {
      self.description = description
      self.error = error
      self.make = make
    }
  }

  static let refusals = [
    Refusal("duration 0", .notPositive(.duration, 0)) { try Spring(duration: 0, bounce: 0) },
    Refusal("duration −1", .notPositive(.duration, -1)) { try Spring(duration: -1, bounce: 0) },
    Refusal("infinite duration", .notFinite(.duration, .infinity)) {
      try Spring(duration: .infinity, bounce: 0)
    },
    Refusal("a duration too short for a stiffness", .notFinite(.stiffness, .infinity)) {
      try Spring(duration: 1e-200, bounce: 0)
    },
    Refusal("a duration too long for a stiffness", .notPositive(.stiffness, 0)) {
      try Spring(duration: 1e200, bounce: 0)
    },
    Refusal("bounce 1", .bounceOutOfRange(1)) { try Spring(duration: 1, bounce: 1) },
    Refusal("bounce just below −0.85", .bounceOutOfRange((-0.85).nextDown)) {
      try Spring(duration: 1, bounce: (-0.85).nextDown)
    },
    Refusal("infinite bounce", .notFinite(.bounce, -.infinity)) {
      try Spring(duration: 1, bounce: -.infinity)
    },
    Refusal("response 0", .notPositive(.response, 0)) { try Spring(response: 0, dampingRatio: 1) },
    Refusal("infinite damping ratio", .notFinite(.dampingRatio, .infinity)) {
      try Spring(response: 1, dampingRatio: .infinity)
    },
    Refusal("damping ratio 0", .bounceOutOfRange(1)) { try Spring(response: 1, dampingRatio: 0) },
    Refusal("damping ratio −0.5", .bounceOutOfRange(1.5)) { try Spring(response: 1, dampingRatio: -0.5) },
    Refusal("damping ratio 8", .bounceOutOfRange(-0.875)) { try Spring(response: 1, dampingRatio: 8) },
    Refusal("mass 0", .notPositive(.mass, 0)) { try Spring(mass: 0, stiffness: 1, damping: 1) },
    Refusal("stiffness −4", .notPositive(.stiffness, -4)) { try Spring(stiffness: -4, damping: 1) },
    Refusal("no damping", .bounceOutOfRange(1)) { try Spring(stiffness: 1, damping: 0) },
    Refusal("negative damping", .bounceOutOfRange(2)) { try Spring(stiffness: 1, damping: -2) },
    Refusal("far too much damping", .bounceOutOfRange(-0.9375)) { try Spring(stiffness: 1, damping: 32) },
    Refusal("infinite damping", .notFinite(.damping, .infinity)) {
      try Spring(stiffness: 1, damping: .infinity)
    },
    Refusal("stiffness and mass too far apart", .notPositive(.duration, 0)) {
      try Spring(mass: 1e-200, stiffness: 1e200, damping: 1)
    },
    Refusal("a preset with too much extra bounce", .bounceOutOfRange(1.3)) { try .bouncy(extraBounce: 1) },
    Refusal("a preset of a negative duration", .notPositive(.duration, -0.5)) { try .snappy(duration: -0.5) },
  ]

  @Test("a bad value is refused, with its parameter and itself", arguments: refusals)
  func refusal(_ refusal: Refusal) {
    #expect(throws: refusal.error) { try refusal.make() }
  }

  @Test("NaN is refused wherever it stands")
  func notANumber() {
    expectNaN(.duration) { () throws(SpringError) in try Spring(duration: .nan, bounce: 0) }
    expectNaN(.bounce) { () throws(SpringError) in try Spring(duration: 1, bounce: .nan) }
    expectNaN(.response) { () throws(SpringError) in try Spring(response: .nan, dampingRatio: 1) }
    expectNaN(.dampingRatio) { () throws(SpringError) in try Spring(response: 1, dampingRatio: .nan) }
    expectNaN(.mass) { () throws(SpringError) in try Spring(mass: .nan, stiffness: 1, damping: 1) }
    expectNaN(.stiffness) { () throws(SpringError) in try Spring(stiffness: .nan, damping: 1) }
    expectNaN(.damping) { () throws(SpringError) in try Spring(stiffness: 1, damping: .nan) }
  }

  @Test("the ends of the range make springs, in each form")
  func ends() throws {
    let lowest = Spring.bounceRange.lowerBound
    #expect(try Spring(duration: 1, bounce: lowest).bounce == lowest)
    #expect(try Spring(duration: 1, bounce: (1.0).nextDown).settlingTime.isFinite)
    for milliseconds in 1...1000 {
      let spring = try Spring(duration: Double(milliseconds) / 1000, bounce: lowest)
      _ = try Spring(response: spring.duration, dampingRatio: spring.dampingRatio)
      _ = try Spring(mass: 3, stiffness: 3 * spring.stiffness, damping: 3 * spring.damping)
    }
  }

  @Test(
    "an error says in one line what is wrong",
    arguments: [
      (SpringError.notFinite(.mass, .infinity), "mass inf is not a finite number"),
      (SpringError.notPositive(.duration, -0.5), "duration -0.5 is not above 0"),
      (SpringError.bounceOutOfRange(1.5), "bounce 1.5 is outside -0.85 ≤ bounce < 1"),
    ]
  )
  func description(error: SpringError, text: String) {
    #expect(error.description == text)
  }

  private func expectNaN(
    _ parameter: SpringError.Parameter, sourceLocation: SourceLocation = #_sourceLocation,
    _ make: () throws(SpringError) -> Spring
  ) {
    do throws(SpringError) {
      _ = try make()
      Issue.record("NaN made a spring", sourceLocation: sourceLocation)
    } catch {
      #expect(error.parameter == parameter, sourceLocation: sourceLocation)
      #expect(error.value.isNaN, sourceLocation: sourceLocation)
    }
  }
}
