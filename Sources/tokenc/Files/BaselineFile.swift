import TokenCompiler
import TokenModel

/// The baseline that a command line names.
struct BaselineFile {
  /// Its path as the user wrote it.
  let path: String
  /// Its text; nil where it is still to be written.
  let source: SourceFile?
  /// What it accepts.
  let baseline: Baseline
  /// What tells the file from all others; nil where it is still to be written.
  let identity: FileIdentity?

  private static let limit = (4 << 20) + 1

  /// Reads the file at a path, which messages call `shown`; one that `isNew` need not be there. With faults in it the
  /// run ends.
  init(_ path: String, shownAs shown: String, isNew: Bool) throws {
    self.path = path
    identity = (try? POSIX.status(of: path, followingLinks: true))?.identity
    do throws(RegularFile.Failure) {
      source = SourceFile(path: shown, bytes: try RegularFile.read(path, limit: Self.limit).bytes)
    } catch {
      guard error == .system(.notFound) else { throw FileFailure(reading: path, error) }
      guard isNew else {
        throw FileFailure(path, "does not exist", remedy: "check the spelling, or add `--write-baseline` to write it")
      }
      source = nil
    }
    let read = source.map(ReadBaseline.init)
    baseline = read?.baseline ?? Baseline()
    if let source, let faults = read?.diagnostics, !faults.isEmpty {
      throw try source.refusal(of: faults, in: "the baseline")
    }
  }
}
