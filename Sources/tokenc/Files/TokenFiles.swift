import TokenModel

/// The token files that the PATHs of a command line lead to.
struct TokenFiles: Sendable {
  /// The files in byte order of their names; a file over the limit is one byte longer than the limit.
  let files: [SourceFile]
  /// What could not be read, in the same order; with any of these the status is 2.
  let failures: [FileFailure]
  /// What tells the files that were found from all others.
  let identities: Set<FileIdentity>

  /// Finds and reads. `limit` is the size in bytes that a file may have; `name` is what outputs call a PATH and `shown`
  /// what messages call a file, and the files `others` are none of the tokens' even where they lie among them. `input`
  /// is what stands on standard input, in place of a file of its name.
  static func read(
    _ paths: [String], limit: Int = 4 << 20, naming name: @escaping (String) -> String = TokenFileWalk.name,
    shownAs shown: (String) -> String = { $0 }, besides others: Set<FileIdentity> = [], input: StandardInput? = nil
  ) -> Self {
    var files: [SourceFile] = []
    var failures: [FileFailure] = []
    let all = TokenFileWalk.find(paths.filter { input == nil || $0 != StandardInput.path }, naming: name)
      .filter { file in file.identity.map { !others.contains($0) && $0 != input?.identity } ?? true }
    for found in all {
      do throws(FileFailure) {
        files.append(try found.read(limit: limit, shownAs: shown(found.path)))
      } catch {
        failures.append(error)
      }
    }
    if let input {
      do throws(FileFailure) {
        let file = try input.read(limit: limit, name: name(input.path), shownAs: shown(input.path))
        files.insert(file, at: files.firstIndex { FilePath.isBefore(file.name, $0.name) } ?? files.count)
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

  /// The file with its bytes, at most one more than `limit`; messages call it `shown`.
  func read(limit: Int, shownAs shown: String) throws(FileFailure) -> SourceFile {
    if let failure { throw failure }
    do throws(RegularFile.Failure) {
      return SourceFile(path: shown, name: name, bytes: try RegularFile.read(path, limit: limit + 1).bytes)
    } catch {
      throw FileFailure(reading: path, error)
    }
  }
}
