/// What goes with a change of state.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
@frozen public struct Transaction {
  /// The animation of the change.
  public var animation: Animation?
  /// True when views may not add animations of their own.
  public var disablesAnimations = false

  /// Makes a transaction without animation.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction inside the innermost `withTransaction` or `withAnimation`.
  @_spi(Stub) public static var current: Transaction {
    var transaction = Transaction(animation: innermost.animation)
    transaction.disablesAnimations = innermost.disablesAnimations
    return transaction
  }

  /// What a transaction holds; unlike the transaction itself it may be shared.
  fileprivate struct Contents: Sendable {
    var animation: Animation?
    var disablesAnimations = false
  }

  @TaskLocal fileprivate static var innermost = Contents()
}

@available(*, unavailable)
extension Transaction: Sendable {}

@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
extension Transaction {
  /// Adds what is called at the end; here it is not called.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {}
}

/// When an animation counts as finished.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let name: String

  /// At the end of the duration; a long tail may follow.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Changes state in a transaction.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let contents = Transaction.Contents(
    animation: transaction.animation, disablesAnimations: transaction.disablesAnimations)
  return try Transaction.$innermost.withValue(contents, operation: body)
}

/// Changes state with an animation.
@available(iOS 13.0, macOS 10.15, tvOS 13.0, watchOS 6.0, visionOS 1.0, *)
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Changes state with an animation, and calls back at its end: here at once.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0, *)
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  completion()
  return result
}
