import Support
import TokenModel
import Testing

@testable import TokenOutput

/// Hardening G60, G61, G62, G64, G65: text from tokens stays text in Swift.
@Suite("Texts in Swift")
struct SwiftTextTests {
  @Test("Hostile texts are read as they are, whatever they hold")
  func reading() throws {
    #expect(HostileTexts.set.complaints.isEmpty)
    for (token, text) in zip(HostileTexts.set.tokens, HostileTexts.all) {
      #expect(token.description.map { Array($0.utf8) } == Array(text.utf8))
    }
  }

  @Test("Hostile texts compile in every dialect, alone", arguments: SwiftDialect.all)
  func compiles(dialect: SwiftDialect) throws {
    let compilation = try SwiftWorkspace(dialect).typecheck(["Motion.swift": HostileTexts.set.render(.swift)])
    #expect(compilation.succeeded, "\(compilation)")
  }

  @Test("Hostile texts compile wherever tokens and groups stand", arguments: SwiftDialect.all)
  func everySection(dialect: SwiftDialect) throws {
    let values = [
      ("springs", "duration: 200ms, bounce: 0"), ("durations", "value: 150ms"), ("easings", "value: linear"),
      ("curves", "duration: 200ms, easing: [0.2, 0, 0, 1], reduceMotion: none"),
      ("transitions", "enter: 200ms, exit: 0ms, effects: [{ scale: 0.9 }, blurReplace]"),
      ("stagger", "interval: 40ms, maxItems: 3"), ("spacing", "value: 4"), ("radius", "value: 4"),
      ("scales", "value: 0.9"), ("haptics", "impact: soft"), ("gestures", "rubberBand: 0.5"),
    ]
    var text = ""
    for (section, value) in values {
      text += "\(section):\n"
      for (number, hostile) in HostileTexts.all.enumerated() {
        let quoted = HostileTexts.quoted(hostile)
        text += "  \(section)\(number): { description: \(quoted), deprecated: \(quoted), \(value) }\n"
        text += "  g\(number): { description: \(quoted), \(section): { \(value) } }\n"
      }
    }
    let set = GeneratedSet(text)
    #expect(set.complaints.isEmpty, "\(set.complaints.prefix(3))")
    let compilation = try SwiftWorkspace(dialect, stub: true).typecheck(["Motion.swift": set.render(.swift)])
    #expect(compilation.succeeded, "\(compilation.errorText.prefix(1000))")
  }

  @Test("The compiler gives each description and deprecation back")
  func symbols() throws {
    let compiled = try CompiledSet(HostileTexts.set, stub: true)
    let symbols = Dictionary(
      try compiled.workspace.symbols(of: "Tokens").map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, text) in HostileTexts.all.enumerated() {
      for owner in ["MotionToken", "Motion"] {
        let symbol = try #require(symbols["\(owner).s\(number)"])
        #expect(symbol.documentation.suffix(2).first == "", "\(text.debugDescription)")
        Self.expect(symbol.documentation.dropLast(2), toBe: text)
        Self.expect(symbol.deprecation ?? "", toBe: text)
      }
      let group = try #require(symbols["Motion.Durations.G\(number)"])
      Self.expect(group.documentation[...], toBe: text)
    }
  }

  @Test("The compiler's warnings say what the author wrote")
  func warnings() throws {
    let workspace = try CompiledSet(HostileTexts.set, stub: true).workspace
    let printable = HostileTexts.all.indices.filter { number in
      HostileTexts.all[number].unicodeScalars.allSatisfy { (" "..."~").contains($0) }
    }
    let uses = printable.map { "let x\($0) = Motion.s\($0)\n" }
    let warnings = try workspace.typecheck(["A.swift": "import SwiftUI\nimport Tokens\n" + uses.joined()]).errorText
    #expect(printable.count > 30)
    for number in printable {
      let text = HostileTexts.trimmed(HostileTexts.all[number])
      #expect(warnings.contains("error: 's\(number)' is deprecated: \(text)"), "\(text)")
    }
  }

  @Test("No line of the generated code is of a text's making")
  func lines() throws {
    let known = ["///", "//", "public", "@available", "}", "]", "MotionToken("]
    let text = try HostileTexts.set.render(.swift)
    let body = try #require(text.split(separator: "  public static let s0").dropFirst().first)
    let lines = body.split(separator: "public static let allCases")[0].split(separator: "\n").dropFirst()
    for line in lines where !line.words.isEmpty {
      #expect(known.contains { line.drop { $0 == " " }.hasPrefix($0) }, "\(line)")
    }
    for scalar in text.unicodeScalars {
      let category = scalar.properties.generalCategory
      #expect(category != .format && (category != .control || scalar == "\n" || scalar == "\t"))
    }
  }

  /// A symbol graph has a message as it is written, escapes and all; the compiler's warnings read them.
  private static func expect(_ message: String, toBe text: String) {
    #expect(decoded(message).map { Array($0.utf8) } == Array(HostileTexts.trimmed(text).utf8))
  }

  private static func decoded(_ literal: String) -> String? {
    let names: [Unicode.Scalar: Unicode.Scalar] = ["n": "\n", "r": "\r", "t": "\t", "\\": "\\", "\"": "\""]
    var text = String.UnicodeScalarView()
    var rest = Substring(literal).unicodeScalars
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        text.append(scalar)
        continue
      }
      guard let kind = rest.popFirst() else { return nil }
      if kind == "u", rest.first == "{" {
        let digits = rest.dropFirst().prefix { $0 != "}" }
        guard let value = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        text.append(value)
        rest = rest.dropFirst(digits.count + 2)
      } else if let scalar = names[kind] {
        text.append(scalar)
      } else {
        return nil
      }
    }
    return String(text)
  }

  /// Short lines come back as lines; long ones are broken, so their words do. The compiler takes indentation away that
  /// all lines of a comment share.
  private static func expect(_ lines: ArraySlice<String>, toBe text: String) {
    let expected = HostileTexts.visibleLines(text)
    if expected.allSatisfy({ $0.unicodeScalars.count < 80 }) {
      #expect(lines.map(\.words) == expected.map(\.words), "\(text.debugDescription)")
    } else {
      #expect(lines.flatMap(\.words) == expected.flatMap(\.words), "\(text.debugDescription)")
    }
  }
}
