/// What a template can name: the data of a rendering.
///
/// Absent, a false flag, an empty text and an empty list are falsy: a section of them is skipped and an inverted
/// one is shown. Everything else is truthy, the number 0 too.
package enum TemplateValue: Hashable, Sendable {
  /// A text that is data; `{{x}}` escapes it for the template's language.
  ///
  /// It has members of its own: `x.lines`, its lines, each safe in a line comment, and `x.raw`, itself unescaped.
  case text(String)
  /// A text that `{{x}}` leaves as it is, such as a number that is printed already; like a text in all else.
  case verbatim(String)
  /// A yes or no; it prints as `true` or `false`.
  case flag(Bool)
  /// Values that a section goes through; `first`, `last` and `index` (from 0) are found beside each item's own names.
  case list([TemplateValue])
  /// Named values.
  case record([String: TemplateValue])
  /// A known name without a value: it prints as nothing, and so do all members of it.
  case absent

  /// Whether a section of it is shown.
  var isTruthy: Bool {
    switch self {
    case .text(let text), .verbatim(let text): !text.utf8.isEmpty
    case .flag(let flag): flag
    case .list(let items): !items.isEmpty
    case .record: true
    case .absent: false
    }
  }
}
