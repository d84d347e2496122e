import Foundation

/// A piece of an interface.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@MainActor @preconcurrency public protocol View {
  /// The type of `body`.
  associatedtype Body: View
  /// What the view consists of.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The body of a view that is built in: there is none.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Never: View {
  /// Never evaluated.
  public var body: Never { fatalError("a built-in view has no body") }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View where Body == Never {
  /// Never evaluated.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that shows nothing.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct EmptyView {
  /// Makes an empty view.
  nonisolated public init() {}
}

@available(*, unavailable)
extension EmptyView: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EmptyView: View {
  /// Built in.
  public typealias Body = Never
}

/// A line of text.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Text: Equatable, Sendable {
  let content: String

  /// Shows a text that is not looked up in a table of translations.
  nonisolated public init(verbatim content: String) {
    self.content = content
  }

  /// Shows a text that is not looked up in a table of translations.
  @_disfavoredOverload nonisolated public init<S>(_ content: S) where S: StringProtocol {
    self.content = String(content)
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Text: View {
  /// Built in.
  public typealias Body = Never
}

/// A colour, which as a view fills what it is given.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Color: Hashable, Sendable {
  let name: String

  /// Nothing at all.
  public static let clear = Color(name: "clear")
  /// Black.
  public static let black = Color(name: "black")
  /// White.
  public static let white = Color(name: "white")
  /// Red, adapted to the context.
  public static let red = Color(name: "red")
  /// Green, adapted to the context.
  public static let green = Color(name: "green")
  /// Blue, adapted to the context.
  public static let blue = Color(name: "blue")
  /// The colour of primary content.
  public static let primary = Color(name: "primary")
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Color: View {
  /// Built in.
  public typealias Body = Never
}
