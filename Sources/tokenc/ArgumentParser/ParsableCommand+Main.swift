extension ParsableCommand {
  /// The whole life of the process: makes the streams and signals safe, reads the arguments, runs, ends.
  static func main() {
    POSIX.openMissingStandardStreams()
    POSIX.ignoreWriteSignals()
    switch parse(arguments: Array(CommandLine.arguments.dropFirst())) {
    case .run(var parsed): POSIX.leave(with: parsed.run().deliver().rawValue)
    case .stop(let message): POSIX.leave(with: message.deliver().rawValue)
    }
  }
}

extension ExitMessage {
  /// Writes the text; returns the status of the process, which is 2 if the text could not be written.
  func deliver() -> ExitCode {
    do throws(ExitCode) {
      try stream.write(text)
      return status
    } catch {
      return error
    }
  }
}
