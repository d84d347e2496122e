import Foundation
import Support
import Testing

/// A folder with token files, and the built tool that runs there.
struct Project {
  /// The folder.
  let folder: TemporaryFolder
  private let tool: Command

  /// Makes the folder and writes files to it, by path and text.
  init(_ files: KeyValuePairs<String, String> = [:]) throws {
    folder = try TemporaryFolder()
    tool = try Command.tokenc()
    for (name, text) in files { try folder.write(name, text) }
  }

  /// Runs the tool in the folder.
  func tokenc(_ arguments: String..., environment: [String: String?] = [:]) throws -> Command.Output {
    try tool.run(arguments, in: folder.path, environment: environment)
  }

  /// Runs the tool in the folder with an input.
  func run(
    _ arguments: [String], environment: [String: String?] = [:], input: [UInt8] = []
  ) throws -> Command.Output {
    try tool.run(arguments, in: folder.path, environment: environment, input: input)
  }

  /// Runs a script of the shell in the folder; `"$0"` in it is the tool, `"$1"` and so on are `arguments`.
  func shell(
    _ script: String, _ arguments: String..., environment: [String: String?] = [:]
  ) throws -> Command.Output {
    try Command(path: "/bin/sh").run(
      ["-c", script, tool.path] + arguments, in: folder.path, environment: environment)
  }

  /// Builds into `Generated` and gives what is there then.
  func build() throws -> [String: FileSnapshot] {
    let run = try tokenc("build")
    try #require(run.status == 0, "\(run)")
    return try folder.snapshot("Generated")
  }
}

extension Project {
  /// The names of the files that a build writes, in the order in which it names them.
  static let outputs = ["Motion.swift", "motion.json", "motion.md"]

  /// A few tokens in which nothing is found.
  static let tokens = """
    springs:
      standard:
        duration: 250ms
        bounce: 0
        description: The first description.
    durations:
      toast: { enter: 350ms, exit: 60%, role: travel }
    stagger:
      list: { interval: 40ms, maxItems: 8 }
    spacing: { sm: 8 }
    radius: { card: 16 }

    """
}

/// Expects what a person can act on: a message in lower case, short and without a period, and a way out of it.
func expectComplaint(
  _ run: Command.Output, status: Int32, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(run.status == status, "\(run)", sourceLocation: sourceLocation)
  let text = run.errorText
  for part in parts { #expect(text.contains(part), "\(run)", sourceLocation: sourceLocation) }
  let messages = text.split(separator: "\n").filter { $0.hasPrefix("error: ") }.map { $0.dropFirst(7) }
  #expect(!messages.isEmpty, "\(run)", sourceLocation: sourceLocation)
  for message in messages { expectReadable(String(message), sourceLocation: sourceLocation) }
  let remedies = ["\nhelp: ", "\nsee `tokenc "]
  #expect(remedies.contains { text.contains($0) }, "\(run)", sourceLocation: sourceLocation)
}

/// Expects a message to begin in lower case, unless with a word in capitals, to end without a period, and to fit on
/// two lines of a terminal.
func expectReadable(_ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
  let capitals = message.unicodeScalars.prefix(2).map(\.properties.isUppercase)
  #expect(capitals != [true, false], "\(message)", sourceLocation: sourceLocation)
  #expect(!message.hasSuffix("."), "\(message)", sourceLocation: sourceLocation)
  #expect(message.unicodeScalars.count < 200, "\(message)", sourceLocation: sourceLocation)
}
