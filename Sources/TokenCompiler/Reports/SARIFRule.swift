import TokenModel
import TokenOutput
import TokenRules

/// What SARIF says of a rule or an error of the language.
struct SARIFRule {
  private let id: String
  private let rule: RuleDescription?

  /// The rule with an id that findings have.
  init(_ id: String) {
    self.id = id
    rule = Catalogue.rules.first { $0.about.id == id }?.about
  }

  /// Writes the object.
  func write(_ writer: inout JSONWriter) {
    let error = LanguageError(rawValue: id)
    let summary = rule?.summary ?? error?.summary ?? id
    let severity = rule?.severity ?? .error
    writer.object { writer in
      writer.string("id", id)
      writer.object("shortDescription") { $0.string("text", summary.cut) }
      writer.object("fullDescription") { $0.string("text", (rule?.rationale ?? summary).cut) }
      writer.object("help") { writer in
        writer.string("text", Explanation.text(of: id) ?? summary)
        writer.string("markdown", Explanation.text(of: id, .markdown) ?? summary)
      }
      writer.object("defaultConfiguration") { $0.string("level", severity.sarifLevel) }
      writer.object("properties") { writer in
        writer.array("tags") { writer in
          for tag in ["design tokens", rule.map { $0.group.rawValue.lowercased() } ?? "language"] {
            writer.string(nil, tag)
          }
        }
        writer.string("precision", "very-high")
        writer.string("problem.severity", severity == .info ? "recommendation" : severity.rawValue)
      }
    }
  }
}

extension String {
  /// The text, cut where GitHub would refuse it.
  fileprivate var cut: String {
    let most = 1024
    return unicodeScalars.count <= most ? self : String(String.UnicodeScalarView(unicodeScalars.prefix(most - 1))) + "…"
  }
}
