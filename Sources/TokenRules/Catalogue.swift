// Recorded from the files in Rules by `make record`; do not edit.

/// Every rule there is, in the order of their files.
package enum Catalogue {
  /// The rules.
  package static let rules: [any Rule.Type] = [
    BounceLimit.self,
    BounceNegative.self,
    BounceOnExit.self,
    DurationCap.self,
    DurationFloor.self,
    EasingDirection.self,
    EasingLinear.self,
    EasingOvershoot.self,
    ExitEffects.self,
    ExitMissing.self,
    ExitRatio.self,
    PressScale.self,
    ReduceMotion.self,
    ReduceMotionDuration.self,
    ScaleFromNothing.self,
    SpacingGrid.self,
    SpringForMovement.self,
    StaggerInterval.self,
    StaggerItems.self,
    StaggerTotal.self,
    WaiverUnused.self,
  ]
}
