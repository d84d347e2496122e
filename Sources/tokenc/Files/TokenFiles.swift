import TokenModel

/// The token files that the PATHs of a command line lead to.
struct TokenFiles: Sendable {
  /// The files in byte order of their names; a file over the limit is one byte longer than the limit.
  let files: [SourceFile]
  /// What could not be read, in the same order; with any of these the status is 2.
  let failures: [FileFailure]
  /// What tells the files that were found from all others.
  let identities: Set<FileIdentity>

  /// Finds and reads. `limit` is the size in bytes that a file may have; `name` is what outputs call a PATH, and the
  /// file `configuration` is none of the tokens' even where it lies among them.
  static func read(
    _ paths: [String], limit: Int = 4 << 20, naming name: @escaping (String) -> String = TokenFileWalk.name,
    besides configuration: FileIdentity? = nil
  ) -> Self {
    var files: [SourceFile] = []
    var failures: [FileFailure] = []
    let all = TokenFileWalk.find(paths, naming: name)
      .filter { $0.identity == nil || $0.identity != configuration }
    for found in all {
      do throws(FileFailure) {
        files.append(try found.read(limit: limit))
      } catch {
        failures.append(error)
      }
    }
    if files.isEmpty, failures.isEmpty {
      let places = (paths.isEmpty ? ["."] : paths).map { "`\($0)`" }.joined(separator: ", ")
      failures.append(
        FileFailure(
          nil, "no token file (*.yaml, *.yml) in \(places)",
          remedy: "write one, or name the folder that holds them"))
    }
    return Self(files: files, failures: failures, identities: Set(all.compactMap(\.identity)))
  }
}

/// A name that must be a token file, or what is wrong with it.
struct FoundFile: Hashable, Sendable {
  /// The path as the user wrote it, joined with the way below it.
  let path: String
  /// The path from the folder that holds PATH.
  let name: String
  /// What tells it from all others; nil if the system does not say.
  let identity: FileIdentity?
  /// Why it cannot be read; nil if nothing is known against it.
  let failure: FileFailure?

  /// The file with its bytes, at most one more than `limit`.
  func read(limit: Int) throws(FileFailure) -> SourceFile {
    if let failure { throw failure }
    do throws(RegularFile.Failure) {
      return SourceFile(path: path, name: name, bytes: try RegularFile.read(path, limit: limit + 1).bytes)
    } catch {
      throw FileFailure(reading: path, error)
    }
  }
}
