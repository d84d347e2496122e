import Support
import Testing
import TokenCompiler

/// `tokenc explain` as it is typed.
struct ExplainTests {
  @Test func `a token is found in the default folder, in paths and on standard input`() throws {
    let project = try Project(["tokens/motion.yaml": Project.tokens, "other/a.yaml": "spacing: { xl: 32 }\n"])
    let own = try project.tokenc("explain", "durations.toast")
    #expect(own.status == 0 && own.errors.isEmpty, "\(own)")
    #expect(own.outputText.contains("\n  tokens/motion.yaml:7:32  exit: 60% → 210 ms\n"), "\(own)")
    #expect(try project.tokenc("explain", "spacing.xl", "tokens", "other").outputText.contains("other/a.yaml:1:16"))
    let input = Array("radius: { chip: \"{radius.card} / 2\" }\n".utf8)
    let words = ["explain", "radius.chip", "tokens", "-", "--stdin-filename", "tokens/new.yaml"]
    let run = try project.run(words, input: input)
    #expect(run.status == 0 && run.outputText.contains("tokens/new.yaml:1:17  {radius.card} / 2 → 8 pt\n"), "\(run)")
  }

  @Test func `the configuration gives roles, severities and the profile`() throws {
    let project = try Project([
      "tokens/a.yaml": "durations: { sheetIn: 300ms }\n",
      "tokenc.yaml": "roles: { \"durations.sheet*\": travel }\nrules: { duration-floor: off }\n",
    ])
    let text = try project.tokenc("explain", "durations.sheetIn").outputText
    #expect(text.contains("\n  `travel`: the configuration gives it by the pattern `durations.sheet*`\n"))
    #expect(text.contains(#/\n  duration-floor +off/#))
    let none = try project.tokenc("explain", "durations.sheetIn", "--profile", "none").outputText
    #expect(none.contains(#/\n  duration-cap +off/#))
    try project.folder.write("tokenc.yaml", "profil: strict\n")
    expectComplaintIn(try project.tokenc("explain", "durations.sheetIn"), status: 2, "[unknown-key]")
  }

  /// Expects a status and a finding on standard error, and nothing on standard output.
  private func expectComplaintIn(_ run: Command.Output, status: Int32, _ part: String) {
    #expect(run.status == status && run.output.isEmpty && run.errorText.contains(part), "\(run)")
  }

  @Test func `errors that keep a token from having a value are printed on standard error`() throws {
    let project = try Project(["tokens/a.yaml": "spacing:\n  odd: 15\n  bad: \"{spacing.gone}\"\n"])
    let run = try project.tokenc("explain", "spacing.bad")
    expectComplaintIn(run, status: 1, "tokens/a.yaml:3:8: error: `spacing.gone` is not defined")
    #expect(run.errorText.hasSuffix("\n`spacing.bad` has no value until this is mended\n"))
    #expect(!run.errorText.contains("spacing-grid"))
    #expect(try project.tokenc("explain", "spacing.odd").status == 0)
  }

  @Test(arguments: [
    ("spacing.smm", "there is no token `spacing.smm`; did you mean `spacing.sm`?"),
    ("standard", "there is no rule `standard`; did you mean `springs.standard`?"),
    ("spacing.grid", "there is no token `spacing.grid`; did you mean `spacing-grid`?"),
    ("exit-ratio tokens", "`exit-ratio` is explained without tokens; leave the paths and their options out"),
    ("exit-ratio --profile hig", "`exit-ratio` is explained without tokens; leave the paths and their options out"),
    ("exit-ratio --format html", "`html` is not a value of `--format`; it takes `text`, `json`, `markdown`"),
  ])
  func `a wrong word is an error with the nearest name`(_ words: String, _ message: String) throws {
    let project = try Project(["tokens/motion.yaml": Project.tokens])
    let run = try project.shell("exec \"$0\" explain \(words)")
    expectComplaint(run, status: 2, "\nusage: tokenc explain")
    #expect(run.errorText.split(separator: "\n").first == "error: \(message)")
  }

  @Test func `a file that cannot be found is named, and so is a name where there are no tokens`() throws {
    let project = try Project()
    expectComplaint(try project.tokenc("explain", "springs.a", "gone"), status: 2, "error: `gone` does not exist")
    expectComplaint(try project.tokenc("explain", "springs.a"), status: 2, "no path is named")
    expectComplaint(try project.tokenc("explain", "springs"), status: 2, "there is no rule `springs`")
  }

  @Test func `a wrong rule is all that is told of where the configuration is wrong too`() throws {
    let project = try Project(["tokens/a.yaml": "spacing: { md: 16 }\n", "tokenc.yaml": "profil: strict\n"])
    let run = try project.tokenc("explain", "md")
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: there is no rule `md`; `tokenc explain` lists them all\n"))
  }

  @Test(arguments: ExplanationFormat.allCases)
  func `rules and the catalogue come in every format`(_ format: ExplanationFormat) throws {
    let project = try Project()
    let run = try project.tokenc("explain", "spacing-grid", "--format", format.rawValue)
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.outputText == Explanation.text(of: "spacing-grid", format))
    let all = try project.tokenc("explain", "--format", format.rawValue)
    #expect(all.status == 0 && all.outputText == Explanation.catalogue(format))
  }

  @Test func `what a terminal or a runner would obey is shown`() throws {
    let text =
      "spacing: { odd: { value: 15, description: \"\\e[31m\\u202e\\n::error::x\", waive: { spacing-grid: \"\\e[2J\" } } }\n"
    let project = try Project(["tokens/a.yaml": text])
    for format in ExplanationFormat.allCases {
      let run = try project.tokenc("explain", "spacing.odd", "--format", format.rawValue)
      #expect(run.status == 0)
      let hidden = run.outputText.unicodeScalars.filter {
        $0 != "\n" && [.control, .format].contains($0.properties.generalCategory)
      }
      #expect(hidden.isEmpty && !run.outputText.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(run)")
    }
  }
}
