import SpringPhysics
import Testing

@Suite("Golden springs", .enabled(if: GoldenSprings.areThere, "\(GoldenSprings.whereabouts)"))
struct GoldenTests {
  @Test("the table has 63 springs")
  func count() {
    #expect(GoldenSprings.rows.count == 63)
  }

  @Test("every value agrees with 40 digits to 1e-9", arguments: GoldenSprings.rows)
  func values(row: GoldenSprings.Row) throws {
    let spring = try Spring(duration: row["duration_s"], bounce: row["bounce"])
    expectClose(spring.dampingRatio, row["damping_ratio"])
    expectClose(spring.stiffness, row["stiffness"])
    expectClose(spring.damping, row["damping"])
    expectClose(spring.angularFrequency, row["omega0_rad_s"])
    expectClose(spring.overshoot * 100, row["overshoot_pct"])
    expectClose(spring.value(at: spring.duration), row["value_at_duration"])
    expectClose(spring.settlingTime, row["settle_exact_eps1e-3_s"])
    expectClose(spring.settlingTime(epsilon: 0.005), row["settle_exact_eps5e-3_s"])
    expectClose(spring.settlingTime(epsilon: 0.01), row["settle_exact_eps1e-2_s"])
  }

  @Test(
    "the first peak agrees to 1e-9, and is missing where the table has none", arguments: GoldenSprings.rows)
  func firstPeak(row: GoldenSprings.Row) throws {
    let spring = try Spring(duration: row["duration_s"], bounce: row["bounce"])
    guard let expected = row.values["t_first_peak_s"] else {
      #expect(spring.firstPeak == nil)
      return
    }
    expectClose(try #require(spring.firstPeak), expected)
  }

  @Test("the older forms of a spring give the same spring", arguments: GoldenSprings.rows)
  func forms(row: GoldenSprings.Row) throws {
    let forms = [
      try Spring(response: row["duration_s"], dampingRatio: row["damping_ratio"]),
      try Spring(mass: row["mass"], stiffness: row["stiffness"], damping: row["damping"]),
    ]
    for spring in forms {
      expectClose(spring.duration, row["duration_s"])
      expectClose(spring.bounce, row["bounce"])
    }
  }
}
