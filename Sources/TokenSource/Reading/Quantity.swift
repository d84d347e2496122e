package import TokenModel

/// What a number in a token file measures, and the units that it may carry.
package enum Quantity {
  /// Milliseconds.
  case time
  /// Points.
  case length
  /// Something without a unit.
  case number
  /// Percent of something.
  case percent

  /// A unit and the power of ten that turns it into the section's own.
  struct Unit {
    var name: String
    var shift: Int
  }

  /// The units, the section's own first.
  var units: [Unit] {
    switch self {
    case .time: [Unit(name: "ms", shift: 0), Unit(name: "s", shift: 3)]
    case .length: [Unit(name: "pt", shift: 0)]
    case .number: []
    case .percent: [Unit(name: "%", shift: 0)]
    }
  }

  /// An example, for messages.
  package var example: String {
    switch self {
    case .time: "a time, such as `250ms`"
    case .length: "a length, such as `16`"
    case .number: "a number, such as `0.2`"
    case .percent: "a percentage, such as `60%`"
    }
  }

  private var noun: String { self == .percent ? "percentage" : "\(self)" }

  /// The value in the form in which a person would write it.
  package func text(_ value: Decimal) -> String {
    switch self {
    case .time: "\(value)ms"
    case .percent: "\(value)%"
    case .length, .number: "\(value)"
    }
  }

  /// Reads `250ms`, `16` or `0.2`.
  func read(_ text: String) -> Result<Decimal, QuantityFault> {
    guard let (number, rest) = NumberText.prefix(of: text) else { return .failure(notANumber(text)) }
    let unitText = String(Substring(rest))
    let unit: Unit?
    if unitText.isEmpty {
      if self == .time { return .failure(withoutUnit(text, number)) }
      if self == .percent { return .failure(withoutPercent(text, number)) }
      unit = nil
    } else if let known = units.first(where: { $0.name == unitText }) {
      unit = known
    } else {
      return .failure(oddRest(text, number: text.dropLast(unitText.count), rest: unitText))
    }
    switch number.decimal(shift: unit?.shift ?? 0) {
    case .exact(let value): return .success(value)
    case .rounded(let value):
      return .failure(
        QuantityFault(
          .numberInvalid, "`\(text.shown)` has more than six decimals\(unit?.shift == 3 ? " of a millisecond" : "")",
          suggestion: self.text(value), help: "values are exact to a millionth of their unit"))
    case .tooLarge:
      return .failure(
        QuantityFault(.valueRange, "`\(text.shown)` is beyond \(Decimal.limit)", help: "check its digits and its unit"))
    }
  }

  /// `250` is milliseconds; `0.15` is somebody's seconds.
  private func withoutUnit(_ text: String, _ number: NumberText) -> QuantityFault {
    let isMilliseconds = if case .exact(let value) = number.decimal(shift: 0) { value.whole != nil } else { false }
    return QuantityFault(
      .unitMissing, "`\(text.shown)` has no unit", suggestion: text + (isMilliseconds ? "ms" : "s"),
      isSafe: isMilliseconds, help: "write `ms` or `s` behind it, behind zero too")
  }

  /// `0.6` is a share of one.
  private func withoutPercent(_ text: String, _ number: NumberText) -> QuantityFault {
    let share: Decimal? = if case .exact(let value) = number.decimal(shift: 2), value <= 100 { value } else { nil }
    return QuantityFault(
      .unitMissing, "`\(text.shown)` has no unit", suggestion: (share.map { "\($0)" } ?? text) + "%",
      help: "a percentage is written as `60%`")
  }

  private func oddRest(_ text: String, number: Substring, rest: String) -> QuantityFault {
    let trimmed = rest.drop { $0 == " " }
    let lower = trimmed.lowercased()
    // Radix prefixes follow a lone zero; `0.97x` is a number with an odd unit.
    let marks = number == "0" || number == "-0" ? "_.:,xob" : "_.:,"
    let isForm = rest.utf8.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || marks.utf8.contains($0) } ?? false
    if isForm, let meant = NumberText.likelyMeaning(of: text) { return notJSON(text, meant) }
    let isUnit = trimmed.unicodeScalars.first.map { $0.isASCII && ($0.properties.isAlphabetic || $0 == "%") } ?? false
    if isForm || !isUnit || rest.unicodeScalars.contains(where: { !$0.isASCII }) { return notANumber(text) }
    if let unit = units.first(where: { $0.name == lower }) {
      let isSpaced = trimmed.count < rest.count
      return QuantityFault(
        .unitUnknown, "`\(text.shown)` has \(isSpaced ? "a space before its unit" : "its unit in capitals")",
        suggestion: "\(number)\(unit.name)", isSafe: true,
        help: isSpaced ? "write the number and its unit as one word" : "write units in small letters")
    }
    switch (self, lower) {
    case (.length, "px"), (.length, "dp"), (.length, "pts"), (.length, "points"):
      return QuantityFault(
        .unitUnknown, "`\(String(trimmed).shown)` is not a unit here", suggestion: "\(number)pt",
        help: "lengths are points, `pt`")
    case (.percent, _) where !text.hasSuffix("%"):
      return QuantityFault(.unitUnknown, "`\(text.shown)` is not a percentage", help: "write \(example)")
    case (.percent, _): return notANumber(text)
    case (.time, "%"):
      return QuantityFault(
        .unitUnknown, "`\(text.shown)` is a percentage", help: "write `ms` or `s`; only an exit is a share of its enter"
      )
    case (.number, "%"):
      let share = NumberText.prefix(of: String(number)).map { $0.number.decimal(shift: -2) }
      let plain = if case .exact(let value)? = share { value.description } else { String?.none }
      return QuantityFault(
        .unitUnknown, "`\(text.shown)` is a percentage", suggestion: plain,
        help: "this is a plain number, where 1 is the whole" + (plain.map { ": write `\($0)`" } ?? ""))
    case (.number, _):
      return QuantityFault(
        .unitUnknown, "`\(text.shown)` has a unit", suggestion: String(number),
        help: "this is a plain number, without a unit")
    default:
      let aliases = [
        "sec": "s", "secs": "s", "seconds": "s", "second": "s", "msec": "ms", "millis": "ms", "milliseconds": "ms",
      ]
      // `m` is a minute and not a misspelt `ms`.
      let near = aliases[lower] ?? (lower.count > 1 ? nearestName(to: lower, among: units.map(\.name)) : nil)
      let known = units.map { "`\($0.name)`" }.joined(separator: " or ")
      return QuantityFault(
        .unitUnknown, "`\(String(trimmed).shown)` is not a unit of \(self == .time ? "time" : "length")",
        suggestion: self == .time ? near.map { "\(number)\($0)" } : nil, isSafe: aliases[lower] != nil,
        help: "write \(known)")
    }
  }

  private func notANumber(_ text: String) -> QuantityFault {
    if let meant = NumberText.likelyMeaning(of: text) { return notJSON(text, meant) }
    if NumberText.isNotFinite(text) {
      return QuantityFault(.numberInvalid, "`\(text.shown)` is not a finite number", help: "write \(example)")
    }
    return QuantityFault(
      .valueInvalid, "`\(text.shown)` is not a \(noun)", help: "write \(example)")
  }

  private func notJSON(_ text: String, _ meant: NumberText.Meaning) -> QuantityFault {
    // A duration such as 1:30 is in seconds; everything else keeps its unit, or gets the likely one.
    let unit = meant.isSexagesimal && self == .time ? "s" : meant.unit
    var suggestion = meant.number + unit
    if case .failure(let fault) = read(suggestion), let better = fault.suggestion { suggestion = better }
    return QuantityFault(
      .numberInvalid, "`\(text.shown)` is not in the one form that all programs read as the same number",
      suggestion: suggestion, help: "write `\(suggestion.shown)`, if that is meant")
  }
}

/// Why a text is not the quantity that it should be.
struct QuantityFault: Error {
  var error: LanguageError
  var message: String
  var help: String
  /// What to write instead, where that can be guessed.
  var suggestion: String?
  /// Whether the suggestion only spells the same value another way.
  var isSafe: Bool

  /// A fault, with what to write instead where that can be guessed.
  init(_ error: LanguageError, _ message: String, suggestion: String? = nil, isSafe: Bool = false, help: String) {
    self.error = error
    self.message = message
    self.help = help
    self.suggestion = suggestion
    self.isSafe = isSafe
  }
}
