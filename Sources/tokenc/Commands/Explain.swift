import TokenCompiler
import TokenModel

/// `tokenc explain`: the story of a rule or of a token.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule, or where a token's value comes from.",
    discussion: """
      A rule is explained with its reasons, its limits in each profile and examples; a token, which has a dot in its \
      name, with the way of its value through the files, what follows from it, who uses it and what the rules say. \
      Without a name it lists the rules. The status is 1 if an error of the language keeps the token from having a \
      value, and 2 if there is no such rule or token.
      """)

  @Argument(help: ArgumentHelp("A rule or language error, or a token such as springs.standard.", valueName: "name"))
  var name: String?

  @OptionGroup var input: InputOptions

  @OptionGroup var standardInput: StandardInputOptions

  @Option(help: ArgumentHelp("The format of the explanation.", valueName: "format"))
  var format: ExplanationFormat = .text

  func validate() throws { try standardInput.validate(beside: input) }

  mutating func run() throws {
    guard let name else { return try print(Explanation.catalogue(format)) }
    if let text = Explanation.text(of: name, format) {
      guard input.isEmpty else {
        throw ValidationError("`\(name)` is explained without tokens; leave the paths and their options out")
      }
      return try print(text)
    }
    guard name.utf8.contains(UInt8(ascii: ".")) else { throw unknownRule(name) }
    try explainToken(name)
  }

  private func explainToken(_ name: String) throws {
    let input = try Input(input, standardInput: standardInput.name)
    input.reportFailures()
    if !input.failures.isEmpty { throw ExitCode.validationFailure }
    switch TokenExplanation(of: name, in: input.checked, input.settings.configuration, format) {
    case .page(let text): try print(text)
    case .broken(let report):
      try StandardStream.error.write(TextReport(report).text(summary: "`\(name)` has no value until this is mended"))
      throw ExitCode.failure
    case .unknown(let hint): throw ValidationError("there is no token `\(name)`\(hint)")
    }
  }

  /// The token that was perhaps meant is only looked for where the configuration gives no errors of its own.
  private func unknownRule(_ name: String) -> ValidationError {
    let isReadable = (try? Settings(input, shownAs: { $0 }))?.faults.isEmpty == true
    let checked = isReadable ? (try? Input(input))?.checked : nil
    let near = TokenExplanation.nearest(to: name, in: checked).map { "; did you mean `\($0)`?" }
    return ValidationError("there is no rule `\(name)`" + (near ?? "; `tokenc explain` lists them all"))
  }

  private func print(_ text: String) throws {
    try format == .json ? StandardStream.output.writeExactly(text) : StandardStream.output.write(text)
  }
}

extension ExplanationFormat: ExpressibleByArgument {}
