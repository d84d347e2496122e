// Recorded from the files in Rules by `make record`; do not edit.

/// Every rule there is, in the order of their files.
package enum Catalogue {
  /// The rules.
  package static let rules: [any Rule.Type] = [
    BounceLimit.self,
    BounceNegative.self,
    DurationCap.self,
    DurationFloor.self,
    ExitMissing.self,
    ExitRatio.self,
    SpacingGrid.self,
    StaggerInterval.self,
    StaggerItems.self,
    StaggerTotal.self,
    WaiverUnused.self,
  ]
}
