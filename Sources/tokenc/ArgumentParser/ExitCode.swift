/// The status that the process ends with; thrown by a command that has nothing more to say.
struct ExitCode: Error, Hashable, Sendable, RawRepresentable {
  /// The status, 0 to 255.
  let rawValue: Int32

  /// A status.
  init(rawValue: Int32) { self.rawValue = rawValue }

  /// A status.
  init(_ code: Int32) { self.init(rawValue: code) }

  /// 0: done, and nothing found.
  static let success = Self(0)
  /// 1: findings, or outputs that are not what the tokens give.
  static let failure = Self(1)
  /// 2: the job could not be done; wrong usage is one of the reasons.
  static let validationFailure = Self(2)
}

/// Arguments that do not go together: shown with the usage line, status 2.
struct ValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong, in one line that begins in lower case and ends without a period.
  let message: String

  /// An error with a message.
  init(_ message: String) { self.message = message }

  /// The message.
  var description: String { message }
}

/// A text on standard output instead of the work, status 0.
enum CleanExit: Error {
  /// The help of a command; of the one that runs if none is named.
  case helpRequest((any ParsableCommand.Type)? = nil)
  /// A text.
  case message(String)
}
