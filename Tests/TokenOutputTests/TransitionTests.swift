import Support
import Testing

@testable import TokenOutput

/// What SwiftUI is given when views come and go, with and without Reduce Motion.
@Suite("Generated transitions")
struct TransitionTests {
  @Test(
    "Each end plays its effects with its animation, and what replaces them under Reduce Motion", arguments: expected)
  func played(token: String, full: String, reduced: String) throws {
    let lines = try Self.printed.get()
    #expect(lines["\(token) false"] == full)
    #expect(lines["\(token) true"] == reduced)
  }

  @Test("The modifier reads the environment and passes the anchor on")
  func modifier() throws {
    let lines = try Self.printed.get()
    for token in Self.expected.map(\.token) {
      for reduceMotion in [false, true] {
        let transition = try #require(lines["\(token) \(reduceMotion)"])
        #expect(lines["\(token) modifier \(reduceMotion)"] == "Text(\"a\").transition(\(transition))")
      }
    }
    #expect(lines["own modifier false"] == "Text(\"a\").transition(move(edge: top))")
    #expect(lines["own modifier true"] == "Text(\"a\").transition(identity)")
    #expect(lines["centred"]?.contains("anchor: (0.5, 0.5)") == true)
  }

  private static let fade = "opacity.animation(easeOut(duration: 0.2))"
  private static func spring(_ duration: String, _ bounce: String = "0.0") -> String {
    "spring(duration: \(duration), bounce: \(bounce), blendDuration: 0.0)"
  }
  private static func ends(_ insertion: String, _ removal: String) -> String {
    "asymmetric(insertion: \(insertion), removal: \(removal))"
  }

  private static let expected: [(token: String, full: String, reduced: String)] = [
    (
      "toast",
      ends(
        "opacity.combined(with: move(edge: top)).animation(\(spring("0.35")))",
        "opacity.combined(with: move(edge: top)).animation(\(spring("0.21")))"), fade
    ),
    (
      "popover",
      ends(
        "scale(scale: 0.95, anchor: (1.0, 0.0)).combined(with: opacity).animation(\(spring("0.25")))",
        "scale(scale: 0.95, anchor: (1.0, 0.0)).combined(with: opacity).animation(\(spring("0.15")))"),
      ends(fade, "opacity.animation(easeOut(duration: 0.15))")
    ),
    ("row", "opacity.combined(with: offset(x: 0.0, y: -12.5)).animation(\(spring("0.3", "0.2")))", fade),
    (
      "badge",
      ends(fade, "scale(scale: 0.8, anchor: (1.0, 0.0)).combined(with: opacity).animation(\(spring("0.12")))"),
      "opacity.animation(easeOut(duration: 0.1))"
    ),
    (
      "Pages.forward",
      ends(
        "push(from: trailing).animation(\(spring("0.3", "0.1")))", "push(from: trailing).animation(\(spring("0.2")))"),
      fade
    ),
    (
      "Pages.upwards",
      ends(
        "push(from: bottom).animation(timingCurve(0.2, 0.0, 0.0, 1.0, duration: 0.25))",
        "push(from: bottom).animation(timingCurve(0.2, 0.0, 0.0, 1.0, duration: 0.2))"), fade
    ),
    (
      "figure",
      ends(
        "BlurReplace.combined(with: opacity).animation(easeOut(duration: 0.2))",
        "BlurReplace.combined(with: opacity).animation(easeOut(duration: 0.15))"),
      ends(
        "BlurReplace.combined(with: opacity).animation(easeOut(duration: 0.2))",
        "BlurReplace.combined(with: opacity).animation(easeOut(duration: 0.15))")
    ),
    (
      "swap", ends("push(from: top).combined(with: BlurReplace).animation(\(spring("0.25")))", "identity"),
      ends(fade, "identity")
    ),
    ("flash", ends("identity", "move(edge: bottom).animation(\(spring("0.3")))"), "identity"),
    ("fade", fade, fade),
  ]

  /// The lines that a program prints, by label.
  private static let printed = Result {
    let calls = expected.map { token, full, _ in
      let anchor = full.contains("anchor") ? "anchor: .topTrailing, " : ""
      return """
        show("\(token)") { .\(token) } _: { Motion.Transitions.\(token)(\(anchor)reduceMotion: $0) }

        """
    }
    let workspace = try CompiledSet(SampleSet.compact.generated(), stub: true).workspace
    let output = try workspace.run(["main.swift": program + calls.joined()])
    let pairs = output.outputText.split(separator: "\n").map {
      $0.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
    }
    let blur = #/BlurReplaceTransition\(.*?downUp"\)\)/#
    return Dictionary(
      uniqueKeysWithValues: pairs.map { (String($0[0]), String($0[1]).replacing(blur, with: "BlurReplace")) })
  }

  private static let program = """
    @_spi(Stub) import SwiftUI
    import Tokens

    @MainActor func show(
      _ label: String, _ token: () -> MotionTransition, _ transition: (Bool) -> AnyTransition
    ) {
      for reduceMotion in [false, true] {
        let text = "\\(transition(reduceMotion))"
        let summary = text.dropFirst("AnyTransition(summary: \\"".count).dropLast(2).replacing("\\\\\\"", with: "\\"")
        print("\\(label) \\(reduceMotion) = \\(summary)")
        let view = Text("a").motionTransition(token(), anchor: .topTrailing)
        print("\\(label) modifier \\(reduceMotion) = \\(outline(of: view, reduceMotion: reduceMotion))")
      }
    }

    extension MotionTransition {
      static let own = MotionTransition { anchor, reduceMotion in reduceMotion ? .identity : .move(edge: .top) }
    }
    print("own modifier false = \\(outline(of: Text("a").motionTransition(.own), reduceMotion: false))")
    print("own modifier true = \\(outline(of: Text("a").motionTransition(.own), reduceMotion: true))")
    print("centred = \\(Motion.Transitions.popover())")

    """
}
