/// Builds a view from the statements of a closure.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@resultBuilder public struct ViewBuilder {
  /// Takes an expression as it is.
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }

  /// Nothing becomes an empty view.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view stays itself.
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }

  /// Several views become a tuple.
  @_disfavoredOverload
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View {
    TupleView((repeat each content))
  }

  /// An `if` without `else`.
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(first: TrueContent)
    -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
  {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// The second branch of an `if` or `switch`.
  public static func buildEither<TrueContent, FalseContent>(second: FalseContent)
    -> _ConditionalContent<TrueContent, FalseContent> where TrueContent: View, FalseContent: View
  {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// A branch under `if #available`.
  public static func buildLimitedAvailability<Content>(_ content: Content) -> AnyView where Content: View {
    AnyView(content)
  }
}

/// Several views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct TupleView<T> {
  /// The views.
  public var value: T

  /// Makes one view of several.
  nonisolated public init(_ value: T) {
    self.value = value
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension TupleView: View {
  /// Built in.
  public typealias Body = Never
}

/// One of two views.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
  /// Built in.
  public typealias Body = Never
}

/// A view whose type is forgotten.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct AnyView {
  let view: any View

  /// Forgets the type of a view.
  nonisolated public init<V>(_ view: V) where V: View {
    self.view = view
  }

  /// Forgets the type of a view.
  nonisolated public init<V>(erasing view: V) where V: View {
    self.view = view
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension AnyView: View {
  /// Built in.
  public typealias Body = Never
}

/// Views to which one modifier is applied.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Group<Content> {
  let content: Content
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Group: View where Content: View {
  /// Built in.
  public typealias Body = Never

  /// Makes a group of views.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension Optional: View where Wrapped: View {
  /// Built in.
  public typealias Body = Never
}
