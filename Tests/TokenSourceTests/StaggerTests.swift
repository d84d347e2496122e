import Support
import Testing
import TokenModel

@Suite("Staggers")
struct StaggerTests {
  @Test("a stagger reads as its table says", arguments: rows)
  func reading(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func stagger(_ body: String) -> String { "stagger: { a: { \(body) } }" }

  static let rows: [ReadingCase] = [
    .good(stagger("interval: 40ms, maxItems: 8"), gives: "stagger.a 40ms×8"),
    .good(stagger("maxItems: 1, interval: 0.04s"), gives: "stagger.a 40ms×1"),
    .good(stagger("interval: 0.5ms, maxItems: 1e1"), gives: "stagger.a 0.5ms×10"),
    .good(stagger("interval: 1ms, maxItems: 8.0"), gives: "stagger.a 1ms×8"),
    .good(stagger("interval: 1ms, maxItems: 1000000000"), gives: "stagger.a 1ms×1000000000"),
    .good("stagger: { g: { a: { interval: 1ms, maxItems: 2 } } }", gives: "stagger.g.a 1ms×2"),
    .good(
      "stagger: { a: { interval: 1ms, maxItems: 2 }, b: \"{stagger.a}\" }", gives: "stagger.a 1ms×2", "stagger.b 1ms×2"),
    .good(
      "stagger: { a: { interval: 1ms, maxItems: 2 }, b: { interval: \"{stagger.a.interval}\", maxItems: 3 } }",
      gives: "stagger.a 1ms×2", "stagger.b 1ms×3"),
    .good(
      "stagger: { a: { interval: 1ms, maxItems: 2 }, b: { interval: 3ms, maxItems: \"{stagger.a.maxItems}\" } }",
      gives: "stagger.a 1ms×2", "stagger.b 3ms×2"),
    .bad(stagger("interval: ↓40, maxItems: 8"), finds: .unitMissing, says: "40ms"),
    .bad(stagger("interval: ↓0ms, maxItems: 8"), finds: .valueRange, says: "`interval` is 0ms", "above 0"),
    .bad(stagger("interval: ↓-1ms, maxItems: 8"), finds: .valueRange, says: "-1ms"),
    .bad(stagger("interval: ↓3601s, maxItems: 8"), finds: .valueRange, says: "1 h"),
    .bad(stagger("interval: 40ms, maxItems: ↓0"), finds: .valueRange, says: "`maxItems` is 0", "at least 1"),
    .bad(stagger("interval: 40ms, maxItems: ↓2.5"), finds: .valueRange, says: "whole number"),
    .bad(stagger("interval: 40ms, maxItems: ↓-3"), finds: .valueRange, says: "at least 1"),
    .bad(stagger("interval: 40ms, maxItems: ↓8ms"), finds: .unitUnknown, says: "without a unit", "8"),
    .bad(stagger("interval: 40ms, maxItems: ↓0x8"), finds: .numberInvalid, says: "8"),
    .bad(stagger("interval: 40ms, maxItems: ↓eight"), finds: .valueInvalid, says: "`eight` is not a number"),
    .bad(stagger("interval: 40ms, maxItems: ↓1000000001"), finds: .valueRange, says: "1000000000"),
    .bad(stagger("interval: 40ms, ↓maxitems: 8"), finds: .unknownKey, says: "`maxItems`"),
    .bad(stagger("↓step: 40ms, maxItem: 8"), finds: .unknownKey, says: "`step`"),
    .bad(stagger("interval: 40ms, maxItems: 8, ↓role: travel"), finds: .unknownKey, says: "a stagger has no `role`"),
    .bad("stagger: { ↓a: { interval: 40ms } }", finds: .valueMissing, says: "no `maxItems`"),
    .bad("stagger: { ↓a: { maxItems: 4 } }", finds: .valueMissing, says: "no `interval`"),
    .bad("stagger: { ↓a: 40ms }", finds: .unknownKey, says: "{ interval: 40ms, maxItems: 8 }"),
    .bad("stagger: { ↓interval: 40ms, maxItems: 8 }", finds: .nameInvalid, says: "`interval` is a key"),
    .bad("stagger: { a: ↓[40ms, 8] }", finds: .valueInvalid, says: "a stagger is not a list"),
    .bad(stagger("interval: ↓{durations.t}, maxItems: 8"), finds: .referenceUnquoted, says: "\"{durations.t}\""),
    .bad(
      stagger("interval: 40ms, maxItems: ↓5 / 2"), finds: .valueRange, says: "`maxItems` becomes 2.5", "whole number"),
    .bad(
      stagger("interval: 40ms, maxItems: 8, description: ↓Rows, cells"), finds: .valueInvalid, says: "\"Rows, cells\""),
    .bad("stagger: { a: { value: ↓40ms } }", finds: .valueInvalid, says: "a stagger is not a plain value"),
  ]
}
