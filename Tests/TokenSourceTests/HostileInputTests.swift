import Support
import Testing
import TokenModel

@testable import TokenSource

/// Inputs that are made to hurt. What bounds them is counted, never timed: events read, findings, notes.
@Suite("Hostile input")
struct HostileInputTests {
  /// A text, its only or first finding, and how many there are.
  struct Input: Sendable, CustomStringConvertible {
    let description: String
    let text: @Sendable () -> String
    let first: String
    let count: Int

    init(_ description: String, _ first: String, _ count: Int, _ text: @escaping @Sendable () -> String) {
      self.description = description
      self.text = text
      self.first = first
      self.count = count
    }
  }

  private static func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  private static func lines(_ count: Int, _ line: (Int) -> String) -> String {
    (0..<count).map(line).joined(separator: "\n")
  }

  static let inputs: [Input] = [
    Input("Y40: a million [", "a.yaml:1:65 limit", 1) { times("[", 1_000_000) },
    Input("Y40: a million {", "a.yaml:1:65 limit", 1) { times("{", 1_000_000) },
    Input("Y40: a million -", "a.yaml:1:129 limit", 1) { times("- ", 1_000_000) },
    Input("Y40: a hundred thousand ?", "a.yaml:1:129 limit", 1) { times("? ", 100_000) },
    Input("Y40: ten thousand maps in one line", "a.yaml:1:257 limit", 1) { times("{a: ", 10_000) },
    Input("65 levels of blocks", "a.yaml:65:65 limit", 1) { lines(66) { times(" ", $0) + "a:" } },
    Input("65 levels with extensions", "a.yaml:1:90 limit", 1) {
      "spacing: { a: { extensions: " + times("[", 62) + times("]", 62) + ", value: 4 } }"
    },
    Input("Y04: the billion laughs", "a.yaml:2:6 alias", 19) {
      "spacing:\n  a: &a0 4\n"
        + lines(9) { "  b\($0): &a\($0 + 1) [" + times("*a\($0), ", 9) + "*a\($0)]" }
    },
    Input("Y03: a chain of 2,000 merges", "a.yaml:2:7 alias", 4_001) {
      "spacing:\n  m0: &m0 { a: 4 }\n" + lines(2_000) { "  m\($0 + 1): &m\($0 + 1) { <<: *m\($0), a: 4 }" }
    },
    Input("Y41: 160,000 anchors", "a.yaml:2:1 value-invalid", 160_001) {
      "spacing:\n" + lines(160_000) { "- &a\($0) 1" }
    },
    Input("30,000 unknown aliases", "a.yaml:2:1 value-invalid", 30_001) {
      "spacing:\n" + lines(30_000) { "- *a\($0)" }
    },
    Input("anchors and aliases of one length", "a.yaml:2:1 value-invalid", 20_001) {
      "spacing:\n" + lines(10_000) { "- &anchor\($0 + 100_000) 1" } + "\n"
        + lines(10_000) { "- *alias_\($0 + 100_000)" }
    },
    Input("anchors of 100,000 letters", "a.yaml:2:1 value-invalid", 21) {
      "spacing:\n" + lines(10) { "- &" + times("ab", 50_000) + "\($0) 1" } + "\n"
        + lines(10) { "- *" + times("ba", 50_000) + "\($0)" }
    },
    Input("30,000 duplicate keys", "a.yaml:3:2 duplicate-key", 29_999) {
      "spacing:\n" + lines(30_000) { _ in " a: 1" }
    },
    Input("Y39: a text of 64 KiB and one byte", "a.yaml:2:6 limit", 1) {
      "spacing:\n  a: \"" + times("x", 65_537) + "\""
    },
    Input("Y39: a file of more than 4 MiB", "a.yaml:1:1 limit", 1) { "# " + times("x", 4 << 20) },
    Input("Y41: half a million documents", "a.yaml:2:1 syntax", 1) { times("---\n", 500_000) },
    Input("Y41: more than a million events", "a.yaml:2:1999996 limit", 1) {
      "spacing:\n  [" + times("1,", 1_100_000) + "1]"
    },
    Input("Y41: 20,000 %TAG lines", "a.yaml:65:1 limit", 1) {
      lines(20_000) { "%TAG !a\($0)! tag:x,2000:" } + "\n--- { a: 1 }"
    },
    Input("a tag of a million letters", "a.yaml:1:1 alias", 2) { "!" + times("a", 1_000_000) + " x" },
    Input("a tag of escapes", "a.yaml:1:1 alias", 2) { "!<tag:" + times("%41", 100_000) + "> x" },
    Input("30,000 unknown keys in one line", "a.yaml:1:43 unknown-key", 30_000) {
      "springs: { a: { duration: 1ms, bounce: 0, " + (0..<30_000).map { "k\($0): 1" }.joined(separator: ",") + "}}"
    },
    Input("30,000 unknown keys of an exit", "a.yaml:1:58 unknown-key", 30_000) {
      "transitions: { a: { enter: 1ms, effects: opacity, exit: {"
        + (0..<30_000).map { "k\($0): 1" }.joined(separator: ",") + ", effects: opacity } } }"
    },
    Input("30,000 words between commas, all the same", "a.yaml:1:40 value-invalid", 1) {
      "spacing: { a: { value: 4, description: x" + times(", x", 30_000) + " } }"
    },
    Input("30,000 unknown effects", "a.yaml:1:43 value-invalid", 30_000) {
      "transitions: { a: { enter: 1ms, effects: [" + times("fad,", 30_000) + "] } }"
    },
    Input("30,000 effects without a space", "a.yaml:1:43 value-missing", 30_000) {
      "transitions: { a: { enter: 1ms, effects: [" + times("a:b,", 30_000) + "] } }"
    },
    Input("30,000 effects, all the same", "a.yaml:1:51 value-invalid", 29_999) {
      "transitions: { a: { enter: 1ms, effects: [" + times("opacity,", 30_000) + "] } }"
    },
    Input("30,000 unknown sections in one line", "a.yaml:1:3 unknown-section", 30_000) {
      "{ " + (0..<30_000).map { "k\($0): 1" }.joined(separator: ",") + "}"
    },
    Input("8,000 cycles", "a.yaml:2:6 reference-cycle", 8_000) {
      "spacing:\n"
        + lines(8_000) { " a\($0): \"{spacing.b\($0)}\"\n b\($0): \"{spacing.a\($0)}\"" }
    },
    Input("5,000 texts with a line break of YAML 1.1 and one outside", "a.yaml:5002:2 encoding", 1) {
      "spacing:\n" + lines(5_000) { " a\($0): { value: 4, description: \"x\u{85}y\" }" } + "\n#\u{85}"
    },
    Input("a path of 60 long names", "a.yaml:1:268 name-invalid", 1) {
      "spacing: " + times("{ " + times("n", 60) + ": ", 60) + "{ a: 4 }" + times("}", 60)
    },
    Input("a wrapped simple key", "a.yaml:2:4 syntax", 1) { "\"a\n b\": 1\nc: 2" },
  ]

