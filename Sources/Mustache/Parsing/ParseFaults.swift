import TokenModel

/// What can be wrong with a template by itself.
extension Diagnostic {
  /// A finding about a template.
  static func template(
    _ range: SourceRange, _ message: String, why: String? = nil, help: String? = nil, notes: [Note] = []
  ) -> Self {
    Self(
      id: "template", severity: .error, range: range, message: message, why: why, help: help, notes: notes)
  }

  /// How to mend a wrong name: the nearest one, or else a few of those that there are.
  static func suggestion(for name: String, among known: [String]) -> String? {
    if let nearest = nearestName(to: name, among: known) { return "did you mean `\(nearest)`?" }
    guard !known.isEmpty else { return nil }
    let shown = known.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return "known here: \(shown)" + (known.count > 8 ? " and \(known.count - 8) more" : "")
  }

  /// The first byte that is not UTF-8.
  static func notUTF8(_ range: SourceRange) -> Self {
    template(range, "the template is not UTF-8", help: "save the file as UTF-8")
  }

  /// A tag that ends neither before the next one nor before the end of the file.
  static func unclosedTag(_ range: SourceRange, end: [UInt8]) -> Self {
    let end = String(decoding: end, as: UTF8.self)
    return template(range, "this tag is never closed", help: "end it with `\(end)`")
  }

  /// A `{{=…=}}` without exactly two words.
  static func badDelimiters(_ range: SourceRange) -> Self {
    template(
      range, "a delimiter tag holds two delimiters, separated by a space, between equals signs",
      help: "write for instance `{{=<% %>=}}`")
  }

  /// A tag that names nothing.
  static func emptyTag(_ range: SourceRange) -> Self {
    template(range, "this tag names nothing", help: "write a name in it, or `.` for the item itself")
  }

  /// A name with a space or a hidden character in it.
  static func spacedName(_ range: SourceRange) -> Self {
    template(range, "a name holds neither spaces nor control characters", help: "write one name in each tag")
  }

  /// A name with a period too many.
  static func emptyNamePart(_ range: SourceRange) -> Self {
    template(
      range, "a part of this dotted name is empty",
      help: "write one period between two names, or only `.` for the item itself")
  }

  /// A section that the file ends in.
  static func unclosedSection(_ name: String, end: SourceRange, opening: SourceRange) -> Self {
    template(
      end, "section `\(name)` is never closed", help: "close `\(name)` where it ends",
      notes: [Note(opening, "`\(name)` opens here")])
  }

  /// A closing tag of another section than the innermost.
  static func mismatchedClose(
    _ name: String, at range: SourceRange, open: String, opening: SourceRange
  ) -> Self {
    template(
      range, "this closes `\(name)` while `\(open)` is open", help: "close `\(open)` first",
      notes: [Note(opening, "`\(open)` opens here")])
  }

  /// A closing tag outside all sections.
  static func closesNothing(_ name: String, at range: SourceRange) -> Self {
    template(
      range, "this closes `\(name)`, but no section is open", help: "remove it, or open `\(name)` before it")
  }

  /// A section too deep inside others.
  static func tooManySections(_ range: SourceRange) -> Self {
    template(
      range, "sections stand more than \(TemplateParser.sectionLimit) deep in each other",
      help: "move the inner ones to a partial")
  }

  /// A partial that was not given.
  static func unknownPartial(_ name: TagName.Part, among known: [String]) -> Self {
    template(
      name.range, "there is no partial `\(name.text)`",
      help: suggestion(for: name.text, among: known) ?? "put the partial's file beside the template")
  }

  /// A first line that names no known language.
  static func unknownLanguage(_ name: String, at range: SourceRange) -> Self {
    let known = TemplateLanguage.allCases.map(\.rawValue)
    return template(range, "there is no language `\(name)`", help: suggestion(for: name, among: known))
  }

  /// A tag of an optional part of the specification.
  static func unsupported(_ feature: Tag.Unsupported, at range: SourceRange) -> Self {
    switch feature {
    case .parent:
      template(range, "templates have no parents", help: "include a partial: `{{>name}}`")
    case .block:
      template(range, "templates have no blocks", help: "include a partial: `{{>name}}`")
    case .dynamicName:
      template(
        range, "the name of a partial cannot come from a value",
        help: "include each partial by name in a section of its own")
    }
  }
}
