import Support
import Testing

@testable import TokenOutput

/// What SwiftUI is given to animate with, with and without Reduce Motion.
@Suite("Generated animations")
struct PlayedAnimationTests {
  @Test(
    "Under Reduce Motion a crossfade of at most 200 ms plays, nothing for what is continuous, else what the token says",
    arguments: [
      (".standard", spring("0.25", "0.0"), "easeOut(duration: 0.2)"), (".spinner", spring("1.0", "0.0"), "nil"),
      (".Momentum.flick", spring("0.3", "0.2"), "easeOut(duration: 0.2)"),
      ("MotionToken(duration: 0.1, bounce: 0.2)", spring("0.1", "0.2"), "easeOut(duration: 0.1)"),
      (".crossfade", curve("0.0, 0.0, 0.58, 1.0", "0.2"), curve("0.0, 0.0, 0.58, 1.0", "0.2")),
      (".progress", curve("0.0, 0.0, 1.0, 1.0", "0.2"), "nil"),
      (".tint", curve("0.2, 0.0, 0.0, 1.0", "0.18"), curve("0.0, 0.0, 0.58, 1.0", "0.2")),
      (".Momentum.glow", curve("0.3, -0.4, 0.6, 1.0", "0.3"), "easeOut(duration: 0.05)"),
    ])
  func reduceMotion(token: String, full: String, reduced: String) throws {
    let lines = try Self.printed.get()
    #expect(lines["\(token) false"] == "Text(\"a\").animation(\(full), value: 1)")
    #expect(lines["\(token) true"] == "Text(\"a\").animation(\(reduced), value: 1)")
  }

  @Test("A function says the same as the modifier, and withMotion plays it")
  func functions() throws {
    let lines = try Self.printed.get()
    #expect(lines["pop false"] == Self.spring("0.4", "0.35"))
    #expect(lines["pop true"] == "easeOut(duration: 0.2)")
    #expect(lines["withMotion false"] == Self.spring("0.4", "0.35"))
    #expect(lines["withMotion true"] == "easeOut(duration: 0.2)")
    #expect(lines["spinner true"] == "nil")
  }

  @Test("A curve has SwiftUI's name where it has one, else its control points")
  func curves() throws {
    let lines = try Self.printed.get()
    #expect(lines["crossfade"] == "easeOut(duration: 0.2)")
    #expect(lines["progress"] == "linear(duration: 0.2)")
    #expect(lines["tint"] == Self.curve("0.2, 0.0, 0.0, 1.0", "0.18"))
    #expect(lines["emphasized"] == Self.curve("0.2, 0.0, 0.0, 1.0", "2.0"))
    #expect(lines["unit curve"] == "bezier(startControlPoint: (0.42, 0.0), endControlPoint: (0.58, 1.0))")
  }

  @Test("A cascade delays each item to its turn, and none of them under Reduce Motion")
  func cascade() throws {
    let lines = try Self.printed.get()
    #expect(lines["second false"]?.contains(Self.spring("0.25", "0.0") + ".delay(0.08), ") == true)
    #expect(lines["before false"]?.contains(Self.curve("0.2, 0.0, 0.0, 1.0", "0.18") + ".delay(0.0), ") == true)
    #expect(lines["last false"]?.contains(Self.spring("1.0", "0.0") + ".delay(0.28), ") == true)
    #expect(lines["second true"]?.contains("(easeOut(duration: 0.2), ") == true)
    #expect(lines["last true"]?.contains("(nil, ") == true)
  }

  @Test("A spring takes over the speed of a finger; a curve cannot")
  func handOff() throws {
    let lines = try Self.printed.get()
    #expect(lines["flick let go"] == "interpolatingSpring(duration: 0.3, bounce: 0.2, initialVelocity: 4.5)")
    #expect(lines["tint let go"] == Self.curve("0.2, 0.0, 0.0, 1.0", "0.18"))
  }

  @Test("A haptic is SwiftUI's feedback, with an intensity where one is given")
  func haptics() throws {
    let lines = try Self.printed.get()
    #expect(lines["confirm"] == "success")
    #expect(lines["heavy"] == "impact(weight: heavy, intensity: 0.7)")
    #expect(lines["landing"] == "impact(flexibility: soft, intensity: 0.25)")
    #expect(lines["light"] == "impact(weight: light, intensity: 1.0)")
  }

  private static func spring(_ duration: String, _ bounce: String) -> String {
    "spring(duration: \(duration), bounce: \(bounce), blendDuration: 0.0)"
  }

  private static func curve(_ points: String, _ duration: String) -> String {
    "timingCurve(\(points), duration: \(duration))"
  }

  /// The lines that a program prints, by label.
  private static let printed = Result {
    let workspace = try CompiledSet(SampleSet.compact.generated(), stub: true).workspace
    let output = try workspace.run(["main.swift": program])
    let lines = output.outputText.split(separator: "\n").map {
      $0.split(separator: " = ", maxSplits: 1, omittingEmptySubsequences: false)
    }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), String($0[1])) })
  }

  private static let program = """
    @_spi(Stub) import SwiftUI
    import Tokens

    func show(_ label: String, _ animation: Animation?) {
      print("\\(label) = \\(animation.map { "\\($0)" } ?? "nil")")
    }
    /// A value of the stub that is not an animation prints as the text that it holds.
    func show(_ label: String, text value: any Equatable) {
      print("\\(label) = \\("\\(value)".split(separator: "\\"").dropFirst().first ?? "")")
    }

    let tokens: [(String, MotionToken)] = [
      (".standard", .standard), (".spinner", .spinner), (".Momentum.flick", .Momentum.flick),
      ("MotionToken(duration: 0.1, bounce: 0.2)", MotionToken(duration: 0.1, bounce: 0.2)), (".crossfade", .crossfade),
      (".progress", .progress), (".tint", .tint), (".Momentum.glow", .Momentum.glow),
    ]
    let items: [(String, MotionToken, Int)] = [("second", .standard, 2), ("before", .tint, -1), ("last", .spinner, 99)]
    for reduceMotion in [false, true] {
      for (label, token) in tokens {
        print("\\(label) \\(reduceMotion) = \\(outline(of: Text("a").motion(token, value: 1), reduceMotion: reduceMotion))")
      }
      for (label, token, index) in items {
        let view = Text("a").motion(token, value: 1, stagger: .list, at: index)
        print("\\(label) \\(reduceMotion) = \\(outline(of: view, reduceMotion: reduceMotion))")
      }
      withMotion(.pop, reduceMotion: reduceMotion) { show("withMotion \\(reduceMotion)", Transaction.current.animation) }
      show("pop \\(reduceMotion)", Motion.pop(reduceMotion: reduceMotion))
      show("spinner \\(reduceMotion)", Motion.spinner(reduceMotion: reduceMotion))
    }
    show("crossfade", Motion.crossfade)
    show("progress", Motion.progress)
    show("tint", Motion.tint)
    show("emphasized", Motion.Easing.emphasized.animation(duration: 2))
    show("unit curve", text: Motion.Easing.standard.unitCurve)
    show("flick let go", MotionToken.Momentum.flick.animation(initialVelocity: 4.5))
    show("tint let go", MotionToken.tint.animation(initialVelocity: 4.5))
    show("confirm", text: Motion.Haptics.confirm)
    show("heavy", text: Motion.Haptics.Taps.heavy)
    show("landing", text: Motion.Haptics.Taps.landing)
    show("light", text: Motion.Haptics.Taps.light)
    """
}
