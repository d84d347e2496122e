import TokenCompiler

/// The root command.
@main
struct Tokenc: ParsableCommand {
  /// The name and the texts of the help.
  static let configuration = CommandConfiguration(
    commandName: "tokenc",
    abstract: "Compiles motion design tokens: YAML in, Swift, JSON and Markdown out.",
    version: toolVersion, subcommands: [Build.self, Check.self, Explain.self, Schema.self])
}
