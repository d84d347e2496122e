import Testing

@testable import tokenc

extension Sample {
  /// The help of the root.
  static let help = """
    OVERVIEW: Shows what a command line can be.

    USAGE: sample <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show this help.

    SUBCOMMANDS:
      make                    Makes something of files, and says so at a length that
                              does not fit on one line of the help.
      say                     Says a word.

    Run `sample help <subcommand>` for the help of one of them.

    """

  /// The help of a command with arguments of every kind.
  static let helpOfMake = """
    OVERVIEW: Makes something of files, and says so at a length that does not fit on
    one line of the help.

    Without a path it makes something of what is there, if there is anything at all,
    and else it makes nothing.

      sample make tokens/

    USAGE: sample make [<options>] [<paths> ...]

    ARGUMENTS:
      <paths>                 Files and folders.

    OPTIONS:
      -o, --output <dir>      The folder to write to. (default: Generated)
      --report <format=file>  One more report.
      -c, --check             Write nothing.
      -v, --verbose
      --format <format>       The form of the findings. (values: text, json,
                              markdown; default: text)
      --max <n>               The number of findings to bear.
      --version               Show the version.
      -h, --help              Show this help.

    """
}

/// The help, the version, and the table behind them.
struct HelpTextTests {
  @Test(arguments: [["--help"], ["-h"], ["help"], ["--help", "make"]])
  func `the root has a help`(_ words: [String]) {
    let message = Sample.parse(arguments: words).message
    #expect(message == ExitMessage(Sample.help, on: .output, status: .success))
  }

  @Test(arguments: [
    ["make", "--help"], ["make", "-h"], ["help", "make"], ["make", "--unknown", "--help"], ["make", "-ch"],
    ["make", "--output", "--help"],
  ])
  func `every command has a help, which wins over errors`(_ words: [String]) {
    let message = Sample.parse(arguments: words).message
    #expect(message == ExitMessage(Sample.helpOfMake, on: .output, status: .success))
  }

  @Test func `a root without a command shows its help as an error`() {
    let message = Sample.parse(arguments: []).message
    #expect(message == ExitMessage(Sample.help, on: .error, status: .validationFailure))
  }

  @Test(arguments: [["--version"], ["make", "--version"], ["make", "x", "--version", "-c"]])
  func `the version is the root's`(_ words: [String]) {
    let message = Sample.parse(arguments: words).message
    #expect(message == ExitMessage("1.2.3\n", on: .output, status: .success))
  }

  @Test func `a label that is too wide has its text on the next line`() {
    struct Wide: ParsableCommand {
      @Option(help: "A text.") var aNameThatLeavesNoRoom: String?
      @Option(help: "A text.") var numberOfLetters: Int
    }
    let text = Wide.parse(arguments: ["--help"]).message?.text ?? ""
    let expected = """
      USAGE: wide [<options>] --number-of-letters <number-of-letters>

      OPTIONS:
        --a-name-that-leaves-no-room <a-name-that-leaves-no-room>
                                A text.
        --number-of-letters <number-of-letters>
                                A text.
        -h, --help              Show this help.

      """
    #expect(text == expected)
  }

  @Test func `no line is wider than 80 columns`() {
    for words in [["--help"], ["make", "--help"], ["say", "--help"]] {
      let text = Sample.parse(arguments: words).message?.text ?? ""
      #expect(text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 80 })
    }
  }

  @Test func `the table of commands and arguments is at hand as values`() throws {
    let info = Sample.info
    #expect(info.path == ["sample"])
    #expect(info.arguments == [.version, .help])
    #expect(info.subcommands.map(\.path) == [["sample", "make"], ["sample", "say"]])
    let make = try #require(info.subcommands.first)
    #expect(
      make.arguments.map(\.longestName) == [
        "<paths>", "--output", "--report", "--check", "--verbose", "--secretly", "--format", "--max",
        "--version", "--help",
      ])
    let output = try #require(make.arguments.first { $0.valueName == "dir" })
    #expect(output.names == [.short("o"), .long("output")])
    #expect(output.kind == .option && output.isOptional && !output.isRepeating)
    #expect(output.defaultValue == "Generated" && output.completion == .directory)
    let format = try #require(make.arguments.first { $0.longestName == "--format" })
    #expect(format.allValues == ["text", "json", "markdown"])
    #expect(make.arguments.filter { $0.visibility == .hidden }.map(\.longestName) == ["--secretly"])
  }
}
