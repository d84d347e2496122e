/// Paths with the links in them followed.
enum RealPath {
  /// The absolute path of a name: links are followed on the way to it, and the name itself is kept.
  static func keepingName(_ path: String) throws(SystemError) -> String {
    let path = FilePath.tidy(path)
    let last = FilePath.lastPart(of: path)
    if ["", ".", ".."].contains(last) { return try POSIX.realPath(of: path) }
    return FilePath.join(try POSIX.realPath(of: FilePath.folder(of: path)), last)
  }

  /// The absolute path of a name as far as the system tells, else the path itself.
  static func whole(_ path: String) -> String { (try? keepingName(path)) ?? path }

  /// Where a path leads, be it there or not: links are followed as far as there is something. Fails with `.notFound`
  /// only where a link leads to nothing.
  static func destination(of path: String) throws(SystemError) -> String {
    var current = FilePath.tidy(path)
    var missing: [String] = []
    while try !isThere(current) {
      missing.append(FilePath.lastPart(of: current))
      let parent = FilePath.folder(of: current)
      // A working directory that was removed has no parent by name.
      if parent == current { throw .notFound }
      current = parent
    }
    return missing.reversed().reduce(try POSIX.realPath(of: current), FilePath.join)
  }

  /// A path as somebody in the working directory would write it.
  static func shown(_ absolute: String) -> String {
    guard let working = try? POSIX.realPath(of: ".") else { return absolute }
    let relative = FilePath.relative(absolute, from: working)
    return relative.isEmpty ? "." : relative
  }

  /// The nearest folder with `.git`, from a folder upwards, itself included; absolute and without links, as the folder.
  static func repository(of folder: String) -> String? {
    var folder = folder
    while (try? POSIX.status(of: FilePath.join(folder, ".git"), followingLinks: false)) == nil {
      if folder == "/" { return nil }
      folder = FilePath.folder(of: folder)
    }
    return folder
  }

  private static func isThere(_ path: String) throws(SystemError) -> Bool {
    do throws(SystemError) {
      _ = try POSIX.status(of: path, followingLinks: false)
      return true
    } catch {
      if error == .notFound { return false }
      throw error
    }
  }
}
