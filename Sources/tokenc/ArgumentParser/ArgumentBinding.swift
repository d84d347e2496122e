/// An argument as data, with the way to fill the property behind it.
struct ArgumentBinding {
  /// The argument as data.
  let info: ArgumentInfo
  /// Takes a word from the command line (a flag: any); false if it stands for no value.
  let store: (String) -> Bool
  /// Whether it is required and has not been given.
  let isMissing: () -> Bool

  /// A binding to a cell.
  init<Value>(
    _ cell: ArgumentCell<Value>, _ kind: ArgumentInfo.Kind, label: String, names: [ArgumentInfo.Name] = [],
    help: ArgumentHelp, completion: CompletionKind = .default
  ) {
    info = ArgumentInfo(
      kind: kind, names: names, valueName: help.valueName ?? kebabCase(label), abstract: help.abstract,
      visibility: help.visibility, isOptional: cell.isOptional, isRepeating: cell.isRepeating,
      defaultValue: cell.defaultText, allValues: cell.allValues, completion: completion)
    store = cell.store
    isMissing = { cell.isMissing }
  }
}

/// A property wrapper that the parser finds by reflection.
protocol ArgumentProperty {
  /// The arguments behind the property called `label`.
  func bindings(label: String) -> [ArgumentBinding]

  /// Looks at the values together, after parsing.
  func validate() throws
}

extension ArgumentProperty {
  /// One value goes with itself.
  func validate() throws {}
}

extension ArgumentBinding {
  /// The arguments of a command or group, in order of declaration.
  static func all(in arguments: any ParsableArguments) -> [Self] {
    properties(of: arguments).flatMap { label, property in property.bindings(label: label) }
  }

  /// The wrapped properties of a command or group and their names.
  static func properties(of arguments: any ParsableArguments) -> [(String, any ArgumentProperty)] {
    Mirror(reflecting: arguments).children.compactMap { label, value in
      guard let label, let property = value as? any ArgumentProperty else { return nil }
      // The storage behind a wrapped property is named after it, with an underscore in front.
      return (label.hasPrefix("_") ? String(label.dropFirst()) : label, property)
    }
  }
}
