import SpringPhysics
import TokenModel

/// Springs that are written in older forms: their own numbers are kept, and the duration and bounce that they come to
/// are rounded to a millionth.
extension Resolver {
  /// A spring by its response and damping ratio, or its mass, stiffness and damping; nil where something was reported.
  mutating func convertedSpring(_ body: Draft.Body) -> SpringValue? {
    switch body {
    case .response(let response, let dampingRatio, let keys):
      let duration = amount(response)
      guard let ratio = amount(dampingRatio), let duration else { return nil }
      let form = SpringValue.Form.response(dampingRatio: ratio)
      return converted(form, keys, duration: duration, at: ratio.place) { () throws(SpringError) in
        try Spring(response: duration.value.double / 1000, dampingRatio: ratio.value.double)
      }
    case .physical(let massSlot, let stiffnessSlot, let dampingSlot, let keys):
      let mass = massSlot.flatMap { amount($0) }
      let stiffness = amount(stiffnessSlot)
      guard let damping = amount(dampingSlot), let stiffness, mass != nil || massSlot == nil,
        isInRange(mass: mass?.value.double ?? 1, stiffness, damping)
      else { return nil }
      let form = SpringValue.Form.physical(mass: mass, stiffness: stiffness, damping: damping)
      return converted(form, keys, duration: nil, at: damping.place) { () throws(SpringError) in
        try Spring(mass: mass?.value.double ?? 1, stiffness: stiffness.value.double, damping: damping.value.double)
      }
    default: return nil
    }
  }

  /// Whether the numbers come to a duration and a bounce that a spring may have; reports where they do not.
  private mutating func isInRange(mass: Double, _ stiffness: Amount, _ damping: Amount) -> Bool {
    guard (mass / stiffness.value.double).squareRoot() * 2 * .pi <= 3600 else {
      report(
        LanguageError.valueRange.at(
          stiffness.place, "this stiffness comes to a duration of more than 1 h",
          help: mass > 1 ? "write a larger stiffness or a smaller mass" : "write a larger stiffness"))
      return false
    }
    let critical = 2 * (stiffness.value.double * mass).squareRoot()
    let ratio = damping.value.double / critical
    // Beyond these the bounce is below −0.85, or no longer distinguishable from 1.
    let strongest = 1 / (1 + Spring.bounceRange.lowerBound)
    let weakest = 1e-6
    if weakest...strongest ~= ratio { return true }
    let isStrong = ratio > strongest
    let bound = (critical * (isStrong ? strongest : weakest) * 1000).rounded(isStrong ? .down : .up) / 1000
    report(
      LanguageError.valueRange.at(
        damping.place, "this damping is too \(isStrong ? "strong" : "weak") for a spring of that stiffness",
        help: Decimal(rounding: bound, places: 3).map { "write at \(isStrong ? "most" : "least") \($0)" }))
    return false
  }

  private mutating func converted(
    _ form: SpringValue.Form, _ keys: SpringValue.OlderKeys, duration: Amount?, at place: SourceRange,
    _ make: () throws(SpringError) -> Spring
  ) -> SpringValue? {
    do throws(SpringError) {
      let physics = try make()
      let time = duration?.value ?? Decimal(rounding: physics.duration * 1000, places: Decimal.places)
      if let time, let bounce = Decimal(rounding: physics.bounce, places: Decimal.places) {
        return SpringValue(
          duration: duration ?? Amount(time, at: place, .derived), bounce: Amount(bounce, at: place, .derived),
          form: form, physics: physics, olderKeys: keys)
      }
      report(LanguageError.valueRange.at(place, "these numbers come to no spring"))
    } catch {
      report(LanguageError.valueRange.at(place, "these numbers come to no spring: \(error)"))
    }
    return nil
  }
}
