/// An argument that is given by its place. An array takes all that are left, so it comes last.
@propertyWrapper
struct Argument<Value>: ArgumentProperty {
  private let help: ArgumentHelp
  private let completion: CompletionKind
  private let cell: ArgumentCell<Value>

  private init(_ help: ArgumentHelp?, _ completion: CompletionKind?, _ cell: ArgumentCell<Value>) {
    self.help = help ?? ArgumentHelp()
    self.completion = completion ?? .default
    self.cell = cell
  }

  /// The value; a required one is there after parsing.
  var wrappedValue: Value {
    get { cell.value }
    set { cell.value = newValue }
  }

  /// The argument as the parser sees it.
  func bindings(label: String) -> [ArgumentBinding] {
    [ArgumentBinding(cell, .positional, label: label, help: help, completion: completion)]
  }
}

extension Argument where Value: ExpressibleByArgument {
  /// An argument with a default.
  init(wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
    self.init(help, completion, .one(wrappedValue))
  }

  /// A required argument.
  init(help: ArgumentHelp? = nil, completion: CompletionKind? = nil) {
    self.init(help, completion, .one(nil))
  }
}

extension Argument {
  /// An argument that may be left out.
  init<Wrapped: ExpressibleByArgument>(
    wrappedValue: Value = nil, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == Wrapped? {
    self.init(help, completion, .optional(wrappedValue))
  }

  /// Any number of arguments.
  init<Element: ExpressibleByArgument>(
    wrappedValue: Value, help: ArgumentHelp? = nil, completion: CompletionKind? = nil
  ) where Value == [Element] {
    self.init(help, completion, .many(wrappedValue))
  }

  /// One argument or more.
  init<Element: ExpressibleByArgument>(help: ArgumentHelp? = nil, completion: CompletionKind? = nil)
  where Value == [Element] {
    self.init(help, completion, .many(nil))
  }
}
