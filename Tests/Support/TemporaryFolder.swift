import Foundation

/// A folder of its own for a test, removed with the end of its life.
package final class TemporaryFolder: Sendable {
  /// The absolute path, free of symbolic links.
  package let path: String

  /// Makes the folder.
  package init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "tokenc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    #if canImport(Darwin)
      path = try url.resourceValues(forKeys: [.canonicalPathKey]).canonicalPath ?? url.path
    #else
      path = url.resolvingSymlinksInPath().path
    #endif
  }

  deinit { remove() }

  /// Removes the folder and all that is in it, before the end of its life.
  package func remove() { try? FileManager.default.removeItem(atPath: path) }

  /// The absolute path of a name in it.
  package func path(_ name: String) -> String { path + "/" + name }

  /// Makes a folder and those above it.
  package func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: true)
  }

  /// Writes a file, by default with its own name as the text, and makes the folders above it.
  package func write(_ name: String, _ text: String? = nil, mode: Int = 0o644) throws {
    try write(name, bytes: Array((text ?? name).utf8), mode: mode)
  }

  /// Writes a file and makes the folders above it.
  package func write(_ name: String, bytes: [UInt8], mode: Int = 0o644) throws {
    let url = URL(filePath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }

  /// Makes a symbolic link; the destination is taken as it is.
  package func link(_ name: String, to destination: String) throws {
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: destination)
  }

  /// The text of a file, with what is not UTF-8 replaced.
  package func text(_ name: String) throws -> String {
    try String(decoding: bytes(name), as: UTF8.self)
  }

  /// The bytes of a file.
  package func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(filePath: path(name))))
  }

  /// All names below it, sorted.
  package func names() throws -> [String] { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() }
}
