import TokenModel

/// What can be wrong between a template and the values that it is given.
extension Diagnostic {
  /// A name, or a part of a dotted one, that nothing knows.
  static func unknownName(_ part: TagName.Part, of name: TagName, among known: [String]) -> Self {
    let owner = name.parts.prefix { $0.range < part.range }.map(\.text).joined(separator: ".")
    return template(
      part.range,
      owner.isEmpty ? "there is no value `\(part.text)`" : "`\(owner)` has no value `\(part.text)`",
      help: suggestion(for: part.text, among: known))
  }

  /// A list in a tag that prints.
  static func listAsText(_ name: TagName) -> Self {
    template(
      name.range, "`\(name.text)` is a list, not a text",
      help: "go through it: `{{#\(name.text)}}{{.}}{{/\(name.text)}}`")
  }

  /// A record in a tag that prints.
  static func recordAsText(_ name: TagName, names: [String]) -> Self {
    template(
      name.range, "`\(name.text)` has parts and is no text itself",
      help: names.first.map { "name one of its parts, such as `\($0)`" })
  }

  /// A partial that includes itself past the limit.
  static func tooDeep(_ name: TagName.Part, limit: Int) -> Self {
    template(
      name.range, "partial `\(name.text)` stands more than \(limit) deep in partials",
      why: "a partial that includes itself has to come to an end",
      help: "include it in a section over nested values, and give the innermost an empty list")
  }

  /// An output past the limit.
  static func tooLong(_ range: SourceRange, limit: Int) -> Self {
    template(range, "the output grows past \(limit) bytes here", help: "nest fewer sections over long lists")
  }

  /// A rendering past the limit.
  static func tooManySteps(_ range: SourceRange, limit: Int) -> Self {
    template(range, "rendering takes more than \(limit) steps", help: "nest fewer sections over long lists")
  }
}
