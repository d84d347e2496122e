import Mustache
import SpringPhysics
package import TokenModel

/// What every output is made from.
package struct OutputInput: Sendable {
  /// The resolved tokens.
  package let set: TokenSet
  /// The files that ranges refer to.
  package let files: [SourceFile]
  /// What the set is called: the folders or files that it was read from, as outputs may name them.
  package let name: String
  /// What each spring of the set implies; many tokens share one, and every output needs it.
  private let facts: [Spring: SpringFacts]

  /// A set and where it comes from.
  package init(set: TokenSet, files: [SourceFile], name: String) {
    self.set = set
    self.files = files
    self.name = name
    var facts: [Spring: SpringFacts] = [:]
    for token in set.tokens {
      if case .spring(let spring) = token.value, facts[spring.physics] == nil {
        facts[spring.physics] = SpringFacts(spring.physics)
      }
    }
    self.facts = facts
  }

  /// What a spring implies.
  func facts(of spring: SpringValue) -> SpringFacts { facts[spring.physics] ?? SpringFacts(spring.physics) }

  /// What its author says of a group; nil where that is nothing but blanks.
  func description(of group: TokenPath) -> String? {
    let text = set.groups[group]?.description ?? ""
    return text.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : text
  }

  /// Where a token is defined, as `tokens/springs.yaml` and a line from 1.
  func source(of token: Token) -> (file: String, line: Int) {
    let file = files[Int(token.nameRange.file.index)]
    return (file.name, file.line(at: token.nameRange.start))
  }
}

/// A format that the compiler generates.
package enum OutputFormat: String, Sendable, CaseIterable {
  /// Swift enums of numbers and SwiftUI animations.
  case swift
  /// The resolved set for programs.
  case json
  /// Reference tables for people.
  case markdown

  /// What the file is called where nobody gives it another name.
  package var fileName: String {
    switch self {
    case .swift: "Motion.swift"
    case .json: "motion.json"
    case .markdown: "motion.md"
    }
  }

  /// The text of the file.
  package func render(_ input: OutputInput) throws(RenderFailure) -> String {
    do throws(TemplateError) {
      switch self {
      case .swift: return try SwiftGenerator(input).render()
      case .json: return JSONGenerator(input).render()
      case .markdown: return try MarkdownGenerator(input).render()
      }
    } catch {
      throw RenderFailure(format: rawValue, messages: error.diagnostics.map(\.message))
    }
  }
}
