import Support
import Testing

/// Apple's reference pages, as far as the stub follows them.
@Suite("The declarations of the stub of SwiftUI")
struct SwiftUIAvailabilityTests {
  @Test("Each is available since Apple's is, on each platform")
  func availability() throws {
    let symbols = try Self.symbols()
    #expect(symbols.count > 150)
    for symbol in symbols {
      #expect(symbol.availability == Self.expected(symbol).versions, "\(symbol.path): \(symbol.declaration)")
    }
  }

  @Test("Each that is younger than SwiftUI is in the stub", arguments: younger)
  func presence(rule: Rule) throws {
    #expect(try Self.symbols().contains { rule.covers($0) })
  }

  @Test("Labels, types, defaults and isolation are Apple's", arguments: declarations)
  func signature(path: String, declaration: String) throws {
    let written = try Self.symbols().filter { $0.path == path }.map(\.declaration)
    #expect(written.contains(declaration))
  }

  private static func symbols() throws -> [SwiftSymbol] { try SwiftUIStub.symbols().filter { $0.access == "public" } }

  private static func expected(_ symbol: SwiftSymbol) -> Platforms {
    younger.filter { $0.covers(symbol) }.max { $0.path.utf8.count < $1.path.utf8.count }?.platforms ?? .original
  }
}

/// The first versions that have something.
struct Platforms: Sendable {
  let versions: [String: String]

  init(iOS: String, macOS: String, tvOS: String, watchOS: String, visionOS: String) {
    versions = ["iOS": iOS, "macOS": macOS, "tvOS": tvOS, "watchOS": watchOS, "visionOS": visionOS]
  }

  static let original = Platforms(iOS: "13", macOS: "10.15", tvOS: "13", watchOS: "6", visionOS: "1")
  static let of2022 = Platforms(iOS: "16", macOS: "13", tvOS: "16", watchOS: "9", visionOS: "1")
  static let of2023 = Platforms(iOS: "17", macOS: "14", tvOS: "17", watchOS: "10", visionOS: "1")
  static let feedback = Platforms(iOS: "17", macOS: "14", tvOS: "17", watchOS: "10", visionOS: "26")
  static let pathComplete = Platforms(iOS: "17.5", macOS: "14.5", tvOS: "17.5", watchOS: "10.5", visionOS: "26")
}

/// A declaration, with all in it, that is younger than SwiftUI.
struct Rule: Sendable, CustomStringConvertible {
  let path: String
  let part: String
  let platforms: Platforms

  init(_ path: String, _ platforms: Platforms, where part: String = "") {
    self.path = path
    self.part = part
    self.platforms = platforms
  }

  var description: String { path + " " + part }

  func covers(_ symbol: SwiftSymbol) -> Bool {
    (symbol.path == path || symbol.path.hasPrefix(path + "."))
      && (part.isEmpty || symbol.declaration.hasSuffix(part))
  }
}

private let younger = [
  Rule("Animation.spring(_:blendDuration:)", .of2023),
  Rule("Animation.interpolatingSpring(_:initialVelocity:)", .of2023),
  Rule("Animation.timingCurve(_:duration:)", .of2023),
  Rule("Animation.logicallyComplete(after:)", .of2023),
  Rule("AnimationCompletionCriteria", .of2023),
  Rule("withAnimation(_:completionCriteria:_:completion:)", .of2023),
  Rule("Transaction.addAnimationCompletion(criteria:_:)", .of2023),
  Rule("Spring", .of2023),
  Rule("UnitCurve", .of2023),
  Rule("AnyTransition.push(from:)", .of2022),
  Rule("AnyTransition.init(_:)", .of2023),
  Rule("Transition", .of2023),
  Rule("TransitionProperties", .of2023),
  Rule("TransitionPhase", .of2023),
  Rule("OpacityTransition", .of2023),
  Rule("BlurReplaceTransition", .of2023),
  Rule("PlaceholderContentView", .of2023),
  Rule("View.transition(_:)", .of2023, where: "T : Transition"),
  Rule("View.animation(_:body:)", .of2023),
  Rule("SensoryFeedback", .feedback),
  Rule("SensoryFeedback.pathComplete", .pathComplete),
  Rule("View.sensoryFeedback(_:trigger:)", .feedback),
  Rule("View.sensoryFeedback(_:trigger:condition:)", .feedback),
  Rule("View.sensoryFeedback(trigger:_:)", .feedback),
]

