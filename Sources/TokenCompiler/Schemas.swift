import TokenOutput

/// The JSON Schemas that the tool can print.
package enum Schemas {
  /// The text of a schema by its name, such as `output`; nil where there is none.
  package static func text(named name: String) -> String? { BuiltInTemplates.schema(name) }
}
