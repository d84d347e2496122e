import Foundation

/// A modifier of the stub: a text that is appended to the outline of the view.
struct BuiltInModifier {
  let text: String

  init(_ text: String) {
    self.text = text
  }
}

extension BuiltInModifier: ViewModifier {
  typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Animates the view when a value changes; nil does not.
  nonisolated public func animation<V>(_ animation: Animation?, value: V) -> some View where V: Equatable {
    modifier(BuiltInModifier("animation(\(text(of: animation)), value: \(value))"))
  }

  /// Says how the view comes and goes.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(BuiltInModifier("transition(\(t.summary))"))
  }

  /// Changes the transactions of the view.
  nonisolated public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    var transaction = Transaction()
    transform(&transaction)
    return modifier(BuiltInModifier("transaction(\(text(of: transaction.animation)))"))
  }

  /// Scales the view alike in both directions.
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(BuiltInModifier("scaleEffect(\(s), anchor: \(anchor.summary))"))
  }

  /// Scales the view.
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
  }

  /// Scales the view.
  nonisolated public func scaleEffect(x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center) -> some View {
    modifier(BuiltInModifier("scaleEffect(x: \(x), y: \(y), anchor: \(anchor.summary))"))
  }

  /// Makes the view translucent.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(BuiltInModifier("opacity(\(opacity))"))
  }

  /// Shifts the view.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Shifts the view.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(BuiltInModifier("offset(x: \(x), y: \(y))"))
  }

  /// Adds space at some edges.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length.map { "\($0)" } ?? "nil"
    return modifier(BuiltInModifier("padding(\(edges.rawValue), \(length))"))
  }

  /// Adds space at all edges.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension View {
  /// Says how the view comes and goes.
  nonisolated public func transition<T>(_ transition: T) -> some View where T: Transition {
    self.transition(AnyTransition(transition))
  }

  /// Animates only what the closure puts on the view.
  nonisolated public func animation<V>(
    _ animation: Animation?,
    @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View where V: View {
    body(PlaceholderContentView(view: self))
      .modifier(BuiltInModifier("animation(\(text(of: animation)))"))
  }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
extension View {
  /// Plays feedback when a value changes.
  nonisolated public func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View
  where T: Equatable {
    modifier(BuiltInModifier("sensoryFeedback(\(feedback.summary), trigger: \(trigger))"))
  }

  /// Plays feedback when a value changes in a certain way.
  nonisolated public func sensoryFeedback<T>(
    _ feedback: SensoryFeedback,
    trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View where T: Equatable {
    modifier(BuiltInModifier("sensoryFeedback(\(feedback.summary), trigger: \(trigger), condition: …)"))
  }

  /// Plays what a closure says when a value changes.
  nonisolated public func sensoryFeedback<T>(
    trigger: T,
    _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View where T: Equatable {
    modifier(BuiltInModifier("sensoryFeedback(trigger: \(trigger), …)"))
  }
}

nonisolated func text(of animation: Animation?) -> String {
  animation?.description ?? "nil"
}
