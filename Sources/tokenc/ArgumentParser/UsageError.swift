import TokenModel

/// What can be wrong with the words of a command line.
enum UsageError: Hashable, Sendable {
  /// An option that the command does not have; the candidates are its long names with their dashes.
  case unknownOption(String, candidates: [String])
  /// An option that stands before the command that takes it.
  case misplacedOption(String, command: String)
  /// A command that does not exist.
  case unknownCommand(String, candidates: [String])
  /// A value that the option or argument does not take.
  case invalidValue(String, of: String, allValues: [String])
  /// An option at the end, or in front of another option.
  case missingValue(of: String, valueName: String, next: String?)
  /// A value joined to a flag.
  case unexpectedValue(String, of: String)
  /// An argument too many.
  case unexpectedArgument(String)
  /// A required argument or option that is not there.
  case missing(ArgumentInfo)

  /// The error in one line, without `error:`.
  var message: String {
    switch self {
    case .unknownOption(let name, let candidates):
      "unknown option `\(name)`" + suggestion(for: name, among: candidates)
    case .misplacedOption(let name, let command):
      "the option `\(name)` belongs behind the command: `\(command) \(name)`"
    case .unknownCommand(let name, let candidates):
      "unknown command `\(name)`" + suggestion(for: name, among: candidates)
    case .invalidValue(let value, let name, let allValues):
      "`\(value)` is not a value of `\(name)`" + choice(for: value, among: allValues)
    case .missingValue(let name, let valueName, let next):
      "`\(name)` needs a value: `\(name) <\(valueName)>`" + dashedValue(name, next)
    case .unexpectedValue(let word, let name):
      "`\(name)` takes no value, but `\(word)` gives one"
    case .unexpectedArgument(let word):
      "unexpected argument `\(word)`"
    case .missing(let argument):
      "`\(argument.label)` is missing"
    }
  }

  private func suggestion(for text: String, among candidates: [String]) -> String {
    // Dashes would count as letters that agree, and make unlike names look near.
    let names = candidates.map(\.withoutDashes)
    let typed = text.withoutDashes
    let longer = typed.utf8.count > 1 ? names.filter { $0.utf8.starts(with: typed.utf8) } : []
    let nearest = nearestName(to: typed, among: names) ?? (longer.count == 1 ? longer.first : nil)
    guard let nearest, let index = names.firstIndex(of: nearest) else { return "" }
    return "; did you mean `\(candidates[index])`?"
  }

  private func choice(for value: String, among allValues: [String]) -> String {
    let suggestion = suggestion(for: value, among: allValues)
    if !suggestion.isEmpty || allValues.isEmpty { return suggestion }
    return "; it takes " + allValues.map { "`\($0)`" }.joined(separator: ", ")
  }

  private func dashedValue(_ name: String, _ next: String?) -> String {
    guard let next, name.utf8.starts(with: "--".utf8) else { return "" }
    return "; if `\(next)` is the value, write `\(name)=\(next)`"
  }
}

extension String {
  /// The text behind its leading dashes.
  fileprivate var withoutDashes: String { String(drop { $0 == "-" }) }
}
