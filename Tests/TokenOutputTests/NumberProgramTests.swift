import Support
import Testing

@testable import TokenOutput

/// A program for any platform: what an app computes with the generated numbers, without SwiftUI.
@Suite("A program that uses the number layer")
struct NumberProgramTests {
  @Test("Times are seconds, by token")
  func durations() throws {
    try expect("durations", [0.15, 0.35, 0.21, 0.3, 0.18, 0.4, 0.25, 1.2])
  }

  @Test("The delay of an item is clamped to the first and the last step: items -1, 0, 7, 8 and 99")
  func delays() throws {
    try expect("eight items in step", [0, 0, 0.28, 0.28, 0.28])
    try expect("six items in step", [0, 0, 0.2, 0.2, 0.2])
    try expect("none in step", [0, 0, 0, 0, 0])
  }

  @Test("Scales and lengths are what the files say")
  func lengths() throws {
    try expect("lengths", [0.97, 0.95, 0.95, 48, 8])
  }

  /// Distance 200, velocity 800; then distance 300, fraction 0.5, velocity 900; then fraction 0.25 alone.
  @Test("A sheet is dismissed where it is far or fast enough, and never where it is thrown back")
  func dismissal() throws {
    try expect("sheet", ["no", "yes", "yes", "no", "yes", "no", "no", "yes"])
    try expect("card", ["no", "no", "yes", "no", "yes", "yes", "no"])
    try expect("fraction", ["no", "no", "no", "yes", "no"])
    try expect("no thresholds", ["no", "no"])
  }

  /// Computed by hand with excess · c · d / (d + c · excess): c is 0.4, then 0.55 where a gesture says nothing.
  @Test("The rubber band gives way less and less, alike in both directions, and not at all where there is no room")
  func rubberBand() throws {
    try expect(
      "rubber band",
      [35.294117647058826, 171.42857142857142, -35.294117647058826, 0, 0, 0, 25.730994152046783, 0.5496221347823371])
  }

  /// Computed with forty digits, by Newton's method; the overshooting one begins below zero.
  @Test("An easing is the curve of CSS with its control points")
  func easings() throws {
    try expect("easeInOut", [0, 0, 0.019722453548, 0.129161931047, 0.5, 0.870838068953, 0.980277546452, 1, 1])
    try expect("emphasized", [0, 0, 0.15625, 0.607220362073, 0.87783360481, 0.975480067876, 0.996459040512, 1, 1])
    try expect(
      "anticipate", [0, 0, -0.071038151411, 0.012301127065, 0.41951385274, 0.83148919891, 0.971560762228, 1, 1])
    try expect("linear", [0, 0, 0.1, 0.25, 0.5, 0.75, 0.9, 1, 1])
  }

  @Test("All cases are the springs, then the curves, as they are written; a curve settles when it ends")
  func allCases() throws {
    try expect(
      "all cases", [0.25, 0.25, 1, 0.3, 0.3, 0.3, 0.4, 0.4, 0.5, 0.2, 0.1, 0.15, 0.2, 0.2, 0.18, 1.2, 0.3, 0.15])
    try expect("settling", [0.2, 0.2, 0.18, 1.2, 0.3, 0.15])
    try expect(
      "reduced",
      [
        "unchanged", "immediate", "curve(duration:0.2,easing:Easing(x1:0.0,y1:0.0,x2:0.58,y2:1.0))", "unchanged",
        "crossfade(0.05)", "crossfade(0.15)",
      ])
    try expect("equal", ["yes", "yes", "no"])
  }

  private func expect(_ label: String, _ numbers: [Double]) throws {
    let words = try #require(try Self.printed.get()[label])
    let values = words.compactMap { Double($0) }
    #expect(values.count == numbers.count && words.count == numbers.count)
    for (value, number) in zip(values, numbers) {
      #expect((value - number).magnitude < 1e-9, "\(label): \(values), not \(numbers)")
    }
  }

  private func expect(_ label: String, _ words: [String]) throws {
    #expect(try Self.printed.get()[label] == words)
  }

  /// The words of each line behind its label.
  private static let printed = Result {
    let output = try CompiledSet(SampleSet.compact.generated(), stub: false).workspace.run(["main.swift": program])
    let lines = output.outputText.split(separator: "\n").map { $0.split(separator: ": ") }
    return Dictionary(uniqueKeysWithValues: lines.map { (String($0[0]), $0[1].words) })
  }

