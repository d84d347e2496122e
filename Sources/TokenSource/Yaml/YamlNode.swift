import TokenModel

/// A value of a YAML file with its exact place.
struct YamlNode {
  /// What it is.
  enum Content {
    case scalar(String, isPlain: Bool)
    case sequence([YamlNode])
    case mapping([YamlEntry], isFlow: Bool)
    /// Something that has already been reported; nothing more is said of it.
    case refused
  }

  var content: Content
  /// Quotes and brackets included; empty, right behind the colon, where nothing is written.
  var range: SourceRange

  /// Whether nothing is written there: neither a value nor quotes.
  var isMissing: Bool {
    if case .scalar("", isPlain: true) = content { range.start == range.end } else { false }
  }

  /// The entries of a mapping; nil for anything else.
  var entries: [YamlEntry]? {
    if case .mapping(let entries, _) = content { entries } else { nil }
  }

  /// What it is, for a message.
  var kind: String {
    switch content {
    case .scalar: "a plain value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .refused: "something else"
    }
  }
}

/// A key and its value.
struct YamlEntry {
  /// The key, unquoted.
  var key: String
  /// Where the key stands.
  var keyRange: SourceRange
  /// Its value.
  var value: YamlNode
}

/// One file as a tree, with everything that was wrong on the way.
struct YamlTree {
  /// The top level; nil for an empty file and for one that is no YAML.
  var root: YamlNode?
  /// What was found, in file order.
  var diagnostics: [Diagnostic] = []
  /// Whether reading stopped before the end of the file, so that names may be missing.
  var isIncomplete = false
}
