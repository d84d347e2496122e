import Support
import Testing

/// What the options that every command with findings takes do to its status and its texts.
struct FindingOptionsTests {
  private static let warning = "spacing: { sm: 7 }\n"
  private static let error = "springs: { a: { duration: 600ms, bounce: 0 } }\n"
  private static let language = "spacing: { sm: 8px }\n"

  @Test(
    arguments: [
      (warning, [], 0), (warning, ["--fail-on", "warning"], 1), (warning, ["--max-warnings", "0"], 1),
      (warning, ["--max-warnings=1"], 0), (error, [], 1), (error, ["--fail-on", "never"], 0),
      (error, ["--fail-on=never", "--max-warnings=0"], 0), (language, ["--fail-on", "never"], 1),
    ] as [(String, [String], Int32)])
  func `the threshold decides the status of check, and whether build writes`(
    _ text: String, _ options: [String], _ status: Int32
  ) throws {
    let project = try Project(["tokens/a.yaml": text])
    #expect(try project.run(["check"] + options).status == status)
    #expect(try project.run(["build"] + options).status == status)
    #expect(try project.folder.names().contains("Generated") == (status == 0))
  }

  @Test func `too many warnings are counted on standard error`() throws {
    let project = try Project(["tokens/a.yaml": "spacing: { sm: 7, md: 9 }\n"])
    let run = try project.tokenc("check", "--max-warnings", "1")
    #expect(run.errorText == "error: 2 warnings, more than `--max-warnings 1` lets pass\n")
  }

  @Test(arguments: [
    (["--max-warnings", "many"], "`many` is not a value of `--max-warnings`"),
    (["--max-warnings=-1"], "`--max-warnings` is -1; it must be 0 or more"),
    (["--fail-on", "warn"], "`warn` is not a value of `--fail-on`; did you mean `warning`?"),
    (["--fail-on", "wrong"], "`wrong` is not a value of `--fail-on`; it takes `error`, `warning`, `info`, `never`"),
    (["--report", "text"], "`text` is not a value of `--report`"),
    (["--report", "text="], "`text=` is not a value of `--report`; did you mean `text=FILE`?"),
    (["--color", "yes"], "`yes` is not a value of `--color`; it takes `auto`, `always`, `never`"),
    (["--stdin-filename", "a.yaml"], "`--stdin-filename` names standard input, which is read where a path is `-`"),
  ])
  func `wrong values are wrong usage`(_ options: [String], _ message: String) throws {
    let run = try Project(["tokens/a.yaml": Self.warning]).run(["check"] + options)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errorText.split(separator: "\n").first?.hasPrefix("error: \(message)") == true)
  }

  @Test func `a report goes to its file as well as to the stream, also beside a failure`() throws {
    let project = try Project(["tokens/a.yaml": Self.error])
    let run = try project.tokenc("check", "--report", "text=out/findings.txt", "--report", "text=two.txt")
    #expect(run.status == 1)
    #expect(try project.folder.text("out/findings.txt") == run.outputText)
    #expect(try project.folder.text("two.txt") == run.outputText)
    #expect(run.outputText.contains("1 error in 1 file, 1 token"))
  }

  @Test(arguments: [
    ("tokens/a.yaml", "a file of tokens"), ("tokens/b.yaml", "where token files are read"),
    ("tokenc.yaml", "the configuration itself"),
  ])
  func `no report takes the place of what is read`(_ path: String, _ what: String) throws {
    let project = try Project(["tokens/a.yaml": Self.warning, "tokenc.yaml": "profile: strict\n"])
    let run = try project.tokenc("check", "--report", "text=\(path)")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: `\(path)` is \(what)"))
    #expect(run.outputText.contains("1 warning in 1 file, 1 token"))
    #expect(try project.folder.text("tokens/a.yaml") == Self.warning)
  }

  @Test func `one file for two reports is refused, and no report is half written`() throws {
    let project = try Project(["tokens/a.yaml": Self.warning])
    let run = try project.tokenc("check", "--report", "text=x.txt", "--report", "text=x.txt")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: `x.txt` is the path of two outputs\n"))
    #expect(try project.folder.names() == ["tokens", "tokens/a.yaml"])
  }

  @Test func `whole paths are printed where they are asked for`() throws {
    let project = try Project(["tokens/a.yaml": Self.warning, "tokens/b.yaml": "spacing: { lg: 8px }\n"])
    let run = try project.tokenc("check", "--absolute-paths")
    let places = run.outputText.split(separator: "\n").filter { $0.contains(": warning: ") || $0.contains(": error: ") }
    let folder = project.folder.path
    #expect(places.count == 2)
    #expect(places.first?.hasPrefix("\(folder)/tokens/a.yaml:1:") == true)
    #expect(places.last?.hasPrefix("\(folder)/tokens/b.yaml:1:") == true)
    try project.folder.write("tokenc.yaml", "profil: strict\n")
    let refused = try project.tokenc("check", "--absolute-paths").errorText
    #expect(refused.hasPrefix("\(folder)/tokenc.yaml:1:1: error:"))
  }
}
