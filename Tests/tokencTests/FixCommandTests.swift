import Support
import Testing

/// `check --fix` on files.
struct FixCommandTests {
  private static let text = "# ä\ndurations:\n  a: 100   # no unit\n  b: 900ms\n"
  private static let safe = "# ä\ndurations:\n  a: 100ms   # no unit\n  b: 900ms\n"
  private static let all = "# ä\ndurations:\n  a: 100ms   # no unit\n  b: 250ms\n"

  @Test(arguments: [
    (["--fix"], 1, safe, "1 error in 1 file, 2 tokens (1 fixed, 1 fixable with --fix --unsafe)\n"),
    (["--fix", "--unsafe"], 0, all, "no findings in 1 file, 2 tokens (2 fixed)\n"),
    (
      ["--fix", "--fail-on", "never"], 0, safe, "1 error in 1 file, 2 tokens (1 fixed, 1 fixable with --fix --unsafe)\n"
    ),
  ])
  func `what is left counts, and a second run changes nothing`(
    _ options: [String], _ status: Int32, _ after: String, _ summary: String
  ) throws {
    let project = try Project(["tokens/a.yaml": Self.text, "tokens/b.yaml": "spacing: { sm: 8 }\n"])
    let before = try project.folder.snapshot("tokens")
    let run = try project.run(["check"] + options)
    #expect(run.status == status)
    #expect(run.outputText.hasSuffix(summary.replacing("1 file, 2", with: "2 files, 3")))
    #expect(try project.folder.text("tokens/a.yaml") == after)
    let written = try project.folder.snapshot("tokens")
    #expect(written["b.yaml"] == before["b.yaml"])
    #expect(try project.run(["check"] + options).status == status)
    #expect(try project.folder.snapshot("tokens") == written)
  }

  @Test func `a dry run prints a patch, ends like the run, and writes nothing`() throws {
    let project = try Project(["tokens/a.yaml": Self.text])
    let before = try project.folder.snapshot("tokens")
    let run = try project.tokenc("check", "--fix", "--unsafe", "--dry-run")
    #expect(run.status == 0)
    #expect(run.errorText == "2 changes in 1 file would be made, and 0 findings would be left\n")
    #expect(try project.folder.snapshot("tokens") == before)
    try project.folder.write("fix.patch", run.outputText)
    #expect(try project.shell("git apply fix.patch").status == 0)
    #expect(try project.folder.text("tokens/a.yaml") == Self.all)
    #expect(try project.tokenc("check", "--fix", "--dry-run").outputText.isEmpty)
  }

  @Test(arguments: [
    (["--unsafe"], "`--unsafe` says how `--fix` works; add `--fix`"),
    (["--dry-run"], "`--dry-run` says how `--fix` works; add `--fix`"),
    (["--fix", "-"], "`--fix` works on files; `-` is standard input"),
    (["--write-baseline"], "`--write-baseline` does not say where; add `--baseline tokenc-baseline.yaml`"),
    (
      ["--fix", "--baseline", "b.yaml", "--write-baseline"],
      "`--fix` and `--write-baseline` are two runs: mend first, then accept what is left"
    ),
    (
      ["--fix", "--dry-run", "--report", "text=a.txt"],
      "`--dry-run` prints a patch; leave out `--format` and `--report`"
    ),
  ])
  func `options that do not go together are wrong usage`(_ options: [String], _ message: String) throws {
    let project = try Project(["tokens/a.yaml": Self.text])
    let run = try project.run(["check"] + options)
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: \(message)\n"))
    #expect(try project.folder.text("tokens/a.yaml") == Self.text)
  }

  @Test func `a link is not written to, and nothing beside it`() throws {
    let project = try Project(["tokens/a.yaml": Self.text, "elsewhere/b.yaml": "durations: { c: 100 }\n"])
    try project.folder.link("tokens/b.yaml", to: "../elsewhere/b.yaml")
    let run = try project.tokenc("check", "--fix")
    expectComplaint(run, status: 2, "`tokens/b.yaml` is a symbolic link, which is not written to")
    #expect(try project.folder.text("tokens/a.yaml") == Self.text)
  }

  @Test func `with a file that cannot be read nothing is mended`() throws {
    let project = try Project(["tokens/a.yaml": Self.text])
    try project.folder.link("tokens/b.yaml", to: "nothing")
    let run = try project.tokenc("check", "--fix")
    expectComplaint(run, status: 2, "`tokens/b.yaml` is a symbolic link to nothing")
    #expect(try project.folder.text("tokens/a.yaml") == Self.text)
  }
}
