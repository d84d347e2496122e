/// Properties that the command line fills: those with `@Argument`, `@Option`, `@Flag` or `@OptionGroup`.
protocol ParsableArguments: SendableMetatype {
  /// A value whose properties hold their defaults.
  init()

  /// Looks at the values together, after parsing; throws `ValidationError` where they do not go together.
  mutating func validate() throws
}

extension ParsableArguments {
  /// Any values go together.
  func validate() throws {}
}

/// A command of the tool: its arguments are its properties, its work is `run`.
protocol ParsableCommand: ParsableArguments {
  /// The name, the texts of the help, and the subcommands.
  static var configuration: CommandConfiguration { get }

  /// Does the work. Throws `ExitCode` for a status alone, `ValidationError` for wrong usage, `CleanExit` for a
  /// text on standard output; any other error is printed and gives status 2.
  mutating func run() throws
}

extension ParsableCommand {
  /// No texts, no subcommands, and a name from the type.
  static var configuration: CommandConfiguration { CommandConfiguration() }

  /// Shows the help: all that a command without work of its own can do.
  func run() throws { throw CleanExit.helpRequest(Self.self) }

  /// The word that calls the command: the configured one, else the type's name in kebab case.
  static var commandName: String { configuration.commandName ?? kebabCase("\(Self.self)") }

  /// Reads the arguments that follow the tool's name, this command being the root. Touches nothing outside.
  static func parse(arguments: [String]) -> ParseOutcome {
    CommandParser.parse(arguments, root: Self.self)
  }
}

/// What the arguments come to.
enum ParseOutcome {
  /// A command whose properties are filled, ready to run.
  case run(ParsedCommand)
  /// A text to show instead: help, the version, or what is wrong with the arguments.
  case stop(ExitMessage)
}

/// A command that was parsed, and where it stands below the root.
struct ParsedCommand {
  /// The command, its properties filled.
  var command: any ParsableCommand
  /// Its place, for the usage line of an error.
  let scope: CommandScope

  /// Runs the command and gives what is left to show, and the exit status.
  mutating func run() -> ExitMessage {
    do {
      try command.run()
      return ExitMessage(status: .success)
    } catch {
      return scope.message(for: error)
    }
  }
}
