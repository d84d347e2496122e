import Foundation
import Support
import Testing

@testable import TokenOutput

/// The schema that ships, and what an independent validator makes of it.
@Suite("JSON Schema", .enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
struct JSONSchemaTests {
  @Test("The schema is one of draft 2020-12")
  func schema() throws {
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      Draft202012Validator.check_schema(json.loads(json.load(sys.stdin)))
      """
    _ = try PythonEnvironment.run(program, on: Self.text)
  }

  @Test("It accepts every output")
  func valid() throws {
    let documents = try [
      SampleSet.compact.generated(), SampleSet.own.generated(), HostileTexts.set, GeneratedSet(""),
      GeneratedSet("stagger: { many: { interval: 1000s, maxItems: 1000000000 } }"),
    ].map { try $0.render(.json) }
    #expect(try Self.faults(in: documents) == documents.map { _ in [] })
  }

  /// Changes of the compact set's output that no reader should accept.
  static let mutations: [(from: String, to: String)] = [
    ("\"version\": 1", "\"version\": 2"), ("\"set\": \"Compact\",", ""),
    ("\"type\": \"spring\"", "\"type\": \"curve\""),
    ("\"path\": \"springs.default\"", "\"path\": \"easings.default\""),
    ("\"path\": \"springs.pop\"", "\"path\": \"springs\""),
    ("\"path\": \"springs.pop\",", ""), ("\"duration\": 250", "\"duration\": \"250ms\""),
    ("\"duration\": 250", "\"duration\": -1"),
    ("\"bounce\": 0.35", "\"bounce\": 1"), ("\"bounce\": -0.25", "\"bounce\": -0.9"),
    ("\"preset\": \"bouncy\"", "\"preset\": \"loose\""),
    ("\"settling\": 367.4,", ""), ("\"crossfade\": 200", "\"crossfade\": \"200\""), ("\"reduceMotion\": \"none\",", ""),
    ("\"reduceMotion\": \"none\"", "\"reduceMotion\": \"keep\""), ("\"name\": \"release\"", "\"name\": \"throw\""),
    ("\"from\": \"group\"", "\"from\": \"file\""), ("\"deprecated\": true", "\"deprecated\": false"),
    ("\"line\": 3", "\"line\": 0"), ("\"file\": ", "\"folder\": "), ("\"maxItems\": 8", "\"maxItems\": 0.5"),
    ("\"exit\": 210", "\"leave\": 210"), ("\"outer\": 16", "\"outer\": -16"), ("\"value\": 150", "\"value\": [150]"),
    ("\"value\": 0.5", "\"value\": { \"enter\": 1, \"exit\": 1 }"), ("\"references\": [", "\"reference\": ["),
    ("\"tokens\": [", "\"extra\": 1, \"tokens\": ["), ("\"type\": \"stagger\"", "\"type\": \"spacing\""),
  ]

  @Test("It refuses wrong documents")
  func invalid() throws {
    let json = try SampleSet.compact.generated().render(.json)
    let documents = try Self.mutations.map { from, to in
      let place = try #require(json.firstRange(of: from), "\(from)")
      return json.replacingCharacters(in: place, with: to)
    }
    let faults = try Self.faults(in: documents)
    for (mutation, faults) in zip(Self.mutations, faults) { #expect(!faults.isEmpty, "\(mutation)") }
  }

  private static let text = BuiltInTemplates.schema("output") ?? ""

  /// What the validator says about each document.
  private static func faults(in documents: [String]) throws -> [[String]] {
    let program = """
      import json, sys
      from jsonschema import Draft202012Validator
      schema, documents = json.load(sys.stdin)
      validator = Draft202012Validator(json.loads(schema[0]))
      print(json.dumps([[e.json_path + ": " + e.message[:300] for e in validator.iter_errors(json.loads(d))]
        for d in documents]))
      """
    let output = try PythonEnvironment.run(program, on: [[text], documents])
    return try JSONDecoder().decode([[String]].self, from: Data(output))
  }
}
