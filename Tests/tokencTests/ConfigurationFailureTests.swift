import Foundation
import Support
import Testing

#if canImport(Glibc)
  import Glibc
#endif

/// Configurations that cannot be read or are wrong: status 2, and nothing is judged or written.
struct ConfigurationFailureTests {
  private let project: Project

  init() throws {
    project = try Project(["tokens/motion.yaml": "spacing: { odd: 7px }\n"])
    try project.folder.makeFolder(".git")
  }

  @Test(arguments: ["check", "build", "build --check"])
  func `all mistakes are told in one run, with frames, on standard error`(_ command: String) throws {
    try project.folder.write(
      "tokenc.yaml",
      "toknes: tokens/\nprofile: stric\noutputs:\n  - { format: json, path: ../x }\nrules: { syntax: off }\n")
    let before = try project.folder.snapshot(".")
    let run = try project.shell("exec \"$0\" \(command)")
    #expect(run.status == 2 && run.output.isEmpty)
    let lines = run.errorText.split(separator: "\n").map(String.init)
    #expect(
      lines.filter { $0.contains(": error: ") }
        == [
          "tokenc.yaml:1:1: error: `toknes` is not a key of a configuration [unknown-key]",
          "tokenc.yaml:2:10: error: `stric` is not a profile [value-invalid]",
          "tokenc.yaml:4:27: error: `../x` leads out of the repository [value-invalid]",
          "tokenc.yaml:5:10: error: `syntax` is an error of the language and cannot be configured [unknown-key]",
        ])
    #expect(lines.contains(" 2 | profile: stric") && lines.contains("   |          ^^^^^"))
    #expect(lines.contains("   = help: did you mean `strict`?"))
    #expect(lines.last == "4 errors in the configuration; nothing was judged")
    #expect(!run.errorText.contains("7px"))
    #expect(try project.folder.snapshot(".") == before)
  }

  @Test func `a text that is no YAML is told as one`() throws {
    try project.folder.write("tokenc.yaml", "rules: [\n")
    let run = try project.tokenc("check")
    #expect(run.status == 2 && run.errorText.hasPrefix("tokenc.yaml:1:8: error: this `[` is never closed [syntax]\n"))
    #expect(run.errorText.hasSuffix("\n1 error in the configuration; nothing was judged\n"))
  }

  @Test func `words that a terminal would obey are shown`() throws {
    try project.folder.write("tokenc.yaml", "\"\\e[31m\\u202E\": 1\nprofile: \"\\e]0;x\\a\"\n")
    let run = try project.tokenc("check")
    #expect(run.status == 2 && run.errorText.contains("`<U+001B>[31m<U+202E>` is not a key"), "\(run)")
    #expect(!run.errors.contains(0x1B) && !run.errors.contains(0x07))
  }

  @Test func `a file over the limit is one finding`() throws {
    try project.folder.write("tokenc.yaml", bytes: Array(repeating: UInt8(ascii: "#"), count: (4 << 20) + 1))
    let run = try project.tokenc("check")
    #expect(run.status == 2 && run.errorText.contains("error: the file is larger than 4 MiB [limit]"), "\(run)")
  }

  @Test(arguments: [
    ("none.yaml", "`none.yaml` does not exist"), ("tokens", "`tokens` is a folder, not a file"),
    ("tokens/motion.yaml/x", "`tokens/motion.yaml/x` lies below a file, not a folder"), ("", "`` is an empty path"),
    ("dead.yaml", "`dead.yaml` is a symbolic link to nothing"), ("/dev/zero", "`/dev/zero` is a device, not a file"),
  ])
  func `a file of --config that cannot be read is named with the reason`(_ path: String, _ cause: String) throws {
    try project.folder.link("dead.yaml", to: "nowhere")
    expectComplaint(try project.tokenc("check", "--config", path), status: 2, "error: \(cause)\nhelp: ")
  }

  @Test func `a configuration that is found and cannot be read is not passed over`() throws {
    try project.folder.makeFolder("tokenc.yaml")
    expectComplaint(try project.tokenc("check"), status: 2, "error: `tokenc.yaml` is a folder, not a file\nhelp: ")
    try FileManager.default.removeItem(atPath: project.folder.path("tokenc.yaml"))
    try project.folder.link("tokenc.yaml", to: "nowhere")
    let run = try project.tokenc("build", "tokens")
    expectComplaint(run, status: 2, "error: `tokenc.yaml` is a symbolic link to nothing\nhelp: ")
  }

  #if canImport(Glibc)
    @Test func `a FIFO in its place is a failure, and never a wait`() throws {
      try project.folder.makeNode("tokenc.yaml", S_IFIFO)
      expectComplaint(try project.tokenc("check"), status: 2, "error: `tokenc.yaml` is a FIFO, not a file\nhelp: ")
    }
  #endif

  @Test func `a configuration behind a link is read, and its paths begin where the link is`() throws {
    try project.folder.write("tokens/motion.yaml", "spacing: { odd: 7 }\n")
    try project.folder.write("shared/settings.yaml", "tokens: tokens\nrules: { spacing-grid: off }\n")
    try project.folder.link("tokenc.yaml", to: "shared/settings.yaml")
    #expect(try project.tokenc("check").outputText == "no findings in 1 file, 1 token\n")
  }
}
