import Foundation

/// A program of this computer that reads what escapers write, independently of this package.
struct Tool: Sendable {
  let name: String

  /// How a program ended that did not end well.
  struct Failure: Error {
    let status: Int32
  }

  static let python = Tool(name: "python3")
  static let node = Tool(name: "node")

  /// Whether it is there and `program` ends well.
  func runs(_ program: String = "") -> Bool {
    (try? run(program, on: [String]())) != nil
  }

  /// Hands `input` as JSON to a program and returns the JSON that it prints.
  func run(_ program: String, on input: some Encodable) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name, name == "node" ? "-e" : "-c", program]
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try JSONEncoder().encode(input).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let standardOutput = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = standardOutput
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try standardOutput.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return output.isEmpty ? [] : try JSONDecoder().decode([String].self, from: output)
  }
}
