import Foundation
import Testing

/// The built tool, with standard streams that take nothing.
struct StandardStreamTests {
  /// The exit status of a shell command in which `tokenc` is the built tool, and what it wrote to standard error.
  private func run(_ command: String) throws -> (status: Int32, errors: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "tokenc() { '\(Self.tool)' \"$@\"; }; \(command)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = pipe
    try process.run()
    let errors = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: errors, as: UTF8.self))
  }

  private static var tool: String {
    let bundles = Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }
    let beside = bundles.first?.bundleURL ?? Bundle.main.bundleURL.appending(path: "x")
    return beside.deletingLastPathComponent().appending(path: "tokenc").path
  }

  @Test func `help and version are no errors, wrong words are`() throws {
    #expect(try run("tokenc --help") == (0, ""))
    #expect(try run("tokenc --version") == (0, ""))
    let wrong = try run("tokenc --halp")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("error: unknown option `--halp`; did you mean `--help`?\nusage: tokenc"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
  func `G23: a full standard output is an error with its cause`() throws {
    let expected = "error: cannot write to standard output: no space left on device\n"
    #expect(try run("tokenc --help >/dev/full") == (2, expected))
    #expect(try run("tokenc --halp 2>/dev/full") == (2, ""))
  }

  @Test func `G23: a reader that is gone ends the tool quietly with status 2`() throws {
    let folder = try TemporaryFolder()
    let pipe = "'\(folder.path("pipe"))'"
    #expect(try run("mkfifo \(pipe); exec 4<>\(pipe) 3>\(pipe) 4<&-; tokenc --help >&3") == (2, ""))
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `G24: closed standard streams do no harm`(_ redirection: String) throws {
    #expect(try run("tokenc --help \(redirection)") == (0, ""))
    #expect(try run("tokenc --halp \(redirection)").status == 2)
  }
}
