import Foundation

/// How a view comes and goes.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol Transition {
  /// The type of `body(content:phase:)`.
  associatedtype Body: View
  /// The view in a phase of its coming and going.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  /// What it is like, for all transitions of the type.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
  /// Stands for the view.
  typealias Content = PlaceholderContentView<Self>
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition {
  /// With motion.
  @MainActor @preconcurrency public static var properties: TransitionProperties { TransitionProperties() }
}

/// What a transition is like.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct TransitionProperties: Sendable {
  /// True for what Reduce Motion replaces by opacity.
  public var hasMotion: Bool

  /// Says what a transition is like.
  public init(hasMotion: Bool = true) {
    self.hasMotion = hasMotion
  }
}

/// Where a view is in its coming and going.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@frozen public enum TransitionPhase {
  case willAppear
  case identity
  case didDisappear

  /// True while the view is there.
  public var isIdentity: Bool { self == .identity }
  /// -1, 0 or 1.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// From transparent, and back to it: without motion.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
nonisolated public struct OpacityTransition: Transition {
  /// Without motion.
  public static let properties = TransitionProperties(hasMotion: false)

  /// Makes the transition.
  nonisolated public init() {}

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Blurred and scaled.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
@MainActor @preconcurrency public struct BlurReplaceTransition: Transition {
  /// How it scales.
  public struct Configuration: Equatable {
    let name: String

    /// Down and out, up and in.
    public static var downUp: Configuration { Configuration(name: "downUp") }
    /// Up in both directions.
    public static var upUp: Configuration { Configuration(name: "upUp") }
  }

  /// How it scales.
  public var configuration: BlurReplaceTransition.Configuration

  /// Makes the transition.
  @MainActor @preconcurrency public init(configuration: BlurReplaceTransition.Configuration) {
    self.configuration = configuration
  }

  /// The view in a phase.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == OpacityTransition {
  /// From transparent, and back to it.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { OpacityTransition() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transition where Self == BlurReplaceTransition {
  /// Blurred and scaled, down and up.
  @MainActor @preconcurrency public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }

  /// Blurred and scaled.
  @MainActor @preconcurrency public static func blurReplace(
    _ config: BlurReplaceTransition.Configuration = .downUp
  ) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
