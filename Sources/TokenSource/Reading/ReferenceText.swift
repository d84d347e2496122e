import TokenModel

/// The text of a reference, `{section.path}` or `{section.path.property}`.
struct ReferenceText {
  /// What stands between the braces.
  var text: String

  /// What a scalar with braces is.
  enum Form {
    case reference(ReferenceText)
    /// Braces with something around them.
    case expression
    /// No braces.
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

  /// `40ms * 2`: an operator between blanks, with a number on both sides.
  private static func isArithmetic(_ text: String) -> Bool {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard words.count >= 3 else { return false }
    let operators = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/")]
    return stride(from: 1, to: words.count - 1, by: 2).allSatisfy { index in
      words[index].count == 1 && words[index].allSatisfy(operators.contains)
        && NumberText.prefix(of: String(Substring(words[index - 1]))) != nil
    }
  }
}
