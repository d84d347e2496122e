import Support
import Testing

@testable import TokenOutput

/// The generated file alone, and as a module that another one uses.
@Suite("Generated Swift compiles")
struct CallSiteTests {
  @Test("It compiles alone where there is no SwiftUI", arguments: SampleSet.all, SwiftDialect.all)
  func alone(sample: SampleSet, dialect: SwiftDialect) throws {
    let text = try sample.generated().render(.swift)
    let compilation = try SwiftWorkspace(dialect).typecheck(["Motion.swift": text])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("Every call site compiles in another module", arguments: SwiftDialect.generated)
  func callSites(dialect: SwiftDialect) throws {
    let compiled = try CompiledSet(SampleSet.compact.generated(), dialect, stub: true)
    let compilation = try compiled.workspace.typecheck(["Views.swift": Self.views])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("The tokens of this package compile with SwiftUI", arguments: SwiftDialect.all)
  func ownSet(dialect: SwiftDialect) throws {
    let text = try SampleSet.own.generated().render(.swift)
    let compilation = try SwiftWorkspace(dialect, stub: true).typecheck(["Motion.swift": text])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("What is deprecated warns where it is used, with the author's words, and nowhere else")
  func deprecated() throws {
    let workspace = try CompiledSet(SampleSet.compact.generated(), stub: true).workspace
    let uses = """
      import SwiftUI
      import Tokens

      let one = MotionToken.Old.card
      let two = Motion.Old.card
      let three = Motion.Old.card(reduceMotion: true)
      let four = MotionToken.Old.button
      let five = Motion.Durations.Sheets.Nested.full
      let kept = Motion.Old.kept
      """
    let complaints = try workspace.typecheck(["A.swift": uses]).errorText
    let expected = [
      (4, "'card' is deprecated: use `springs.standard`"), (5, "'card' is deprecated: use `springs.standard`"),
      (6, "'card(reduceMotion:)' is deprecated: use `springs.standard`"), (7, "'button' is deprecated"),
      (8, "'full' is deprecated: use `half`;"),
    ]
    for (line, message) in expected { #expect(complaints.contains("A.swift:\(line):"), "\(message)") }
    for (_, message) in expected { #expect(complaints.contains("error: \(message)"), "\(complaints)") }
    #expect(!complaints.contains("A.swift:9:"))
  }

  @Test("Under Reduce Motion a crossfade of at most 200 ms plays, and nothing for what is continuous")
  func reduceMotion() throws {
    let workspace = try CompiledSet(SampleSet.compact.generated(), stub: true).workspace
    let output = try workspace.run([
      "main.swift": """
      @_spi(Stub) import SwiftUI
      import Tokens

      let tokens: [MotionToken] = [.standard, .spinner, .Momentum.flick, MotionToken(duration: 0.1, bounce: 0.2)]
      for token in tokens {
        for reduceMotion in [false, true] {
          print(outline(of: Text("a").motion(token, value: 1), reduceMotion: reduceMotion))
        }
      }
      for reduceMotion in [false, true] {
        withMotion(.pop, reduceMotion: reduceMotion) { print(Transaction.current.animation.map { "\\($0)" } ?? "none") }
        print(Motion.pop(reduceMotion: reduceMotion).map { "\\($0)" } ?? "none")
        print(Motion.spinner(reduceMotion: reduceMotion).map { "\\($0)" } ?? "none")
      }
      """
    ])
    func spring(_ duration: String, _ bounce: String) -> String {
      "spring(duration: \(duration), bounce: \(bounce), blendDuration: 0.0)"
    }
    func text(_ animation: String) -> String { "Text(\"a\").animation(\(animation), value: 1)" }
    let expected = [
      text(spring("0.25", "0.0")), text("easeOut(duration: 0.2)"), text(spring("1.0", "0.0")), text("nil"),
      text(spring("0.3", "0.2")), text("easeOut(duration: 0.2)"), text(spring("0.1", "0.2")),
      text("easeOut(duration: 0.1)"),
      spring("0.4", "0.35"), spring("0.4", "0.35"), spring("1.0", "0.0"),
      "easeOut(duration: 0.2)", "easeOut(duration: 0.2)", "none",
    ]
    #expect(output.outputText.split(separator: "\n").map(String.init) == expected)
  }

  private static let views = """
    import Foundation
    import SwiftUI
    import Tokens

    extension MotionToken {
      static let house = MotionToken(duration: 0.2, bounce: 0)
      static let still = MotionToken(duration: 0.2, bounce: 0.1, reduced: .immediate)
      enum Feature { static let card = MotionToken(duration: 0.3, bounce: 0, reduced: .crossfade(0.1)) }
    }

    struct Screen: View {
      @Environment(\\.accessibilityReduceMotion) private var reduceMotion
      @State private var isOpen = false

      var body: some View {
        Text("a").animation(Motion.standard, value: isOpen)
        Text("b").motion(.default, value: isOpen).motion(._2xl, value: isOpen)
        Text("c").motion(.Momentum.flick, value: isOpen).motion(.Momentum.HeavyThings.sheetDetent, value: isOpen)
        Text("d").motion(.house, value: isOpen).motion(.still, value: isOpen).motion(.Feature.card, value: isOpen)
        Text("e").animation(Motion.default(reduceMotion: reduceMotion), value: isOpen)
        Text("f").animation(Motion.Momentum.throw(reduceMotion: reduceMotion), value: isOpen)
        Text("g").animation(MotionToken.Momentum.throw.animation(reduceMotion: true), value: isOpen)
        Text("h").animation(Motion.standard.delay(Motion.Stagger.list.delay(at: 3)), value: isOpen)
          .padding(.horizontal, Spacing._2xl)
      }

      func toggle() throws -> Int {
        withMotion(.standard, reduceMotion: reduceMotion) { isOpen.toggle() }
        return try withMotion(.Momentum.flick, reduceMotion: reduceMotion) { try count() }
      }

      private func count() throws -> Int { 1 }
    }

    let times: [TimeInterval] = [
      Motion.Durations.quick, Motion.Durations.repeat, Motion.Durations.toast.exit,
      Motion.Durations.Sheets.half.enter, Motion.Stagger.Grids.photos.delay(at: 1),
      Motion.Stagger(interval: 0.03, maxItems: 4).delay(at: 9),
    ]
    let lengths: [CGFloat] = [Spacing.none, Spacing._2xl, Radius.inner, Radius.Controls.button]
    let pair = Motion.EnterExit(enter: 0.1, exit: 0.2)
    let animation: Animation = Motion._2xl
    let spring: Animation = MotionToken.house.animation
    let names: Set<MotionToken> = Set(MotionToken.allCases)
    func send(_ token: MotionToken) async { await Task { [token] in _ = token }.value }
    """
}
