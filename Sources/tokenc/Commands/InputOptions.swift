import TokenModel

/// What every command that reads tokens takes.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders and files of tokens; those of the configuration if none is named, else `tokens/`.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      "The configuration; else the first `tokenc.yaml` in the first path's folder and those above.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var configuration: String?

  @Option(
    help: ArgumentHelp("Which rules judge the tokens; the configuration's, else `strict`.", valueName: "profile"))
  var profile: Profile?

  /// Whether nothing is said.
  var isEmpty: Bool { paths.isEmpty && configuration == nil && profile == nil }

  /// Whether one of the paths stands for standard input.
  var readsStandardInput: Bool { paths.contains(StandardInput.path) }

  /// The options as words of a command line, with `more` among them.
  func words(with more: [String]) -> [String] {
    let file = configuration.map { ["--config", $0] } ?? []
    return paths + file + more + (profile.map { ["--profile", $0.rawValue] } ?? [])
  }
}

/// What commands take that also read standard input.
struct StandardInputOptions: ParsableArguments {
  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      "What the path `-`, standard input, is called; a file of that name is not read beside it.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var name: String?

  /// Refuses a name for standard input where it is not read.
  func validate(beside input: InputOptions) throws {
    if name != nil, !input.readsStandardInput {
      throw ValidationError("`--stdin-filename` names standard input, which is read where a path is `-`")
    }
  }
}

extension Profile: ExpressibleByArgument {}
