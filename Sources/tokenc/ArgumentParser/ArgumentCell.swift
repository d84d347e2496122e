/// Where a property keeps its value. A reference, so that the parser can fill what it finds by reflection;
/// copies of a command share it.
final class ArgumentCell<Value> {
  private var stored: Value?
  private var isGiven = false
  private let reader: (_ text: String, _ before: Value?) -> Value?
  /// Whether the argument may be left out.
  let isOptional: Bool
  /// Whether each further occurrence adds a value.
  let isRepeating: Bool
  /// The default as the help shows it.
  let defaultText: String?
  /// All words that are allowed; empty if they cannot be listed.
  let allValues: [String]

  /// A cell whose reader makes the new value from a word and the value given before.
  init(
    _ initial: Value?, isOptional: Bool, isRepeating: Bool = false, defaultText: String? = nil,
    allValues: [String] = [], reader: @escaping (_ text: String, _ before: Value?) -> Value?
  ) {
    stored = initial
    self.reader = reader
    self.isOptional = isOptional
    self.isRepeating = isRepeating
    self.defaultText = defaultText?.isEmpty == true ? nil : defaultText
    self.allValues = allValues
  }

  /// The value. A required one may be read only after parsing, which makes sure that it is there.
  var value: Value {
    get {
      guard let stored else { preconditionFailure("a required argument is read before it is parsed") }
      return stored
    }
    set { stored = newValue }
  }

  /// Whether a required value has not been given.
  var isMissing: Bool { stored == nil }

  /// Takes a word from the command line; false if it stands for no value.
  func store(_ text: String) -> Bool {
    guard let value = reader(text, isGiven ? stored : nil) else { return false }
    stored = value
    isGiven = true
    return true
  }
}

extension ArgumentCell {
  /// A cell for one value, required unless there is a default.
  static func one(_ initial: Value?) -> ArgumentCell where Value: ExpressibleByArgument {
    ArgumentCell(
      initial, isOptional: initial != nil, defaultText: initial?.defaultValueDescription,
      allValues: Value.allValueStrings, reader: { text, _ in Value(argument: text) })
  }

  /// A cell for a value that may be absent.
  static func optional<Wrapped: ExpressibleByArgument>(_ initial: Value) -> ArgumentCell
  where Value == Wrapped? {
    ArgumentCell(
      .some(initial), isOptional: true, defaultText: initial?.defaultValueDescription,
      allValues: Wrapped.allValueStrings, reader: { text, _ in Wrapped(argument: text).map { .some($0) } })
  }

  /// A cell for any number of values, at least one of which is required unless there is a default; the first
  /// that is given replaces the default.
  static func many<Element: ExpressibleByArgument>(_ initial: Value?) -> ArgumentCell
  where Value == [Element] {
    ArgumentCell(
      initial, isOptional: initial != nil, isRepeating: true,
      defaultText: initial.map { $0.map(\.defaultValueDescription).joined(separator: ", ") },
      allValues: Element.allValueStrings,
      reader: { text, before in Element(argument: text).map { (before ?? []) + [$0] } })
  }
}
