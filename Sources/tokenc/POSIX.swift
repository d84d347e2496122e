#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The system calls of the tool as safe functions: the one file of the tool with unsafe code.
///
/// An interrupted call is repeated. Paths are relative to the working directory.
enum POSIX {}

// MARK: Files

/// An open file, closed with the end of its life.
struct OpenFile: ~Copyable {
  fileprivate let descriptor: Int32

  deinit { _ = close(descriptor) }
}

extension POSIX {
  /// What is at a path; of a symbolic link, by choice, the link or what it leads to.
  static func status(of path: String, followingLinks: Bool) throws(SystemError) -> FileStatus {
    var status = stat()
    try call(path) {
      unsafe followingLinks ? stat(path, &status) : lstat(path, &status)
    }
    return FileStatus(status)
  }

  /// What an open file is.
  static func status(of file: borrowing OpenFile) throws(SystemError) -> FileStatus {
    var status = stat()
    let descriptor = file.descriptor
    try call { unsafe fstat(descriptor, &status) }
    return FileStatus(status)
  }

  /// Opens for reading. Does not wait for the other end of a FIFO, nor make a terminal the controlling one.
  static func openToRead(_ path: String, followingLinks: Bool) throws(SystemError) -> OpenFile {
    let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW)
    return OpenFile(descriptor: try call(path) { unsafe open(path, flags) })
  }

  /// Makes a file for writing; fails with `.exists` where something has that name. The process's mask narrows the
  /// mode.
  static func createFile(_ path: String, mode: UInt32) throws(SystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
    return OpenFile(descriptor: try call(path) { unsafe open(path, flags, mode_t(mode)) })
  }

  /// Opens a file to write behind what it holds; makes it where there is none.
  static func openToAppend(_ path: String) throws(SystemError) -> OpenFile {
    let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC
    return OpenFile(descriptor: try call(path) { unsafe open(path, flags, mode_t(0o666)) })
  }

  /// The bytes of a file from where it stands, at most `limit`.
  static func contents(of file: borrowing OpenFile, limit: Int) throws(SystemError) -> [UInt8] {
    try contents(ofDescriptor: file.descriptor, limit: limit)
  }

  private static func contents(ofDescriptor descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: min(limit, 1 << 16))
    while bytes.count < limit {
      let count = try call {
        unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      }
      if count == 0 { break }
      bytes += buffer.prefix(min(count, limit - bytes.count))
    }
    return bytes
  }

  /// Writes all bytes to a file.
  static func writeAll(_ bytes: [UInt8], to file: borrowing OpenFile) throws(SystemError) {
    try writeAll(bytes, toDescriptor: file.descriptor)
  }

  /// Waits until the file, or the folder's list of names, is on the disk.
  static func synchronize(_ file: borrowing OpenFile) throws(SystemError) {
    let descriptor = file.descriptor
    try call { fsync(descriptor) }
  }

  /// Sets the permission bits, whatever the process's mask.
  static func setMode(_ mode: UInt32, of file: borrowing OpenFile) throws(SystemError) {
    let descriptor = file.descriptor
    try call { fchmod(descriptor, mode_t(mode)) }
  }
}

// MARK: Names

extension POSIX {
  /// The names in a folder without `.` and `..`, in no order.
  static func list(_ folder: String) throws(SystemError) -> [FolderEntry] {
    guard !folder.utf8.contains(0) else { throw .invalid }
    guard let stream = unsafe opendir(folder) else { throw SystemError(code: errno) }
    defer { unsafe closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else { break }
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let name = unsafe UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let bytes = unsafe UnsafeBufferPointer(start: name, count: strlen(name)).map { UInt8(bitPattern: $0) }
      let kind = unsafe Int(entry.pointee.d_type)
      if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
      let mayBeFolder = kind == Int(DT_DIR) || kind == Int(DT_UNKNOWN)
      entries.append(FolderEntry(bytes, mayBeFolder: mayBeFolder))
    }
    guard errno == 0 else { throw SystemError(code: errno) }
    return entries
  }

