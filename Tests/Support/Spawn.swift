import Foundation

/// Runs a program to its end.
///
/// Foundation's `Process` would do, but on Linux it loses the status of programs that end at once while others run
/// (swift-corelibs-foundation #4589), and waits for whatever has inherited a descriptor of theirs (#4795).
///
/// - Parameters:
///   - path: The program.
///   - arguments: Its arguments, without its own name.
///   - environment: All of its environment.
///   - folder: Its working folder, or nil for that of this process.
///   - streams: The files that are its standard input, output and error.
/// - Returns: Its exit status, or 128 and the number of the signal that ended it.
/// - Throws: `POSIXError` for what kept it from being run.
func spawn(
  _ path: String,
  _ arguments: [String],
  environment: [String: String],
  in folder: String?,
  streams: (input: String, output: String, errors: String)
) throws -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  unsafe try check(posix_spawn_file_actions_init(&actions))
  defer { unsafe _ = posix_spawn_file_actions_destroy(&actions) }
  unsafe try check(posix_spawn_file_actions_addopen(&actions, 0, streams.input, O_RDONLY, 0))
  unsafe try check(posix_spawn_file_actions_addopen(&actions, 1, streams.output, O_WRONLY, 0))
  unsafe try check(posix_spawn_file_actions_addopen(&actions, 2, streams.errors, O_WRONLY, 0))
  guard FileManager.default.isExecutableFile(atPath: path) else { throw POSIXError(.ENOENT) }
  var command = [path] + arguments
  if let folder {
    #if canImport(Darwin)
      unsafe try check(posix_spawn_file_actions_addchdir_np(&actions, folder))
    #else
      // What does this in Glibc is hidden from Swift.
      command = ["/bin/sh", "-c", #"cd "$1" && shift && exec "$@""#, "sh", folder] + command
    #endif
  }

  // The program starts with all signals as a shell would give them to it, whatever this process ignores or blocks.
  unsafe try check(posix_spawnattr_init(&attributes))
  defer { unsafe _ = posix_spawnattr_destroy(&attributes) }
  var signals = sigset_t()
  unsafe sigemptyset(&signals)
  unsafe try check(posix_spawnattr_setsigmask(&attributes, &signals))
  unsafe sigfillset(&signals)
  unsafe try check(posix_spawnattr_setsigdefault(&attributes, &signals))
  var flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
  #if canImport(Darwin)
    flags |= POSIX_SPAWN_CLOEXEC_DEFAULT
  #endif
  unsafe try check(posix_spawnattr_setflags(&attributes, Int16(flags)))

  let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
  var process: pid_t = 0
  let argumentPointers = unsafe pointers(to: command)
  defer { unsafe argumentPointers.forEach { unsafe free($0) } }
  let variablePointers = unsafe pointers(to: variables)
  defer { unsafe variablePointers.forEach { unsafe free($0) } }
  unsafe try check(posix_spawn(&process, command[0], &actions, &attributes, argumentPointers, variablePointers))

  var status: Int32 = 0
  while unsafe waitpid(process, &status, 0) == -1 {
    guard errno == EINTR else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECHILD) }
  }
  let signal = status & 0x7f
  return signal == 0 ? (status >> 8) & 0xff : 128 + signal
}

private func pointers(to strings: [String]) -> [UnsafeMutablePointer<CChar>?] {
  unsafe strings.map { unsafe strdup($0) } + [nil]
}

private func check(_ code: Int32) throws {
  guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
}
