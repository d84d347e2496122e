import Foundation
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
    let screens = try String(contentsOf: Repository.fixture("CallSites/Screens.swift"), encoding: .utf8)
    let compilation = try compiled.workspace.typecheck(["Screens.swift": screens])
    #expect(compilation.succeeded, "\(compilation)")
    let uses = screens.split(separator: "\n").filter { line in
      ["Motion.", ".motion(", "withMotion(", ".motionTransition(", "Spacing.", "Radius.", "MotionToken."].contains {
        line.contains($0)
      }
    }
    #expect(uses.count >= 40)
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
      let six = Motion.Old.shade
      let seven = Motion.Easing.Backwards.old
      @MainActor func eight() -> AnyTransition { Motion.Transitions.Pages.Old.leave() }
      let nine: MotionTransition = .Pages.Old.leave
      let ten = Motion.Haptics.old
      let eleven = Motion.Gestures.old
      let kept = Motion.Old.kept
      """
    let complaints = try workspace.typecheck(["A.swift": uses]).errorText
    let expected = [
      (4, "'card' is deprecated: use `springs.standard`"), (5, "'card' is deprecated: use `springs.standard`"),
      (6, "'card(reduceMotion:)' is deprecated: use `springs.standard`"), (7, "'button' is deprecated"),
      (8, "'full' is deprecated: use `half`;"), (9, "'shade' is deprecated: use `curves.tint`"),
      (10, "'old' is deprecated: use a curve"), (11, "'leave(reduceMotion:)' is deprecated: use `forward`"),
      (12, "'leave' is deprecated: use `forward`"), (13, "'old' is deprecated"),
      (14, "'old' is deprecated: use `dismiss-sheet`"),
    ]
    for (line, message) in expected { #expect(complaints.contains("A.swift:\(line):"), "\(message)") }
    for (_, message) in expected { #expect(complaints.contains("error: \(message)"), "\(complaints)") }
    #expect(!complaints.contains("A.swift:15:"))
  }
}
