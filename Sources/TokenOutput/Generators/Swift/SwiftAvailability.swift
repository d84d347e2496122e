import TokenModel

/// The first systems that have something of SwiftUI that is younger than SwiftUI, as `@available` lists them.
enum SwiftAvailability: String, Comparable, CaseIterable {
  /// `AnyTransition.push(from:)`.
  case of2022 = "iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1"
  /// `UnitCurve` and `Transition`.
  case of2023 = "iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1"
  /// `SensoryFeedback`.
  case feedback = "iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 26"

  /// What an effect needs; nil for one that is as old as SwiftUI.
  init?(needing effect: Effect) {
    switch effect {
    case .push: self = .of2022
    case .blurReplace: self = .of2023
    case .opacity, .move, .offset, .scale: return nil
    }
  }

  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
