import Foundation
import Support
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// What stands in the place of a token file and is none: the real tool neither waits nor reads without end.
@Suite(.timeLimit(.minutes(1)))
struct UnreadableInputTests {
  private let project: Project
  private let before: [String: FileSnapshot]

  init() throws {
    project = try Project(["tokens/good.yaml": Project.tokens])
    before = try project.build()
  }

  /// Expects `check` and `build` to name each place with its cause, in the order of the paths, after the findings.
  private func expectFailures(
    _ failures: [(path: String, cause: String)], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for run in [try project.tokenc("check"), try project.tokenc("build")] {
      expectComplaint(run, status: 2, sourceLocation: sourceLocation)
      let errors = run.errorText.split(separator: "\n").filter { $0.hasPrefix("error: ") }
      #expect(errors == failures.map { "error: `\($0.path)` \($0.cause)" }, sourceLocation: sourceLocation)
      let helps = run.errorText.split(separator: "\n").count { $0.hasPrefix("help: ") }
      #expect(helps == failures.count, sourceLocation: sourceLocation)
    }
    #expect(try project.folder.snapshot("Generated") == before, sourceLocation: sourceLocation)
  }

  @Test func `Y46: a folder, a device, a dead link and a loop of links are named, all in one run`() throws {
    try project.folder.makeFolder("tokens/folder.yaml")
    try project.folder.link("tokens/dead.yaml", to: "nowhere")
    try project.folder.link("tokens/loop.yaml", to: "loop.yml")
    try project.folder.link("tokens/loop.yml", to: "loop.yaml")
    try project.folder.link("tokens/zero.yaml", to: "/dev/zero")
    try expectFailures([
      ("tokens/dead.yaml", "is a symbolic link to nothing"), ("tokens/folder.yaml", "is a folder, not a file"),
      ("tokens/loop.yaml", "is a loop of symbolic links"), ("tokens/loop.yml", "is a loop of symbolic links"),
      ("tokens/zero.yaml", "is a device, not a file"),
    ])
  }

  #if canImport(Glibc)
    @Test func `Y46: a FIFO and a socket are named, and nobody waits for them`() throws {
      try project.folder.makeNode("tokens/fifo.yaml", S_IFIFO)
      try project.folder.makeNode("tokens/socket.yaml", S_IFSOCK)
      try project.folder.makeNode("tokens/fifo.txt", S_IFIFO)
      try expectFailures([
        ("tokens/fifo.yaml", "is a FIFO, not a file"), ("tokens/socket.yaml", "is a socket, not a file"),
      ])
    }
  #endif

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/stdin"])
  func `Y46: a device that is named is refused`(_ path: String) throws {
    let run = try project.shell("\"$0\" check \"$1\" < /dev/zero", path)
    expectComplaint(run, status: 2, "error: `\(path)` is a device, not a file\n")
  }

  @Test func `what cannot be read hides no finding in what can`() throws {
    try project.folder.makeFolder("tokens/a.yaml")
    try project.folder.write("tokens/b.yaml", "spacing: { odd: 7px }\n")
    let run = try project.tokenc("check")
    expectComplaint(run, status: 2, "error: `tokens/a.yaml` is a folder, not a file\n")
    #expect(run.outputText.hasPrefix("tokens/b.yaml:1:17: error: "))
    #expect(run.outputText.contains("\n1 error in 2 files, 5 tokens"))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "needs a user who is not root, and setpriv where the tests run as root"))
  func `Y46: a file and a folder that the user may not read are named`() throws {
    try project.folder.write("tokens/closed.yaml", "spacing: {}\n", mode: 0)
    try project.folder.makeFolder("tokens/private")
    try project.folder.setMode(0, of: "tokens/private")
    defer { try? project.folder.setMode(0o755, of: "tokens/private") }
    let run = try Unprivileged.tokenc("check", in: project.folder)
    expectComplaint(
      run, status: 2, "error: `tokens/closed.yaml` cannot be read: permission denied\n",
      "error: `tokens/private` cannot be read: permission denied\n", "help: let the user who runs tokenc read it\n")
    #expect(run.outputText == "no findings in 1 file, 5 tokens\n")
  }

  @Test func `a folder that leads to itself is read once`() throws {
    try project.folder.link("tokens/self", to: ".")
    try project.folder.link("again", to: "tokens")
    let run = try project.tokenc("check", "tokens", "again", "tokens/good.yaml", "./tokens")
    #expect("\(run)" == "status 0\nno findings in 1 file, 5 tokens\n")
  }
}
