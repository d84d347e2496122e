import TokenModel

/// Why a file could not be read or written, and what to do about it.
struct FileFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as the user wrote it, as far as that goes; nil if it is not about a single one.
  let path: String?
  /// The cause: the rest of a sentence that begins with the path, such as `is a FIFO, not a file`.
  let cause: String
  /// What to do, as an order that begins in lower case.
  let remedy: String

  /// A failure; see the properties.
  init(_ path: String?, _ cause: String, remedy: String) {
    self.path = path
    self.cause = cause
    self.remedy = remedy
  }

  /// The failure in two lines, hidden characters made visible.
  var description: String {
    let start = path.map { "`\(($0).visible)` " } ?? ""
    return "\(start)\(cause.visible)\nhelp: \(remedy.visible)"
  }
}

extension FileFailure {
  /// A failure to read.
  init(reading path: String, _ error: SystemError) {
    let (cause, remedy) =
      switch error {
      case .notFound where path.isEmpty: ("is an empty path", "name a file or a folder")
      case .notFound: ("does not exist", "check the spelling and the working directory")
      case .accessDenied, .notPermitted:
        ("cannot be read: \(error.message)", "let the user who runs tokenc read it")
      case .tooManyLinks: ("is a loop of symbolic links", "let the link lead to a file, or remove it")
      case .nameTooLong: ("cannot be read: \(error.message)", "use shorter names or fewer nested folders")
      case .notAFolder: ("lies below a file, not a folder", "check the spelling")
      default: ("cannot be read: \(error.message)", "see whether other programs can read it")
      }
    self.init(path, cause, remedy: remedy)
  }

  /// A failure to read something as a file that is none.
  init(reading path: String, _ kind: FileKind) {
    let remedy = kind == .folder ? "rename the folder, or move it away" : "name a file, or move it away"
    self.init(path, "is \(kind.description), not a file", remedy: remedy)
  }

  /// A failure to write; nothing has been replaced.
  init(writing path: String, _ error: SystemError) {
    let (cause, remedy) =
      switch error {
      case .notAFolder, .exists:
        ("cannot be written: a file or a dead link stands where a folder is needed", "move it, or choose another path")
      case .accessDenied, .notPermitted:
        ("cannot be written: \(error.message)", "let the user who runs tokenc write to its folder")
      case .readOnly: ("cannot be written: \(error.message)", "choose a path outside that file system")
      case .noSpace, .quotaExceeded: ("cannot be written: \(error.message)", "free some space on that disk")
      case .fileTooLarge: ("cannot be written: \(error.message)", "raise the limit that `ulimit -f` shows")
      case .nameTooLong: ("cannot be written: \(error.message)", "choose a shorter path")
      default: ("cannot be written: \(error.message)", "see whether other programs can write there")
      }
    self.init(path, cause, remedy: remedy)
  }
}
