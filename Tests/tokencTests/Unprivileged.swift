import Foundation
import Support

#if canImport(Glibc)
  import Glibc
#endif

/// Runs of the tool as a user who may not do everything: the one of the tests, or nobody if that is root.
enum Unprivileged {
  /// Whether the tool can be run so.
  static let isPossible: Bool = {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? tokenc("--version", in: folder))?.status == 0
  }()

  /// Runs the tool in a folder that all may enter. For nobody it is copied there, since the build may lie where only
  /// its owner goes.
  static func tokenc(_ arguments: String..., in folder: TemporaryFolder) throws -> Command.Output {
    let tool = try Command.tokenc()
    guard geteuid() == 0 else { return try tool.run(arguments, in: folder.path) }
    let copy = folder.path(".tokenc")
    // By another process: a file that this one has open for writing is busy in every child that it starts meanwhile.
    let copied = try Command(path: "/bin/cp").run([tool.path, copy])
    guard copied.status == 0 else { return copied }
    defer { try? FileManager.default.removeItem(atPath: copy) }
    let words = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments
    return try Command(path: "/usr/bin/env").run(words, in: folder.path)
  }
}

extension TemporaryFolder {
  /// Sets the permission bits of a file or folder.
  func setMode(_ mode: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path(name))
  }
}
