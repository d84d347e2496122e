import Support
import Testing

@testable import TokenOutput

@Suite("Generated Swift reads as if written by hand")
struct SwiftStyleTests {
  /// Sets of which each lacks something that blank lines stand beside.
  static let partial = [
    "", "springs: { a: { duration: 250ms, bounce: 0 } }", "durations: { a: 150ms }",
    "durations: { a: { enter: 200ms, exit: 60% } }", "stagger: { a: { interval: 40ms, maxItems: 3 } }",
    "durations: { a: 150ms }\nstagger: { a: { interval: 40ms, maxItems: 3 } }", "spacing: { a: 4 }",
    "radius: { g: { h: { a: 4 } } }", "spacing: { a: 4 }\nradius: { a: 4 }",
    "springs: { a: { duration: 1s, bounce: 0, deprecated: true } }", "easings: { a: linear }",
    "easings: { g: { a: [0.2, 0, 0, 1] } }\nscales: { a: 0.9 }", "curves: { a: { duration: 1s, easing: linear } }",
    "curves: { g: { a: { duration: 1s, easing: linear, reduceMotion: none, deprecated: true } } }",
    "curves: { a: { duration: 1s, easing: linear, reduceMotion: \"{curves.b}\" }, b: { duration: 2s, easing: easeIn } }",
    "springs: { a: { duration: 1s, bounce: 0, reduceMotion: \"{curves.b}\" } }\n"
      + "curves: { b: { duration: 2s, easing: easeIn } }",
    "transitions: { a: { enter: 0ms, exit: 0ms, effects: opacity } }",
    "transitions: { a: { enter: 200ms, exit: 0ms, effects: { scale: 0.9 } } }\nstagger: { g: { a: "
      + "{ interval: 40ms, maxItems: 3 } } }",
    "transitions: { g: { a: { enter: 200ms, exit: 60%, effects: [opacity, blurReplace, { push: top }] } } }",
    "scales: { g: { a: 0.9 } }\ngestures: { a: { rubberBand: 0.5 } }", "haptics: { g: { a: success } }",
    "gestures: { a: { dismissDistance: 2, dismissFraction: 0.5, dismissVelocity: 9, rubberBand: 1, holdDuration: 1s } }",
  ]

  @Test("It passes swift format without the line that switches it off", arguments: SampleSet.all)
  func format(sample: SampleSet) throws {
    let complaints = try Self.complaints(about: sample.generated())
    #expect(complaints == "")
  }

  @Test("It passes swift format whatever sections there are", arguments: partial)
  func partialSets(text: String) throws {
    let set = GeneratedSet(text)
    #expect(set.complaints.isEmpty)
    let complaints = try Self.complaints(about: set)
    #expect(complaints == "")
  }

  @Test("It has no blank line behind an opening brace, before a closing one or beside another", arguments: partial)
  func blankLines(text: String) throws {
    let lines = try GeneratedSet(text).render(.swift).split(separator: "\n", omittingEmptySubsequences: false)
    for (line, next) in zip(lines, lines.dropFirst()) {
      #expect(!(line.hasSuffix("{") && next.isEmpty), "\(line)")
      #expect(!(line.isEmpty && next.drop { $0 == " " }.hasPrefix("}")), "\(next)")
    }
    #expect(!lines.dropLast().joined(separator: "\n").contains("\n\n\n"))
  }

  @Test("Every set compiles, whatever sections there are")
  func partialSetsCompile() throws {
    // Each in an enum of its own, which Swift allows for everything in the file but its imports.
    let texts = try Self.partial.enumerated().map { number, text in
      let file = try GeneratedSet(text).render(.swift)
      let numbers = file.split(separator: "// MARK: - Numbers")[1].split(separator: "#if canImport(SwiftUI)")[0]
      return "public enum Set\(number) {\n\(numbers)\n}\n"
    }
    let compilation = try SwiftWorkspace().typecheck(["All.swift": "public import Foundation\n" + texts.joined()])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("Every public declaration has a comment, in the module and in what it adds to View", arguments: SampleSet.all)
  func comments(sample: SampleSet) throws {
    let compiled = try CompiledSet(sample.generated(), stub: true)
    let symbols = try compiled.workspace.symbols(of: "Tokens").filter { $0.access == "public" }
    #expect(symbols.count > 60)
    for symbol in symbols { #expect(!symbol.documentation.isEmpty, "\(symbol.path)") }
    var previous: Substring = ""
    for line in compiled.text.split(separator: "\n", omittingEmptySubsequences: false).map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("public "), !line.hasPrefix("public import") {
        #expect(previous.hasPrefix("///"), "\(line)")
      }
      if !line.hasPrefix("@") { previous = line }
    }
  }

  private static func complaints(about set: GeneratedSet) throws -> String {
    let text = try set.render(.swift)
    let line = "// swift-format-ignore-file\n"
    #expect(text.contains(line))
    return try SwiftFormat.complaints(about: text.replacing(line, with: ""))
  }
}
