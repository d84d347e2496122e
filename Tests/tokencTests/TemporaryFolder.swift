import Foundation

@testable import tokenc

#if canImport(Glibc)
  import Glibc
#endif

/// A folder of its own for a test, removed with the end of its life.
final class TemporaryFolder {
  /// The absolute path, free of symbolic links.
  let path: String

  /// Makes the folder.
  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "tokenc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try POSIX.realPath(of: url.path)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a name in it.
  func path(_ name: String) -> String { path + "/" + name }

  /// Makes a folder and those above it.
  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, by default with its own name as the text, and makes the folders above it.
  func write(_ name: String, _ text: String? = nil, mode: Int = 0o644) throws {
    try FileManager.default.createDirectory(
      at: URL(filePath: path(name)).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data((text ?? name).utf8).write(to: URL(filePath: path(name)))
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// Makes a symbolic link; the destination is taken as it is.
  func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  /// The text of a file.
  func text(_ name: String) throws -> String {
    try String(decoding: Data(contentsOf: URL(filePath: path(name))), as: UTF8.self)
  }

  /// All names below it, sorted.
  func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }

  /// What is at a name, the link itself if it is one.
  func status(_ name: String) throws -> FileStatus {
    try POSIX.status(of: path(name), followingLinks: false)
  }
}

#if canImport(Glibc)
  extension TemporaryFolder {
    /// Makes a FIFO (`S_IFIFO`) or a socket (`S_IFSOCK`).
    func makeNode(_ name: String, _ kind: mode_t) throws {
      guard unsafe mknod(path(name), kind | 0o600, 0) == 0 else { throw SystemError(code: errno) }
    }
  }
#endif
