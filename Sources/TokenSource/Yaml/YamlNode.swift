package import TokenModel

/// A value of a YAML file with its exact place.
package struct YamlNode {
  /// What it is.
  package enum Content {
    /// A text and whether it stands without quotes.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YamlNode])
    /// Keys and their values, and whether they stand in braces.
    case mapping([YamlEntry], isFlow: Bool)
    /// Something that has already been reported; nothing more is said of it.
    case refused
  }

  /// What it is.
  package let content: Content
  /// Quotes and brackets included; empty, right behind the colon, where nothing is written.
  package let range: SourceRange

  /// Whether nothing is written there: neither a value nor quotes.
  package var isMissing: Bool {
    if case .scalar("", isPlain: true) = content { range.start == range.end } else { false }
  }

  /// The entries of a mapping; nil for anything else.
  package var entries: [YamlEntry]? {
    if case .mapping(let entries, _) = content { entries } else { nil }
  }

  /// What it is, for a message.
  package var kind: String {
    switch content {
    case .scalar: "a plain value"
    case .sequence: "a list"
    case .mapping: "a mapping"
    case .refused: "something else"
    }
  }
}

/// A key and its value.
package struct YamlEntry {
  /// The key, unquoted.
  package let key: String
  /// Where the key stands.
  package let keyRange: SourceRange
  /// Its value.
  package let value: YamlNode
}

/// One file as a tree, with everything that was wrong on the way.
package struct YamlTree {
  /// The top level; nil for an empty file and for one that is no YAML.
  package var root: YamlNode?
  /// What was found, in file order.
  package var diagnostics: [Diagnostic] = []
  /// Whether reading stopped before the end of the file, so that names may be missing.
  package var isIncomplete = false

  /// The tree of a file; `file` is what ranges call it.
  package init(of source: SourceFile, _ file: FileID, for use: YamlUse) {
    self = YamlTreeBuilder.tree(of: source, file, for: use)
  }

  /// A tree; see the properties.
  init(root: YamlNode? = nil, diagnostics: [Diagnostic] = [], isIncomplete: Bool = false) {
    self.root = root
    self.diagnostics = diagnostics
    self.isIncomplete = isIncomplete
  }
}