  private static let program = """
    import Foundation
    import Tokens

    typealias Times = Motion.Durations
    func show(_ label: String, _ values: [Double]) {
      print(label + ": " + values.map { "\\($0)" }.joined(separator: " "))
    }
    func show(_ label: String, _ answers: [Bool]) {
      print(label + ": " + answers.map { $0 ? "yes" : "no" }.joined(separator: " "))
    }

    show("durations", [
      Times.quick, Times.toast.enter, Times.toast.exit, Times.Sheets.half.enter, Times.Sheets.half.exit,
      MotionToken.pop.duration, MotionToken.standard.duration, Motion.Gestures.holdToDelete.holdDuration ?? 0,
    ])
    let items = [-1, 0, 7, 8, 99]
    show("eight items in step", items.map { Motion.Stagger.list.delay(at: $0) })
    show("six items in step", items.map { Motion.Stagger.Grids.photos.delay(at: $0) })
    show("none in step", items.map { Motion.Stagger(interval: 0.04, maxItems: 0).delay(at: $0) })
    show("lengths", [
      Motion.Scales.Press.standard, Motion.Scales.Press.in, Motion.Scales.entrance, Spacing._2xl, Radius.inner,
    ].map { Double($0) })

    let sheet = Motion.Gestures.dismissSheet
    show("sheet", [
      sheet.shouldDismiss(translation: 199, velocity: 799), sheet.shouldDismiss(translation: 200, velocity: 0),
      sheet.shouldDismiss(translation: 1, velocity: 800), sheet.shouldDismiss(translation: 500, velocity: -800),
      sheet.shouldDismiss(translation: 500, velocity: -799), sheet.shouldDismiss(translation: -500, velocity: 0),
      sheet.shouldDismiss(translation: 0, velocity: 0), sheet.shouldDismiss(translation: -10, velocity: 1200),
    ])
    let card = Motion.Gestures.Cards.dismiss
    show("card", [
      card.shouldDismiss(translation: 199, velocity: 0, dimension: 400),
      card.shouldDismiss(translation: 299, velocity: 0),
      card.shouldDismiss(translation: 200, velocity: 0, dimension: 400),
      card.shouldDismiss(translation: 200, velocity: -900, dimension: 400),
      card.shouldDismiss(translation: 300, velocity: 0, dimension: 4000),
      card.shouldDismiss(translation: 0, velocity: 900, dimension: 400),
      card.shouldDismiss(translation: 0, velocity: 0, dimension: 0),
    ])
    let share = Motion.Gestures(dismissFraction: 0.25)
    show("fraction", [
      share.shouldDismiss(translation: 500, velocity: 9000), share.shouldDismiss(translation: 0, velocity: 0, dimension: 0),
      share.shouldDismiss(translation: 99, velocity: 0, dimension: 400),
      share.shouldDismiss(translation: 100, velocity: -9000, dimension: 400),
      share.shouldDismiss(translation: 100, velocity: 0, dimension: -400),
    ])
    show("no thresholds", [
      Motion.Gestures().shouldDismiss(translation: 900, velocity: 900, dimension: 9),
      Motion.Gestures.holdToDelete.shouldDismiss(translation: 900, velocity: 900),
    ])
    let edge = Motion.Gestures.edge
    show("rubber band", [
      edge.rubberBand(100, dimension: 300), edge.rubberBand(1000, dimension: 300), edge.rubberBand(-100, dimension: 300),
      edge.rubberBand(0, dimension: 300), edge.rubberBand(100, dimension: 0), edge.rubberBand(-100, dimension: -1),
      sheet.rubberBand(50, dimension: 400), card.rubberBand(1, dimension: 800),
    ].map { Double($0) })

    let shares = [-0.5, 0, 0.1, 0.25, 0.5, 0.75, 0.9, 1, 1.5]
    show("easeInOut", shares.map { Motion.Easing.standard.value(at: $0) })
    show("emphasized", shares.map { Motion.Easing.emphasized.value(at: $0) })
    show("anticipate", shares.map { Motion.Easing.Backwards.windUp.value(at: $0) })
    show("linear", shares.map { Motion.Easing(0.5, 0.5, 0.7, 0.7).value(at: $0) })

    show("all cases", MotionToken.allCases.map(\\.duration))
    let curves = MotionToken.allCases.filter { $0.easing != nil }
    show("settling", curves.map(\\.settlingTime))
    print("reduced: " + curves.map { "\\($0.reduced)".filter { $0 != " " } }.joined(separator: " ")
      .replacingOccurrences(of: "Tokens.Motion.", with: ""))
    show("equal", [
      MotionToken.allCases[13] == .progress, MotionToken.Momentum.glow == MotionToken.allCases[16],
      MotionToken.crossfade == MotionToken(duration: 0.2, bounce: 0, reduced: .unchanged),
    ])
    """
}
