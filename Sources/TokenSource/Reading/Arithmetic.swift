import TokenModel

/// A chain of operands and operators: `{spacing.md} * 2 + 4`.
struct Arithmetic {
  /// What is calculated with.
  enum Operand {
    case reference(ReferenceText)
    /// A number and what its unit makes of it; without a unit it is a plain number.
    case number(Decimal, ValueKind)
  }

  /// What is done with two operands.
  enum Operator: UInt8 {
    case add = 0x2B
    case subtract = 0x2D
    case multiply = 0x2A
    case divide = 0x2F

    /// Whether it goes before a sum.
    var isProduct: Bool { self == .multiply || self == .divide }
  }

  var first: Operand
  var rest: [(operator: Operator, operand: Operand, text: String)] = []

  /// Why a text is no arithmetic, as a sentence of its own, and how to mend it.
  struct Fault: Error {
    var message: String
    var help = Arithmetic.usage
  }

  /// The chain that a text is; one operand alone is none.
  static func parse(_ text: String) throws(Fault) -> Arithmetic {
    var scanner = Scanner(text: text, rest: Substring(text).utf8)
    let first = try scanner.operand()
    var chain = Arithmetic(first: first.operand)
    while let sign = try scanner.operator() {
      let next = try scanner.operand()
      chain.rest.append((sign, next.operand, next.text))
    }
    guard !chain.rest.isEmpty else { throw Fault(message: "`\(text.shown)` is not a calculation") }
    return chain
  }

  /// The references of the chain, in order.
  var references: [ReferenceText] {
    ([first] + rest.map(\.operand)).compactMap { if case .reference(let reference) = $0 { reference } else { nil } }
  }

  fileprivate static let usage =
    "write references and numbers with `+`, `-`, `*` or `/` between them, such as `\"{spacing.md} * 2\"`"

  /// The most operands, so that no message or memory is filled with one value.
  fileprivate static let longest = 100
}

/// Cuts a chain into its operands and operators.
private struct Scanner {
  let text: String
  var rest: Substring.UTF8View.SubSequence
  var operands = 0

  private mutating func skipBlanks() { rest = rest.drop { $0 == 0x20 || $0 == 0x09 } }

  /// The next operand and its text.
  mutating func operand() throws(Arithmetic.Fault) -> (operand: Arithmetic.Operand, text: String) {
    skipBlanks()
    operands += 1
    guard operands <= Arithmetic.longest else {
      throw Arithmetic.Fault(message: "this calculation has more than \(Arithmetic.longest) parts")
    }
    guard let byte = rest.first else {
      throw Arithmetic.Fault(message: "`\(text.shown)` ends where a number or a reference should follow")
    }
    if byte == UInt8(ascii: "{") { return try reference() }
    if byte == UInt8(ascii: "(") { throw Arithmetic.Fault(message: "`\(text.shown)` has parentheses", help: products) }
    let word = rest.prefix { !($0 == 0x20 || $0 == 0x09 || $0 == 0x7B || "*/()".utf8.contains($0)) }
    if byte == UInt8(ascii: "-"), operands == 1 || word.count > 1 {
      throw Arithmetic.Fault(message: "`\(text.shown)` has a minus sign before an operand", help: "subtract it instead")
    }
    return try number()
  }

  private var products: String { "products go before sums; spread the rest over two tokens" }

  private mutating func reference() throws(Arithmetic.Fault) -> (Arithmetic.Operand, String) {
    let braced = rest.prefix { $0 != UInt8(ascii: "}") }
    guard braced.count < rest.count, !braced.dropFirst().contains(UInt8(ascii: "{")) else {
      throw Arithmetic.Fault(message: "a brace of `\(text.shown)` is not closed", help: "write `{section.token}`")
    }
    rest = rest.dropFirst(braced.count + 1)
    let name = String(Substring(braced.dropFirst()))
    return (.reference(ReferenceText(text: name)), "{\(name)}")
  }

  private mutating func number() throws(Arithmetic.Fault) -> (Arithmetic.Operand, String) {
    guard let (_, tail) = NumberText.prefix(of: String(Substring(rest))) else {
      let word = String(Substring(rest.prefix { $0 != 0x20 }))
      throw Arithmetic.Fault(message: "`\(word.shown)` is neither a number nor a reference in braces")
    }
    let unit = tail.prefix { !" \t+-*/(){}".utf8.contains($0) }
    let word = String(Substring(rest.dropLast(tail.count - unit.count)))
    rest = rest.dropFirst(word.utf8.count)
    let quantity: Quantity =
      switch String(Substring(unit)) {
      case "": .number
      case "pt": .length
      case "ms", "s": .time
      default: throw oddUnit(word, String(Substring(unit)))
      }
    switch quantity.read(word) {
    case .success(let value): return (.number(value, quantity.kind), word)
    case .failure(let fault): throw Arithmetic.Fault(message: fault.message, help: fault.help)
    }
  }

  private func oddUnit(_ word: String, _ unit: String) -> Arithmetic.Fault {
    if case .failure(let fault) = Quantity.number.read(word), unit == "%" || fault.error == .numberInvalid {
      return Arithmetic.Fault(message: fault.message, help: fault.help)
    }
    return Arithmetic.Fault(
      message: "`\(word.shown)` has a unit that nothing is calculated with", help: "the units are `ms`, `s` and `pt`")
  }

  /// The next operator; nil at the end.
  mutating func `operator`() throws(Arithmetic.Fault) -> Arithmetic.Operator? {
    skipBlanks()
    guard let byte = rest.first else { return nil }
    guard let sign = Arithmetic.Operator(rawValue: byte) else {
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: ")") {
        throw Arithmetic.Fault(message: "`\(text.shown)` has parentheses", help: products)
      }
      let tail = String(Substring(rest))
      throw Arithmetic.Fault(message: "an operator is missing before `\(tail.shown)`")
    }
    rest = rest.dropFirst()
    return sign
  }
}
