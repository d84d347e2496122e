/// An option: a name and a value. Of an option given twice the last one counts; an array takes all.
@propertyWrapper
struct Option<Value>: ArgumentProperty {
  private let name: NameSpecification
  private let help: ArgumentHelp
  private let completion: CompletionKind
  private let cell: ArgumentCell<Value>

  private init(
    _ name: NameSpecification, _ help: ArgumentHelp?, _ completion: CompletionKind?,
    _ cell: ArgumentCell<Value>
  ) {
    self.name = name
    self.help = help ?? ArgumentHelp()
    self.completion = completion ?? .default
    self.cell = cell
  }

  /// The value; a required one is there after parsing.
  var wrappedValue: Value {
    get { cell.value }
    set { cell.value = newValue }
  }

  /// The option as the parser sees it.
  func bindings(label: String) -> [ArgumentBinding] {
    [
      ArgumentBinding(
        cell, .option, label: label, names: name.names(for: label), help: help, completion: completion)
    ]
  }
}

extension Option where Value: ExpressibleByArgument {
  /// An option with a default.
  init(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) {
    self.init(name, help, completion, .one(wrappedValue))
  }

  /// A required option.
  init(name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
    self.init(name, help, completion, .one(nil))
  }
}

extension Option {
  /// An option that may be left out.
  init<Wrapped: ExpressibleByArgument>(
    wrappedValue: Value = nil, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    self.init(name, help, completion, .optional(wrappedValue))
  }

  /// An option that may be given any number of times.
  init<Element: ExpressibleByArgument>(
    wrappedValue: Value, name: NameSpecification = .long, help: ArgumentHelp? = nil,
    completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(name, help, completion, .many(wrappedValue))
  }

  /// An option that must be given at least once.
  init<Element: ExpressibleByArgument>(
    name: NameSpecification = .long, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(name, help, completion, .many(nil))
  }
}
