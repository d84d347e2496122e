/// The configuration that belongs to a set of tokens.
enum ConfigurationFile {
  /// What the file is called.
  static let name = "tokenc.yaml"

  /// The configuration nearest to a path: in its folder or the folders above, up to the root of the repository, or
  /// of the file system where there is no repository. Nil where there is none.
  static func path(for path: String) -> String? {
    guard let real = try? POSIX.realPath(of: path), let status = try? POSIX.status(of: real, followingLinks: true)
    else { return nil }
    var folder = status.kind == .folder ? real : FilePath.folder(of: real)
    while true {
      let candidate = FilePath.join(folder, name)
      if exists(candidate) { return candidate }
      if folder == "/" || exists(FilePath.join(folder, ".git")) { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  private static func exists(_ path: String) -> Bool {
    (try? POSIX.status(of: path, followingLinks: true)) != nil
  }
}
