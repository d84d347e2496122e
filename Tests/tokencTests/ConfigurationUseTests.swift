import Support
import Testing

/// Which configuration a run goes by, and what it does to the run.
struct ConfigurationUseTests {
  private let project: Project

  /// A repository with tokens in which a warning is found.
  init() throws {
    project = try Project(["app/tokens/deep/a.yaml": "spacing: { odd: 7 }\n"])
    try project.folder.makeFolder(".git")
  }

  private func configure(_ path: String, _ text: String = "rules: { spacing-grid: error }\n") throws {
    try project.folder.write(path, text)
  }

  /// Whether a run goes by the configuration, which makes an error of a warning.
  private func isConfigured(_ words: String, in folder: String = "app") throws -> Bool {
    let run = try project.shell("cd \"$1\"; exec \"$0\" \(words)", folder)
    #expect(run.errors.isEmpty, "\(run)")
    #expect(run.outputText.contains("1 error in 1 file, 1 token") == (run.status == 1), "\(run)")
    #expect(run.outputText.contains("1 warning in 1 file, 1 token") == (run.status == 0), "\(run)")
    return run.status == 1
  }

  @Test(arguments: ["app/tokens/deep", "app/tokens", "app", "."])
  func `a configuration is found in the folder of the first path and in those above`(_ folder: String) throws {
    #expect(try !isConfigured("check tokens"))
    try configure("\(folder)/tokenc.yaml")
    #expect(try isConfigured("check tokens/deep/a.yaml"))
    #expect(try isConfigured("check tokens/deep"))
    #expect(try isConfigured("check tokens") == (folder != "app/tokens/deep"))
    #expect(try isConfigured("check ./tokens/../tokens/") == (folder != "app/tokens/deep"))
    #expect(try isConfigured("check") == ["app", "."].contains(folder))
    #expect(try isConfigured("check a.yaml", in: "app/tokens/deep"))
  }

  @Test func `the nearest configuration counts, and the others do not`() throws {
    try configure("tokenc.yaml", "springs: this is no configuration at all\n")
    try configure("app/tokenc.yaml")
    #expect(try isConfigured("check tokens"))
  }

  @Test(arguments: ["makeFolder", "file"])
  func `a configuration above the repository is none of it`(_ kind: String) throws {
    try configure("tokenc.yaml")
    if kind == "file" {
      try project.folder.write("app/.git", "gitdir: elsewhere\n")
    } else {
      try project.folder.makeFolder("app/.git")
    }
    #expect(try !isConfigured("check tokens"))
    #expect(try !isConfigured("check"))
  }

  @Test func `the configuration of the first path counts, whatever the others have`() throws {
    try project.folder.write("other/b.yaml", "")
    try configure("other/tokenc.yaml", "rules: { spacing-grid: off }\n")
    try configure("app/tokenc.yaml")
    let run = try project.tokenc("check", "app/tokens", "other")
    #expect(run.status == 1 && run.outputText.contains("\n1 error in 2 files, 1 token"), "\(run)")
    #expect(try project.tokenc("check", "other", "app/tokens").outputText == "no findings in 2 files, 1 token\n")
  }

  @Test func `a path that is a link has the configuration of the place where it is written`() throws {
    try configure("here/tokenc.yaml")
    try project.folder.link("here/tokens", to: "../app/tokens")
    #expect(try isConfigured("check tokens", in: "here"))
    #expect(try isConfigured("check", in: "here"))
  }

  @Test func `--config names another file, and the one that would be found is not read`() throws {
    try configure("app/tokenc.yaml", "this is no configuration at all\n")
    try configure("ci/strict.yaml")
    #expect(try isConfigured("check tokens --config ../ci/strict.yaml"))
    #expect(try isConfigured("check --config=../ci/strict.yaml"))
    #expect(try isConfigured("check --config ../ci/none.yaml --config ../ci/strict.yaml tokens"))
  }

  @Test func `a configuration among the tokens is none of them, whatever its name`() throws {
    try configure("app/tokens/settings.yaml")
    #expect(try isConfigured("check tokens --config tokens/settings.yaml"))
    try configure("app/tokens/tokenc.yaml")
    #expect(try !project.folder.names().contains("app/tokenc.yaml"))
    #expect(try project.tokenc("check", "app/tokens").outputText.contains("`rules` is not a section"))
  }

  @Test func `without a path the tokens of the configuration are read, from wherever it is`() throws {
    try configure("tokenc.yaml", "tokens: [app/tokens/deep, more.yaml]\nrules: { spacing-grid: off }\n")
    try project.folder.write("more.yaml", "spacing: { more: 9 }\n")
    for folder in [".", "app", "app/tokens/deep"] {
      let run = try project.shell("cd \"$1\"; exec \"$0\" check", folder)
      #expect("\(run)" == "status 0\nno findings in 2 files, 2 tokens\n", "\(folder)")
    }
    #expect(try project.tokenc("check", "app/tokens").outputText == "no findings in 1 file, 1 token\n")
    let run = try project.shell("cd app/tokens; exec \"$0\" check --config ../../tokenc.yaml")
    #expect(run.outputText == "no findings in 2 files, 2 tokens\n")
  }

  @Test func `findings name their files as one in the working directory would`() throws {
    try configure("tokenc.yaml", "tokens: app/tokens\n")
    let run = try project.shell("cd app/tokens; exec \"$0\" check")
    #expect(run.outputText.hasPrefix("./deep/a.yaml:1:17: warning: "), "\(run)")
  }

  @Test func `without tokens anywhere the usage says where they were looked for`() throws {
    try configure("tokenc.yaml", "profile: none\n")
    let run = try project.tokenc("check")
    expectComplaint(
      run, status: 2,
      "error: no path is named, neither here nor in `tokenc.yaml`, and there is no folder `tokens/` here\nusage: ")
  }

  @Test func `a profile on the command line wins`() throws {
    try configure("app/tokenc.yaml", "profile: none\n")
    #expect(try project.tokenc("check", "app/tokens").outputText == "no findings in 1 file, 1 token\n")
    #expect(try !isConfigured("check tokens --profile strict"))
    try configure("app/tokenc.yaml")
    #expect(try project.tokenc("check", "app/tokens", "--profile", "none").outputText.hasPrefix("no findings"))
    #expect(try isConfigured("check tokens --profile strict"))
  }

  @Test func `a rule that is made an error keeps a build from writing, and one that is turned off lets it`() throws {
    try configure("tokenc.yaml")
    #expect(try project.tokenc("build", "app/tokens").status == 1)
    #expect(try !project.folder.names().contains("Generated"))
    try configure("tokenc.yaml", "rules: { spacing-grid: off }\n")
    let run = try project.tokenc("build", "app/tokens")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run)")
    #expect(try project.folder.snapshot("Generated").keys.sorted() == Project.outputs)
  }
}
