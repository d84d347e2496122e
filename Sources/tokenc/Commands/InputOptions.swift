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

  /// The options as words of a command line, with `more` among them.
  func words(with more: [String]) -> [String] {
    let file = configuration.map { ["--config", $0] } ?? []
    return paths + file + more + (profile.map { ["--profile", $0.rawValue] } ?? [])
  }
}

extension Profile: ExpressibleByArgument {}
