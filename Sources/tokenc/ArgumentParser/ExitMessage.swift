import TokenModel

/// What is left to show when the work is done or cannot be: a text, where it goes, and the status.
struct ExitMessage: Hashable, Sendable {
  /// The text with its final line end; may be empty.
  let text: String
  /// Where it goes.
  let stream: StandardStream
  /// The status of the process.
  let status: ExitCode

  /// A status without a text.
  init(status: ExitCode) {
    self.init("", on: .output, status: status)
  }

  /// A text; a final line end is added where it has none.
  init(_ text: String, on stream: StandardStream, status: ExitCode) {
    self.text = text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
    self.stream = stream
    self.status = status
  }
}

extension CommandScope {
  /// What parsing shows when it ends without a command to run.
  func message(for stop: ParseStop) -> ExitMessage {
    switch stop {
    case .help: ExitMessage(help, on: .output, status: .success)
    case .version(let version): ExitMessage(version, on: .output, status: .success)
    case .noCommand: ExitMessage(help, on: .error, status: .validationFailure)
    case .usage(let error): usageMessage(error.message)
    case .validation(let error): message(for: error)
    }
  }

  /// What an error that a command throws shows.
  func message(for error: any Error) -> ExitMessage {
    switch error {
    case let status as ExitCode: ExitMessage(status: status)
    case let error as ValidationError: usageMessage(error.message)
    case CleanExit.message(let text): ExitMessage(text, on: .output, status: .success)
    case CleanExit.helpRequest(let command): helpMessage(of: command)
    default: ExitMessage("error: \(error)", on: .error, status: .validationFailure)
    }
  }

  private var help: String { HelpText.text(of: CommandInfo(self)) }

  private func helpMessage(of requested: (any ParsableCommand.Type)?) -> ExitMessage {
    let found = ([self] + subcommands).first { scope in requested.map { $0 == scope.command } ?? true }
    return (found ?? self).message(for: ParseStop.help)
  }

  private func usageMessage(_ message: String) -> ExitMessage {
    let lines = [
      "error: " + message.visible,
      "usage: " + CommandInfo(self).usage,
      "see `\(invocation) --help`",
    ]
    return ExitMessage(lines.joined(separator: "\n"), on: .error, status: .validationFailure)
  }
}
