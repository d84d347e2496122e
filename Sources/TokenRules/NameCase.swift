import TokenModel

/// A way to write the words of a name as one.
enum NameCase: String {
  case camel = "camelCase"
  case kebab = "kebab-case"

  /// The ways in which a name is written: both for a word in small letters, none for `toast_in` or `Toast`.
  static func ways(of name: String) -> Set<NameCase> {
    var hasCapital = false
    var hasSmall = false
    var hasHyphen = false
    var previous: Unicode.Scalar = "-"
    for scalar in name.unicodeScalars {
      switch scalar {
      case "_", " ": return []
      case "-":
        if previous == "-" { return [] }
        hasHyphen = true
      default:
        if scalar.isSmall { hasSmall = true } else if scalar.isCapital { hasCapital = true }
      }
      previous = scalar
    }
    if previous == "-" { return [] }
    if !hasCapital { return hasHyphen ? [.kebab] : [.camel, .kebab] }
    let isHumped = hasSmall && !hasHyphen && name.unicodeScalars.first?.isCapital == false
    return isHumped ? [.camel] : []
  }

  /// The name written this way; nil where it has letters that cannot be.
  func form(of name: String) -> String? {
    let words = NameWords(name)
    let form = self == .camel ? words.camelCase : words.kebabCase
    return Self.ways(of: form).contains(self) ? form : nil
  }
}
