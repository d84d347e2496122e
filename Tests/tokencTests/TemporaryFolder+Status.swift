import Foundation
import Support

@testable import tokenc

#if canImport(Glibc)
  import Glibc
#endif

extension TemporaryFolder {
  /// What is at a name, the link itself if it is one.
  func status(_ name: String) throws -> FileStatus {
    try POSIX.status(of: path(name), followingLinks: false)
  }

  /// All that a write would change in the files of a folder, by their paths in it.
  func snapshot(_ name: String) throws -> [String: FileSnapshot] {
    var files: [String: FileSnapshot] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      let attributes = try FileManager.default.attributesOfItem(atPath: path("\(name)/\(file)"))
      let type = attributes[.type] as? FileAttributeType
      files[file] = FileSnapshot(
        bytes: type == .typeRegular ? try bytes("\(name)/\(file)") : [],
        mode: attributes[.posixPermissions] as? Int, number: attributes[.systemFileNumber] as? UInt64,
        modified: type == .typeDirectory ? nil : attributes[.modificationDate] as? Date)
    }
    return files
  }
}

/// A file, folder or link as it was at some time.
struct FileSnapshot: Hashable {
  /// Its contents.
  let bytes: [UInt8]
  /// Its permission bits.
  let mode: Int?
  /// Its inode.
  let number: UInt64?
  /// When its contents were last written; nil for a folder, in which temporaries come and go.
  let modified: Date?
}

#if canImport(Glibc)
  extension TemporaryFolder {
    /// Makes a FIFO (`S_IFIFO`) or a socket (`S_IFSOCK`).
    func makeNode(_ name: String, _ kind: mode_t) throws {
      guard unsafe mknod(path(name), kind | 0o600, 0) == 0 else { throw SystemError(code: errno) }
    }
  }
#endif
