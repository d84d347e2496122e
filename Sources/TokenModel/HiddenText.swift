/// A text of the author's in which characters stand that nobody sees.
package struct HiddenText: Hashable, Sendable {
  /// The token or group that it belongs to.
  package let owner: TokenPath
  /// Whether that is a group.
  package let isGroup: Bool
  /// The key that it stands under, such as `description`.
  package let key: String
  /// All of it, escapes resolved.
  package let scalars: [Unicode.Scalar]
  /// The characters that nobody sees, in order.
  package let places: [Place]

  /// One of the characters.
  package struct Place: Hashable, Sendable {
    /// Its index in `scalars`.
    package let index: Int
    /// Where it stands: the character or its escape.
    package let range: SourceRange
    /// Whether the file without these bytes has the same text without the character.
    package let isRemovable: Bool

    /// A place.
    package init(index: Int, range: SourceRange, isRemovable: Bool) {
      self.index = index
      self.range = range
      self.isRemovable = isRemovable
    }
  }

  /// A text; see the properties.
  package init(owner: TokenPath, isGroup: Bool, key: String, scalars: [Unicode.Scalar], places: [Place]) {
    self.owner = owner
    self.isGroup = isGroup
    self.key = key
    self.scalars = scalars
    self.places = places
  }
}

extension Unicode.Scalar {
  /// Why nobody sees a character of a text.
  package enum Hiding: Sendable {
    /// It turns the direction of writing.
    case direction
    /// It has no width.
    case width
    /// It belongs to the tags or to the selectors beside them, in which whole texts can be hidden.
    case tag
  }

  /// Why nobody sees it; nil for what is seen, and for blanks and line ends.
  package var hiding: Hiding? {
    switch value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: .direction
    case 0x180E, 0x200B...0x200D, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF, 0xFFF9...0xFFFB: .width
    case 0xE0000...0xE0FFF: .tag
    default: nil
    }
  }
}
