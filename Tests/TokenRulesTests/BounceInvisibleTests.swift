import Support
import Testing
import TokenModel

@Suite("A bounce that nobody sees")
struct BounceInvisibleTests {
  @Test(
    "it is said once, and not where another rule forbids the bounce",
    arguments: [
      RuleRow("springs: { a: { duration: 300ms, bounce: ↓0.089999, role: release } }", "bounce-invisible"),
      RuleRow("springs: { a: { duration: 300ms, bounce: ↓0.000001, role: release } }", "bounce-invisible"),
      RuleRow("springs: { a: { duration: 300ms, bounce: 0.09, role: release } }"),
      RuleRow("springs: { a: { duration: 200ms, bounce: ↓0.05 } }", "bounce-limit"),
      RuleRow("springs: { a: { duration: 200ms, bounce: ↓-0.05 } }", "bounce-negative"),
      RuleRow(
        "springs: { a: { duration: 300ms, bounce: ↓0.05, role: release }, b: \"{springs.a}\" }", "bounce-invisible"),
      RuleRow(
        "springs: { a: { preset: smooth, duration: 300ms, extraBounce: ↓0.08, role: release } }", "bounce-invisible"),
      RuleRow(
        "springs: { a: { duration: 200ms, bounce: ↓0.05, waive: { bounce-limit: It feels alive. } } }",
        "bounce-invisible"),
      RuleRow(
        """
        transitions:
          a: { enter: 300ms, exit: { duration: 180ms, bounce: ↓0.05 }, effects: opacity, role: release }
        """, "bounce-on-exit"),
    ])
  func places(row: RuleRow) { row.expect() }

  @Test("the change is a bounce of 0, where a number is written")
  func change() {
    let reading = Reading(
      """
      springs:
        a: { duration: 300ms, bounce: 0.05, role: release }
        b: { response: 300ms, dampingRatio: 0.95, role: release }
      """)
    let findings = reading.findings().filter { $0.id == "bounce-invisible" }
    #expect(findings.map { $0.change?.edits.map(\.replacement) } == [["0"], nil])
    #expect(findings.allSatisfy { $0.severity == .info })
  }
}
