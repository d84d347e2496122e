import TokenModel

/// How Swift spells the names of tokens and groups.
enum SwiftNames {
  /// A token's name: `toastEnter`, `_2xl`, `` `default` ``.
  static func member(_ name: String) -> String { identifier(NameWords(name).camelCase) }

  /// A group's name: `Momentum`.
  static func type(_ name: String) -> String { identifier(NameWords(name).pascalCase) }

  private static func identifier(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return "_" }
    let name = first.properties.isXIDStart ? word : "_" + word
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The words that a declaration, or a use without a type in front (`await`), must put into backticks. Source: The
  /// Swift Programming Language, lexical structure; tried with the compiler one by one.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
    "internal", "let", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
    "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
    "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    "Any", "as", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "Type", "Protocol", "await",
  ]
}
