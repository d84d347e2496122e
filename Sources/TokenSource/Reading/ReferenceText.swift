import TokenModel

/// The text of a reference, `{section.path}` or `{section.path.property}`.
struct ReferenceText {
  /// What stands between the braces.
  var text: String

  /// What a scalar with braces is.
  enum Form {
    case reference(ReferenceText)
    /// Something to calculate: braces with something around them, or an operator between numbers.
    case expression
    /// Neither.
    case plain
  }

  /// Looks whether a scalar is a reference.
  static func form(of text: String) -> Form {
    guard text.utf8.contains(UInt8(ascii: "{")) else {
      return isArithmetic(text) ? .expression : .plain
    }
    let inner = text.utf8.dropFirst().dropLast()
    let braces = [UInt8(ascii: "{"), UInt8(ascii: "}")]
    guard text.hasPrefix("{"), text.hasSuffix("}"), !inner.contains(where: braces.contains) else { return .expression }
    return .reference(ReferenceText(text: String(Substring(inner))))
  }

  /// Whether a key of an unquoted flow mapping, as in `{springs.standard}`, is what a reference would hold.
  static func looksLikeReference(_ key: String) -> Bool {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2 && Section(rawValue: String(parts[0])) != nil
  }

  /// `40ms * 2`, `40ms*2`: a number, and behind it an operator. A minus needs blanks around it, since `10-20` is
  /// more likely a range or a date.
  private static func isArithmetic(_ text: String) -> Bool {
    // `800pt/s` is a speed.
    guard let (_, rest) = NumberText.prefix(of: text), !rest.elementsEqual("pt/s".utf8) else { return false }
    let tail = rest.drop { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 || $0 == UInt8(ascii: "%") }
    let blanks = tail.prefix { $0 == 0x20 }.count
    let sign = tail.dropFirst(blanks)
    switch sign.first {
    case UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "/"): return true
    case UInt8(ascii: "-"): return blanks > 0 && sign.dropFirst().first == 0x20
    default: return false
    }
  }
}
