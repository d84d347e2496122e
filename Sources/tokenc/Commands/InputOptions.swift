import TokenCompiler
import TokenModel

/// What every command that reads tokens takes.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("Folders and files of tokens; `tokens/` if none is named.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var paths: [String] = []

  @Option(help: ArgumentHelp("Which rules judge the tokens.", valueName: "profile"))
  var profile: Profile = .strict

  /// The paths, or `tokens/` where none is named and it is there.
  func resolvedPaths() throws(ValidationError) -> [String] {
    if !paths.isEmpty { return paths }
    let status = try? POSIX.status(of: Self.defaultFolder, followingLinks: true)
    guard status?.kind == .folder else {
      throw ValidationError("no path is named, and there is no folder `\(Self.defaultFolder)/` here")
    }
    return [Self.defaultFolder]
  }

  private static let defaultFolder = "tokens"
}

extension Profile: ExpressibleByArgument {}

/// The tokens of a command line, read and judged.
struct Input {
  /// What the paths are called in outputs.
  let name: String
  /// The judged set.
  let checked: CheckedSet
  /// What could not be read.
  let failures: [FileFailure]

  /// Reads and judges what `options` name.
  init(_ options: InputOptions) throws(ValidationError) {
    let paths = try options.resolvedPaths()
    let files = TokenFiles.read(paths)
    name = Set(paths.map(TokenFileWalk.name)).sorted(by: FilePath.isBefore).joined(separator: ", ")
    failures = files.failures + Self.unreadConfiguration(for: paths)
    checked = Pipeline.check(files.files, options.profile)
  }

  /// A configuration that this version would silently pass over.
  private static func unreadConfiguration(for paths: [String]) -> [FileFailure] {
    guard let path = paths.first.flatMap(ConfigurationFile.path) else { return [] }
    return [FileFailure(path, "is a configuration, which is not supported yet", remedy: "move it away; use options")]
  }

  /// Prints what could not be read on standard error.
  func reportFailures() {
    for failure in failures { StandardStream.error.print("error: \(failure)\n") }
  }
}
