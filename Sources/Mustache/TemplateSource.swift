package import TokenModel

/// The file of a template or of a partial, and where it stands in the run's list of files.
package struct TemplateSource: Sendable {
  /// The bytes and the name; the name's ending tells the language.
  package let file: SourceFile
  /// What places in diagnostics refer to.
  package let id: FileID

  /// A file that is in memory.
  package init(_ file: SourceFile, _ id: FileID) {
    self.file = file
    self.id = id
  }
}

/// All that is wrong with a template, or with a template and the values that it was given.
package struct TemplateError: Error, Hashable, Sendable {
  /// At least one, in the order of files and places; all have the id `template`.
  package let diagnostics: [Diagnostic]

  /// An error from findings in any order.
  init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics.sorted { $0.range < $1.range }
  }
}
