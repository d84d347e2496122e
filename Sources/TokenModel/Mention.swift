/// A path between braces, as references are written, wherever it stands in a file.
package struct Mention: Hashable, Sendable {
  /// What stands between the braces, byte by byte: a section and names, perhaps a property.
  package let text: String
  /// Where that stands, braces left out.
  package let range: SourceRange

  /// A mention.
  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}
