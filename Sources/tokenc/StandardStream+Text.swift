import TokenCompiler

extension StandardStream {
  /// Writes a text for people, in which nothing is a command to a runner of GitHub that reads along.
  func write(_ text: String) throws(ExitCode) {
    try writeExactly(GitHubRunner.isHere ? GitHubCommand.harmless(text) : text)
  }

  /// Writes a text for programs as it is.
  func writeExactly(_ text: String) throws(ExitCode) { try writeExactly(Array(text.utf8)) }

  /// Writes something for programs, byte for byte. Where that fails the process can only end, with status 2: standard error
  /// says why, unless nobody reads there, or the reader has gone and knows.
  func writeExactly(_ bytes: [UInt8]) throws(ExitCode) {
    do throws(SystemError) {
      try POSIX.writeAll(bytes, to: self)
    } catch {
      if self == .output, error != .brokenPipe {
        let failure = FileFailure(writing: "", error)
        let sentence = FileFailure(nil, "standard output \(failure.cause)", remedy: failure.remedy)
        StandardStream.error.print("error: \(sentence)\n")
      }
      throw .validationFailure
    }
  }

  /// Writes a text for people; on standard error a failure is passed over, since nobody would read of it.
  func print(_ text: String) {
    try? POSIX.writeAll(Array((GitHubRunner.isHere ? GitHubCommand.harmless(text) : text).utf8), to: self)
  }
}
