import Support
import Testing
import TokenModel
import TokenRules

/// A token file and the rules that find something at its marks, and nowhere else.
struct RuleRow: Sendable, CustomStringConvertible {
  let text: String
  let rules: [String]

  var description: String { text }

  /// A file with `↓` before each place, and the rule of each.
  init(_ text: String, _ rules: [String]) {
    self.text = text
    self.rules = rules
  }

  /// A file with `↓` before each place, and the rule of each.
  init(_ text: String, _ rules: String...) { self.init(text, rules) }

  /// Expects the file to be without a language error and to be found at its marks.
  func expect(sourceLocation: Testing.SourceLocation = #_sourceLocation) {
    let reading = Reading(text)
    #expect(reading.lines == [], sourceLocation: sourceLocation)
    let places = MarkedYaml(text).locations
    #expect(places.count == rules.count, sourceLocation: sourceLocation)
    let expected = zip(places, rules).map { "a.yaml:\($0.line):\($0.column) \($1)" }
    #expect(reading.lint == expected, sourceLocation: sourceLocation)
    for finding in reading.findings() {
      #expect(finding.styleFaults(in: reading.files) == [], sourceLocation: sourceLocation)
    }
  }
}
