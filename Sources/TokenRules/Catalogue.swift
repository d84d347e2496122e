// Recorded from the files in Rules by `make record`; do not edit.

/// Every rule there is, in the order of their files.
package enum Catalogue {
  /// The rules.
  package static let rules: [any Rule.Type] = [
    BounceInvisible.self,
    BounceLimit.self,
    BounceNegative.self,
    BounceOnExit.self,
    DeprecatedReference.self,
    DescriptionMissing.self,
    DurationCap.self,
    DurationFloor.self,
    EasingDirection.self,
    EasingLinear.self,
    EasingOvershoot.self,
    ExitEffects.self,
    ExitMissing.self,
    ExitRatio.self,
    HiddenCharacters.self,
    NameStyle.self,
    NearDuplicate.self,
    PressScale.self,
    RadiusInset.self,
    ReduceMotion.self,
    ReduceMotionDuration.self,
    ScaleFromNothing.self,
    ScaleOrder.self,
    SettlingTime.self,
    SpacingGrid.self,
    SpringForMovement.self,
    SpringLegacyForm.self,
    StaggerInterval.self,
    StaggerItems.self,
    StaggerTotal.self,
    WaiverUnused.self,
  ]
}
