import TokenCompiler
import TokenModel

/// What a run goes by: the words of the command line, and below them a configuration, if there is one.
struct Settings {
  /// The configuration; what goes without saying where there is none.
  let configuration: Configuration
  /// The file of the configuration; nil where there is none.
  let file: ConfigurationFile?
  /// What is wrong with the configuration; with anything there the rest must not be used.
  let faults: [Diagnostic]
  /// The folders and files of tokens.
  let paths: [String]

  private static let defaultFolder = "tokens"

  /// Finds and reads the configuration, which messages call what `shown` makes of its path; `name` is what standard
  /// input is called.
  init(_ options: InputOptions, standardInput name: String? = nil, shownAs shown: (String) -> String) throws {
    let first = options.paths.first { $0 != StandardInput.path } ?? name ?? "."
    let path = options.configuration ?? ConfigurationFile.path(for: first)
    file = try path.map { path throws(FileFailure) in try ConfigurationFile(path, shownAs: shown(path)) }
    let read = file.map { ReadConfiguration($0.source) }
    configuration = (read?.configuration ?? Configuration()).overridden(by: options.profile)
    if let file, let read {
      let sources = Self.faults(of: configuration.tokens, file.folder, areRead: options.paths.isEmpty)
      faults = read.diagnostics + sources + Self.faults(of: read.outputPaths, file.folder)
    } else {
      faults = []
    }
    if !options.paths.isEmpty {
      paths = options.paths
    } else if let file, !faults.isEmpty || !configuration.tokens.isEmpty {
      paths = configuration.tokens.map(file.folder.path)
    } else {
      paths = try Self.defaultPaths(file)
    }
  }

  /// Tokens outside the repository, and where they are `areRead`, those that are not there.
  private static func faults(
    of tokens: [ConfiguredPath], _ folder: ConfigurationFolder, areRead: Bool
  ) -> [Diagnostic] {
    tokens.compactMap { path in
      do throws(ConfigurationFault) {
        let real = try folder.source(path)
        if !areRead || (try? POSIX.status(of: real, followingLinks: true)) != nil { return nil }
        throw ConfigurationFault(
          path, "does not exist", help: "check the spelling; paths begin at the folder of the configuration")
      } catch {
        return error.diagnostic
      }
    }
  }

  /// Outputs outside the repository, and those that are one file.
  private static func faults(of outputs: [ConfiguredPath], _ folder: ConfigurationFolder) -> [Diagnostic] {
    var places: [String: SourceRange] = [:]
    return outputs.compactMap { path in
      do throws(ConfigurationFault) {
        let real = try folder.output(path)
        guard let first = places[real] else {
          places[real] = path.place
          return nil
        }
        throw ConfigurationFault(
          path, "is the file of another output", help: "give each its own path", notes: [.init(first, "first here")])
      } catch {
        return error.diagnostic
      }
    }
  }

  private static func defaultPaths(_ file: ConfigurationFile?) throws(ValidationError) -> [String] {
    let status = try? POSIX.status(of: defaultFolder, followingLinks: true)
    guard status?.kind == .folder else {
      let named = file.map { "no path is named, neither here nor in `\($0.source.path)`" } ?? "no path is named"
      throw ValidationError("\(named), and there is no folder `\(defaultFolder)/` here")
    }
    return [defaultFolder]
  }
}

extension SourceFile {
  /// Prints what is wrong with a file that a run goes by on standard error, and gives the status to end with.
  func refusal(of findings: [Diagnostic], in what: String) throws -> ExitCode {
    let sorted = findings.sorted { $0.range < $1.range }
    let summary = "\(TextReport.number(findings.count, "error")) in \(what); nothing was judged"
    try StandardStream.error.write(TextReport(Report(on: self, sorted)).text(summary: summary))
    return .validationFailure
  }
}
