/// A property of a view that the framework keeps up to date.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol DynamicProperty {}

/// A key of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value
  /// The value when none is set.
  static var defaultValue: Self.Value { get }
}

/// What views inherit from those around them.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public struct EnvironmentValues {
  var values: [ObjectIdentifier: Any] = [:]
  var reduceMotion = false

  // `Environment` reads it outside any actor, as Apple's does, and hands out values that need not be Sendable, which no
  // lock and no task-local value lets through. The programs that evaluate views have one thread.
  nonisolated(unsafe) static var current = EnvironmentValues()

  /// The defaults.
  public init() {}

  /// The value of a key.
  public subscript<K>(key: K.Type) -> K.Value where K: EnvironmentKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@available(*, unavailable)
extension EnvironmentValues: Sendable {}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension EnvironmentValues {
  /// True when the person asked for less motion.
  public var accessibilityReduceMotion: Bool { reduceMotion }
}

/// Reads a value of the environment.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads what is at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    self.keyPath = keyPath
  }

  /// The value.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// A value that a view owns.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@propertyWrapper public struct State<Value>: DynamicProperty {
  final class Box {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  let box: Box

  /// Makes a state.
  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  /// Makes a state.
  public init(initialValue value: Value) {
    box = Box(value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

struct EnvironmentWriting<Value> {
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  init(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) {
    self.keyPath = keyPath
    self.value = value
  }
}

extension EnvironmentWriting: ViewModifier {
  typealias Body = Never
}

@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
extension View {
  /// Sets a value of the environment for the view.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(EnvironmentWriting(keyPath, value))
  }
}
