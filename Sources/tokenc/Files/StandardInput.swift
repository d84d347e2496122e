import TokenModel

/// A token file that comes on standard input in place of a PATH.
struct StandardInput {
  /// The PATH that stands for it.
  static let path = "-"
  /// What messages call it where nobody names it.
  private static let name = "<stdin>"

  /// The path that the user gives it.
  let path: String
  /// What tells the file on disk of that name from all others; nil where there is none.
  let identity: FileIdentity?

  /// The input by the name that the user gives it. A file of that name is not read: the input is what an editor has of
  /// it.
  init(named path: String?) {
    self.path = path ?? Self.name
    identity = path.flatMap { try? POSIX.status(of: $0, followingLinks: true) }?.identity
  }

  /// Reads it, at most one byte more than `limit`; `name` is what outputs call it.
  func read(limit: Int, name: String, shownAs shown: String) throws(FileFailure) -> SourceFile {
    do throws(SystemError) {
      return SourceFile(path: shown, name: name, bytes: try POSIX.standardInput(limit: limit + 1))
    } catch {
      throw FileFailure(reading: path, error)
    }
  }
}
