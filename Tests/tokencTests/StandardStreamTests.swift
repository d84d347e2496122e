import Foundation
import Support
import Testing

/// The built tool, with standard streams that take nothing.
struct StandardStreamTests {
  private let project: Project

  init() throws { project = try Project(["tokens/motion.yaml": Project.tokens]) }

  /// The exit status of a script of the shell in which `tokenc` is the built tool, and what it wrote to standard error.
  private func run(_ script: String) throws -> (status: Int32, errors: String) {
    let run = try project.shell("tool=$0; tokenc() { \"$tool\" \"$@\"; }; \(script)")
    return (run.status, run.errorText)
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  private static let full = """
    error: standard output cannot be written: no space left on device
    help: free some space on that disk

    """

  @Test func `help and version are no errors, wrong words are`() throws {
    #expect(try run("tokenc --help") == (0, ""))
    #expect(try run("tokenc --version") == (0, ""))
    let wrong = try run("tokenc --halp")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("error: unknown option `--halp`; did you mean `--help`?\nusage: tokenc"))
  }

  @Test(
    .enabled(if: hasFullDevice, "there is no /dev/full"),
    arguments: [
      "--help", "--version", "help build", "check", "build", "build --check", "explain", "explain syntax",
      "schema output",
    ])
  func `G23: a full standard output is an error with its cause`(_ words: String) throws {
    _ = words == "build --check" ? try project.build() : [:]
    #expect(try run("tokenc \(words) >/dev/full") == (2, Self.full))
    #expect(try run("tokenc --halp 2>/dev/full") == (2, ""))
  }

  @Test(.enabled(if: hasFullDevice, "there is no /dev/full"))
  func `G23: findings that cannot be printed are no success, and nothing is written`() throws {
    try project.folder.write("tokens/odd.yaml", "spacing: { odd: 7 }\n")
    #expect(try run("tokenc check >/dev/full") == (2, Self.full))
    #expect(try run("tokenc build 2>/dev/full") == (2, ""))
    #expect(try !project.folder.names().contains("Generated"))
  }

  @Test(.enabled(if: hasFullDevice, "there is no /dev/full"))
  func `G23: outputs are whole even if nobody can be told`() throws {
    #expect(try run("tokenc build >/dev/full") == (2, Self.full))
    #expect(try run("tokenc build --check") == (0, ""))
  }

  @Test(arguments: ["--help", "check", "build", "explain"])
  func `G23: a reader that is gone ends the tool quietly with status 2`(_ words: String) throws {
    let pipe = "'\(project.folder.path("pipe"))'"
    #expect(try run("mkfifo \(pipe); exec 4<>\(pipe) 3>\(pipe) 4<&-; tokenc \(words) >&3") == (2, ""))
  }

  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
  func `G24: closed standard streams do no harm, and no output takes their place`(_ redirection: String) throws {
    #expect(try run("tokenc --help \(redirection)") == (0, ""))
    #expect(try run("tokenc --halp \(redirection)").status == 2)
    #expect(try run("tokenc check \(redirection)") == (0, ""))
    try project.folder.write("tokens/odd.yaml", "spacing: { odd: 7 }\n")
    #expect(try run("tokenc build -o closed \(redirection)").status == 0)
    #expect(try project.folder.snapshot("closed").mapValues(\.bytes) == project.build().mapValues(\.bytes))
    try project.folder.write("tokens/odd.yaml", "spacing: { odd: 7px }\n")
    #expect(try run("tokenc check \(redirection)").status == 1)
  }
}
