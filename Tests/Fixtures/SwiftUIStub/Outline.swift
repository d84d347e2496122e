/// A view in one line: its bodies evaluated down to what is built in, with the modifiers behind it, as in
/// `Text("Hello").animation(spring(duration: 0.3, bounce: 0.2, blendDuration: 0.0), value: true)`.
/// This is the stub's alone: `@_spi(Stub) import SwiftUI`.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@_spi(Stub) @MainActor public func outline(of view: some View, reduceMotion: Bool) -> String {
  let outside = EnvironmentValues.current
  defer { EnvironmentValues.current = outside }
  EnvironmentValues.current.reduceMotion = reduceMotion
  return outline(of: view)
}

@MainActor func outline(of view: some View) -> String {
  (view as? any Outlined)?.outline() ?? outline(of: view.body)
}

/// A built-in view.
@MainActor protocol Outlined {
  func outline() -> String
}

/// A built-in modifier.
@MainActor protocol OutlinedModifier {
  func outline(of content: some View) -> String
}

extension BuiltInModifier: OutlinedModifier {
  func outline(of content: some View) -> String { "\(SwiftUI.outline(of: content)).\(text)" }
}

extension EnvironmentWriting: OutlinedModifier {
  func outline(of content: some View) -> String {
    let outside = EnvironmentValues.current
    defer { EnvironmentValues.current = outside }
    EnvironmentValues.current[keyPath: keyPath] = value
    return SwiftUI.outline(of: content)
  }
}

extension ModifiedContent: Outlined where Content: View, Modifier: ViewModifier {
  func outline() -> String {
    (modifier as? any OutlinedModifier)?.outline(of: content)
      ?? SwiftUI.outline(of: modifier.body(content: _ViewModifier_Content { SwiftUI.outline(of: content) }))
  }
}

extension EmptyView: Outlined {
  func outline() -> String { "EmptyView()" }
}

extension Text: Outlined {
  func outline() -> String { "Text(\(content.debugDescription))" }
}

extension Color: Outlined {
  func outline() -> String { "Color.\(name)" }
}

extension _ViewModifier_Content: Outlined {
  func outline() -> String { outlined() }
}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension PlaceholderContentView: Outlined {
  func outline() -> String { SwiftUI.outline(of: view) }
}

extension AnyView: Outlined {
  func outline() -> String { SwiftUI.outline(of: view) }
}

extension Group: Outlined where Content: View {
  func outline() -> String { SwiftUI.outline(of: content) }
}

extension Optional: Outlined where Wrapped: View {
  func outline() -> String { map { SwiftUI.outline(of: $0) } ?? "nil" }
}

extension _ConditionalContent: Outlined where TrueContent: View, FalseContent: View {
  func outline() -> String {
    switch storage {
    case .trueContent(let content): SwiftUI.outline(of: content)
    case .falseContent(let content): SwiftUI.outline(of: content)
    }
  }
}

extension TupleView: Outlined {
  func outline() -> String {
    let views = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    return "[" + views.map { SwiftUI.outline(of: $0) }.joined(separator: ", ") + "]"
  }
}
