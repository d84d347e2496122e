import Support
import Testing

/// Tokens that come on standard input, as from an editor.
struct StandardInputTests {
  private static let wrong = Array("springs: { a: { duration: 600ms, bounce: 0 } }\n".utf8)

  @Test(arguments: [(["-"], "<stdin>"), (["-", "--stdin-filename", "tokens/a.yaml"], "tokens/a.yaml")])
  func `findings name the input as its user does`(_ arguments: [String], _ name: String) throws {
    let run = try Project().run(["check"] + arguments, input: Self.wrong)
    #expect(run.status == 1)
    #expect(run.outputText.hasPrefix("\(name):1:27: error: "))
    #expect(run.outputText.contains("1 error in 1 file, 1 token"))
  }

  @Test func `beside a folder it takes the place of its file, and others see its tokens`() throws {
    let project = try Project([
      "tokens/a.yaml": "spacing: { md: 16 }\n", "tokens/b.yaml": "radius: { card: \"{spacing.lg}\" }\n",
    ])
    #expect(try project.tokenc("check").status == 1)
    let new = Array("spacing: { lg: 24 }\n".utf8)
    let run = try project.run(["check", "tokens", "-", "--stdin-filename", "tokens/a.yaml"], input: new)
    #expect(run.status == 0)
    #expect(run.outputText == "no findings in 2 files, 2 tokens\n")
    let other = try project.run(["check", "tokens", "-", "--stdin-filename", "tokens/new.yaml"], input: new)
    #expect(other.outputText == "no findings in 3 files, 3 tokens\n")
  }

  @Test func `the configuration is looked for above its name`() throws {
    let project = try Project(["design/tokenc.yaml": "rules: { duration-cap: off }\n", "design/a.yaml": ""])
    #expect(try project.run(["check", "-", "--stdin-filename", "design/a.yaml"], input: Self.wrong).status == 0)
    #expect(try project.run(["check", "-"], input: Self.wrong).status == 1)
  }

  @Test(
    arguments: [[], [0xFF], Array(repeating: UInt8(ascii: "["), count: 100_000), Array("a: \u{0}".utf8)] as [[UInt8]])
  func `whatever comes, there is an answer`(_ input: [UInt8]) throws {
    let run = try Project().run(["check", "-"], input: input)
    #expect(run.status == (input.isEmpty ? 0 : 1))
    #expect(run.errors.isEmpty)
  }

  @Test func `more than a token file may have is a finding`() throws {
    let run = try Project().run(["check", "-"], input: Array(repeating: UInt8(ascii: "#"), count: (4 << 20) + 10))
    #expect(run.status == 1)
    #expect(run.outputText.contains("[limit]"))
  }

  @Test func `a closed or missing input is an empty one or a failure, never a hang`() throws {
    let run = try Project().shell("\"$0\" check - <&-")
    #expect([0, 2].contains(run.status))
    #expect(try Project().shell("\"$0\" check - </").status == 2)
  }

  @Test func `build reads no standard input`() throws {
    let run = try Project().run(["build", "-"], input: Self.wrong)
    #expect(run.status == 2)
    #expect(run.errorText.hasPrefix("error: `-` is read by `check`; `build` takes folders and files\n"))
  }
}
