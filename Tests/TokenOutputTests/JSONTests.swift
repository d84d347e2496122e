import Foundation
import Support
import TokenModel
import Testing

@testable import TokenOutput

/// Hardening G05, G65, G67: what other readers make of the JSON.
@Suite("JSON output")
struct JSONTests {
  private static let sets: [(name: String, set: @Sendable () throws -> GeneratedSet)] = [
    ("compact", { try SampleSet.compact.generated() }), ("tokens/", { try SampleSet.own.generated() }),
    ("hostile texts", { HostileTexts.set }), ("empty", { GeneratedSet("") }),
  ]

  @Test("Foundation reads the exact texts")
  func foundation() throws {
    let json = try HostileTexts.set.render(.json)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let tokens = try #require(root["tokens"] as? [[String: Any]])
    for (token, text) in zip(tokens, HostileTexts.all) {
      let extensions = token["extensions"] as? [String: Any]
      let texts = [
        token["description"] as? String, token["deprecated"] as? String,
        (token["waive"] as? [String: String])?["duration-cap"], extensions?[String(text.prefix(40))] as? String,
        (extensions?["list"] as? [String])?.first,
      ]
      for read in texts { #expect(read.map { Array($0.utf8) } == Array(text.utf8), "\(text.debugDescription)") }
    }
  }

  @Test("Python reads the exact texts", .enabled(if: PythonEnvironment.isReady, PythonEnvironment.whereabouts))
  func python() throws {
    let program = """
      import json, sys
      tokens = json.loads(json.load(sys.stdin))["tokens"]
      print(json.dumps([[t["description"], t["deprecated"], t["waive"]["duration-cap"], t["extensions"]["list"][0]]
        for t in tokens if t["type"] == "spring"]))
      """
    let output = try PythonEnvironment.run(program, on: HostileTexts.set.render(.json))
    let read = try JSONDecoder().decode([[String]].self, from: Data(output))
    #expect(read.count == HostileTexts.all.count)
    for (texts, text) in zip(read, HostileTexts.all) {
      for read in texts { #expect(Array(read.utf8) == Array(text.utf8)) }
    }
  }

  @Test("Nothing in it hides, ends a script or breaks a line")
  func hidden() throws {
    let json = try HostileTexts.set.render(.json)
    #expect(!json.utf8.contains(UInt8(ascii: "<")))
    for scalar in json.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control: #expect(scalar == "\n")
      case .format, .lineSeparator, .paragraphSeparator: Issue.record("U+\(String(scalar.value, radix: 16))")
      default: break
      }
    }
  }

  @Test("Numbers are plain decimals", arguments: sets.map(\.name))
  func numbers(name: String) throws {
    let set = try #require(Self.sets.first { $0.name == name }).set()
    for line in try set.render(.json).split(separator: "\n") {
      guard let value = line.split(separator: ": ", maxSplits: 1).last.map({ $0.drop { $0 == " " } }),
        let first = value.first, first.isNumber || first == "-"
      else { continue }
      // An extension is passed on as it is written.
      if line.contains("\"tiny\": 1e-9") { continue }
      let number = value.last == "," ? value.dropLast() : value
      #expect(number.allSatisfy { "0123456789.-".contains($0) }, "\(line)")
      #expect(number != "-0" && !number.hasPrefix("00") && !number.hasSuffix("."), "\(line)")
    }
  }

  @Test("The smallest and largest numbers are plain decimals too")
  func extremes() throws {
    let set = GeneratedSet(
      """
      springs:
        quick: { duration: 0.000001ms, bounce: 0.999999 }
        slow: { duration: 3600s, bounce: -0.85 }
        still: { duration: 100ms, bounce: -0.0 }
      stagger: { many: { interval: 0.000001ms, maxItems: 1000000000 } }
      spacing: { tiny: 1e-6, vast: 1e9, zero: -0, tenth: 0.1, float: 0.300000, whole: 100.0 }
      """)
    #expect(set.complaints.isEmpty)
    let json = try set.render(.json)
    for number in ["0.000001", "3600000", "1000000000", "0.1", "0.3", "100", "39478400000000000000"] {
      #expect(json.contains(": \(number),\n") || json.contains(": \(number)\n"), "\(number)")
    }
    for pattern in [/[0-9][eE][-+0-9]/, /-0[^.0-9]/] { #expect(json.firstMatch(of: pattern) == nil) }
    let swift = try set.render(.swift)
    for line in swift.split(separator: "\n") where line.contains("public static let") {
      for pattern in [/[0-9][eE][-+0-9]/, /-0[^.0-9]/] { #expect(line.firstMatch(of: pattern) == nil, "\(line)") }
    }
    #expect(swift.contains("MotionToken(duration: 0.000000001, bounce: 0.999999)"))
    #expect(try SwiftWorkspace().typecheck(["Motion.swift": swift]).succeeded)
  }

  @Test("Keys stand in one order, that of the documentation", arguments: SampleSet.all)
  func keys(sample: SampleSet) throws {
    let order = [
      "path", "type", "value", "written", "derived", "concentric", "reduceMotion", "role", "distance", "description",
      "deprecated", "waive", "extensions", "references", "source",
    ]
    let prefix = "      \""
    var keys: [String] = []
    let json = try sample.generated().render(.json) + "    {\n"
    for line in json.split(separator: "\n") {
      if line == "    {" {
        #expect(keys == order.filter(keys.contains))
        keys = []
      } else if line.hasPrefix(prefix) {
        keys.append(String(line.dropFirst(prefix.count).prefix { $0 != "\"" }))
      }
    }
  }

  @Test(
    "Roles say where they come from",
    arguments: [
      ("springs.standard", "standard", "default"), ("springs.default", "standard", "default"),
      ("springs.spinner", "continuous", "token"), ("springs.momentum.flick", "release", "group"),
      ("springs.momentum.throw", "celebration", "token"), ("durations.banner", "travel", "reference"),
      ("durations.leave", "travel", "reference"), ("durations.sheets.nested.full", "travel", "group"),
    ])
  func roles(path: String, role: String, source: String) throws {
    let json = try SampleSet.compact.generated().render(.json)
    let token = try #require(json.split(separator: "\"path\": \"\(path)\",").dropFirst().first)
    let expected = "\"role\": {\n        \"name\": \"\(role)\",\n        \"from\": \"\(source)\""
    let place = try #require(token.firstRange(of: "\"role\""))
    #expect(token[place.lowerBound...].hasPrefix(expected))
  }
}
