/// Finds the token files below the PATHs of a command line, without recursion.
struct TokenFileWalk {
  /// What was found, in no order, perhaps the same file under several names.
  private var found: [FoundFile] = []
  private var folders: [(path: String, name: String)] = []

  /// What outputs call a PATH.
  private let name: (String) -> String

  /// All names that must be token files, in byte order of name and path; each file once, under its first name.
  static func find(_ paths: [String], naming name: @escaping (String) -> String) -> [FoundFile] {
    var walk = Self(name: name)
    for path in paths { walk.start(at: path) }
    while let folder = walk.folders.popLast() { walk.list(folder.path, folder.name) }
    var seen: Set<FileIdentity> = []
    let sorted = walk.found.sorted { left, right in
      if left.name.utf8.elementsEqual(right.name.utf8) { return FilePath.isBefore(left.path, right.path) }
      return FilePath.isBefore(left.name, right.name)
    }
    return sorted.filter { file in file.identity.map { seen.insert($0).inserted } ?? true }
  }

  /// A PATH is the user's own word: a link to a folder is followed, and a file need not be called `*.yaml`.
  private mutating func start(at written: String) {
    let path = FilePath.tidy(written)
    let last = FilePath.lastPart(of: path)
    if last.isConfiguration { return }
    do throws(SystemError) {
      let status = try POSIX.status(of: path, followingLinks: true)
      guard status.kind == .folder else { return add(path, name(path), status) }
      folders.append((path, name(path)))
    } catch {
      add(path, name(path), error)
    }
  }

  /// What outputs call a PATH where there is no configuration: its last part, as written where it is a name.
  static func name(of written: String) -> String {
    let path = FilePath.tidy(written)
    let last = FilePath.lastPart(of: path)
    guard ["", ".", ".."].contains(last), let real = try? POSIX.realPath(of: path) else { return last }
    return FilePath.lastPart(of: real)
  }

  private mutating func list(_ folder: String, _ folderName: String) {
    do throws(SystemError) {
      for entry in try POSIX.list(folder) {
        let path = FilePath.join(folder, entry.shownName)
        if let last = entry.name {
          visit(path, FilePath.join(folderName, last), last, mayBeFolder: entry.mayBeFolder)
        } else if entry.mayBeFolder || entry.shownName.isTokenFile {
          let failure = FileFailure(path, "has a name that is not UTF-8", remedy: "rename it")
          found.append(FoundFile(path: path, name: path, identity: nil, failure: failure))
        }
      }
    } catch {
      add(folder, folderName, error)
    }
  }

  private mutating func visit(_ path: String, _ name: String, _ last: String, mayBeFolder: Bool) {
    if last.utf8.first == UInt8(ascii: ".") || last.isConfiguration { return }
    guard mayBeFolder || last.isTokenFile else { return }
    do throws(SystemError) {
      let status = try POSIX.status(of: path, followingLinks: last.isTokenFile)
      if last.isTokenFile {
        add(path, name, status)
      } else if status.kind == .folder {
        folders.append((path, name))
      }
    } catch {
      // Something that was no token file may be gone by now.
      if error != .notFound || last.isTokenFile { add(path, name, error) }
    }
  }

  private mutating func add(_ path: String, _ name: String, _ status: FileStatus) {
    let failure = status.kind == .file ? nil : FileFailure(reading: path, status.kind)
    found.append(FoundFile(path: path, name: name, identity: status.identity, failure: failure))
  }

  private mutating func add(_ path: String, _ name: String, _ error: SystemError) {
    let link = try? POSIX.status(of: path, followingLinks: false)
    let isDangling = error == .notFound && link?.kind == .link
    let failure =
      isDangling
      ? FileFailure(
        path, "is a symbolic link to nothing", remedy: "let the link lead to a file, or remove it")
      : FileFailure(reading: path, error)
    found.append(FoundFile(path: path, name: name, identity: link?.identity, failure: failure))
  }
}

extension String {
  /// Whether it is the name of the configuration, which is no token file.
  fileprivate var isConfiguration: Bool { self == ConfigurationFile.name }

  /// Whether a file of that name is a token file.
  var isTokenFile: Bool {
    [".yaml", ".yml"].contains { utf8.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }
}
