import TokenModel
import TokenRules

/// The numbers that the description of the rules gives, by names such as `exit-ratio min` and, for the ends of a
/// range, `bounce-limit press min`.
struct DesignedLimits {
  /// The numbers of each profile.
  private(set) var values: [Profile: [String: Decimal]] = [:]

  /// Reads the table of roles, the catalogue and the sentences of the profiles; a number that is not found is missing.
  init(_ document: String) {
    let lines = document.split(separator: "\n").map(String.init)
    var strict: [String: Decimal] = [:]
    for role in Role.allCases {
      guard let line = lines.first(where: { $0.hasPrefix("| `\(role)`") }) else { continue }
      let cells = line.split(separator: "|").map(String.init)
      Self.addDurations(cells[3], role.rawValue, to: &strict)
      if let (low, high) = Self.numbers(in: cells[4]).first {
        strict["bounce-limit \(role) min"] = low
        strict["bounce-limit \(role) max"] = high ?? low
      }
    }
    for (rule, phrase, option) in Self.phrases {
      guard let line = lines.first(where: { $0.hasPrefix("| `\(rule)`") }),
        let place = line.firstRange(of: phrase)
      else { continue }
      let rest = String(line[place.upperBound...])
      guard let (low, high) = Self.numbers(in: rest).first else { continue }
      if let high {
        strict["\(rule) min"] = low
        strict["\(rule) max"] = high
      } else {
        let isSeconds = rest.hasPrefix("\(low) s")
        strict["\(rule) \(option)"] = isSeconds ? low.multiplied(by: 1000) : low
      }
    }
    values[.strict] = strict
    let text = lines.joined(separator: " ")
    for profile in [Profile.hig, .material] {
      guard let start = text.firstRange(of: "`\(profile)` ("), let end = text[start.upperBound...].firstIndex(of: ")")
      else { continue }
      var numbers = strict
      for clause in text[start.upperBound..<end].split(separator: ";") { Self.add(String(clause), to: &numbers) }
      values[profile] = numbers
    }
  }

  /// What stands before the number of an option in the catalogue.
  private static let phrases = [
    ("exit-ratio", "outside ", "max"), ("bounce-limit", "above ", "any"), ("settling-time", "later than ", "max"),
    ("stagger-interval", "outside ", "max"), ("stagger-items", "more than ", "max"),
    ("stagger-total", ", after ", "max"),
    ("reduce-motion-duration", "outside ", "max"), ("scale-from-nothing", "below ", "min"),
    ("press-scale", "outside ", "max"), ("spacing-grid", "multiple of ", "unit"),
  ]

  /// A clause such as `bounce standard, control 0–0.15, travel 0–0.2` or `exit 50–70 %`.
  private static func add(_ clause: String, to numbers: inout [String: Decimal]) {
    let text = String(clause.split(separator: ":").last ?? "")
    let first = text.split(separator: " ").first.map(String.init)
    var names: [String] = []
    for item in text.split(separator: ",").map(String.init) {
      let found = Self.numbers(in: item).first
      if item.contains("total") {
        numbers["stagger-total max"] = found?.low
      } else if first == "exit" || first == "stagger" {
        let rule = first == "exit" ? "exit-ratio" : "stagger-interval"
        (numbers["\(rule) min"], numbers["\(rule) max"]) = (found?.low, found?.high)
      } else if item.contains("except press") {
        names = numbers.keys.filter { $0.hasPrefix("bounce-limit ") && $0.hasSuffix(" max") }
          .map { String($0.split(separator: " ")[1]) }.filter { $0 != "press" }
        addBounces(found, &names, to: &numbers)
      } else {
        names += item.split(separator: " ").map(String.init).filter { Role(rawValue: $0) != nil }
        guard found != nil else { continue }
        if first == "bounce" {
          addBounces(found, &names, to: &numbers)
        } else {
          for name in names { addDurations(item, name, to: &numbers) }
          names = []
        }
      }
    }
  }

  private static func addBounces(
    _ found: (low: Decimal, high: Decimal?)?, _ names: inout [String], to numbers: inout [String: Decimal]
  ) {
    for name in names {
      (numbers["bounce-limit \(name) min"], numbers["bounce-limit \(name) max"]) = (found?.low, found?.high)
    }
    names = []
  }

  /// A floor and a cap, or a cap alone.
  private static func addDurations(_ text: String, _ role: String, to numbers: inout [String: Decimal]) {
    guard let (low, high) = Self.numbers(in: text).first else { return }
    if high != nil { numbers["duration-floor \(role)"] = low }
    numbers["duration-cap \(role)"] = high ?? low
  }

  /// The numbers of a text, and what each reaches to.
  private static func numbers(in text: String) -> [(low: Decimal, high: Decimal?)] {
    text.replacing("*", with: "").matches(of: /([0-9.]+)(?:–([0-9.]+))?/).compactMap { match in
      guard let low = decimal(match.1) else { return nil }
      return (low, match.2.flatMap(decimal))
    }
  }

  private static func decimal(_ text: Substring) -> Decimal? {
    Double(text).flatMap { Decimal(rounding: $0, places: Decimal.places) }
  }
}
