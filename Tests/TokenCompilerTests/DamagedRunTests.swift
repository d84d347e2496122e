import Support
import Testing
import TokenCompiler
import TokenModel

/// Whole runs on damaged files: every rule, every format.
struct DamagedRunTests {
  private static let tokens = """
    springs:
      standard: { duration: 250ms, bounce: 0, description: Five of six }
      flick: { duration: 300ms, bounce: 0.05, role: release, deprecated: Use throw. }
      old: { response: 300ms, dampingRatio: 0.8, waive: { spring-legacy-form: "It came so." } }
      older: { mass: 1, stiffness: 170, damping: 26 }
      slow: { duration: 900ms, bounce: 0.6, role: celebration }
      alias: "{springs.flick}"
    durations:
      fast: 150ms
      normal: 149ms
      toast-in: { enter: 350ms, exit: 80%, role: travel, distance: 180 }
    easings: { go: easeIn, wild: [0.2, 1.5, 0, 1] }
    curves: { fade: { duration: 200ms, easing: linear, reduceMotion: { crossfade: 2s } } }
    transitions:
      toast: { timing: "{durations.toast-in}", effects: [{ move: top }, { scale: 0.3 }] }
      sheet: { enter: "{curves.fade}", exit: { effects: { move: bottom } }, effects: { move: top }, reduceMotion: keep }
    stagger: { list: { interval: 60ms, maxItems: 12 } }
    spacing: { xs: 4, sm: 3, md: 8.5, lgWide: 9 }
    radius: { card: 16, inner: { outer: "{radius.card}", inset: 20 } }
    scales: { press: { value: 0.8, role: press } }

    """
  private static let configuration = """
    # How it is judged
    tokens: [tokens/, more/a.yaml]
    profile: strict
    reduceMotion: { crossfade: 150ms }
    outputs:
      - { format: swift, path: out/Motion.swift }
      - { format: json, path: out/motion.json }
    rules:
      spacing-grid: off
      duration-cap: { severity: warning, standard: 300ms }
      bounce-limit: { release: [0, 0.35] }
      stagger-items: { max: 9 }
    roles: { "springs.fl*": release, "durations.**": travel }

    """

  private static func file(_ bytes: [UInt8]) -> SourceFile { SourceFile(path: "a.yaml", bytes: bytes) }

  @Test func `the undamaged files are as they are meant`() {
    #expect(ReadConfiguration(Self.file(Array(Self.configuration.utf8))).diagnostics == [])
    let checked = Pipeline.check([Self.file(Array(Self.tokens.utf8))])
    #expect(!checked.diagnostics.contains { LanguageError(rawValue: $0.id) != nil })
    #expect(Set(checked.diagnostics.map(\.id)).count > 12)
  }

  @Test(arguments: 0..<20)
  func `damaged tokens give findings with a place in every format, and no crash`(_ batch: Int) {
    for seed in (batch * 100)..<(batch * 100 + 100) {
      let checked = Pipeline.check([Self.file(Damage.mutant(of: Self.tokens, seed))])
      for finding in checked.diagnostics {
        #expect(finding.styleFaults(in: checked.files) == [], "seed \(seed)")
      }
      guard seed % 5 == 0 else { continue }
      for format in ReportFormat.allCases {
        #expect(!format.text(of: Report(checked)).isEmpty, "seed \(seed) as \(format)")
      }
    }
  }

  @Test(arguments: 0..<20)
  func `a damaged configuration is refused at a place or judges tokens`(_ batch: Int) {
    for seed in (batch * 100)..<(batch * 100 + 100) {
      let file = Self.file(Damage.mutant(of: Self.configuration, seed))
      let read = ReadConfiguration(file)
      for finding in read.diagnostics { #expect(finding.styleFaults(in: [file]) == [], "seed \(seed)") }
      guard read.diagnostics.isEmpty else { continue }
      let checked = Pipeline.check([Self.file(Array(Self.tokens.utf8))], read.configuration)
      for finding in checked.diagnostics {
        #expect(finding.styleFaults(in: checked.files) == [], "seed \(seed)")
      }
    }
  }
}
