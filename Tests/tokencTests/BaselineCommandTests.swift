import Support
import Testing

/// `--baseline` and `--write-baseline`.
struct BaselineCommandTests {
  private static let baseline = "tokenc-baseline.yaml"
  private static let old = "durations: { slow: 900ms }\n"

  private static func project() throws -> Project {
    let project = try Project(["tokens/a.yaml": old, "tokens/b.yaml": "spacing: { sm: 7 }\n"])
    let run = try project.tokenc("check", "--baseline", baseline, "--write-baseline")
    #expect(run.status == 0)
    #expect(run.errorText == "`tokenc-baseline.yaml` accepts 2 findings\n")
    #expect(run.outputText == "no findings in 2 files, 2 tokens (2 in the baseline)\n")
    return project
  }

  @Test func `what was there is accepted by check and build, and what is new is found`() throws {
    let project = try Self.project()
    #expect(try project.tokenc("check").status == 1)
    #expect(try project.tokenc("check", "--baseline", Self.baseline).status == 0)
    #expect(try project.tokenc("build", "--baseline", Self.baseline).status == 0)
    try project.folder.write("tokens/c.yaml", "durations: { slower: 950ms }\n")
    let run = try project.tokenc("check", "--baseline", Self.baseline)
    #expect(run.status == 1)
    #expect(
      run.outputText.hasSuffix("1 error in 3 files, 3 tokens (2 in the baseline, 1 fixable with --fix --unsafe)\n"))
    #expect(run.outputText.contains("`durations.slower`"))
  }

  @Test func `entries that are no longer needed are named, and written out of the file`() throws {
    let project = try Self.project()
    try project.folder.write("tokens/a.yaml", "durations: { slow: 200ms }\n")
    let run = try project.tokenc("check", "--baseline", Self.baseline)
    #expect(run.status == 0)
    #expect(
      run.errorText == """
        tokenc-baseline.yaml:4:5: warning: `duration-cap` finds nothing in `durations.slow` any more
        help: `--write-baseline` takes them out

        """)
    #expect(try project.tokenc("check", "--baseline", Self.baseline, "tokens/b.yaml").errorText.isEmpty)
    #expect(
      try project.tokenc("check", "--baseline", Self.baseline, "--write-baseline").errorText.contains("accepts 1 f"))
    #expect(try project.tokenc("check", "--baseline", Self.baseline).errorText.isEmpty)
  }

  @Test func `a run on some files keeps the entries of the others`() throws {
    let project = try Self.project()
    let before = try project.folder.text(Self.baseline)
    #expect(try project.tokenc("check", "tokens/a.yaml", "--baseline", Self.baseline, "--write-baseline").status == 0)
    #expect(try project.folder.text(Self.baseline) == before)
  }

  @Test func `errors of the language are found all the same, and with them nothing is written`() throws {
    let project = try Self.project()
    let before = try project.folder.text(Self.baseline)
    try project.folder.write("tokens/b.yaml", "spacing: { sm: 7px }\n")
    for options in [[], ["--write-baseline"]] {
      let run = try project.run(["check", "--baseline", Self.baseline] + options)
      #expect(run.status == 1)
      #expect(run.outputText.contains("[unit-unknown]"))
      let complaint =
        "error: `tokenc-baseline.yaml` is not written while the tokens have errors of the language\nhelp: "
      #expect(run.errorText.hasPrefix(complaint) == !options.isEmpty)
    }
    #expect(try project.folder.text(Self.baseline) == before)
  }

  @Test func `nothing else is replaced by a baseline`() throws {
    let project = try Self.project()
    expectComplaint(
      try project.tokenc("check", "--baseline", "tokens/new.yaml", "--write-baseline"), status: 2,
      "`tokens/new.yaml` is where token files are read, which is not replaced by a baseline")
    let run = try project.tokenc("check", "--baseline", "tokens/a.yaml", "--write-baseline")
    #expect(run.status == 2)
    #expect(run.errorText.contains("tokens/a.yaml:1:1: error: there is no rule `durations`"))
    #expect(try project.folder.text("tokens/a.yaml") == Self.old)
    expectComplaint(
      try project.tokenc("check", "--baseline", Self.baseline, "--report", "text=\(Self.baseline)"), status: 2,
      "is the baseline itself")
  }

  @Test func `a baseline that is not there is no empty one`() throws {
    let project = try Project(["tokens/a.yaml": Self.old])
    for command in ["check", "build"] {
      expectComplaint(try project.tokenc(command, "--baseline", "b.yaml"), status: 2, "`b.yaml` does not exist")
    }
  }
}