  @Test("each gives few findings, the first at its place", arguments: inputs)
  func findings(input: Input) throws {
    let reading = Reading(input.text())
    let first = try #require(reading.diagnostics.first)
    #expect(reading.line(first) == input.first)
    #expect(reading.diagnostics.count == input.count)
    #expect(first.styleFaults(in: reading.files) == [])
  }

  @Test("libyaml is left alone as soon as the limit of levels is reached")
  func eventsOfDeepNesting() {
    var events = 0
    var depth = 0
    _ = forEachYamlEvent(in: ArraySlice(Array(Self.times("[", 1_000_000).utf8)), scalarLimit: 1) { event in
      events += 1
      if case .sequenceStart = event.kind { depth += 1 }
      return depth <= YamlLimits.depth
    }
    #expect(events == YamlLimits.depth + 2)
  }

  @Test("64 levels are fine, 65 are not")
  func depth() {
    func text(_ levels: Int) -> String { Self.times("[", levels) + Self.times("]", levels) }
    #expect(Reading(text(64)).lines == ["a.yaml:1:1 value-invalid"])
    #expect(Reading(text(65)).lines == ["a.yaml:1:65 limit"])
  }

  @Test("64 KiB of text and 4 MiB of file are fine")
  func sizes() {
    let text = Reading("spacing:\n  a: { value: 4, description: \"" + Self.times("x", 65_536) + "\" }")
    #expect(text.lines == [])
    let head = "spacing: { a: 4 } #"
    #expect(Reading(head + Self.times("x", (4 << 20) - head.utf8.count)).lines == [])
    #expect(Reading(head + Self.times("x", (4 << 20) - head.utf8.count + 1)).lines == ["a.yaml:1:1 limit"])
  }

  @Test("5,000 pairs behind a million blanks in one line are read, each blank once or twice")
  func blanks() {
    let pairs = (0..<5_000).map { "a\($0): {enter: 1ms}" }.joined(separator: ",")
    let reading = Reading("durations: {\n" + Self.times(" ", 1_000_000) + pairs + "}")
    #expect(reading.lines == [])
    #expect(reading.read.set.tokens.count == 5_000)
  }

  @Test("Y41: 100,000 keys of one mapping are 100,000 tokens")
  func manyKeys() {
    let reading = Reading("spacing:\n" + Self.lines(100_000) { "  a\($0): 4" })
    #expect(reading.lines == [])
    #expect(reading.read.set.tokens.count == 100_000)
  }
}
