/// `swift format` of the toolchain that runs the tests, with the configuration that it has without a file.
package enum SwiftFormat {
  /// What `lint --strict` says about a text; nothing where it is in order.
  ///
  /// Throws what kept the program from being run.
  package static func complaints(about text: String) throws -> String {
    let folder = try TemporaryFolder()
    try folder.write("Linted.swift", text)
    let (command, leading) = try SwiftCompiler.tool("swift-format")
    let output = try command.run(leading + ["lint", "--strict", "Linted.swift"], in: folder.path)
    return output.status == 0 && output.errorText.isEmpty ? "" : "status \(output.status)\n\(output.errorText)"
  }
}
