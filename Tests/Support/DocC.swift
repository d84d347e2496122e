package import Testing

/// DocC, the documentation compiler of the toolchain.
package enum DocC {
  /// Whether there is one.
  package static var isThere: Bool { (try? SwiftCompiler.tool("docc")) != nil }

  /// What a test that needs it is skipped with.
  package static let whereabouts: Comment = "the toolchain has no docc"

  /// Converts a catalogue, with every warning an error.
  ///
  /// Throws what kept it from being run.
  package static func convert(_ catalogue: String, to folder: String) throws -> Command.Output {
    let tool = try SwiftCompiler.tool("docc")
    let names = ["--fallback-display-name", "tokenc", "--fallback-bundle-identifier", "tokenc"]
    return try tool.command.run(
      tool.leading + ["convert", catalogue, "--output-path", folder, "--warnings-as-errors"] + names)
  }
}
