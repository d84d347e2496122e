import Support
import Testing
import TokenModel

@Suite("Durations and their pairs")
struct DurationTests {
  @Test("a time reads as its table says", arguments: times)
  func time(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func time(_ text: String) -> String { "durations: { a: \(text) }" }

  static let times: [ReadingCase] = [
    .good(time("150ms"), gives: "durations.a 150ms"),
    .good(time("0.15s"), gives: "durations.a 150ms"),
    .good(time("0ms"), gives: "durations.a 0ms"),
    .good(time("1.5e2ms"), gives: "durations.a 150ms"),
    .good(time("15E-2s"), gives: "durations.a 150ms"),
    .good(time("3600s"), gives: "durations.a 3600000ms"),
    .good(time("{ value: 150ms, role: press }"), gives: "durations.a 150ms"),
    .good("durations:\n  a: >-\n    150ms\n", gives: "durations.a 150ms"),
    .good("durations:\n  a: # quick\n    150ms\n", gives: "durations.a 150ms"),
    .bad(time("↓150"), finds: .unitMissing, says: "150ms"),
    .bad(time("↓0"), finds: .unitMissing, says: "zero too", "0ms"),
    .bad(time("↓1.5e2"), finds: .unitMissing, says: "1.5e2ms"),
    .bad(time("↓3600.000001s"), finds: .valueRange, says: "`a` is 3600.000001s", "between 0 and 1 h"),
    .bad(time("↓-150ms"), finds: .valueRange, says: "`a` is -150ms"),
    .bad(time("↓1e9s"), finds: .valueRange, says: "1000000000"),
    .bad(time("↓150 ms"), finds: .unitUnknown, says: "150ms"),
    .bad(time("↓150Ms"), finds: .unitUnknown, says: "150ms"),
    .bad(time("↓150m"), finds: .unitUnknown, says: "`m` is not a unit of time"),
    .bad(time("↓150µs"), finds: .valueInvalid, says: "`150µs` is not a time"),
    .bad(time("↓2 seconds"), finds: .unitUnknown, says: "`seconds`", "2s"),
    .bad(time("↓0x10ms"), finds: .numberInvalid, says: "16ms"),
    .bad(time("↓0b11s"), finds: .numberInvalid, says: "3s"),
    .bad(time("↓0x10"), finds: .numberInvalid, says: "16ms"),
    .bad(time("↓0o14"), finds: .numberInvalid, says: "12ms"),
    .bad(time("↓014ms"), finds: .numberInvalid, says: "`014ms`", "14ms"),
    .bad(time("↓1_000ms"), finds: .numberInvalid, says: "1000ms"),
    .bad(time("↓.5s"), finds: .numberInvalid, says: "0.5s"),
    .bad(time("↓5.s"), finds: .numberInvalid, says: "5s"),
    .bad(time("↓+1s"), finds: .numberInvalid, says: "1s"),
    .bad(time("↓٣ms"), finds: .numberInvalid, says: "`٣ms`", "3ms"),
    .bad(time("↓'1,5s'"), finds: .numberInvalid, says: "1.5s"),
    .bad("durations:\n  a: ↓1,5s\n", finds: .numberInvalid, says: "1.5s"),
    .bad(time("↓1:30"), finds: .numberInvalid, says: "write `90s`"),
    .bad(time("↓-"), finds: .syntax, says: "`-`"),
    .bad("durations:\n  a: ↓--1ms\n", finds: .valueInvalid, says: "`--1ms` is not a time"),
    .bad(time("↓nan"), finds: .numberInvalid, says: "finite"),
    .bad(time("↓soon"), finds: .valueInvalid, says: "a time, such as `250ms`"),
    .bad(time("↓[150ms]"), finds: .valueInvalid, says: "a duration is not a list"),
    .good(time("150ms + 20ms"), gives: "durations.a 170ms"),
    .bad(time("↓\"{durations.b} * 2\""), finds: .referenceUnknown, says: "`durations.b`"),
    .bad(time("↓0.0000001ms"), finds: .numberInvalid, says: "six decimals"),
    .bad(time("{ value: 1ms, ↓enter: 2ms }"), finds: .valueInvalid, says: "two values", "`value` is here"),
    .bad(time("{ ↓valu: 1ms }"), finds: .unknownKey, says: "`value`"),
    .bad(time("{ ↓enetr: 1ms, exit: 1ms }"), finds: .unknownKey, says: "`enter`"),
    .bad(time("{ ↓entr: 1ms }"), finds: .unknownKey, says: "`enter`"),
  ]

  @Test("a pair has an enter, and an exit of its own or of its enter", arguments: pairs)
  func pair(row: ReadingCase) { #expect(row.mismatches == []) }

  private static func pair(_ body: String) -> String { "durations: { a: { \(body) } }" }

  static let pairs: [ReadingCase] = [
    .good(pair("enter: 350ms, exit: 60%"), gives: "durations.a 350ms/210ms"),
    .good(pair("exit: 210ms, enter: 0.35s"), gives: "durations.a 350ms/210ms"),
    .good(pair("enter: 350ms"), gives: "durations.a 350ms/-"),
    .good(pair("enter: 1ms, exit: 33.333333%"), gives: "durations.a 1ms/0.333333ms"),
    .good(pair("enter: 0.000001ms, exit: 50%"), gives: "durations.a 0.000001ms/0ms"),
    .good(pair("enter: 0.000003ms, exit: 50%"), gives: "durations.a 0.000003ms/0.000002ms"),
    .good(pair("enter: 100ms, exit: 200%"), gives: "durations.a 100ms/200ms"),
    .good(pair("enter: 0ms, exit: 0ms"), gives: "durations.a 0ms/0ms"),
    .bad(pair("enter: 100ms, exit: ↓0%"), finds: .valueRange, says: "`exit` is 0%", "200 %"),
    .bad(pair("enter: 100ms, exit: ↓200.1%"), finds: .valueRange, says: "200 %"),
    .bad(pair("enter: 100ms, exit: ↓-60%"), finds: .valueRange, says: "above 0 %"),
    .bad(pair("enter: 100ms, exit: ↓60 %"), finds: .unitUnknown, says: "60%"),
    .bad(pair("enter: 100ms, exit: ↓.6%"), finds: .numberInvalid, says: "0.6%"),
    .bad(pair("enter: 100ms, exit: ↓060%"), finds: .numberInvalid, says: "60%"),
    .bad(pair("enter: 100ms, exit: ↓0.12345678%"), finds: .numberInvalid, says: "six decimals", "0.123457%"),
    .bad(pair("enter: 100ms, exit: ↓x%"), finds: .valueInvalid, says: "`x%`"),
    .bad(pair("enter: 100ms, exit: ↓60"), finds: .unitMissing, says: "60ms"),
    .bad(pair("enter: ↓60%, exit: 60ms"), finds: .unitUnknown, says: "`60%` is a percentage", "only an exit"),
    .bad(pair("enter: 3600s, exit: ↓200%"), finds: .valueRange, says: "7200000"),
    .bad(
      "durations: { menu: { ↓exit: { fast: 120ms, slow: 200ms } } }", finds: .nameInvalid, says: "`exit` is a key",
      "`departure`"),
    .bad("durations: { ↓a: { exit: 100ms } }", finds: .valueMissing, says: "`durations.a` has no `enter`"),
    .bad(pair("enter: 100ms, ↓exit: "), finds: .valueMissing, says: "`exit` has no value"),
    .bad(pair("enter: 100ms, ↓exit"), finds: .valueMissing, says: "`exit` has no value"),
    .bad(pair("enter: 100ms, exit: ↓60%%"), finds: .valueInvalid, says: "60%%"),
    .bad(pair("enter: 100ms, exit: 60%, ↓distance: 4"), finds: .valueInvalid, says: "role: travel"),
    .bad(pair("enter: ↓fast, exit: ↓slow"), finds: .valueInvalid, .valueInvalid, says: "`fast`"),
  ]
}