private let declarations = [
  ("View", "@MainActor @preconcurrency protocol View"),
  ("View.body", "@ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }"),
  ("ViewModifier", "@MainActor @preconcurrency protocol ViewModifier"),
  (
    "ViewModifier.body(content:)",
    "@ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body"
  ),
  ("View.modifier(_:)", "nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T>"),
  (
    "View.animation(_:value:)",
    "nonisolated func animation<V>(_ animation: Animation?, value: V) -> some View where V : Equatable"
  ),
  ("View.transition(_:)", "nonisolated func transition(_ t: AnyTransition) -> some View"),
  ("View.transition(_:)", "nonisolated func transition<T>(_ transition: T) -> some View where T : Transition"),
  (
    "View.scaleEffect(_:anchor:)",
    "nonisolated func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View"
  ),
  (
    "View.sensoryFeedback(_:trigger:)",
    "nonisolated func sensoryFeedback<T>(_ feedback: SensoryFeedback, trigger: T) -> some View where T : Equatable"
  ),
  ("EnvironmentValues.accessibilityReduceMotion", "var accessibilityReduceMotion: Bool { get }"),
  ("Environment", "@frozen @propertyWrapper struct Environment<Value>"),
  (
    "Animation.spring(duration:bounce:blendDuration:)",
    "static func spring(duration: TimeInterval = 0.5, bounce: Double = 0.0, blendDuration: Double = 0) -> Animation"
  ),
  (
    "Animation.spring(_:blendDuration:)",
    "static func spring(_ spring: Spring, blendDuration: TimeInterval = 0.0) -> Animation"
  ),
  (
    "Animation.interactiveSpring(duration:extraBounce:blendDuration:)",
    "static func interactiveSpring(duration: TimeInterval = 0.15, extraBounce: Double = 0.0, "
      + "blendDuration: TimeInterval = 0.25) -> Animation"
  ),
  (
    "Animation.interpolatingSpring(duration:bounce:initialVelocity:)",
    "static func interpolatingSpring(duration: TimeInterval = 0.5, bounce: Double = 0.0, "
      + "initialVelocity: Double = 0.0) -> Animation"
  ),
  (
    "Animation.interpolatingSpring(mass:stiffness:damping:initialVelocity:)",
    "static func interpolatingSpring(mass: Double = 1.0, stiffness: Double, damping: Double, "
      + "initialVelocity: Double = 0.0) -> Animation"
  ),
  (
    "Animation.interpolatingSpring(_:initialVelocity:)",
    "static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0.0) -> Animation"
  ),
  (
    "Animation.smooth(duration:extraBounce:)",
    "static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation"
  ),
  (
    "Animation.snappy(duration:extraBounce:)",
    "static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation"
  ),
  (
    "Animation.bouncy(duration:extraBounce:)",
    "static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0.0) -> Animation"
  ),
  ("Animation.spring", "static var spring: Animation { get }"),
  ("Animation.smooth", "static var smooth: Animation { get }"),
  ("Animation.snappy", "static var snappy: Animation { get }"),
  ("Animation.bouncy", "static var bouncy: Animation { get }"),
  (
    "Animation.timingCurve(_:_:_:_:duration:)",
    "static func timingCurve(_ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, "
      + "duration: TimeInterval = 0.35) -> Animation"
  ),
  (
    "Animation.timingCurve(_:duration:)",
    "static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation"
  ),
  ("Animation.easeIn(duration:)", "static func easeIn(duration: TimeInterval) -> Animation"),
  ("Animation.easeOut(duration:)", "static func easeOut(duration: TimeInterval) -> Animation"),
  ("Animation.easeInOut(duration:)", "static func easeInOut(duration: TimeInterval) -> Animation"),
  ("Animation.linear(duration:)", "static func linear(duration: TimeInterval) -> Animation"),
  ("Animation.delay(_:)", "func delay(_ delay: TimeInterval) -> Animation"),
  ("Animation.speed(_:)", "func speed(_ speed: Double) -> Animation"),
  (
    "Animation.repeatCount(_:autoreverses:)",
    "func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation"
  ),
  ("Animation.repeatForever(autoreverses:)", "func repeatForever(autoreverses: Bool = true) -> Animation"),
  ("Animation.logicallyComplete(after:)", "func logicallyComplete(after duration: TimeInterval) -> Animation"),
  (
    "withAnimation(_:_:)",
    "func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result"
  ),
  (
    "withAnimation(_:completionCriteria:_:completion:)",
    "func withAnimation<Result>(_ animation: Animation? = .default, "
      + "completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, "
      + "completion: @escaping () -> Void) rethrows -> Result"
  ),
  ("Spring.init(duration:bounce:)", "init(duration: TimeInterval = 0.5, bounce: Double = 0.0)"),
  ("Spring.init(response:dampingRatio:)", "init(response: Double, dampingRatio: Double)"),
  (
    "Spring.init(mass:stiffness:damping:allowOverDamping:)",
    "init(mass: Double = 1.0, stiffness: Double, damping: Double, allowOverDamping: Bool = false)"
  ),
  (
    "Spring.init(settlingDuration:dampingRatio:epsilon:)",
    "init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001)"
  ),
  (
    "UnitCurve.bezier(startControlPoint:endControlPoint:)",
    "static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve"
  ),
  ("AnyTransition.opacity", "static var opacity: AnyTransition { get }"),
  ("AnyTransition.move(edge:)", "static func move(edge: Edge) -> AnyTransition"),
  ("AnyTransition.push(from:)", "static func push(from edge: Edge) -> AnyTransition"),
  ("AnyTransition.offset(x:y:)", "static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition"),
  (
    "AnyTransition.scale(scale:anchor:)",
    "static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition"
  ),
  (
    "AnyTransition.asymmetric(insertion:removal:)",
    "static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition"
  ),
  ("AnyTransition.combined(with:)", "func combined(with other: AnyTransition) -> AnyTransition"),
  ("AnyTransition.animation(_:)", "func animation(_ animation: Animation?) -> AnyTransition"),
  ("AnyTransition.init(_:)", "init<T>(_ transition: T) where T : Transition"),
  ("Transition", "@MainActor @preconcurrency protocol Transition"),
  ("Transition.opacity", "@MainActor @preconcurrency static var opacity: OpacityTransition { get }"),
  ("Transition.blurReplace", "@MainActor @preconcurrency static var blurReplace: BlurReplaceTransition { get }"),
  ("OpacityTransition", "nonisolated struct OpacityTransition"),
  ("BlurReplaceTransition", "@MainActor @preconcurrency struct BlurReplaceTransition"),
  ("TransitionProperties.init(hasMotion:)", "init(hasMotion: Bool = true)"),
  (
    "SensoryFeedback.impact(weight:intensity:)",
    "static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback"
  ),
  (
    "SensoryFeedback.impact(flexibility:intensity:)",
    "static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback"
  ),
]
