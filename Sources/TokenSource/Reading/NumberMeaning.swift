/// Numbers in forms that YAML, people and other languages know and this language does not.
extension NumberText {
  /// What somebody most likely meant.
  struct Meaning {
    /// The number in JSON's form.
    var number: String
    /// The unit behind it, as written.
    var unit = ""
    /// Whether it was written as minutes and seconds; then the number is seconds.
    var isSexagesimal = false
  }

  /// `nan`, `.inf` and their spellings.
  static func isNotFinite(_ text: String) -> Bool {
    let word = text.lowercased().drop { "+-.".contains($0) }
    return ["nan", "inf", "infinity"].contains(word)
  }

  /// The number that `0x10`, `014`, `1_000`, `.5`, `5.`, `+1`, `1,5`, `1:30` or `٣` stands for.
  static func likelyMeaning(of text: String) -> Meaning? {
    var body = Substring(plainDigits(text))
    var sign = ""
    if body.hasPrefix("-") { sign = "-" }
    if body.hasPrefix("-") || body.hasPrefix("+") { body = body.dropFirst() }
    if let seconds = seconds(body) { return Meaning(number: sign + seconds, isSexagesimal: true) }
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where body.lowercased().hasPrefix(prefix) {
      let digits = body.dropFirst(2).prefix { $0 == "_" || ($0.hexDigitValue ?? radix) < radix }
      let unit = body.dropFirst(2 + digits.count)
      guard unit.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
      return Int(digits.filter { $0 != "_" }, radix: radix).map {
        Meaning(number: sign + String($0), unit: String(unit))
      }
    }
    let form = body.prefix { $0.isASCII && ($0.isNumber || "._,".contains($0)) }
    let (exponent, unit) = exponent(body.dropFirst(form.count))
    guard unit == "%" || unit.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    var parts = form.filter { $0 != "_" }.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if parts.count == 1 { parts = parts[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
    guard parts.count <= 2, parts.joined().contains(where: \.isNumber), !parts.joined().contains(",") else {
      return nil
    }
    let whole = parts[0].drop { $0 == "0" }
    var number = whole.isEmpty ? "0" : String(whole)
    if parts.count == 2, !parts[1].isEmpty { number += "." + parts[1] }
    return Meaning(number: sign + number + exponent, unit: unit)
  }

  /// `e3`, `E-3` or nothing, and what follows it.
  private static func exponent(_ text: Substring) -> (exponent: String, rest: String) {
    guard text.first == "e" || text.first == "E" else { return ("", String(text)) }
    var digits = text.dropFirst()
    if digits.first == "-" || digits.first == "+" { digits = digits.dropFirst() }
    let rest = digits.drop { $0.isASCII && $0.isNumber }
    return rest.count < digits.count ? (String(text[..<rest.startIndex]), String(rest)) : ("", String(text))
  }

  /// `1:30` as `90`.
  private static func seconds(_ text: Substring) -> String? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts.count <= 3 else { return nil }
    var total = 0
    for part in parts {
      guard let value = Int(part), value >= 0, value < 1_000_000 else { return nil }
      total = total * 60 + value
    }
    return String(total)
  }

  /// Digits of other scripts as ASCII digits.
  private static func plainDigits(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      if !scalar.isASCII, scalar.properties.numericType == .decimal, let value = scalar.properties.numericValue {
        plain += String(Int(value))
      } else {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain
  }
}
