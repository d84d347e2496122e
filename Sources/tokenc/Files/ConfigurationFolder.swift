import TokenCompiler
import TokenModel

/// The folder that the paths of a configuration begin at, and the repository that they must not leave.
struct ConfigurationFolder {
  /// Its absolute path without links.
  private let real: String
  /// The nearest folder with `.git`, itself included, else itself; absolute, without links.
  private let root: String
  private let isRepository: Bool

  /// A folder by its path from the working directory.
  init(_ path: String) throws(SystemError) {
    real = try POSIX.realPath(of: path)
    let repository = RealPath.repository(of: real)
    isRepository = repository != nil
    root = repository ?? real
  }

  /// A path of the configuration from the working directory. The way to the folder is the shortest; links behind it
  /// are not followed.
  func path(_ path: ConfiguredPath) -> String {
    var folder = real
    var rest = path.text == "." ? "" : path.text
    while rest == ".." || rest.utf8.starts(with: "../".utf8) {
      folder = FilePath.folder(of: folder)
      rest = String(rest.dropFirst(3))
    }
    return RealPath.shown(FilePath.join(folder, rest))
  }

  /// What outputs call a PATH: its way from this folder, or its name alone where it lies outside the repository, whose
  /// surroundings are nobody's business.
  func name(of path: String) -> String {
    guard let absolute = try? RealPath.keepingName(path), FilePath.isInside(absolute, root) else {
      return TokenFileWalk.name(of: path)
    }
    return FilePath.relative(absolute, from: real)
  }

  /// Where the folder or file of tokens at a path leads; throws what is wrong with it.
  func source(_ path: ConfiguredPath) throws(ConfigurationFault) -> String {
    try inside(path, destination(path, self.path(path)))
  }

  /// Where an output at a path goes; throws what is wrong with it. A link in the place of the file is not followed.
  func output(_ path: ConfiguredPath) throws(ConfigurationFault) -> String {
    let whole = FilePath.tidy(self.path(path))
    let folder = try inside(path, destination(path, FilePath.folder(of: whole)))
    if let status = try? POSIX.status(of: folder, followingLinks: true), status.kind != .folder {
      throw ConfigurationFault(
        path, "lies below \(status.kind.description), not a folder", help: "choose another path, or mend what is there")
    }
    return FilePath.join(folder, FilePath.lastPart(of: whole))
  }

  private func destination(_ path: ConfiguredPath, _ whole: String) throws(ConfigurationFault) -> String {
    do throws(SystemError) {
      return try RealPath.destination(of: whole)
    } catch {
      let cause =
        switch error {
        case .notFound: "leads through a symbolic link to nothing"
        case .tooManyLinks: "leads through a loop of symbolic links"
        case .notAFolder: "lies below a file, not a folder"
        default: "cannot be followed: \(error.message)"
        }
      throw ConfigurationFault(path, cause, help: "choose another path, or mend what is there")
    }
  }

  private func inside(_ path: ConfiguredPath, _ destination: String) throws(ConfigurationFault) -> String {
    guard FilePath.isInside(destination, root) else {
      let place = isRepository ? "the repository" : "the folder of the configuration"
      let isLinked = !path.text.utf8.starts(with: "..".utf8)
      throw ConfigurationFault(
        path, "leads out of \(place)\(isLinked ? " by a symbolic link" : "")",
        help: "paths of a configuration stay inside; other places are named on the command line")
    }
    return destination
  }
}

/// What is wrong with a configuration beside the disk that it speaks of.
struct ConfigurationFault: Error {
  /// The finding.
  let diagnostic: Diagnostic

  /// A finding at a path; `cause` is the rest of a sentence that begins with it.
  init(_ path: ConfiguredPath, _ cause: String, help: String, notes: [Diagnostic.Note] = []) {
    diagnostic = LanguageError.valueInvalid.at(path.place, "`\(path.text.shown)` \(cause)", help: help, notes: notes)
  }
}
