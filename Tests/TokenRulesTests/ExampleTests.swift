import Support
import Testing
import TokenModel
import TokenRules

/// The examples of every rule are its tests; see `RuleDescription`.
@Suite("Examples of the rules")
struct ExampleTests {
  /// One example of one rule.
  struct Sample: Sendable, CustomStringConvertible {
    let rule: String
    let example: Example
    let isBad: Bool

    var description: String { "\(rule), \(isBad ? "bad" : "good"), line \(example.line)" }

    /// Where the example is written.
    var place: Testing.SourceLocation {
      let path = "Sources/\(example.fileID.replacing("TokenRules/", with: "TokenRules/Rules/"))"
      return Testing.SourceLocation(fileID: example.fileID, filePath: path, line: example.line, column: 1)
    }
  }

  static let samples: [Sample] = Catalogue.rules.flatMap { rule in
    let about = rule.about
    return about.bad.map { Sample(rule: about.id, example: $0, isBad: true) }
      + about.good.map { Sample(rule: about.id, example: $0, isBad: false) }
  }

  /// Ways to write the same file, which move every place.
  enum Form: String, CaseIterable, Sendable {
    case plain, multibyte, windows, marked

    /// The example in this form.
    func text(_ yaml: String) -> String {
      switch self {
      case .plain: yaml
      case .multibyte:
        "# 🙂 é \u{1F469}\u{200D}\u{1F4BB}\nhaptics: { ä: { value: stop, description: \"🙂 über\" } }\n" + yaml
      case .windows: MarkedYaml.withCRLF(yaml)
      case .marked: "\u{FEFF}" + yaml
      }
    }
  }

  @Test(
    "a bad example is found at its marks and nowhere else, a good one not at all", arguments: samples, Form.allCases)
  func places(sample: Sample, form: Form) {
    let text = form.text(sample.example.yaml)
    let reading = Reading(text)
    #expect(reading.lines == [], "a language error", sourceLocation: sample.place)
    let expected = MarkedYaml(text).locations.map { "a.yaml:\($0.line):\($0.column) \(sample.rule)" }
    let found = reading.findings(turningOn: sample.rule).map(reading.line).filter { $0.hasSuffix(" \(sample.rule)") }
    #expect(found == expected, sourceLocation: sample.place)
    #expect(expected.isEmpty != sample.isBad, "only a bad example has marks", sourceLocation: sample.place)
  }

  @Test("every finding in an example says what, why and how to mend it in good style", arguments: samples)
  func style(sample: Sample) {
    let reading = Reading(sample.example.yaml)
    for finding in reading.findings(turningOn: sample.rule) {
      #expect(finding.styleFaults(in: reading.files) == [], sourceLocation: sample.place)
      #expect(finding.why?.isEmpty == false && finding.help?.isEmpty == false, sourceLocation: sample.place)
    }
  }

  @Test("the offered change mends what a bad example shows", arguments: samples.filter(\.isBad))
  func changes(sample: Sample) {
    let reading = Reading(sample.example.yaml)
    for finding in reading.findings(turningOn: sample.rule) where finding.id == sample.rule {
      guard let change = finding.change else { continue }
      let ranges = change.edits.map(\.range)
      #expect(ranges == ranges.sorted(), "edits stand in source order", sourceLocation: sample.place)
      let after = Reading(bytes: [reading.bytes(after: change)])
      #expect(after.lines == [], sourceLocation: sample.place)
      let same = after.findings(turningOn: sample.rule).filter { $0.message == finding.message || $0.id == sample.rule }
      let before = reading.findings(turningOn: sample.rule).filter { $0.id == sample.rule }
      #expect(same.count < before.count, "\(change.edits)", sourceLocation: sample.place)
    }
  }

  @Test("every rule has a bad and a good example, and words", arguments: Catalogue.rules.map { $0.about.id })
  func completeness(id: String) throws {
    let about = try #require(Catalogue.rules.first { $0.about.id == id }).about
    #expect(!about.bad.isEmpty && !about.good.isEmpty)
    #expect(about.summary.hasSuffix(".") && about.rationale.hasSuffix("."))
    #expect(!about.why.hasSuffix(".") && about.why.unicodeScalars.count < 200)
    #expect(LanguageError(rawValue: id) == nil)
    #expect(Set(about.options.map(\.name)).count == about.options.count)
  }

  @Test("ids are unique and in kebab-case")
  func ids() {
    let ids = Catalogue.rules.map { $0.about.id }
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.utf8.allSatisfy { $0 == 0x2D || 0x61...0x7A ~= $0 } })
  }

  @Test("the profile `none` finds nothing in any example", arguments: samples)
  func none(sample: Sample) {
    #expect(Reading(sample.example.yaml).findings(.none).isEmpty)
  }
}
