import Foundation
import Support
import Testing

/// Outputs that the real tool cannot write: it says why, changes no file and leaves none behind.
struct UnwritableOutputTests {
  private let project: Project

  /// A project that was built, and whose tokens have changed since.
  init() throws {
    project = try Project(["tokens/motion.yaml": Project.tokens])
    _ = try project.build()
    try project.folder.write("tokens/motion.yaml", Project.tokens.replacing("250ms", with: "200ms"))
  }

  /// Runs a script of the shell and expects it to fail with these parts in its message and without a trace.
  private func expectFailure(
    _ script: String, _ parts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try project.folder.snapshot(".")
    let run = try project.shell(script)
    expectComplaint(run, status: 2, sourceLocation: sourceLocation)
    for part in parts { #expect(run.errorText.contains(part), "\(run)", sourceLocation: sourceLocation) }
    #expect(run.output.isEmpty, sourceLocation: sourceLocation)
    #expect(try project.folder.snapshot(".") == before, sourceLocation: sourceLocation)
  }

  @Test func `G15: a limit on the size of files is named`() throws {
    try expectFailure(
      "ulimit -f 1; exec \"$0\" build", "error: `Generated/Motion.swift` cannot be written: file too large\n",
      "help: raise the limit that `ulimit -f` shows\n")
    try expectFailure(
      "ulimit -f 1; exec \"$0\" build -o new/deep", "error: `new/deep/Motion.swift` cannot be written: ")
  }

  @Test(arguments: Project.outputs, ["build", "build --check"])
  func `G17: a folder in the place of an output is named`(_ name: String, _ command: String) throws {
    try FileManager.default.removeItem(atPath: project.folder.path("Generated/\(name)"))
    try project.folder.makeFolder("Generated/\(name)")
    try expectFailure(
      "exec \"$0\" \(command)", "error: `Generated/\(name)` is a folder, which is not replaced by an output\n")
  }

  @Test(arguments: ["tokens/motion.yaml", "tokens/motion.yaml/deep", "dead", "/dev/null", "/dev/null/deep"])
  func `G17: something else in the place of the output folder is named`(_ folder: String) throws {
    try project.folder.link("dead", to: "nowhere")
    try expectFailure(
      "exec \"$0\" build -o \(folder)",
      "error: `\(folder)/Motion.swift` cannot be written: a file or a dead link stands where a folder is needed\n",
      "help: move it, or choose another path\n")
  }

  @Test(arguments: ["mine.md", "../mine.md", "nowhere", "motion.md"], ["build", "build --check"])
  func `G18: a symbolic link in the place of an output is refused, whatever it leads to`(
    _ destination: String, _ command: String
  ) throws {
    try project.folder.write("mine.md", "mine")
    try project.folder.write("Generated/mine.md", "mine")
    try FileManager.default.removeItem(atPath: project.folder.path("Generated/motion.md"))
    try project.folder.link("Generated/motion.md", to: destination)
    let before = try FileManager.default.destinationOfSymbolicLink(atPath: project.folder.path("Generated/motion.md"))
    let run = try project.shell("exec \"$0\" \(command)")
    expectComplaint(
      run, status: 2, "error: `Generated/motion.md` is a symbolic link, which is not replaced by an output\n",
      "help: name the file that it leads to, or remove it\n")
    let after = try FileManager.default.destinationOfSymbolicLink(atPath: project.folder.path("Generated/motion.md"))
    #expect(after == before)
    #expect(try project.folder.text("mine.md") == "mine" && project.folder.text("Generated/mine.md") == "mine")
    #expect(try project.folder.text("Generated/Motion.swift").contains("duration: 0.25"))
  }

  @Test(.enabled(if: Unprivileged.isPossible, "needs a user who is not root, and setpriv where the tests run as root"))
  func `G16: a folder that the user may not write is named, and check still works`() throws {
    let before = try project.folder.snapshot("Generated")
    try project.folder.setMode(0o555, of: "Generated")
    defer { try? project.folder.setMode(0o755, of: "Generated") }
    let build = try Unprivileged.tokenc("build", in: project.folder)
    expectComplaint(
      build, status: 2, "error: `Generated/Motion.swift` cannot be written: permission denied\n",
      "help: let the user who runs tokenc write to its folder\n")
    #expect(try Unprivileged.tokenc("check", in: project.folder).status == 0)
    #expect(try Unprivileged.tokenc("build", "--check", in: project.folder).status == 1)
    #expect(try project.folder.snapshot("Generated") == before)
  }

  @Test(
    .enabled(if: FullDisk.isPossible, "needs a tmpfs, which this system does not let the tests mount"),
    arguments: 0..<3)
  func `G14: a full disk is named, whichever output no longer fits`(_ fitting: Int) throws {
    let room = try Project.outputs.prefix(fitting).map { try FullDisk.room(project.folder.bytes("Generated/\($0)")) }
    try project.folder.write("new.yaml", project.folder.text("tokens/motion.yaml"))
    try project.folder.write("tokens/motion.yaml", Project.tokens)
    let run = try FullDisk.run(room: room.reduce(0, +), in: project)
    expectComplaint(
      run, status: 2, "`disk/Generated/\(Project.outputs[fitting])` cannot be written: no space left on device\n",
      "help: free some space on that disk\n")
    #expect(run.outputText == "Motion.swift\nmotion.json\nmotion.md\n")
  }
}
