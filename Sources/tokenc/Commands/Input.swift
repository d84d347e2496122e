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
  /// The baseline that the findings are compared with; nil where none is named.
  let baseline: BaselineFile?
  /// Whether the paths name the set as a whole, as far as can be told, not files out of it.
  let isWholeSet: Bool
  private let protected: ProtectedFiles

  /// Reads and judges what `options` name, as `findings` wants it; `inputName` is what standard input is called. A baseline
  /// that is new need not be there.
  init(
    _ options: InputOptions, standardInput inputName: String? = nil, _ findings: FindingOptions? = nil,
    isBaselineNew: Bool = false
  ) throws {
    let isAbsolute = findings?.absolutePaths ?? false
    let shown = { path in isAbsolute ? RealPath.whole(path) : path }
    settings = try Settings(options, standardInput: inputName, shownAs: shown)
    let file = settings.file
    baseline = try findings?.baseline.map { try BaselineFile($0, shownAs: shown($0), isNew: isBaselineNew) }
    let naming = file.map { $0.folder.name } ?? TokenFileWalk.name
    let input = options.readsStandardInput ? StandardInput(named: inputName) : nil
    let files = TokenFiles.read(
      settings.paths, naming: naming, shownAs: shown,
      besides: Set([file?.identity, baseline?.identity].compactMap { $0 }),
      input: input)
    let paths = settings.paths.map { $0 == StandardInput.path ? input?.path ?? $0 : $0 }
    let names = paths.map { path in
      let name = naming(path)
      return name.isEmpty ? TokenFileWalk.name(of: path) : name
    }
    name = Set(names).sorted(by: FilePath.isBefore).joined(separator: ", ")
    failures = files.failures
    let searched = paths.compactMap { try? POSIX.status(of: $0, followingLinks: true) }
    isWholeSet = options.paths.isEmpty || searched.allSatisfy { $0.kind == .folder }
    protected = ProtectedFiles(
      tokens: files.identities, folders: Set(searched.filter { $0.kind == .folder }.map(\.identity)),
      configuration: file?.identity, baseline: baseline?.identity)
    if let file {
      let faults = settings.faults + Self.replacements(settings.configuration, file, protected)
      if !faults.isEmpty { throw try file.source.refusal(of: faults, in: "the configuration") }
    }
    checked = Pipeline.check(files.files, settings.configuration, baseline?.baseline)
  }

  /// What was found, for the formats of findings.
  var report: Report { report(on: checked) }

  /// What was found in the set after it was changed, for the formats of findings.
  func report(on checked: CheckedSet) -> Report {
    let repository = RepositoryPath()
    return Report(checked, paths: checked.files.map { repository.path(of: $0.path) })
  }

  /// The files with the changes that the findings offer.
  func fixed(unsafe: Bool) -> FixedSet {
    FixedSet(checked, settings.configuration, baseline?.baseline, unsafe: unsafe)
  }

  /// Prints what could not be read on standard error.
  func reportFailures() {
    for failure in failures { StandardStream.error.print("error: \(failure)\n") }
  }

  /// Refuses to put outputs in the place of what they are made from.
  func protect(from outputs: [OutputWriter.Output]) throws(FileFailure) {
    for output in outputs { try protected.refuse(output.path, "an output") }
  }

  /// Refuses to put a baseline in the place of something else that is read.
  func protect(fromBaseline path: String) throws(FileFailure) {
    var others = protected
    others.baseline = nil
    try others.refuse(path, "a baseline")
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
