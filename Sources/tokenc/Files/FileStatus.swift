#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What a name leads to.
struct FileStatus: Hashable, Sendable {
  /// File, folder or what else.
  let kind: FileKind
  /// What tells it from all others.
  let identity: FileIdentity
  /// The permission bits with set-user, set-group and sticky: at most 0o7777.
  let mode: UInt32
}

extension FileStatus {
  /// A status in the system's own form.
  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .fifo
      case S_IFSOCK: .socket
      case S_IFCHR, S_IFBLK: .device
      default: .unknown
      }
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(truncatingIfNeeded: status.st_ino))
    mode = UInt32(status.st_mode) & 0o7777
  }
}

/// The kinds of thing that can have a name.
enum FileKind: Hashable, Sendable {
  /// A regular file.
  case file
  /// A folder.
  case folder
  /// A symbolic link.
  case link
  /// A named pipe.
  case fifo
  /// A socket.
  case socket
  /// A device such as a disk or `/dev/zero`.
  case device
  /// Something that this tool has no word for.
  case unknown

  /// The kind with its article.
  var description: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .link: "a symbolic link"
    case .fifo: "a FIFO"
    case .socket: "a socket"
    case .device: "a device"
    case .unknown: "something unknown"
    }
  }
}

/// The same for two names of one file.
struct FileIdentity: Hashable, Sendable {
  /// The number of the file system.
  let device: UInt64
  /// The number of the file there.
  let inode: UInt64
}

/// A name in a folder.
struct FolderEntry: Hashable, Sendable {
  /// The name; nil if its bytes are not UTF-8.
  let name: String?
  /// The name for messages; bytes that are not UTF-8 are U+FFFD.
  let shownName: String
  /// False if it is known to be no folder. A symbolic link is none.
  let mayBeFolder: Bool

  /// An entry from the bytes of its name.
  init(_ bytes: [UInt8], mayBeFolder: Bool) {
    name = String(validating: bytes, as: UTF8.self)
    shownName = String(decoding: bytes, as: UTF8.self)
    self.mayBeFolder = mayBeFolder
  }
}
