import TokenModel

extension LanguageError {
  /// A token file that has the error, with `↓` before its place; nil where it takes two files, or bytes that no page
  /// shows.
  var example: String? {
    switch self {
    case .encoding, .duplicateToken, .limit: nil
    case .syntax: "durations:\n  menu: ↓\"250ms"
    case .duplicateKey: "springs:\n  menu: { duration: 250ms, bounce: 0, ↓duration: 200ms }"
    case .unknownSection: "↓spring:\n  menu: { duration: 250ms, bounce: 0 }"
    case .unknownKey: "springs:\n  menu: { ↓duraton: 250ms, bounce: 0 }"
    case .valueMissing: "durations:\n  ↓menu:"
    case .valueInvalid: "springs:\n  menu: { duration: 250ms, bounce: 0, role: ↓big }"
    case .valueRange: "springs:\n  menu: { duration: 250ms, bounce: ↓1.2 }"
    case .unitMissing: "durations:\n  menu: ↓250"
    case .unitUnknown: "durations:\n  menu: ↓250sec"
    case .numberInvalid: "spacing:\n  md: ↓1_6"
    case .referenceUnknown: "durations:\n  menu: 200ms\n  popover: ↓\"{durations.meun}\""
    case .referenceType:
      "durations:\n  toast: { enter: 200ms, exit: 60% }\n  menu: { enter: ↓\"{durations.toast}\", exit: 60% }"
    case .referenceCycle: "durations:\n  menu: ↓\"{durations.popover}\"\n  popover: \"{durations.menu}\""
    case .referenceUnquoted: "durations:\n  menu: ↓{durations.popover}\n  popover: 250ms"
    case .expressionInvalid: "durations:\n  base: 100ms\n  menu: ↓\"{durations.base} * 2ms\""
    case .alias: "durations:\n  menu: ↓&base 250ms"
    case .waiverReason: "spacing:\n  odd: { value: 15, waive: ↓[spacing-grid] }"
    case .nameInvalid: "durations:\n  ↓menu/open: 250ms"
    case .nameReserved: "durations:\n  ↓self: 250ms"
    case .nameCollision: "durations:\n  menu-open: 250ms\n  ↓menuOpen: 200ms"
    }
  }
}
