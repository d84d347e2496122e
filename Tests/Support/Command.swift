import Foundation

/// A program that tests run.
package struct Command: Sendable {
  /// The absolute path of the program.
  package let path: String

  /// Names a program by its absolute path.
  package init(path: String) {
    self.path = path
  }

  /// The built `tokenc`, which lies beside the tests.
  ///
  /// Throws `MissingProgram` where it was not built.
  package static func tokenc() throws -> Command {
    let folders = [
      Bundle(for: Anchor.self).bundleURL.deletingLastPathComponent(),
      Bundle.main.executableURL?.deletingLastPathComponent(),
      Bundle.main.bundleURL,
    ].compactMap { $0?.path }
    for folder in folders where FileManager.default.isExecutableFile(atPath: folder + "/tokenc") {
      return Command(path: folder + "/tokenc")
    }
    throw MissingProgram(name: "tokenc", folders: folders)
  }

  /// Marks the bundle that these tests are in.
  private final class Anchor {}

  /// Runs the program to its end. Its streams are files, so no amount of output holds it up, nor does input that it
  /// leaves unread.
  ///
  /// - Parameters:
  ///   - arguments: What follows the name of the program.
  ///   - folder: The absolute path of its working folder, or nil for that of the tests.
  ///   - environment: Changes to the environment of the tests; nil takes a variable away.
  ///   - input: What it reads from standard input.
  /// - Returns: Its status and what it wrote.
  /// - Throws: What kept it from being run.
  package func run(
    _ arguments: [String] = [],
    in folder: String? = nil,
    environment: [String: String?] = [:],
    input: [UInt8] = []
  ) throws -> Output {
    let streams = try TemporaryFolder()
    try streams.write("input", bytes: input)
    try streams.write("output", "")
    try streams.write("errors", "")

    let status = try spawn(
      path, arguments,
      environment: Self.environment(changedBy: environment, in: folder),
      in: folder,
      streams: (streams.path("input"), streams.path("output"), streams.path("errors"))
    )
    return try Output(
      status: status,
      output: streams.bytes("output"),
      errors: streams.bytes("errors")
    )
  }

  private static func environment(changedBy changes: [String: String?], in folder: String?) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    if let folder { environment["PWD"] = folder }
    for (name, value) in changes { environment[name] = value }
    return environment
  }
}

extension Command {
  /// What came of a program.
  package struct Output: Sendable, CustomStringConvertible {
    /// The exit status, or 128 and the number of the signal that ended it.
    package let status: Int32
    /// What it wrote to standard output.
    package let output: [UInt8]
    /// What it wrote to standard error.
    package let errors: [UInt8]

    /// Standard output as text, with what is not UTF-8 replaced.
    package var outputText: String { String(decoding: output, as: UTF8.self) }
    /// Standard error as text, with what is not UTF-8 replaced.
    package var errorText: String { String(decoding: errors, as: UTF8.self) }

    package var description: String { "status \(status)\n\(outputText)\(errorText)" }
  }

  /// A program that tests need is not there.
  package struct MissingProgram: Error, CustomStringConvertible {
    let name: String
    let folders: [String]

    package var description: String { "there is no \(name) in \(folders.joined(separator: ", "))" }
  }
}
