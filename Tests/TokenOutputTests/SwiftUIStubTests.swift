import Support
import Testing

@Suite("The stub of SwiftUI")
struct SwiftUIStubTests {
  @Test("It compiles without a warning", arguments: SwiftDialect.all)
  func compiles(dialect: SwiftDialect) throws {
    let compilation = try SwiftWorkspace(dialect).module("SwiftUI", SwiftUIStub.sources())
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("A shared constant of a type that is not Sendable is refused", arguments: SwiftDialect.all)
  func notSendable(dialect: SwiftDialect) throws {
    let workspace = try SwiftWorkspace(dialect, stub: true)
    let transition = try workspace.typecheck([
      "Motion.swift": "import SwiftUI\nenum Motion { static let toast: AnyTransition = .opacity }\n"
    ])
    #expect(transition.status != 0)
    #expect(
      transition.errorText.hasPrefix(
        "Motion.swift:2:26: error: static property 'toast' is not concurrency-safe because non-'Sendable' type "
          + "'AnyTransition' may have shared mutable state"))
  }

  @Test("What Apple calls Sendable is, and nothing else")
  func sendability() throws {
    let workspace = try SwiftWorkspace(stub: true)
    let sendable = [
      "Animation", "AnimationCompletionCriteria", "Color", "Edge", "Edge.Set", "SensoryFeedback", "Spring", "Text",
      "TransitionProperties", "UnitCurve", "UnitPoint",
    ]
    let others = ["AnyTransition", "AnyView", "EmptyView", "EnvironmentValues", "Transaction"]
    func checks(_ types: [String]) -> [String: String] {
      let lines = types.map { "let check\($0.replacing(".", with: "")): any Sendable.Type = \($0).self\n" }
      return ["A.swift": "import SwiftUI\n" + lines.joined()]
    }
    let compilation = try workspace.typecheck(checks(sendable))
    #expect(compilation.succeeded, "\(compilation)")
    let refused = try workspace.typecheck(checks(others)).errorText
    for (line, type) in others.enumerated() {
      #expect(refused.contains("A.swift:\(line + 2):"), "\(type) is Sendable")
    }
  }

  @Test("What views use compiles", arguments: SwiftDialect.all + [.swift6.onMainActor])
  func callSites(dialect: SwiftDialect) throws {
    let compilation = try SwiftWorkspace(dialect, stub: true).typecheck(["Views.swift": Self.views])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("The blurred transition is the main actor's", arguments: SwiftDialect.all)
  func blurredTransition(dialect: SwiftDialect) throws {
    let workspace = try SwiftWorkspace(dialect, stub: true)
    let bare = "import SwiftUI\nenum Motion { static func toast() -> AnyTransition { AnyTransition(.blurReplace) } }\n"
    #expect(try workspace.typecheck(["A.swift": bare]).errorText.contains("main actor-isolated static property"))
    let isolated = bare.replacing("static func", with: "@MainActor static func")
    #expect(try workspace.typecheck(["A.swift": isolated]).succeeded)
  }

  @Test("An outline shows a view with its bodies evaluated, with and without Reduce Motion")
  func outline() throws {
    let output = try SwiftWorkspace(stub: true).run([
      "Views.swift": Self.views,
      "main.swift": """
      @_spi(Stub) import SwiftUI
      print(outline(of: Screen(), reduceMotion: false))
      print(outline(of: Screen(), reduceMotion: true))
      withAnimation(.snappy) { print(Transaction.current.animation!) } completion: { print("complete") }
      print(fade(), Spring(mass: 1, stiffness: 100, damping: 10).bounce)
      """,
    ])
    let rest = """
      Text("b").transition(push(from: top).combined(with: opacity)), \
      nil, \
      Color.red.scaleEffect(0.96, anchor: (1.0, 0.0)).sensoryFeedback(impact(weight: heavy, intensity: 1.0), \
      trigger: 1).transition(OpacityTransition())]
      """
    #expect(
      output.outputText == """
        [Text("a").opacity(0.5).animation(spring(duration: 0.3, bounce: 0.2, blendDuration: 0.0), value: false), \(rest)
        [Text("a").opacity(0.5).animation(nil, value: false), \(rest)
        snappy(duration: 0.5, extraBounce: 0.0)
        complete
        AnyTransition(summary: "opacity.animation(easeOut(duration: 0.1))") 0.5

        """)
  }

  private static let views = """
    import SwiftUI

    struct Reducing<Value: Equatable>: ViewModifier {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      let value: Value

      func body(content: Content) -> some View {
        content.animation(reduceMotion ? nil : .spring(duration: 0.3, bounce: 0.2), value: value)
      }
    }

    extension View {
      func reducing(_ value: some Equatable) -> some View { modifier(Reducing(value: value)) }
    }

    struct Screen: View {
      @State private var isOpen = false

      var body: some View {
        Text("a").opacity(0.5).reducing(isOpen)
        if isOpen {
          Text("no").transition(.blurReplace)
        } else if #available(iOS 16, *) {
          Text("b").transition(.push(from: .top).combined(with: .opacity))
        }
        if isOpen { Text("c").onlyHere }
        Color.red.scaleEffect(isOpen ? 1 : 0.96, anchor: .topTrailing)
          .sensoryFeedback(.impact(weight: .heavy), trigger: 1)
          .transition(OpacityTransition())
      }
    }

    extension View {
      var onlyHere: some View { transition(.opacity).padding(.horizontal, 16).environment(\\.shade, 2) }
    }

    struct ShadeKey: EnvironmentKey { static let defaultValue = 1 }

    extension EnvironmentValues {
      var shade: Int {
        get { self[ShadeKey.self] }
        set { self[ShadeKey.self] = newValue }
      }
    }

    func fade() -> AnyTransition { .opacity.animation(.easeOut(duration: 0.1)) }
    """
}
