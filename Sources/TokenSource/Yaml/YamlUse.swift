/// What a YAML file is for: it decides what messages offer in place of what they refuse.
package enum YamlUse: Sendable {
  /// A file of tokens.
  case tokens
  /// A configuration.
  case configuration
  /// A list of accepted findings.
  case baseline

  /// What to do about a file, or a list of values, that is too large.
  var smaller: String {
    switch self {
    case .tokens: "split it; a folder of token files is read as one set"
    case .configuration: "no configuration needs so much; see whether it is the file that you meant"
    case .baseline: "no baseline needs so much; see whether it is the file that you meant"
    }
  }

  /// What the whole file is.
  var shape: String {
    switch self {
    case .tokens: "a token file is one mapping of sections"
    case .configuration: "a configuration is one mapping of keys"
    case .baseline: "a baseline is one mapping of rules"
    }
  }

  /// What to do about a second document.
  var oneDocument: String {
    switch self {
    case .tokens: "a token file is one document; remove the `---` or make it a file of its own"
    case .configuration: "a configuration is one document; remove the `---` and what follows it"
    case .baseline: "a baseline is one document; remove the `---` and what follows it"
    }
  }

  /// How deep files of the kind are.
  var usualDepth: String {
    switch self {
    case .tokens: "groups of tokens need three or four"
    case .configuration: "a configuration needs three or four"
    case .baseline: "a baseline has two"
    }
  }

  /// What to write where YAML would repeat a value.
  var repetition: String {
    switch self {
    case .tokens: "refer to the token instead, in quotes: \"{springs.standard}\""
    case .configuration: "write the value again"
    case .baseline: "write the list again"
    }
  }

  /// What to do about an anchor.
  func instead(ofAnchor name: String) -> String {
    switch self {
    case .tokens: "remove it, and refer to the token instead of `*\(name)`, in quotes: \"{springs.standard}\""
    case .configuration: "remove it, and write the value again instead of `*\(name)`"
    case .baseline: "remove it, and write the list again instead of `*\(name)`"
    }
  }

  /// What to do about an alias.
  var insteadOfAlias: String {
    switch self {
    case .tokens: "refer to a token instead, in quotes: \"{springs.standard}\""
    case .configuration, .baseline: "put a text that begins with `*` in quotes"
    }
  }
}
