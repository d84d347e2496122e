import Foundation
import Support
import Testing
import TokenCompiler
import TokenModel
import TokenSource

/// The pages of tokens.
struct TokenPageTests {
  /// A set with a token of each section whose page is recorded, and ways for its value to come.
  static let files = [
    (
      name: "tokens/base.yaml",
      text: """
      durations:
        base: { value: 100ms, description: "One *step* | of <time>." }
        menu: { enter: "{durations.base} * 2", exit: 60% }
        toast: { enter: 0.32s, exit: "{durations.base} + {durations.base}", distance: 250, role: travel }
        shelf: { enter: 250ms, exit: 100%, waive: { exit-ratio: "both ways are *watched*" } }
        popover: "{durations.menu}"
        sheetIn: 300ms
      easings:
        soft: [0.2, 0, 0, "{scales.whole}"]
      scales:
        whole: 1
      spacing:
        unit: 4
        md: "{spacing.unit} * 4"
        odd: 15
      """
    ),
    (
      name: "tokens/use.yaml",
      text: """
      springs:
        release:
          role: release
          reduceMotion: { crossfade: "{durations.base}" }
          flick: { duration: 300ms, bounce: 0.2 }
          throw: "{springs.release.flick}"
        playful: { preset: bouncy, role: celebration }
        legacy: { stiffness: 438.649, damping: 33.5103, role: release }
      curves:
        fade: { duration: "{durations.menu.enter}", easing: "{easings.soft}" }
      transitions:
        menu: { timing: "{durations.popover}", effects: [opacity, { scale: "{scales.whole} - 0.05" }] }
        toast: { enter: "{springs.release.throw}", exit: 60%, effects: { move: top } }
      stagger:
        list: { interval: 40ms, maxItems: 5 }
      radius:
        card: 16
        inner: { outer: "{radius.card}", inset: "{spacing.unit}" }
      haptics:
        done: success
        tap: { impact: light, intensity: 0.5 }
      gestures:
        dismiss: { dismissDistance: 200, holdDuration: 1s }
      """
    ),
  ]

  static let tokens = [
    "springs.release.throw", "springs.playful", "springs.legacy", "durations.toast", "durations.menu",
    "durations.shelf", "durations.sheetIn", "easings.soft", "curves.fade", "transitions.menu", "transitions.toast",
    "stagger.list", "spacing.md", "spacing.odd", "radius.inner", "scales.whole", "haptics.done", "haptics.tap",
    "gestures.dismiss",
  ]

  private static func configuration() throws -> Configuration {
    var configuration = Configuration()
    configuration.roles = [try RolePattern("durations.sheet*", .travel)]
    return configuration
  }

  /// What `explain` says of a token of a set.
  static func explanation(
    of token: String, _ format: ExplanationFormat = .text, in files: [(name: String, text: String)] = files
  ) throws -> TokenExplanation {
    let configuration = try configuration()
    return TokenExplanation(of: token, in: Pipeline.check(sources(files), configuration), configuration, format)
  }

  private static func page(_ token: String, _ format: ExplanationFormat = .text) throws -> String {
    guard case .page(let text) = try explanation(of: token, format) else {
      Issue.record("\(token) has no page")
      return ""
    }
    return text
  }

  @Test func `the set of these tests has no error of the language and a token of each section`() throws {
    let checked = Pipeline.check(sources(Self.files), try Self.configuration())
    #expect(checked.diagnostics.filter { LanguageError(rawValue: $0.id) != nil }.map(\.message) == [])
    #expect(Set(Self.tokens.map { $0.prefix { $0 != "." } }) == Set(Section.allCases.map { $0.rawValue[...] }))
  }

  @Test(arguments: tokens)
  func `the text of a token is what it was when a person last read it`(_ token: String) throws {
    expectGolden(try Self.page(token).before("\nRules:\n"), at: "../Fixtures/Explain/\(token).txt")
  }

  @Test(
    arguments: ["durations.toast", "durations.shelf", "springs.release.throw"], [ExplanationFormat.json, .markdown])
  func `its other formats are too`(_ token: String, _ format: ExplanationFormat) throws {
    let end = format == .json ? ",\n  \"rules\": [" : "\n## Rules\n"
    expectGolden(
      try Self.page(token, format).before(end) + "\n", at: "../Fixtures/Explain/\(token).\(format.fileExtension)")
  }

  @Test func `the JSON of every token is JSON, with the places of its chain`() throws {
    let texts = try Self.tokens.map { try Self.page($0, .json) }
    let program = """
      import json, sys
      for text in json.load(sys.stdin):
          page = json.loads(text)
          print(page["path"], *(f"{step['line']}:{step['column']}" for step in page["chain"]))
      """
    let output = try Command(path: "/usr/bin/env").run(
      ["python3", "-c", program], input: Array(JSONEncoder().encode(texts)))
    #expect(output.status == 0, "\(output)")
    let lines = output.outputText.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == Self.tokens)
    #expect(lines.contains("spacing.md 14:7 13:9"))
  }

  @Test func `a value of many references is told once each, however they join`() throws {
    let doubling = (1..<40).map { "  d\($0): \"{spacing.d\($0 - 1)} + {spacing.d\($0 - 1)} - {spacing.d\($0 - 1)}\"\n" }
    let files = [(name: "a.yaml", text: "spacing:\n  d0: 4\n\(doubling.joined())")]
    guard case .page(let text) = try Self.explanation(of: "spacing.d39", in: files) else {
      Issue.record("no page")
      return
    }
    #expect(text.split(separator: "\n").count { $0.contains("  spacing.d") && $0.contains("a.yaml:") } == 39)
  }

  @Test func `a long chain is cut, and the JSON has all of it`() throws {
    let links = (1..<5000).map { "  d\($0): \"{spacing.d\($0 - 1)}\"\n" }.joined()
    let files = [(name: "a.yaml", text: "spacing:\n  d0: 4\n\(links)")]
    guard case .page(let text) = try Self.explanation(of: "spacing.d4999", in: files),
      case .page(let json) = try Self.explanation(of: "spacing.d4999", .json, in: files)
    else {
      Issue.record("no page")
      return
    }
    #expect(text.utf8.count < 40_000 && text.contains("\n  … and 4900 more\n"))
    #expect(json.split(separator: "\n").count { $0.contains("\"depth\": ") } == 5000)
  }
}

extension String {
  /// What stands before a part: what rules say of a token changes with every rule that is added.
  fileprivate func before(_ part: String) -> String {
    firstRange(of: part).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
