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

  /// What the language does have.
  static let supportedSections = Section.allCases.filter { !sections.contains($0) }

  /// Refuses something at its place.
  static func refusal(_ error: LanguageError, _ range: SourceRange, _ what: String) -> Diagnostic {
    error.at(range, "\(what) is not supported yet", help: "leave it out until a later version reads it")
  }

  /// Whether the key of a token is one that is not read yet.
  static func has(key: String, in section: Section) -> Bool {
    section == .springs && springKeys.contains(key)
      || Attribute(rawValue: key).map(attributes.contains) ?? false
  }
}
