/// The language that a template writes; it decides how `{{x}}` escapes a text.
package enum TemplateLanguage: String, Sendable, CaseIterable {
  /// A Swift string literal in plain quotes.
  case swift
  /// A Kotlin string literal in plain quotes.
  case kotlin
  /// A TypeScript or JavaScript string literal in quotes of any kind.
  case typescript
  /// A JSON string.
  case json
  /// A CSS string in quotes of either kind.
  case css
  /// HTML text, or an attribute's value in quotes.
  case html
  /// A cell of a GitHub table, or running text.
  case markdown
  /// Any other language: nothing is escaped.
  case none

  /// The language that a template's path tells, or nil where it tells none: `x.kt`, `x.kt.mustache`, `kt.mustache`
  /// and `kotlin.mustache` are all Kotlin.
  init?(path: String) {
    var name = path.utf8[...]
    if let slash = name.lastIndex(of: UInt8(ascii: "/")) { name = name[name.index(after: slash)...] }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")), name[dot...].elementsEqual(".mustache".utf8) {
      name = name[..<dot]
    }
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) { name = name[name.index(after: dot)...] }
    guard let language = Self.endings[String(Substring(name)).lowercased()] else { return nil }
    self = language
  }

  /// What a comment such as `language: swift` says, or nil where it is a comment like any other.
  static func pragma(_ comment: [UInt8]) -> Pragma? {
    let key = Array("language:".utf8)
    guard comment.starts(with: key) else { return nil }
    let value = comment[key.count...].drop(while: \.isBlank)
    let name = String(decoding: value, as: UTF8.self)
    guard !name.unicodeScalars.contains(where: { $0 == " " || $0.isHidden }) else { return nil }
    return Self(rawValue: name).map(Pragma.language) ?? .unknown(name)
  }

  /// What a comment in the first line says about the language.
  enum Pragma {
    /// One of the languages.
    case language(TemplateLanguage)
    /// A name that is none of them.
    case unknown(String)
  }

  private static let endings: [String: Self] = [
    "swift": .swift,
    "kotlin": .kotlin, "kt": .kotlin, "kts": .kotlin,
    "typescript": .typescript, "ts": .typescript, "tsx": .typescript, "mts": .typescript, "cts": .typescript,
    "javascript": .typescript, "js": .typescript, "jsx": .typescript, "mjs": .typescript, "cjs": .typescript,
    "json": .json,
    "css": .css,
    "html": .html, "htm": .html,
    "markdown": .markdown, "md": .markdown,
  ]
}
