#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An error that the system gave, by its number.
struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number, such as that of ENOENT; numbers differ between systems.
  let code: Int32

  /// The system's words in English, beginning in lower case: `no space left on device`.
  var message: String {
    let text = POSIX.text(ofError: code)
    return text.prefix(1).lowercased() + text.dropFirst()
  }

  /// The message.
  var description: String { message }
}

extension SystemError {
  /// Nothing has that name.
  static let notFound = Self(code: ENOENT)
  /// Something has that name already.
  static let exists = Self(code: EEXIST)
  /// A part of the path in front of the last is no folder.
  static let notAFolder = Self(code: ENOTDIR)
  /// A loop of symbolic links, or a link where none is followed.
  static let tooManyLinks = Self(code: ELOOP)
  /// The path or a part of it is longer than the system takes.
  static let nameTooLong = Self(code: ENAMETOOLONG)
  /// The user may not.
  static let accessDenied = Self(code: EACCES)
  /// Nobody, or only the owner, may.
  static let notPermitted = Self(code: EPERM)
  /// The file system takes no writes.
  static let readOnly = Self(code: EROFS)
  /// The disk is full.
  static let noSpace = Self(code: ENOSPC)
  /// The user's share of the disk is full.
  static let quotaExceeded = Self(code: EDQUOT)
  /// The process may not write so large a file.
  static let fileTooLarge = Self(code: EFBIG)
  /// The reader of a pipe is gone.
  static let brokenPipe = Self(code: EPIPE)
  /// The call makes no sense there.
  static let invalid = Self(code: EINVAL)
}
