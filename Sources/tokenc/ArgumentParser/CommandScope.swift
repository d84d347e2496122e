/// Where a command stands: the way to it from the root.
struct CommandScope: Sendable {
  /// The command itself.
  let command: any ParsableCommand.Type
  /// The words that call it, the root's name first.
  let path: [String]
  /// What `--version` prints: its own version, else that of the nearest command above; nil if none has one.
  let version: String?

  /// The root.
  init(root: any ParsableCommand.Type) {
    self.init(root, below: [], version: nil)
  }

  private init(_ command: any ParsableCommand.Type, below path: [String], version inherited: String?) {
    let own = command.configuration.version
    self.command = command
    self.path = path + [command.commandName]
    version = own.isEmpty ? inherited : own
  }

  /// The commands below this one, each with its place.
  var subcommands: [Self] {
    command.configuration.subcommands.map { Self($0, below: path, version: version) }
  }

  /// The words that call it, as one would type them: `tokenc build`.
  var invocation: String { path.joined(separator: " ") }

  /// The word that calls it below its parent.
  var name: String { path.last ?? "" }

  /// The subcommand of that name; throws the nearest one if there is none.
  func subcommand(named name: String) throws(ParseStop) -> Self {
    let subcommands = subcommands
    if let found = subcommands.first(where: { $0.name == name }) { return found }
    throw .usage(.unknownCommand(name, candidates: subcommands.map(\.name) + ["help"]))
  }
}

/// Why parsing ends without a command to run.
enum ParseStop: Error {
  /// `--help` was given.
  case help
  /// `--version` was given.
  case version(String)
  /// A command that only has subcommands was called without one.
  case noCommand
  /// The arguments are wrong.
  case usage(UsageError)
  /// The arguments do not go together, or `validate` has another reason to stop.
  case validation(any Error)
}
