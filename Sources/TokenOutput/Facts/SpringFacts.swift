import SpringPhysics
import TokenModel

/// What a spring's duration and bounce imply, printed.
struct SpringFacts {
  /// The damping ratio.
  let dampingRatio: String
  /// 1/s² for a mass of 1.
  let stiffness: String
  /// 1/s for a mass of 1.
  let damping: String
  /// When it stays within 0.1 % of its end, in ms.
  let settling: String
  /// How far it overshoots, in percent; `0` where it does not.
  let overshoot: String

  /// The facts of a spring.
  init(_ spring: Spring) {
    dampingRatio = Printing.significant(spring.dampingRatio)
    stiffness = Printing.significant(spring.stiffness)
    damping = Printing.significant(spring.damping)
    settling = Printing.rounded(spring.settlingTime * 1000, places: 1)
    overshoot = Printing.rounded(spring.overshoot * 100, places: 2)
  }
}
