import Foundation
import Support
import Testing

/// The outputs that a configuration lists.
struct ConfigurationOutputTests {
  private let project: Project

  init() throws {
    project = try Project([
      "design/tokens/motion.yaml": Project.tokens,
      "design/tokenc.yaml": """
      tokens: tokens/
      outputs:
        - { format: swift, path: ../Sources/DesignSystem/Motion.swift }
        - { format: json, path: ./build/motion.json }

      """,
    ])
    try project.folder.makeFolder(".git")
  }

  private func configure(_ text: String) throws { try project.folder.write("design/tokenc.yaml", text) }

  @Test func `they are written where it says, their folders made, and nothing else is`() throws {
    let before = try project.folder.names()
    let run = try project.shell("cd design/tokens; exec \"$0\" build")
    #expect(
      "\(run)" == "status 0\nwrote ../../Sources/DesignSystem/Motion.swift\nwrote ../build/motion.json\n")
    let made = [
      "Sources", "Sources/DesignSystem", "Sources/DesignSystem/Motion.swift", "design/build",
      "design/build/motion.json",
    ]
    #expect(try project.folder.names() == (before + made).sorted())
    let again = try project.tokenc("build", "design/tokens")
    #expect(
      "\(again)" == "status 0\nup to date: Sources/DesignSystem/Motion.swift, design/build/motion.json\n")
  }

  @Test func `the same bytes come out from every folder, and sources are named from the configuration's`() throws {
    var outputs: Set<[UInt8]> = []
    for (folder, words) in [
      ("design", ""), ("design/tokens", ""), (".", "design/tokens"),
      (".", "--config design/tokenc.yaml"), ("design", "../design/tokens"), ("design/tokens", "."),
    ] {
      try? FileManager.default.removeItem(atPath: project.folder.path("design/build"))
      let run = try project.shell("cd \"$1\"; exec \"$0\" build \(words)", folder)
      #expect(run.status == 0, "\(run)")
      outputs.insert(try project.folder.bytes("design/build/motion.json"))
    }
    #expect(outputs.count == 1)
    let text = try project.folder.text("design/build/motion.json")
    #expect(text.contains("\"file\": \"tokens/motion.yaml\"") && !text.contains(project.folder.path))
  }

  @Test func `sources beside the configuration's folder are named from it, those outside the repository by their own`()
    throws
  {
    try project.folder.write("shared/b.yaml", "spacing: { b: 8 }\n")
    let outside = try TemporaryFolder()
    try outside.write("c/d.yaml", "spacing: { c: 8 }\n")
    let run = try project.shell("exec \"$0\" build design/tokens shared \"$1\"", outside.path("c"))
    #expect(run.status == 0, "\(run)")
    let text = try project.folder.text("design/build/motion.json")
    for name in ["tokens/motion.yaml", "../shared/b.yaml", "c/d.yaml"] {
      #expect(text.contains("\"file\": \"\(name)\""))
    }
    #expect(!text.contains("tokenc-tests"))
  }

  @Test func `a folder that is the configuration's own is named by what is in it`() throws {
    try project.folder.write("flat/a.yaml", "spacing: { a: 8 }\n")
    try project.folder.write("flat/tokenc.yaml", "tokens: .\noutputs: [{ format: json, path: out/m.json }]\n")
    #expect(try project.shell("cd flat; exec \"$0\" build").status == 0)
    let text = try project.folder.text("flat/out/m.json")
    #expect(text.contains("\"file\": \"a.yaml\""))
  }

  @Test func `-o beside them is an error, before anything is written`() throws {
    let run = try project.tokenc("build", "design/tokens", "-o", "out")
    expectComplaint(
      run, status: 2,
      "error: `--output` names a folder and `design/tokenc.yaml` lists its own `outputs`; leave one of them out\nusage: "
    )
    #expect(try project.folder.names().allSatisfy { !$0.hasPrefix("out") && !$0.hasPrefix("Sources") })
    try configure("tokens: tokens/\n")
    #expect(try project.tokenc("build", "design/tokens", "-o", "out").status == 0)
    #expect(try project.folder.snapshot("out").keys.sorted() == Project.outputs)
  }

  @Test func `build --check names what is stale and the command with its --config`() throws {
    let run = try project.tokenc("build", "--check", "--config", "design/tokenc.yaml", "--profile", "strict")
    expectComplaint(
      run, status: 1, "error: `Sources/DesignSystem/Motion.swift` is missing\n",
      "\nhelp: run `tokenc build --config design/tokenc.yaml --profile strict`\n")
    #expect(try project.tokenc("build", "--config", "design/tokenc.yaml").status == 0)
    #expect(
      try project.tokenc("build", "--check", "--config", "design/tokenc.yaml").outputText == "up to date: 2 files\n")
    #expect(try project.shell("cd design; exec \"$0\" build --check").status == 0)
  }

  @Test func `a name that only Swift cannot have is found where Swift is made`() throws {
    try project.folder.write("design/tokens/motion.yaml", "spacing: { init: 8 }\n")
    #expect(try project.tokenc("check", "design/tokens").status == 1)
    try configure("outputs: [{ format: json, path: m.json }]\n")
    #expect(try project.tokenc("check", "design/tokens").status == 0)
  }

  @Test(
    arguments: [
      ("tokens/motion.yaml", "is a file of tokens"), ("tokenc.yaml", "is the configuration itself"),
      ("linked/motion.yaml", "is a file of tokens"), ("second.yaml", "is a file of tokens"),
      ("tokens/new/x.yaml", "is where token files are read"), ("linked/x.yml", "is where token files are read"),
      ("out/tokenc.yaml", "is what a configuration is called"),
      ("out/.tokenc-manifest.json", "is a name that tokenc keeps for itself"),
    ])
  func `an output in the place of what it is made from is an error`(_ path: String, _ cause: String) throws {
    try project.folder.link("design/linked", to: "tokens")
    try FileManager.default.linkItem(
      atPath: project.folder.path("design/tokens/motion.yaml"), toPath: project.folder.path("design/second.yaml"))
    try configure("outputs:\n  - { format: json, path: \(path) }\n")
    let before = try project.folder.snapshot(".")
    for command in ["build", "check"] {
      let run = try project.tokenc(command, "design/tokens")
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errorText.hasPrefix("design/tokenc.yaml:2:27: error: `\(path)` \(cause) [value-invalid]\n"), "\(run)")
    }
    #expect(try project.folder.snapshot(".") == before)
  }

  @Test func `usual outputs do not replace tokens either`() throws {
    try project.folder.write("Generated/motion.json", "{ \"spacing\": { \"a\": 4 } }\n")
    try project.folder.makeFolder("Generated/.git")
    let run = try project.tokenc("build", "Generated/motion.json")
    expectComplaint(run, status: 2, "error: `Generated/motion.json` is a file of tokens, which is not replaced")
    #expect(try project.folder.text("Generated/motion.json").hasPrefix("{"))
  }

  @Test func `a link in the place of an output is refused, and a folder too`() throws {
    try project.folder.write("elsewhere", "precious")
    try project.folder.link("design/m.json", to: "../elsewhere")
    try configure("outputs: [{ format: json, path: m.json }]\n")
    expectComplaint(
      try project.tokenc("build", "design/tokens"), status: 2,
      "`design/m.json` is a symbolic link, which is not replaced")
    #expect(try project.folder.text("elsewhere") == "precious")
    try configure("outputs: [{ format: json, path: a.json }, { format: swift, path: tokens }]\n")
    expectComplaint(try project.tokenc("build", "design/tokens"), status: 2, "`design/tokens` is a folder")
    #expect(try !project.folder.names().contains("design/a.json"))
  }
}
