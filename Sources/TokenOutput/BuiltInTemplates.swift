import Mustache
import TokenModel

/// The templates and schemas that ship with the tool; they are recorded from `templates` as literals.
package enum BuiltInTemplates {
  /// The template of a name; every other recorded one is a partial that it may use.
  static func template(_ name: String) throws(TemplateError) -> Template {
    let names = files.map(\.name).filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }
    return try Template(source(name), partials: Dictionary(uniqueKeysWithValues: names.map { ($0, source($0)) }))
  }

  /// The JSON Schema of a name, such as `output`; nil where there is none.
  package static func schema(_ name: String) -> String? {
    files.first { $0.name == name + ".schema.json" }?.text
  }

  private static let ending = ".mustache"

  /// A template whose path tells its language: `swift.mustache` is Swift.
  private static func source(_ name: String) -> TemplateSource {
    let index = files.firstIndex { $0.name == name + ending }
    let text = index.map { files[$0].text } ?? ""
    return TemplateSource(
      SourceFile(path: "templates/\(name)\(ending)", bytes: Array(text.utf8)), FileID(index ?? files.count))
  }
}
