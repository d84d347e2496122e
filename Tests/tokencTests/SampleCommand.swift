@testable import tokenc

/// A command line that has one of everything.
struct Sample: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Shows what a command line can be.", version: "1.2.3",
    subcommands: [Make.self, Say.self])
}

/// The choices of `--format`.
enum Format: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For programs.
  case json
  /// For people and programs.
  case markdown
}

/// A value of two words, as `--report FORMAT=FILE` needs it.
struct Report: Equatable, ExpressibleByArgument {
  /// The word in front of the equals sign.
  let format: Format
  /// The word behind it.
  let file: String

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, let format = Format(argument: String(parts[0])) else { return nil }
    self.format = format
    file = String(parts[1])
  }
}

/// Options that both subcommands have.
struct SharedOptions: ParsableArguments {
  @Option(help: "The form of the findings.")
  var format = Format.text
  @Option(name: .customLong("max"), help: ArgumentHelp("The number of findings to bear.", valueName: "n"))
  var maximum: Int?

  mutating func validate() throws {
    if let maximum, maximum < 0 { throw ValidationError("`--max` is below zero") }
  }
}

/// A subcommand with arguments of every kind.
struct Make: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Makes something of files, and says so at a length that does not fit on one line of the help.",
    discussion: """
      Without a path it makes something of what is there, if there is anything at all, and else it makes nothing.

        sample make tokens/
      """)

  @Argument(help: "Files and folders.")
  var paths: [String] = []
  @Option(
    name: [.long, .customShort("o")],
    help: ArgumentHelp("The folder to write to.", valueName: "dir"), completion: .directory)
  var output = "Generated"
  @Option(name: .customLong("report"), help: ArgumentHelp("One more report.", valueName: "format=file"))
  var reports: [Report] = []
  @Flag(name: .shortAndLong, help: "Write nothing.")
  var check = false
  @Flag(name: .shortAndLong)
  var verbose = false
  @Flag(help: ArgumentHelp("Not for everybody.", visibility: .hidden))
  var secretly = false
  @OptionGroup var shared: SharedOptions

  mutating func run() throws {
    switch paths.first {
    case "findings": throw ExitCode.failure
    case "help": throw CleanExit.helpRequest()
    case "words": throw CleanExit.message("words")
    case "usage": throw ValidationError("`usage` is no path")
    case "broken": throw SystemError.noSpace
    default: break
    }
  }
}

/// A subcommand with required arguments.
struct Say: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Says a word.")

  @Argument(help: "The word to say.")
  var word: String
  @Argument(help: "Who says it.")
  var speaker: String?
  @Option(help: "The number of times.")
  var times: Int
  @OptionGroup var shared: SharedOptions

  mutating func validate() throws {
    if times > 9 { throw ValidationError("nobody listens \(times) times") }
  }
}

extension ParseOutcome {
  /// The parsed command, if it is of that type.
  func command<Command>(_ type: Command.Type) -> Command? {
    guard case .run(let parsed) = self else { return nil }
    return parsed.command as? Command
  }

  /// What is shown instead of running.
  var message: ExitMessage? {
    guard case .stop(let message) = self else { return nil }
    return message
  }
}
