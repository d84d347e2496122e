/// Reading of regular files: never waits, never reads without end.
enum RegularFile {
  /// Why a file could not be read.
  enum Failure: Error, Hashable {
    /// The system refuses.
    case system(SystemError)
    /// It is something else than a file.
    case notAFile(FileKind)
  }

  /// The first `limit` bytes of a file and its permission bits.
  static func read(
    _ path: String, limit: Int, followingLinks: Bool = true
  ) throws(Failure) -> (bytes: [UInt8], mode: UInt32) {
    let kind: FileKind
    do throws(SystemError) {
      // Looked at before it is opened, since opening a device can do something, and after, since it can be
      // replaced in between.
      var status = try POSIX.status(of: path, followingLinks: followingLinks)
      if status.kind == .file {
        let file = try POSIX.openToRead(path, followingLinks: followingLinks)
        status = try POSIX.status(of: file)
        if status.kind == .file { return (try POSIX.contents(of: file, limit: limit), status.mode) }
      }
      kind = status.kind
    } catch {
      throw .system(error)
    }
    throw .notAFile(kind)
  }
}

extension FileFailure {
  /// A failure to read a file.
  init(reading path: String, _ failure: RegularFile.Failure) {
    switch failure {
    case .system(let error): self.init(reading: path, error)
    case .notAFile(let kind): self.init(reading: path, kind)
    }
  }
}
