/// The name of a command, the texts of its help, and its subcommands.
struct CommandConfiguration: Sendable {
  /// The word that calls the command; nil for the type's name in kebab case.
  let commandName: String?
  /// What the command does, in one sentence.
  let abstract: String
  /// More of it, shown below the abstract; lines that begin with a space are kept as they are.
  let discussion: String
  /// The usage line without `USAGE:`; nil to have it made from the arguments.
  let usage: String?
  /// What `--version` prints, here and in the subcommands; empty if there is none.
  let version: String
  /// The commands below this one. A command that has some takes no arguments of its own.
  let subcommands: [any ParsableCommand.Type]

  /// A configuration; see the properties.
  init(
    commandName: String? = nil, abstract: String = "", discussion: String = "", usage: String? = nil,
    version: String = "", subcommands: [any ParsableCommand.Type] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.usage = usage
    self.version = version
    self.subcommands = subcommands
  }
}
