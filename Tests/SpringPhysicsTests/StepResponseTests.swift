import SpringPhysics
import Testing

@Suite("Step response")
struct StepResponseTests {
  @Test("an overdamped spring follows its two exponentials")
  func overdamped() throws {
    // ζ = 1.25 and ω0 = 1: the remainder is (4y − y⁴)/3 of y = e^(−t/2), and y halves every 2 ln 2.
    let spring = try Spring(duration: 2 * .pi, bounce: -0.2)
    expectClose(spring.remainder(at: 1.386_294_361_119_890_6), 31.0 / 48, tolerance: 1e-14)
    expectClose(spring.remainder(at: 2.772_588_722_239_781_2), 85.0 / 256, tolerance: 1e-14)
  }

  @Test("a critically damped spring follows (1 + t) e^−t")
  func critical() throws {
    let spring = try Spring(duration: 2 * .pi, bounce: 0)
    expectClose(spring.value(at: 0.693_147_180_559_945_3), 0.153_426_409_720_027_3, tolerance: 1e-14)
    #expect(spring.firstPeak == nil)
    #expect(spring.overshoot == 0)
  }

  @Test("a spring that bounces follows its damped swing")
  func underdamped() throws {
    // ζ = 0.6 and ω0 = 1: it swings at 0.8, the first peak is at π/0.8, and e^(−0.75π) beyond the target.
    let spring = try Spring(duration: 2 * .pi, bounce: 0.4)
    expectClose(try #require(spring.firstPeak), 3.926_990_816_987_241_5, tolerance: 1e-14)
    expectClose(spring.overshoot, 0.094_780_224_842_154_85, tolerance: 1e-14)
    expectClose(spring.value(at: 3.926_990_816_987_241_5), 1.094_780_224_842_154_85, tolerance: 1e-14)
    expectClose(spring.remainder(at: 1.963_495_408_493_620_8), 0.230_897_978_496_374_25, tolerance: 1e-14)
  }

  @Test("a spring starts at 0 and ends at 1", arguments: Sample.all)
  func ends(sample: Sample) throws {
    let spring = try sample.spring
    #expect(spring.remainder(at: 0) == 1)
    #expect(spring.remainder(at: -1) == 1)
    #expect(spring.value(at: 0) == 0)
    #expect(spring.remainder(at: .infinity) == 0)
    #expect(abs(spring.remainder(at: 1e3 * spring.duration)) <= 1e-12)
  }

  @Test("the overshoot is the highest point that sampling finds", arguments: Sample.all)
  func overshoot(sample: Sample) throws {
    let spring = try sample.spring
    let highest = times(to: 4 * spring.duration, count: 8000).map { spring.value(at: $0) - 1 }.max() ?? 0
    #expect(highest <= spring.overshoot + 1e-12)
    #expect(max(0, highest) >= spring.overshoot - 2e-6)
  }

  @Test("the first peak is as high as the overshoot, and only a bounce has one", arguments: Sample.all)
  func firstPeak(sample: Sample) throws {
    let spring = try sample.spring
    guard let peak = spring.firstPeak else {
      #expect(spring.bounce < 1e-8)
      #expect(spring.overshoot == 0)
      return
    }
    #expect(spring.bounce > 0)
    expectClose(spring.value(at: peak) - 1, spring.overshoot, tolerance: 1e-12)
  }

  @Test("without a bounce the value only rises and never passes 1", arguments: Sample.withoutBounce)
  func monotone(sample: Sample) throws {
    let spring = try sample.spring
    let values = times(to: 20 * spring.duration, count: 2000).map(spring.value)
    for (value, next) in zip(values, values.dropFirst()) where next < value - 1e-15 {
      Issue.record("\(value) is followed by \(next)")
    }
    #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
  }

  @Test("the regimes meet around bounce 0", arguments: [-1.01e-8, -0.99e-8, -1e-16, 1e-16, 0.99e-8, 1.01e-8])
  func seam(bounce: Double) throws {
    let near = try Spring(duration: 1, bounce: bounce)
    let critical = try Spring(duration: 1, bounce: 0)
    for time in times(to: 5, count: 500) {
      #expect(abs(near.value(at: time) - critical.value(at: time)) <= 5e-9)
    }
    expectClose(near.settlingTime, critical.settlingTime, tolerance: 1e-6)
  }

  @Test("the motion obeys its equation: x″ + damping·x′ + stiffness·(x − 1) = 0", arguments: Sample.all)
  func equation(sample: Sample) throws {
    let spring = try sample.spring
    let step = 1e-4 * spring.duration
    for time in times(to: 3 * spring.duration, count: 60).dropFirst() {
      let (before, now, after) = (
        spring.value(at: time - step), spring.value(at: time), spring.value(at: time + step)
      )
      let acceleration = (after - 2 * now + before) / (step * step)
      let force = spring.damping * (after - before) / (2 * step) + spring.stiffness * (now - 1)
      #expect(abs(acceleration + force) <= 1e-4 * spring.stiffness)
    }
  }

  /// The times from 0 to `end` in `count` equal steps.
  private func times(to end: Double, count: Int) -> [Double] {
    (0...count).map { end * Double($0) / Double(count) }
  }
}
