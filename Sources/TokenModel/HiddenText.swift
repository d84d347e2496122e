/// A text of a token or group with characters in it that nobody sees.
package struct HiddenText: Hashable, Sendable {
  /// The token, group or section.
  package let owner: TokenPath
  /// The key that the text stands under: `description`, say.
  package let key: String
  /// The characters, in order.
  package let characters: [Unicode.Scalar]
  /// Where the first of them is written, be it as an escape.
  package let range: SourceRange
  /// The change that takes them out; nil where what is left would be read in another way.
  package let removal: Change?

  /// A text; see the properties.
  package init(owner: TokenPath, key: String, characters: [Unicode.Scalar], range: SourceRange, removal: Change?) {
    self.owner = owner
    self.key = key
    self.characters = characters
    self.range = range
    self.removal = removal
  }
}
