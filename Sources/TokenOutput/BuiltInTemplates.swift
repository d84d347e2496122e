import Mustache
import TokenModel

/// The templates that ship with the tool; they are recorded from `templates` as literals.
enum BuiltInTemplates {
  /// The template of a name; every other recorded one is a partial that it may use.
  static func template(_ name: String) throws(TemplateError) -> Template {
    try Template(source(name), partials: Dictionary(uniqueKeysWithValues: texts.map { ($0.name, source($0.name)) }))
  }

  /// A template whose path tells its language: `swift.mustache` is Swift.
  private static func source(_ name: String) -> TemplateSource {
    let index = texts.firstIndex { $0.name == name }
    let text = index.map { texts[$0].text } ?? ""
    return TemplateSource(
      SourceFile(path: "templates/\(name).mustache", bytes: Array(text.utf8)), FileID(index ?? texts.count))
  }
}
