import TokenCompiler

/// `tokenc schema`: the JSON Schema of a file that the tool writes.
struct Schema: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "schema", abstract: "Print a JSON Schema.")

  /// The schemas there are.
  enum Name: String, CaseIterable, ExpressibleByArgument {
    /// Of the JSON output.
    case output
    /// Of the findings in JSON.
    case findings
  }

  @Argument(
    help: ArgumentHelp("The schema: `output` of motion.json, `findings` of the findings in JSON.", valueName: "name"))
  var name: Name

  mutating func run() throws {
    try StandardStream.output.write(Schemas.text(named: name.rawValue) ?? "")
  }
}
