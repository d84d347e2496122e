extension StandardStream {
  /// Writes a text. Where that fails the process can only end, with status 2: standard error says why, unless nobody
  /// reads there, or the reader has gone and knows.
  func write(_ text: String) throws(ExitCode) {
    do throws(SystemError) {
      try POSIX.writeAll(Array(text.utf8), to: self)
    } catch {
      if self == .output, error != .brokenPipe {
        let failure = FileFailure(writing: "", error)
        let sentence = FileFailure(nil, "standard output \(failure.cause)", remedy: failure.remedy)
        StandardStream.error.print("error: \(sentence)\n")
      }
      throw .validationFailure
    }
  }

  /// Writes a text; on standard error a failure is passed over, since nobody would read of it.
  func print(_ text: String) {
    try? POSIX.writeAll(Array(text.utf8), to: self)
  }
}
