import Foundation
import Support
import Testing

@testable import TokenOutput

/// What programs get of each kind of token.
@Suite("Kinds of tokens in JSON")
struct JSONKindTests {
  /// The lines of a token and what its JSON holds beside path, type, role and source.
  struct Row: Sendable, CustomTestStringConvertible {
    let yaml: String
    let type: String
    let json: String
    var testDescription: String { yaml }

    init(_ yaml: String, _ type: String, _ json: String) {
      self.yaml = yaml
      self.type = type
      self.json = json
    }
  }

  static let rows: [Row] = [
    Row(
      "springs: { a: { response: 0.3s, dampingRatio: 0.8, role: release, reduceMotion: none } }", "spring",
      """
      "value": { "duration": 300, "bounce": 0.2 }, "written": { "response": 300, "dampingRatio": 0.8 },
      "derived": { "dampingRatio": 0.8, "stiffness": 438.649, "damping": 33.5103, "settling": 404.6, "overshoot": 1.52 },
      "reduceMotion": "none"
      """),
    Row(
      "springs: { a: { mass: 1, stiffness: 100, damping: 20, role: cinematic } }", "spring",
      """
      "value": { "duration": 628.318531, "bounce": 0 }, "written": { "mass": 1, "stiffness": 100, "damping": 20 },
      "derived": { "dampingRatio": 1, "stiffness": 100, "damping": 20, "settling": 923.3, "overshoot": 0 },
      "reduceMotion": { "crossfade": 200 }
      """),
    Row(
      "durations: { a: { value: 280ms, role: travel, distance: 350pt } }", "duration",
      "\"value\": 280, \"distance\": 350"),
    Row(
      "easings: { a: easeOut }", "easing",
      "\"value\": { \"name\": \"easeOut\", \"controlPoints\": [0, 0, 0.58, 1] }"),
    Row(
      "easings: { a: [0.2, -0.5, 0, 1.25] }", "easing", "\"value\": { \"controlPoints\": [0.2, -0.5, 0, 1.25] }"),
    Row(
      "curves: { a: { duration: 0.2s, easing: linear, role: continuous, reduceMotion: keep } }", "curve",
      """
      "value": { "duration": 200, "easing": { "name": "linear", "controlPoints": [0, 0, 1, 1] } },
      "reduceMotion": "keep"
      """),
    Row(
      "transitions: { a: { enter: 250ms, exit: 60%, effects: [opacity, { offset: [0, -12.5] }] } }", "transition",
      """
      "value": {
        "enter": { "kind": "spring", "duration": 250, "bounce": 0 },
        "exit": { "kind": "spring", "duration": 150, "bounce": 0 },
        "effects": [{ "effect": "opacity" }, { "effect": "offset", "x": 0, "y": -12.5 }]
      },
      "reduceMotion": { "enter": { "crossfade": 200 }, "exit": { "crossfade": 150 } }
      """),
    Row(
      """
      transitions:
        a:
          enter: { duration: 200ms, easing: easeOut }
          exit: { animation: 0ms, effects: { scale: 0.9 } }
          effects: [{ push: top }, blurReplace]
          reduceMotion: { crossfade: 100ms }
      """, "transition",
      """
      "value": {
        "enter": {
          "kind": "curve", "duration": 200, "easing": { "name": "easeOut", "controlPoints": [0, 0, 0.58, 1] }
        },
        "exit": { "kind": "none" },
        "effects": [{ "effect": "push", "edge": "top" }, { "effect": "blurReplace" }],
        "exitEffects": [{ "effect": "scale", "scale": 0.9 }]
      },
      "reduceMotion": { "enter": { "crossfade": 100 }, "exit": "none" }
      """),
    Row("scales: { a: 0.97 }", "scale", "\"value\": 0.97"),
    Row("haptics: { a: levelChange }", "haptic", "\"value\": { \"feedback\": \"levelChange\" }"),
    Row(
      "haptics: { a: { impact: rigid, intensity: 0.25 } }", "haptic",
      "\"value\": { \"impact\": \"rigid\", \"intensity\": 0.25 }"),
    Row(
      "gestures: { a: { holdDuration: 1s, dismissDistance: 200, rubberBand: 0.55 } }", "gesture",
      "\"value\": { \"dismissDistance\": 200, \"rubberBand\": 0.55, \"holdDuration\": 1000 }"),
  ]

  @Test("a token of each kind is what its section says", arguments: rows)
  func kinds(row: Row) throws {
    let text = try GeneratedSet(row.yaml).render(.json)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? NSDictionary)
    let token = try #require((root["tokens"] as? [NSDictionary])?.last?.mutableCopy() as? NSMutableDictionary)
    #expect(token["type"] as? String == row.type)
    token.removeObjects(forKeys: ["path", "type", "role", "source"])
    let expected = try JSONSerialization.jsonObject(with: Data("{ \(row.json) }".utf8)) as? NSDictionary
    #expect(token == expected, "\(text)")
  }

  @Test("an end of a transition names its token, and one token's setting of Reduce Motion goes with it")
  func references() throws {
    let text = try GeneratedSet(
      """
      springs: { in: { duration: 200ms, bounce: 0, reduceMotion: none } }
      transitions: { a: { enter: "{springs.in}", exit: 60%, effects: opacity } }
      """
    ).render(.json)
    #expect(text.contains("\"token\": \"springs.in\""))
    #expect(text.contains("\"enter\": \"none\",\n        \"exit\": \"none\""))
  }
}
