/// The names by which an option or a flag is given.
struct NameSpecification: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// One name.
  enum Element: Hashable, Sendable {
    /// The property's name in kebab case, after two dashes.
    case long
    /// The first letter of the property's name, after one dash.
    case short
    /// This word, after two dashes.
    case customLong(String)
    /// This letter, after one dash.
    case customShort(Character)
  }

  private let elements: [Element]

  /// Several names.
  init(arrayLiteral elements: Element...) {
    self.elements = elements
  }

  /// The property's name in kebab case.
  static let long: Self = [.long]
  /// The first letter of the property's name.
  static let short: Self = [.short]
  /// Both.
  static let shortAndLong: Self = [.short, .long]

  /// One word.
  static func customLong(_ name: String) -> Self { [.customLong(name)] }

  /// One letter.
  static func customShort(_ letter: Character) -> Self { [.customShort(letter)] }

  /// The names for the property called `label`, short ones first.
  func names(for label: String) -> [ArgumentInfo.Name] {
    let all: [ArgumentInfo.Name] = elements.compactMap { element in
      switch element {
      case .long: .long(kebabCase(label))
      case .short: kebabCase(label).first.map { .short($0) }
      case .customLong(let name): .long(name)
      case .customShort(let letter): .short(letter)
      }
    }
    return all.filter(\.isShort) + all.filter { !$0.isShort }
  }
}

extension ArgumentInfo.Name {
  /// Whether it is one letter after one dash.
  var isShort: Bool {
    if case .short = self { return true }
    return false
  }
}

/// `failOn` as `fail-on`. A run of capitals stays together: `stdinURL` gives `stdin-url`.
func kebabCase(_ name: String) -> String {
  var words = ""
  var previousIsLower = false
  for letter in name.unicodeScalars {
    let isUpper = letter.properties.isUppercase
    if isUpper, previousIsLower { words += "-" }
    words += isUpper ? letter.properties.lowercaseMapping : String(letter)
    previousIsLower = !isUpper
  }
  return words
}
