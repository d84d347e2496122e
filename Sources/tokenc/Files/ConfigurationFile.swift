import TokenCompiler
import TokenModel

/// A configuration that was found and read.
struct ConfigurationFile {
  /// Its text.
  let source: SourceFile
  /// The folder that its paths begin at.
  let folder: ConfigurationFolder
  /// What tells the file from all others.
  let identity: FileIdentity?

  /// What the file is called.
  static let name = "tokenc.yaml"
  /// How many bytes are read: one more than the language allows.
  private static let limit = (4 << 20) + 1

  /// Reads the file at a path, which is the user's own word or was found; messages call it `shown`.
  init(_ path: String, shownAs shown: String) throws(FileFailure) {
    do throws(RegularFile.Failure) {
      source = SourceFile(path: shown, bytes: try RegularFile.read(path, limit: Self.limit).bytes)
    } catch {
      let link = try? POSIX.status(of: path, followingLinks: false)
      if error == .system(.notFound), link?.kind == .link {
        throw FileFailure(
          path, "is a symbolic link to nothing", remedy: "let the link lead to a file, or remove it")
      }
      throw FileFailure(reading: path, error)
    }
    do throws(SystemError) {
      folder = try ConfigurationFolder(FilePath.folder(of: FilePath.tidy(path)))
    } catch {
      throw FileFailure(reading: path, error)
    }
    identity = (try? POSIX.status(of: path, followingLinks: true))?.identity
  }

  /// The path of the configuration nearest to a path: in its folder or the folders above, up to the root of the
  /// repository, or of the file system where there is no repository. Nil where there is none.
  static func path(for path: String) -> String? {
    guard let status = try? POSIX.status(of: path, followingLinks: true),
      var folder = try? RealPath.keepingName(path)
    else { return nil }
    if status.kind != .folder { folder = FilePath.folder(of: folder) }
    while true {
      let candidate = FilePath.join(folder, name)
      if exists(candidate) { return RealPath.shown(candidate) }
      if folder == "/" || exists(FilePath.join(folder, ".git")) { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  /// Whether something has the name, be it no file or a link to nothing: it must not be passed over.
  private static func exists(_ path: String) -> Bool {
    (try? POSIX.status(of: path, followingLinks: false)) != nil
  }
}
