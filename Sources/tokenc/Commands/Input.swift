import TokenCompiler
import TokenModel

/// The tokens of a command line, read and judged.
struct Input {
  /// What the run goes by.
  let settings: Settings
  /// What the paths are called in outputs.
  let name: String
  /// The judged set.
  let checked: CheckedSet
  /// What could not be read.
  let failures: [FileFailure]
  private let protected: ProtectedFiles

  /// Reads and judges what `options` name.
  init(_ options: InputOptions) throws {
    settings = try Settings(options)
    let file = settings.file
    let naming = file.map { $0.folder.name } ?? TokenFileWalk.name
    let files = TokenFiles.read(settings.paths, naming: naming, besides: file?.identity)
    let names = settings.paths.map { path in
      let name = naming(path)
      return name.isEmpty ? TokenFileWalk.name(of: path) : name
    }
    name = Set(names).sorted(by: FilePath.isBefore).joined(separator: ", ")
    failures = files.failures
    let searched = settings.paths.compactMap { try? POSIX.status(of: $0, followingLinks: true) }
    protected = ProtectedFiles(
      tokens: files.identities, folders: Set(searched.filter { $0.kind == .folder }.map(\.identity)),
      configuration: file?.identity)
    if let file {
      let faults = settings.faults + Self.replacements(settings.configuration, file, protected)
      if !faults.isEmpty { throw try file.refusal(of: faults) }
    }
    checked = Pipeline.check(files.files, settings.configuration)
  }

  /// Prints what could not be read on standard error.
  func reportFailures() {
    for failure in failures { StandardStream.error.print("error: \(failure)\n") }
  }

  /// Refuses to put outputs in the place of what they are made from.
  func protect(from outputs: [OutputWriter.Output]) throws(FileFailure) {
    for output in outputs {
      guard let what = protected.role(of: output.path) else { continue }
      throw FileFailure(output.path, "is \(what), which is not replaced by an output", remedy: "choose another folder")
    }
  }

  /// Outputs of the configuration in the place of what they are made from.
  private static func replacements(
    _ configuration: Configuration, _ file: ConfigurationFile, _ protected: ProtectedFiles
  ) -> [Diagnostic] {
    (configuration.outputs ?? []).compactMap { output in
      protected.role(of: file.folder.path(output.path)).map { what in
        ConfigurationFault(output.path, "is \(what)", help: "choose another path for the output").diagnostic
      }
    }
  }
}
