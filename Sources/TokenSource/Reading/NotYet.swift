import TokenModel

/// What the language has and this version does not read yet. Everything that is refused as "not supported
/// yet" is refused because it stands here.
enum NotYet {
  /// Sections without a reader.
  static let sections: Set<Section> = [.easings, .curves, .transitions, .scales, .haptics, .gestures]
  /// The other forms of a spring.
  static let springKeys: Set<String> = ["response", "dampingRatio", "mass", "stiffness", "damping"]
  /// Keys of tokens and groups.
  static let attributes: Set<Attribute> = [.reduceMotion, .distance]
  /// Arithmetic in values.
  static let arithmetic = "arithmetic is not supported yet"

  /// Whether the key of a token is one that is not read yet.
  static func has(key: String, in section: Section) -> Bool {
    section == .springs && springKeys.contains(key)
      || Attribute(rawValue: key).map(attributes.contains) ?? false
  }
}
