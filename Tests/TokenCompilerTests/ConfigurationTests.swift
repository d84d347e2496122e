import Support
import Testing
import TokenCompiler
import TokenModel
import TokenOutput
import TokenSource

@Suite("Reading a configuration")
struct ConfigurationTests {
  @Test("A whole configuration says what it says")
  func whole() throws {
    let read = Configuration.read(
      """
      # What the tokens of this app are made into.
      tokens: [tokens/, ./brand/motion.yaml, ../shared]
      profile: none
      reduceMotion: { crossfade: 0.15s }
      outputs:
        - { format: swift, path: Sources/DesignSystem/Motion.swift }
        - path: "./docs/motion.md"
          format: markdown
      rules:
        spacing-grid: off
      roles:
        "durations.sheet*": travel
      """)
    #expect(read.diagnostics.map(\.message) == [])
    let configuration = read.configuration
    #expect(configuration.tokens.map(\.text) == ["tokens", "brand/motion.yaml", "../shared"])
    #expect(configuration.profile == Profile.none)
    guard case .crossfade(let time?) = configuration.reduceMotion else {
      Issue.record("no crossfade")
      return
    }
    #expect(time.value == 150)
    let outputs = try #require(configuration.outputs)
    #expect(outputs.map(\.format.rawValue) == ["swift", "markdown"])
    #expect(outputs.map(\.path.text) == ["Sources/DesignSystem/Motion.swift", "docs/motion.md"])
    #expect(configuration.roles.map(\.role) == [.travel])
  }

  @Test(
    "A configuration that says nothing leaves everything as it is",
    arguments: ["", "# nothing yet\n", "---\n", "--- ~\n", "{}", "\u{FEFF}", "# a\r\n\r\n"])
  func empty(text: String) {
    let read = Configuration.read(text)
    #expect(read.diagnostics.map(\.message) == [])
    #expect(read.configuration.tokens.isEmpty && read.configuration.outputs == nil)
    #expect(read.configuration.profile == nil && read.configuration.reduceMotion == nil)
  }

  @Test(
    "Every fault has its place, its cause and a remedy",
    arguments: keyRows + reduceMotionRows + outputRows + ruleRows + optionRows + orderRows + roleRows)
  func faults(row: ConfigurationCase) { #expect(row.mismatches == []) }

  @Test("Line ends of Windows and a byte order mark change nothing", arguments: keyRows + outputRows + optionRows)
  func windows(row: ConfigurationCase) {
    let text = "\u{FEFF}" + MarkedYaml.withCRLF(row.text)
    #expect(ConfigurationCase(text: text, findings: row.findings, gist: []).mismatches == [])
  }

  @Test("Reading never fails on a text that breaks off anywhere")
  func prefixes() {
    let texts = (Self.keyRows + Self.outputRows + Self.ruleRows + Self.optionRows + Self.roleRows).map(\.text)
    for text in texts {
      let bytes = MarkedYaml(text).bytes
      for count in 0...bytes.count {
        let source = SourceFile(path: "tokenc.yaml", bytes: Array(bytes.prefix(count)))
        for finding in ReadConfiguration(source).diagnostics { #expect(finding.styleFaults(in: [source]) == []) }
      }
    }
  }
}
