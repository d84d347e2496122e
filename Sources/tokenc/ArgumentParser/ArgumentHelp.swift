/// What the help says about an argument.
struct ArgumentHelp: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What it is for, in one or two short sentences.
  let abstract: String
  /// The name of the value, shown as `<name>`; nil for the property's own name.
  let valueName: String?
  /// Whether the help lists it.
  let visibility: ArgumentVisibility

  /// A help text; see the properties.
  init(_ abstract: String = "", valueName: String? = nil, visibility: ArgumentVisibility = .default) {
    self.abstract = abstract
    self.valueName = valueName
    self.visibility = visibility
  }

  /// A help text alone.
  init(stringLiteral abstract: String) {
    self.init(abstract)
  }
}

/// Whether the help lists an argument.
enum ArgumentVisibility: Hashable, Sendable {
  /// Listed.
  case `default`
  /// Works, but neither listed nor suggested.
  case hidden
}

/// What a shell offers as the value of an argument.
enum CompletionKind: Hashable, Sendable {
  /// The listed values where there are some, else nothing.
  case `default`
  /// Files whose names end with one of these, given without the dot; all files if there are none.
  case file(extensions: [String] = [])
  /// Folders.
  case directory
  /// These words.
  case list([String])
}
