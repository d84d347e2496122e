import Foundation

/// How a view comes and goes. Not `Sendable`, and said so: no `static let` may hold one, so that what Apple declares as
/// one is computed here.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct AnyTransition {
  let summary: String
}

@available(*, unavailable)
extension AnyTransition: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension AnyTransition {
  /// No change.
  public static var identity: AnyTransition { AnyTransition(summary: "identity") }

  /// From transparent, and back to it.
  public static var opacity: AnyTransition { AnyTransition(summary: "opacity") }

  /// From nothing, and back to it.
  public static var scale: AnyTransition { AnyTransition(summary: "scale") }

  /// From a smaller or larger size, and back to it.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(summary: "scale(scale: \(scale), anchor: \(anchor.summary))")
  }

  /// In from the leading edge, out at the trailing edge.
  public static var slide: AnyTransition { AnyTransition(summary: "slide") }

  /// From an edge, and back to it.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(summary: "move(edge: \(edge))") }

  /// From a distance, and back to it.
  public static func offset(_ offset: CGSize) -> AnyTransition { self.offset(x: offset.width, y: offset.height) }

  /// From a distance, and back to it.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(summary: "offset(x: \(x), y: \(y))")
  }

  /// One transition in, another out.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(summary: "asymmetric(insertion: \(insertion.summary), removal: \(removal.summary))")
  }

  /// Between two modifiers.
  public static func modifier<E>(active: E, identity: E) -> AnyTransition where E: ViewModifier {
    AnyTransition(summary: "modifier(active: \(active), identity: \(identity))")
  }

  /// Both transitions at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(summary: "\(summary).combined(with: \(other.summary))")
  }

  /// The transition with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(summary: "\(summary).animation(\(text(of: animation)))")
  }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0, *)
extension AnyTransition {
  /// In from an edge, out at the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(summary: "push(from: \(edge))") }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension AnyTransition {
  /// Forgets the type of a transition.
  public init<T>(_ transition: T) where T: Transition {
    self.init(summary: "\(transition)")
  }
}