  /// The absolute path without links, `.` and `..`; that of `.` is the working directory.
  static func realPath(of path: String) throws(SystemError) -> String {
    guard !path.utf8.contains(0) else { throw .invalid }
    guard let resolved = unsafe realpath(path, nil) else { throw SystemError(code: errno) }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
  }

  /// Makes a folder whose parent is there.
  static func makeFolder(_ path: String) throws(SystemError) {
    try call(path) { unsafe mkdir(path, 0o777) }
  }

  /// Gives a file a second name in the same file system.
  static func addName(_ second: String, to path: String) throws(SystemError) {
    try call(path, second) { unsafe link(path, second) }
  }

  /// Renames a file, replacing one that has the name.
  static func renameFile(_ path: String, to target: String) throws(SystemError) {
    try call(path, target) { unsafe rename(path, target) }
  }

  /// Removes the name of a file or link.
  static func remove(_ path: String) throws(SystemError) {
    try call(path) { unsafe unlink(path) }
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) throws(SystemError) {
    try call(path) { unsafe rmdir(path) }
  }
}

// MARK: The process

/// The three streams that a process is born with.
enum StandardStream: Int32, Sendable, CaseIterable {
  /// Standard input.
  case input = 0
  /// Standard output.
  case output = 1
  /// Standard error.
  case error = 2
}

extension POSIX {
  /// Opens `/dev/null` in place of a standard stream that is closed, so that no file takes its number.
  static func openMissingStandardStreams() {
    for stream in StandardStream.allCases where fcntl(stream.rawValue, F_GETFD) == -1 {
      _ = unsafe open("/dev/null", O_RDWR)
    }
  }

  /// Turns the signals for a closed pipe and a file over the limit into errors of the write.
  static func ignoreWriteSignals() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Writes all bytes to a standard stream.
  static func writeAll(_ bytes: [UInt8], to stream: StandardStream) throws(SystemError) {
    try writeAll(bytes, toDescriptor: stream.rawValue)
  }

  /// Whether a person looks at a stream.
  static func isTerminal(_ stream: StandardStream) -> Bool { isatty(stream.rawValue) == 1 }

  /// How many columns the terminal of a stream has; nil where it does not say.
  static func terminalColumns(of stream: StandardStream) -> Int? {
    var size = winsize()
    let result = unsafe ioctl(stream.rawValue, UInt(TIOCGWINSZ), &size)
    return result == 0 && size.ws_col > 0 ? Int(size.ws_col) : nil
  }

  /// The value of an environment variable; nil where there is none.
  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// What is left to read on standard input, at most `limit` bytes.
  static func standardInput(limit: Int) throws(SystemError) -> [UInt8] {
    try contents(ofDescriptor: StandardStream.input.rawValue, limit: limit)
  }

  /// Ends the process.
  static func leave(with status: Int32) -> Never { exit(status) }

  /// The system's words for an error number. They are English, for the tool never sets a locale.
  static func text(ofError code: Int32) -> String {
    unsafe strerror(code).map { unsafe String(cString: $0) } ?? "error \(code)"
  }
}

// MARK: Calls

extension POSIX {
  /// Runs a call until it is not interrupted; a path with a NUL byte would end there, and is refused.
  @discardableResult
  private static func call<Result: SignedInteger>(
    _ paths: String..., body: () -> Result
  ) throws(SystemError) -> Result {
    guard !paths.contains(where: { $0.utf8.contains(0) }) else { throw .invalid }
    while true {
      let result = body()
      if result != -1 { return result }
      if errno != EINTR { throw SystemError(code: errno) }
    }
  }

  private static func writeAll(_ bytes: [UInt8], toDescriptor descriptor: Int32) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do throws(SystemError) {
        let count = try call {
          unsafe rest.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
        }
        rest = rest.dropFirst(count)
      } catch {
        // Another process may have made a shared pipe or terminal non-blocking: wait until it takes more.
        guard error.code == EAGAIN else { throw error }
        var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        try call { unsafe poll(&request, 1, -1) }
      }
    }
  }
}
