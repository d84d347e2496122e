import Support
import Testing
import TokenModel
import TokenRules
import TokenSource

/// What the change of an unused waiver leaves: every comment, and every other token as it was.
@Suite("The removal of waivers")
struct WaiverRemovalTests {
  /// A token file and, for each unused waiver in it, what is left without it; nil where no removal is offered.
  struct Row: Sendable, CustomStringConvertible {
    let before: String
    let after: [String?]

    init(_ before: String, _ after: String?...) {
      self.before = before
      self.after = after
    }

    var description: String { before }
  }

  static let rows = [
    Row("spacing: { a: { value: 8, waive: { spacing-grid: x } } }", "spacing: { a: { value: 8 } }"),
    Row("spacing: { a: { waive: { spacing-grid: x }, value: 8 } }", "spacing: { a: { value: 8 } }"),
    Row("spacing: {a: {\"waive\":{\"spacing-grid\":\"x\"},\"value\":8}}", "spacing: {a: {\"value\":8}}"),
    Row("spacing: { a: { value: 8, waive: { spacing-grid: x, }, } }", "spacing: { a: { value: 8, } }"),
    Row(
      "spacing: { a: { value: 8, waive: { spacing-grid: x, press-scale: 'y, z', \"exit-ratio\": \"ü # }\" } } }",
      "spacing: { a: { value: 8, waive: { press-scale: 'y, z', \"exit-ratio\": \"ü # }\" } } }",
      "spacing: { a: { value: 8, waive: { spacing-grid: x, \"exit-ratio\": \"ü # }\" } } }",
      "spacing: { a: { value: 8, waive: { spacing-grid: x, press-scale: 'y, z' } } }"),
    Row(
      """
      spacing:
        a: {  # the smallest
          value: 8,  # as ever
          waive: {
            # of March
            spacing-grid: it was 7,  # once
            # of May
            press-scale: it was a scale  # twice
          }  # both
        }
      """,
      """
      spacing:
        a: {  # the smallest
          value: 8,  # as ever
          waive: {
            # of March
            # once
            # of May
            press-scale: it was a scale  # twice
          }  # both
        }
      """,
      """
      spacing:
        a: {  # the smallest
          value: 8,  # as ever
          waive: {
            # of March
            spacing-grid: it was 7,  # once
            # of May
            # twice
          }  # both
        }
      """),
    Row(
      """
      spacing:
        a: { waive: { spacing-grid: x  # why
          , press-scale: y }, value: 8 }
      """,
      nil,
      """
      spacing:
        a: { waive: { spacing-grid: x  # why
           }, value: 8 }
      """),
    Row(
      """
      spacing:
        a:
          value: 8
          waive:
            spacing-grid: It was 7.
      # the end
      """,
      """
      spacing:
        a:
          value: 8
      # the end
      """),
    Row(
      """
      spacing:
        a:  # ä
          # before
          waive:  # what
            # was
            spacing-grid: It was 7.  # once
            # between

          # behind
          value: 8
        b: 4
      """,
      """
      spacing:
        a:  # ä
          # before
          # what
            # was
            # once
            # between

          # behind
          value: 8
        b: 4
      """),
    Row(
      """
      spacing:
        a:
          value: 8
          waive:
            spacing-grid: >-
              It was
              7.

            "press-scale": "It was

              a scale."  # no longer
            # comment
            ? exit-ratio
            : It was a pair.
      """,
      nil, nil, nil),
    // A comment would become the last line of the text, or a blank line a part of it.
    Row(
      """
      spacing:
        a:
          description: |
            Some words.
          waive:
            spacing-grid: It was 7.
            # comment
          value: 8
      """, nil),
    Row(
      """
      spacing:
        a:
          value: 8
          extensions:
            note: |+
              Some words.
          waive:
            spacing-grid: It was 7.

      """, nil),
    Row(
      """
      spacing:
        a:
          value: 8
          description: >
            Some words.
          # comment
          waive: { spacing-grid: It was 7. }

        # the next
        b: 4
      """, nil),
  ]

  /// What the tokens of a reading are but for their waivers.
  private static func tokens(_ reading: Reading) -> [String] {
    reading.read.set.tokens.map { "\($0.path) \($0.value.summary) \($0.description ?? "-") \($0.extensions as Any)" }
  }

  @Test(arguments: rows, [false, true])
  func `exactly the waiver goes, and what else is read stays`(row: Row, isWindows: Bool) {
    func form(_ text: String) -> String { isWindows ? MarkedYaml.withCRLF(text) : text }
    let reading = Reading(form(row.before))
    #expect(reading.lines == [])
    let findings = reading.findings()
    #expect(findings.map(\.id) == row.after.map { _ in "waiver-unused" })
    let waivers = reading.read.set.tokens.flatMap(\.waivers)
    for (number, (finding, after)) in zip(findings, row.after).enumerated() {
      let text = finding.change.map { String(decoding: reading.bytes(after: $0), as: UTF8.self) }
      #expect(text == after.map(form))
      guard let change = finding.change else { continue }
      #expect(change.isSafe)
      let rest = Reading(bytes: [reading.bytes(after: change)])
      #expect(rest.lines == [])
      #expect(Self.tokens(rest) == Self.tokens(reading))
      var left = waivers.map(\.reason)
      left.remove(at: number)
      #expect(rest.read.set.tokens.flatMap(\.waivers).map(\.reason) == left)
    }
  }
}
