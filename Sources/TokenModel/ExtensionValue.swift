/// What stands under `extensions`: passed on to JSON as it is.
package indirect enum ExtensionValue: Hashable, Sendable {
  /// A text.
  case text(String)
  /// A number in JSON's form, to the letter.
  case number(String)
  /// `true` or `false`.
  case flag(Bool)
  /// Nothing.
  case null
  /// A list.
  case list([ExtensionValue])
  /// A mapping, in source order.
  case mapping([Entry])

  /// A key and its value.
  package struct Entry: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The value.
    package let value: ExtensionValue

    /// An entry of a mapping.
    package init(key: String, value: ExtensionValue) {
      self.key = key
      self.value = value
    }
  }
}
