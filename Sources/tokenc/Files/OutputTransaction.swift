/// Puts new files in the place of old ones: all temporaries first, then all names; until then it can be undone.
struct OutputTransaction {
  private struct Change {
    let path: String
    let temporary: String
    let isNew: Bool
    /// A second name of the old file, to put it back; nil before renaming, and where the system gives none.
    var backup: String?
    var isRenamed = false
  }

  private let before: (OutputWriter.Step) throws(SystemError) -> Void
  private var changes: [Change] = []
  private var madeFolders: [String] = []

  /// A transaction without changes; `before` is called in front of each step.
  init(before: @escaping (OutputWriter.Step) throws(SystemError) -> Void) {
    self.before = before
  }

  /// Writes and flushes a temporary beside the file at `path`, which has the permission bits `mode`, or is not there
  /// if that is nil.
  mutating func prepare(_ path: String, _ bytes: [UInt8], mode: UInt32?) throws(FileFailure) {
    let folder = FilePath.folder(of: FilePath.tidy(path))
    let temporary = Self.temporaryName(in: folder)
    do throws(SystemError) {
      try makeFolders(folder)
      try before(.write(path))
      // The process's mask has its say over the mode of a new file only.
      let file = try POSIX.createFile(temporary, mode: mode == nil ? 0o644 : 0o600)
      changes.append(Change(path: path, temporary: temporary, isNew: mode == nil))
      try POSIX.writeAll(bytes, to: file)
      if let mode { try POSIX.setMode(mode, of: file) }
      try POSIX.synchronize(file)
    } catch {
      throw FileFailure(writing: path, error)
    }
  }

  /// Gives the temporaries the names of the files, in the order prepared.
  mutating func commit() throws(FileFailure) {
    for index in changes.indices {
      let change = changes[index]
      do throws(SystemError) {
        try before(.rename(change.path))
        if changes.count > 1, !change.isNew { keepBackup(at: index) }
        try POSIX.renameFile(change.temporary, to: change.path)
        changes[index].isRenamed = true
      } catch {
        throw FileFailure(writing: change.path, error)
      }
    }
    for change in changes { if let backup = change.backup { try? POSIX.remove(backup) } }
  }

  /// Takes everything back and returns the error to report: `failure`, with the names of those files that could not
  /// be taken back, if any.
  mutating func undo(after failure: FileFailure) -> FileFailure {
    var kept: [String] = []
    for change in changes.reversed() {
      do throws(SystemError) {
        try takeBack(change)
      } catch {
        kept.append("`\(change.path)`")
      }
    }
    for folder in madeFolders.reversed() { try? POSIX.removeFolder(folder) }
    if kept.isEmpty { return failure }
    let note = "; in the meantime these were written: \(kept.reversed().joined(separator: ", "))"
    return FileFailure(failure.path, failure.cause + note, remedy: failure.remedy)
  }

  /// Flushes the lists of names of all folders in which one has changed.
  func synchronize() throws(FileFailure) {
    let changed = changes.map { FilePath.tidy($0.path) } + madeFolders
    var seen: Set<String> = []
    for folder in changed.map(FilePath.folder) where seen.insert(folder).inserted {
      do throws(SystemError) {
        try before(.synchronize(folder))
        try POSIX.synchronize(try POSIX.openToRead(folder, followingLinks: true))
      } catch {
        // Some file systems cannot flush a folder, and one that may not be read cannot be opened.
        if error == .invalid || error == .accessDenied { continue }
        let cause = "cannot be flushed to the disk: \(error.message); the outputs are written all the same"
        throw FileFailure(folder, cause, remedy: "see whether that disk is sound")
      }
    }
  }

  private mutating func keepBackup(at index: Int) {
    let path = changes[index].path
    let backup = Self.temporaryName(in: FilePath.folder(of: FilePath.tidy(path)))
    guard (try? POSIX.addName(backup, to: path)) != nil else { return }
    changes[index].backup = backup
  }

  private func takeBack(_ change: Change) throws(SystemError) {
    if change.isRenamed {
      if change.isNew { return try POSIX.remove(change.path) }
      guard let backup = change.backup else { throw .notFound }
      try POSIX.renameFile(backup, to: change.path)
    } else {
      if let backup = change.backup { try? POSIX.remove(backup) }
      try? POSIX.remove(change.temporary)
    }
  }

  private mutating func makeFolders(_ folder: String) throws(SystemError) {
    var missing: [String] = []
    var current = folder
    while try !Self.isFolder(current) {
      missing.append(current)
      let parent = FilePath.folder(of: current)
      // A working directory that was removed has no parent by name.
      if parent == current { throw .notFound }
      current = parent
    }
    for path in missing.reversed() {
      do throws(SystemError) {
        try POSIX.makeFolder(path)
        madeFolders.append(path)
      } catch {
        // Another process may have made it in between, and `a/..` is there as soon as `a` is.
        guard error == .exists, try Self.isFolder(path) else { throw error }
      }
    }
  }

  /// Whether a folder is there; false if nothing is, an error if something else is.
  private static func isFolder(_ path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      if try POSIX.status(of: path, followingLinks: true).kind == .folder { return true }
    } catch {
      if error == .notFound { return false }
      throw error
    }
    throw .notAFolder
  }

  private static func temporaryName(in folder: String) -> String {
    FilePath.join(folder, ".tokenc-tmp-" + String(UInt64.random(in: 0 ... .max), radix: 16))
  }
}
