import SpringPhysics
import Testing

@Suite("Forms of a spring")
struct ConversionTests {
  @Test("half a second and bounce 0.3 have the damping 17.593, not the slide's −6.54")
  func misprint() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.3)
    expectClose(spring.angularFrequency, 12.566_370_614_359_17)
    expectClose(spring.stiffness, 157.913_670_417_429_74)
    expectClose(spring.dampingRatio, 0.7)
    expectClose(spring.damping, 17.592_918_860_102_84)
  }

  @Test("a negative bounce is the inverse of a damping ratio")
  func overdamped() throws {
    let spring = try Spring(duration: 1, bounce: -0.2)
    expectClose(spring.dampingRatio, 1.25)
    expectClose(spring.damping, 15.707_963_267_948_966)
  }

  @Test("mass, stiffness and damping come to a duration and a bounce")
  func physical() throws {
    let spring = try Spring(mass: 4, stiffness: 100, damping: 24)
    expectClose(spring.duration, 1.256_637_061_435_917)
    expectClose(spring.bounce, 0.4)
    expectClose(spring.stiffness, 25)
    expectClose(spring.damping, 6)
  }

  @Test("only the ratios of mass, stiffness and damping count", arguments: [1e-300, 1e-3, 2, 1e300])
  func scale(mass: Double) throws {
    let spring = try Spring(mass: mass, stiffness: 100 * mass, damping: 14 * mass)
    expectClose(spring.duration, 0.628_318_530_717_958_6, tolerance: 1e-14)
    expectClose(spring.bounce, 0.3, tolerance: 1e-14)
  }

  @Test("the mass is 1 unless said")
  func unitMass() throws {
    #expect(try Spring(stiffness: 100, damping: 20) == Spring(mass: 1, stiffness: 100, damping: 20))
    #expect(try Spring(stiffness: 100, damping: 20).bounce == 0)
  }

  @Test("response and damping ratio bring back duration and bounce", arguments: Sample.all)
  func responseInverts(sample: Sample) throws {
    let spring = try sample.spring
    let again = try Spring(response: spring.duration, dampingRatio: spring.dampingRatio)
    #expect(again.duration == spring.duration)
    expectClose(again.bounce, spring.bounce, tolerance: 1e-15)
  }

  @Test("stiffness and damping, of any mass, bring back duration and bounce", arguments: Sample.all)
  func stiffnessInverts(sample: Sample) throws {
    let spring = try sample.spring
    for mass in [1, 0.3, 70] {
      let again = try Spring(mass: mass, stiffness: mass * spring.stiffness, damping: mass * spring.damping)
      #expect(abs(again.duration / spring.duration - 1) <= 1e-14)
      expectClose(again.bounce, spring.bounce, tolerance: 1e-14)
    }
  }

  @Test("the presets are half a second of bounce 0, 0.15 and 0.3")
  func presets() throws {
    #expect(try Spring.smooth == Spring(duration: 0.5, bounce: 0))
    #expect(try Spring.snappy == Spring(duration: 0.5, bounce: 0.15))
    #expect(try Spring.bouncy == Spring(duration: 0.5, bounce: 0.3))
    #expect(try Spring.smooth() == .smooth)
    #expect(try Spring.snappy() == .snappy)
    #expect(try Spring.bouncy() == .bouncy)
  }

  @Test("a preset takes another duration and adds the extra bounce to its own")
  func presetOptions() throws {
    #expect(try Spring.smooth(duration: 0.2) == Spring(duration: 0.2, bounce: 0))
    #expect(try Spring.smooth(extraBounce: -0.25) == Spring(duration: 0.5, bounce: -0.25))
    #expect(
      try Spring.snappy(duration: 0.3, extraBounce: 0.125) == Spring(duration: 0.3, bounce: 0.15 + 0.125))
    #expect(try Spring.bouncy(duration: 1, extraBounce: 0.5) == Spring(duration: 1, bounce: 0.3 + 0.5))
  }
}
