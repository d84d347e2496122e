import Testing

@testable import tokenc

/// From words to filled properties.
struct ArgumentParserTests {
  private func make(_ words: String...) throws -> Make {
    let outcome = Sample.parse(arguments: ["make"] + words)
    return try #require(outcome.command(Make.self), "\(outcome.message?.text ?? "")")
  }

  private func say(_ words: String...) throws -> Say {
    let outcome = Sample.parse(arguments: ["say"] + words)
    return try #require(outcome.command(Say.self), "\(outcome.message?.text ?? "")")
  }

  @Test func `what is not given keeps its default`() throws {
    let make = try make()
    #expect(make.paths == [])
    #expect(make.output == "Generated")
    #expect(make.reports == [])
    #expect(!make.check && !make.verbose && !make.secretly)
    #expect(make.shared.format == .text)
    #expect(make.shared.maximum == nil)
  }

  @Test(arguments: [
    ["--output", "x"], ["--output=x"], ["-o", "x"], ["-ox"], ["-o=x"], ["-cvox"], ["-vo", "x"],
    ["--output", "y", "--output", "x"],
  ])
  func `an option takes its value in every form, and the last one counts`(_ words: [String]) throws {
    let make = try #require(Sample.parse(arguments: ["make"] + words).command(Make.self))
    #expect(make.output == "x")
    #expect(make.paths == [])
  }

  @Test func `a value may be empty, a dash, or begin with a dash behind an equals sign`() throws {
    #expect(try make("--output=").output == "")
    #expect(try make("--output", "-").output == "-")
    #expect(try make("--output=--check").output == "--check")
    #expect(try make("--output=a=b").output == "a=b")
    #expect(try make("--output=\u{301}x").output == "\u{301}x")
  }

  @Test func `flags are given by long names, short names and bundles`() throws {
    #expect(try make("--check").check)
    #expect(try make("-c").check)
    let both = try make("-cv")
    #expect(both.check && both.verbose)
    #expect(try make("--secretly").secretly)
  }

  @Test func `arguments and options mix, and two dashes end the options`() throws {
    let mixed = try make("a", "-c", "b", "-")
    #expect(mixed.paths == ["a", "b", "-"])
    #expect(mixed.check)
    let ended = try make("a", "--", "--check", "--help", "--", "-o")
    #expect(ended.paths == ["a", "--check", "--help", "--", "-o"])
    #expect(!ended.check)
  }

  @Test func `an option with an array takes every occurrence`() throws {
    let make = try make("--report", "json=a.json", "x", "--report=markdown=b=c.md")
    #expect(make.reports.map(\.format) == [.json, .markdown])
    #expect(make.reports.map(\.file) == ["a.json", "b=c.md"])
    #expect(make.paths == ["x"])
  }

  @Test func `groups are filled as if their options were the command's own`() throws {
    let make = try make("--format", "json", "--max=12")
    #expect(make.shared.format == .json)
    #expect(make.shared.maximum == 12)
    #expect(try say("hi", "--times", "2", "--format=markdown").shared.format == .markdown)
  }

  @Test func `positional arguments are filled in order`() throws {
    let one = try say("hi", "--times", "2")
    #expect(one.word == "hi" && one.speaker == nil && one.times == 2)
    let two = try say("hi", "--times=2", "you")
    #expect(two.word == "hi" && two.speaker == "you")
  }

  @Test func `commands that are parsed one after another share nothing`() throws {
    let first = try make("--check", "a")
    let second = try make()
    #expect(first.check && !second.check)
    #expect(first.paths == ["a"] && second.paths == [])
  }

  @Test func `a command without subcommands can be the root`() throws {
    let make = try #require(Make.parse(arguments: ["help", "-c"]).command(Make.self))
    #expect(make.paths == ["help"] && make.check)
  }

  @Test(arguments: [
    ("findings", ExitMessage(status: .failure)),
    ("help", ExitMessage(Sample.helpOfMake, on: .output, status: .success)),
    ("words", ExitMessage("words\n", on: .output, status: .success)),
    ("broken", ExitMessage("error: no space left on device\n", on: .error, status: .validationFailure)),
    ("fine", ExitMessage(status: .success)),
  ])
  func `what a command throws becomes a text and a status`(_ path: String, _ expected: ExitMessage) throws {
    guard case .run(var parsed) = Sample.parse(arguments: ["make", path]) else { throw ExitCode.failure }
    #expect(parsed.run() == expected)
  }

  @Test func `a validation error of the work is shown with the usage of its command`() throws {
    guard case .run(var parsed) = Sample.parse(arguments: ["make", "usage"]) else { throw ExitCode.failure }
    let message = parsed.run()
    #expect(
      message.text == """
        error: `usage` is no path
        usage: sample make [<options>] [<paths> ...]
        see `sample make --help`

        """)
    #expect(message.stream == .error && message.status == .validationFailure)
  }

  @Test(arguments: [
    ("failOn", "fail-on"), ("Tokenc", "tokenc"), ("stdinURL", "stdin-url"), ("a", "a"), ("plot2D", "plot2-d"),
  ])
  func `names become kebab case`(_ name: String, _ kebab: String) {
    #expect(kebabCase(name) == kebab)
  }
}
