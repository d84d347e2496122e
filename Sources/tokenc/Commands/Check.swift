import TokenCompiler
import TokenModel

/// `tokenc check`: validate only.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Validate tokens.",
    discussion: """
      Findings go to standard output. The status is 0 if nothing is an error, 1 if something is, and 2 if the \
      configuration is wrong or a file could not be read.
      """)

  @OptionGroup var input: InputOptions

  mutating func run() throws {
    let input = try Input(input)
    if !input.checked.files.isEmpty { try StandardStream.output.write(TextReport.text(of: input.checked)) }
    input.reportFailures()
    if !input.failures.isEmpty { throw ExitCode.validationFailure }
    if input.checked.count(of: .error) > 0 { throw ExitCode.failure }
  }
}
