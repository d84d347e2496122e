/// A flag: a name alone, which turns something on.
@propertyWrapper
struct Flag: ArgumentProperty {
  private let name: NameSpecification
  private let help: ArgumentHelp
  private let cell: ArgumentCell<Bool>

  /// A flag; the default should be false, for it can only be turned on.
  init(wrappedValue: Bool = false, name: NameSpecification = .long, help: ArgumentHelp? = nil) {
    self.name = name
    self.help = help ?? ArgumentHelp()
    cell = ArgumentCell(wrappedValue, isOptional: true, reader: { _, _ in true })
  }

  /// Whether it is on.
  var wrappedValue: Bool {
    get { cell.value }
    set { cell.value = newValue }
  }

  /// The flag as the parser sees it.
  func bindings(label: String) -> [ArgumentBinding] {
    [ArgumentBinding(cell, .flag, label: label, names: name.names(for: label), help: help)]
  }
}

/// Arguments that several commands share, written once.
@propertyWrapper
struct OptionGroup<Value: ParsableArguments>: ArgumentProperty {
  /// The group.
  var wrappedValue: Value

  /// A group whose properties hold their defaults.
  init() {
    wrappedValue = Value()
  }

  /// The arguments of the group, in order of declaration.
  func bindings(label: String) -> [ArgumentBinding] { ArgumentBinding.all(in: wrappedValue) }

  /// Looks at the values of the group together.
  func validate() throws {
    var group = wrappedValue
    try group.validateAll()
  }
}

extension ParsableArguments {
  /// Validates the groups inside, then the whole.
  mutating func validateAll() throws {
    for (_, property) in ArgumentBinding.properties(of: self) { try property.validate() }
    try validate()
  }
}
