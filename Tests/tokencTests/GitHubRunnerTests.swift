import Support
import Testing

@testable import tokenc

/// Text for people in the log of a runner that obeys some lines.
struct GitHubRunnerTests {
  @Test func `hostile paths and texts print no command there, and as they are elsewhere`() throws {
    let path = "::error title=x::y ##[error].yaml"
    let project = try Project([path: "spacing: { '##[error]z': 7, b: '::error::' }\n"])
    let plain = try project.run(["check", "./" + path, path], environment: ["GITHUB_ACTIONS": nil]).outputText
    #expect(plain.contains("##[error]"))
    let run = try project.run(["check", path], environment: ["GITHUB_ACTIONS": "true"])
    #expect(run.status == 1)
    for line in run.outputText.split(separator: "\n") {
      #expect(!line.contains("##["))
      #expect(!line.drop { $0 == " " }.hasPrefix("::"))
    }
    #expect(run.outputText.contains("[value-invalid]") || run.outputText.contains("[number-invalid]"))
  }

  @Test func `the table of all findings is appended to the summary of the step`() throws {
    let project = try Project(["tokens/a.yaml": "spacing: { a: 7, b: 9 }\n", "summary.md": "before\n"])
    let environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": project.folder.path("summary.md")]
    for options in [["--format", "github"], ["--report", "github=out.txt"]] {
      #expect(try project.run(["check"] + options, environment: environment).status == 0)
    }
    let lines = try project.folder.text("summary.md").split(separator: "\n")
    #expect(lines.first == "before")
    #expect(lines.filter { $0.hasPrefix("### tokenc: 2 warnings in 1 file, 2 tokens") }.count == 2)
    #expect(lines.filter { $0.hasPrefix("| warning | tokens/a.yaml:1:") }.count == 4)
    #expect(try project.run(["check"], environment: environment).status == 0)
    #expect(try project.folder.text("summary.md").split(separator: "\n").count == lines.count)
  }

  @Test func `a summary that cannot be written is a failure beside the findings`() throws {
    let project = try Project(["tokens/a.yaml": "spacing: { a: 7 }\n"])
    let run = try project.run(
      ["check", "--format", "github"],
      environment: ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": project.folder.path("tokens")])
    expectComplaint(run, status: 2, "cannot be written")
    #expect(run.outputText.hasPrefix("::warning title=spacing-grid,"))
  }
}
