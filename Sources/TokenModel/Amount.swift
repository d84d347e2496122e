/// One number of a token, with the place where the token has it and the place where it was written.
package struct Amount: Hashable, Sendable {
  /// The number, in its unit: milliseconds, points or 1.
  package let value: Decimal
  /// Where this token has it: a literal, a percentage, a preset's name or a reference.
  package let place: SourceRange
  /// How the token came by it.
  package let source: Source

  /// How a token comes by a number.
  package enum Source: Hashable, Sendable {
    /// It is written there.
    case literal
    /// It is that many percent of the enter.
    case percent(Decimal)
    /// It follows from something else that is written there, such as a preset's name.
    case derived
    /// Another token wrote it.
    case reference(Origin)
  }

  /// Where a number that came through references was written.
  package struct Origin: Hashable, Sendable {
    /// The index of the token that wrote it.
    package let token: Int
    /// Where it stands there.
    package let place: SourceRange
    /// Which part of that token it is.
    package let property: Property?
    /// The token that the reference names, and which part of it: the writer, or one that has it from there.
    package let named: Part

    /// A token, or one part of it.
    package struct Part: Hashable, Sendable {
      /// The index of the token.
      package let token: Int
      /// The part; nil for all of it.
      package let property: Property?

      /// A token, or one part of it.
      package init(token: Int, property: Property?) {
        self.token = token
        self.property = property
      }
    }

    /// A number of another token.
    package init(token: Int, place: SourceRange, property: Property?, named: Part) {
      self.token = token
      self.place = place
      self.property = property
      self.named = named
    }
  }

  /// A number at a place.
  package init(_ value: Decimal, at place: SourceRange, _ source: Source = .literal) {
    self.value = value
    self.place = place
    self.source = source
  }

  /// Where it was written, if another token wrote it.
  package var origin: Origin? {
    if case .reference(let origin) = source { origin } else { nil }
  }
}
