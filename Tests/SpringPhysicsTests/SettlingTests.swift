import SpringPhysics
import Testing

@Suite("Settling time")
struct SettlingTests {
  static let epsilons = [0.001, 0.005, 0.01, 0.2]

  @Test("a critically damped spring settles where (1 + t) e^−t is 0.001")
  func critical() throws {
    expectClose(
      try Spring(duration: 2 * .pi, bounce: 0).settlingTime, 9.233_413_476_451_586, tolerance: 1e-12)
  }

  @Test("an overdamped spring settles by its slow exponential")
  func overdamped() throws {
    // ζ = 1.25 and ω0 = 1: (4y − y⁴)/3 = 0.001 of y = e^(−t/2), so y is 0.00075 but for 10⁻¹⁰.
    expectClose(
      try Spring(duration: 2 * .pi, bounce: -0.2).settlingTime, 14.390_874_702_867_836, tolerance: 1e-9)
  }

  @Test(
    "it jumps to the next extremum where that one reaches 0.001",
    arguments: [
      (1.0, 0.089_718_125_989_631_17), (2.0, 0.260_241_599_243_564_9), (3.0, 0.408_844_966_201_102_5),
    ]
  )
  func jumps(extremum: Double, bounce: Double) throws {
    let below = try Spring(duration: 1, bounce: bounce - 1e-12)
    let above = try Spring(duration: 1, bounce: bounce + 1e-12)
    let peak = try #require(above.firstPeak)
    expectClose(above.settlingTime, extremum * peak, tolerance: 1e-5)
    #expect(below.settlingTime < (extremum - 0.1) * peak)
    #expect(below.settlingTime > (extremum - 1) * peak)
  }

  @Test("it grows with the duration and with nothing else", arguments: Sample.all)
  func scales(sample: Sample) throws {
    let time = try sample.spring.settlingTime
    for factor in [0.1, 0.75, 2, 3.7] {
      let scaled = try Spring(duration: factor * sample.duration, bounce: sample.bounce).settlingTime
      #expect(abs(scaled / (factor * time) - 1) <= 1e-14)
    }
  }

  @Test("after it the spring stays within epsilon", arguments: Sample.all, epsilons)
  func staysWithin(sample: Sample, epsilon: Double) throws {
    let spring = try sample.spring
    let settled = spring.settlingTime(epsilon: epsilon)
    let step = spring.duration / 211
    let distances = (0...1500).map { abs(spring.remainder(at: settled + step * Double($0))) }
    #expect(distances.allSatisfy { $0 <= epsilon + 1e-13 })
  }

  @Test("at it the spring is epsilon away, and just before it farther", arguments: Sample.all, epsilons)
  func isLast(sample: Sample, epsilon: Double) throws {
    let spring = try sample.spring
    let settled = spring.settlingTime(epsilon: epsilon)
    expectClose(abs(spring.remainder(at: settled)), epsilon, tolerance: 1e-12)
    #expect(abs(spring.remainder(at: settled * (1 - 1e-9))) >= epsilon)
  }

  @Test("a smaller epsilon never settles sooner", arguments: Sample.all)
  func ordered(sample: Sample) throws {
    let spring = try sample.spring
    let times = [0.999, 0.5, 0.1, 0.01, 0.001, 1e-6, 1e-12].map(spring.settlingTime(epsilon:))
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(spring.settlingTime == spring.settlingTime(epsilon: 0.001))
  }

  @Test("nothing settles to an epsilon of 0, and everything has settled to one of 1")
  func bounds() throws {
    for bounce in [-0.5, 0, 0.5] {
      let spring = try Spring(duration: 1, bounce: bounce)
      #expect(spring.settlingTime(epsilon: 0) == .infinity)
      #expect(spring.settlingTime(epsilon: -1) == .infinity)
      #expect(spring.settlingTime(epsilon: .nan) == .infinity)
      #expect(spring.settlingTime(epsilon: 1) == 0)
      #expect(spring.settlingTime(epsilon: .leastNonzeroMagnitude).isFinite)
    }
  }

  @Test("its bound is never before it, and with a bounce of 0 the time itself", arguments: Sample.all)
  func bound(sample: Sample) throws {
    let spring = try sample.spring
    #expect(spring.settlingBound >= spring.settlingTime)
    if sample.bounce == 0 { #expect(spring.settlingBound <= spring.settlingTime * (1 + 1e-12)) }
  }

  @Test("the bound of a spring that swings is 9.2334…/ζ in units of 1/ω0")
  func boundValue() throws {
    expectClose(
      try Spring(duration: 2 * .pi, bounce: 0.5).settlingBound, 2 * 9.233_413_476_451_586, tolerance: 1e-11)
  }

  @Test("it bounds every bounce, at the jumps and next to 0 too", arguments: 0..<185)
  func bounds(hundredth: Int) throws {
    let start = -0.85 + Double(hundredth) / 100
    for step in [0, 1e-12, 1e-9, 1e-8, 2e-8, 1e-4, 0.000_282, 0.005, 0.008_845] where start + step < 1 {
      let spring = try Spring(duration: 0.37, bounce: start + step)
      #expect(spring.settlingBound >= spring.settlingTime, "\(spring.bounce)")
    }
  }
}
