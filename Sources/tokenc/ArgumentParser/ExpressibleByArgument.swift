/// A type that one word of the command line can be turned into.
protocol ExpressibleByArgument {
  /// The value that `argument` stands for; nil if it stands for none.
  init?(argument: String)

  /// All words that stand for a value, in the order of the help; empty if they cannot be listed.
  static var allValueStrings: [String] { get }

  /// The word that stands for this value, as the help shows a default; empty to show none.
  var defaultValueDescription: String { get }
}

extension ExpressibleByArgument {
  /// Nothing that could be listed.
  static var allValueStrings: [String] { [] }

  /// The value as Swift prints it.
  var defaultValueDescription: String { "\(self)" }
}

extension ExpressibleByArgument where Self: RawRepresentable, RawValue: ExpressibleByArgument {
  /// The value whose raw value `argument` stands for.
  init?(argument: String) {
    guard let rawValue = RawValue(argument: argument) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value.
  var defaultValueDescription: String { rawValue.defaultValueDescription }
}

extension ExpressibleByArgument where Self: CaseIterable & RawRepresentable, RawValue: ExpressibleByArgument {
  /// The raw values of all cases.
  static var allValueStrings: [String] { allCases.map(\.rawValue.defaultValueDescription) }
}

extension String: ExpressibleByArgument {
  /// The argument itself.
  init?(argument: String) { self = argument }
}

extension Int: ExpressibleByArgument {
  /// A whole number in decimal digits.
  init?(argument: String) { self.init(argument) }
}
