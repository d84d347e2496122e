import Support
import Testing
import TokenCompiler
import TokenModel
import TokenRules
import TokenSource

/// What becomes of files whose findings are mended.
struct FixedSetTests {
  private static func fixed(_ texts: [String], unsafe: Bool) -> FixedSet {
    let files = texts.enumerated().map { SourceFile(path: "\($0.offset).yaml", bytes: Array($0.element.utf8)) }
    return FixedSet(Pipeline.check(files), unsafe: unsafe)
  }

  private static func texts(_ set: FixedSet) -> [String] {
    set.checked.files.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// Each `«old»new»` of a text: as it is before, and as it is after.
  private static func sides(_ text: String) -> (before: String, after: String) {
    var sides = (before: "", after: "")
    for (number, part) in text.split(separator: "«", omittingEmptySubsequences: false).enumerated() {
      let pieces = part.split(separator: "»", omittingEmptySubsequences: false).map(String.init)
      sides.before += pieces[0] + (number == 0 ? "" : pieces[2])
      sides.after += number == 0 ? pieces[0] : pieces[1] + pieces[2]
    }
    return sides
  }

  private static let commented = """
    # Heading, with an umlaut: ä 🙂
    durations:   # all of them
      quick:  «120»120ms»   # no unit
      "slow": 900ms  # too slow, but that is a value
    'springs':

      a: { «duraton»duration»: 250ms,   bounce: 0 } # ,,
      # a: { duraton: 250ms }
    spacing: {sm: 7,md: 8   }


    """

  @Test(arguments: ["\n", "\r\n"], ["", "\u{FEFF}"])
  func `only the bytes of safe changes are touched`(_ lineEnd: String, _ mark: String) {
    let (before, after) = Self.sides(mark + Self.commented.replacing("\n", with: lineEnd))
    let set = Self.fixed([before], unsafe: false)
    #expect(Self.texts(set) == [after])
    #expect(set.changeCount == 2)
    #expect(set.checked.diagnostics.map(\.id) == ["duration-cap", "spacing-grid"])
    let again = Self.fixed([after], unsafe: false)
    #expect(again.changeCount == 0)
    #expect(again.edited.isEmpty)
  }

  @Test func `values change only where that is asked for`() {
    let (before, after) = Self.sides(
      """
      durations:
        toast: { enter: «500»400ms», exit: «100%»60%», role: travel }  # one after the other
        slow: «900ms»250ms»
      """)
    #expect(Self.fixed([before], unsafe: false).checked.diagnostics.count == 3)
    let set = Self.fixed([before], unsafe: true)
    #expect(Self.texts(set) == [after])
    #expect(set.checked.diagnostics == [])
  }

  @Test func `the last file gets the changes of findings in the first`() {
    let set = Self.fixed(["durations: { a: 100 }", "durations: { b: 200 }\n"], unsafe: false)
    #expect(Self.texts(set) == ["durations: { a: 100ms }", "durations: { b: 200ms }\n"])
    #expect(set.edited.map(\.original.path) == ["0.yaml", "1.yaml"])
  }

  @Test func `what a baseline accepts stays`() {
    let file = SourceFile(path: "a.yaml", bytes: Array("spacing: { a: 7, b: 9 }".utf8))
    let found = Pipeline.check([file]).diagnostics
    let baseline = Baseline(accepting: [found[0]])
    let set = FixedSet(Pipeline.check([file], Configuration(), baseline), Configuration(), baseline, unsafe: true)
    #expect(Self.texts(set) == ["spacing: { a: 7, b: 8 }"])
  }

  /// What tokens are, whichever way springs are written.
  private static func motion(_ reading: Reading) -> [String] {
    reading.read.set.tokens.map { token in
      guard case .spring(let spring) = token.value else { return "\(token.path) \(token.value.summary)" }
      return "\(token.path) \(spring.duration.value) \(spring.bounce.value)"
    }
  }

  private static let examples = Catalogue.rules.flatMap { $0.about.bad + $0.about.good }.map { example in
    String(decoding: MarkedYaml(example.yaml).bytes, as: UTF8.self)
  }

  @Test(arguments: examples)
  func `safe changes leave every value of an example, and all of them come to an end`(_ text: String) {
    let before = Reading(text)
    let safe = Self.fixed([text], unsafe: false)
    let after = Reading(bytes: safe.checked.files.map(\.bytes))
    #expect(Self.motion(after) == Self.motion(before))
    #expect(after.lines == before.lines)
    let set = Self.fixed(Self.texts(safe), unsafe: true)
    let again = Self.fixed(Self.texts(set), unsafe: true)
    #expect(again.changeCount == 0 && again.edited.isEmpty, "\(Self.texts(set))")
  }

  @Test(arguments: 0..<10)
  func `mending damaged files comes to an end that mending does not change`(_ batch: Int) {
    for seed in (batch * 30)..<(batch * 30 + 30) {
      let text = Self.examples[seed % Self.examples.count]
      let bytes = Damage.mutant(of: text + "\n" + text.replacing("s:", with: "s2:"), seed)
      for unsafe in [false, true] {
        let set = FixedSet(Pipeline.check([SourceFile(path: "a.yaml", bytes: bytes)]), unsafe: unsafe)
        let again = FixedSet(Pipeline.check(set.checked.files), unsafe: unsafe)
        #expect(again.changeCount == 0, "seed \(seed), unsafe: \(unsafe)")
        #expect(again.checked.diagnostics == set.checked.diagnostics, "seed \(seed), unsafe: \(unsafe)")
      }
    }
  }
}
