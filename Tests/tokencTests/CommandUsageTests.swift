import Support
import Testing

/// Wrong words on the command line of the real tool.
struct CommandUsageTests {
  private let project: Project

  init() throws { project = try Project(["tokens/motion.yaml": Project.tokens]) }

  @Test func `without words it shows its help, as an error`() throws {
    let run = try project.tokenc()
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(try run.errorText == project.tokenc("--help").outputText)
  }

  @Test(arguments: [
    ("chek", "unknown command `chek`; did you mean `check`?"),
    ("bild tokens", "unknown command `bild`; did you mean `build`?"),
    ("tokens/", "unknown command `tokens/`"),
    ("build --chekc", "unknown option `--chekc`; did you mean `--check`?"),
    ("build --out x", "unknown option `--out`; did you mean `--output`?"),
    ("check -o x", "unknown option `-o`"),
    ("--profile none check", "the option `--profile` belongs behind the command: `tokenc check --profile`"),
    ("check --profile strickt", "`strickt` is not a value of `--profile`; did you mean `strict`?"),
    ("check --profile mild", "`mild` is not a value of `--profile`; it takes `strict`, `hig`, `material`, `none`"),
    ("build --output", "`--output` needs a value: `--output <folder>`"),
    ("build --output=", "`--output` names no folder; write `.` for the working directory"),
    ("explain duration-cup", "there is no rule `duration-cup`; did you mean `duration-cap`?"),
    ("explain Sintax", "there is no rule `Sintax`; did you mean `syntax`?"),
    ("explain beauty", "there is no rule `beauty`; `tokenc explain` lists them all"),
    ("explain duration-cap a", "`duration-cap` is explained without tokens; leave the paths and their options out"),
    ("schema", "`<name>` is missing"),
    ("schema ouput", "`ouput` is not a value of `<name>`; did you mean `output`?"),
  ])
  func `wrong words get their cause, the nearest name, and the way to the help`(_ words: String, _ error: String) throws
  {
    let run = try project.shell("exec \"$0\" \(words)")
    expectComplaint(run, status: 2, "\nusage: tokenc", "--help`\n")
    #expect(run.output.isEmpty)
    #expect(run.errorText.split(separator: "\n").first == "error: \(error)")
    #expect(try project.folder.names() == ["tokens", "tokens/motion.yaml"])
  }

  @Test func `words that a terminal would obey are shown`() throws {
    let run = try project.tokenc("explain", "\u{1B}[31m\u{202E}")
    expectComplaint(run, status: 2, "there is no rule `<U+001B>[31m<U+202E>`")
  }

  @Test(arguments: ["check", "build"])
  func `without a path the folder tokens is read`(_ command: String) throws {
    #expect(try project.tokenc(command).status == 0)
    let run = try project.shell("rm -r tokens; exec \"$0\" \(command)")
    expectComplaint(run, status: 2, "error: no path is named, and there is no folder `tokens/` here\nusage: tokenc")
    #expect(try project.shell("echo > tokens; exec \"$0\" \(command)").errorText == run.errorText)
  }

  @Test(arguments: ["check", "build"])
  func `a path that is not there is named, and so is every other one`(_ command: String) throws {
    let run = try project.tokenc(command, "tokns", "tokens", "tokens/motion.yaml/x", "")
    expectComplaint(
      run, status: 2, "error: `tokns` does not exist\nhelp: check the spelling and the working directory\n",
      "error: `tokens/motion.yaml/x` lies below a file, not a folder\n", "error: `` is an empty path\n")
    #expect(try !project.folder.names().contains("Generated"))
  }

  @Test func `a path that begins with a dash stands behind two`() throws {
    try project.folder.write("-a.yaml", "spacing: { md: 16 }\n")
    #expect(try project.tokenc("check", "--", "-a.yaml").outputText == "no findings in 1 file, 1 token\n")
    expectComplaint(try project.tokenc("check", "-a.yaml"), status: 2, "unknown option `-a")
  }
}
