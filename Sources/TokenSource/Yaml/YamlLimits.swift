/// How large a token file may be. Each limit is far above any real file and far below what hurts.
enum YamlLimits {
  /// Bytes of a file.
  static let fileBytes = 4 << 20
  /// Bytes of one scalar.
  static let scalarBytes = 64 << 10
  /// Mappings and sequences within one another.
  static let depth = 64
  /// Events of one file.
  static let events = 1_000_000
  /// `%TAG` lines of a file: tags are refused, and libyaml compares each of these lines with all the others.
  static let tagDirectives = 64
  /// Characters of a key; libyaml's own limit, which it words as another error.
  static let keyScalars = 1024
}
