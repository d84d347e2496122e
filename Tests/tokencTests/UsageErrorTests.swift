import Testing

@testable import tokenc

/// What wrong words get.
struct UsageErrorTests {
  private static let usageOfMake = "sample make [<options>] [<paths> ...]"
  private static let usageOfSay = "sample say [<options>] <word> [<speaker>] --times <times>"

  @Test func `an unknown option gets the nearest name, the usage and the way to the help`() {
    let message = Sample.parse(arguments: ["make", "--chek"]).message
    let expected = """
      error: unknown option `--chek`; did you mean `--check`?
      usage: sample make [<options>] [<paths> ...]
      see `sample make --help`

      """
    #expect(message == ExitMessage(expected, on: .error, status: .validationFailure))
  }

  @Test(arguments: [
    ("--chek=1", "unknown option `--chek`; did you mean `--check`?"),
    ("--outptu x", "unknown option `--outptu`; did you mean `--output`?"),
    ("--verb", "unknown option `--verb`; did you mean `--verbose`?"),
    ("--zzz", "unknown option `--zzz`"),
    ("--", nil),
    ("-x", "unknown option `-x`"),
    ("-cx", "unknown option `-cx`"),
    ("-check", "unknown option `-check`; did you mean `--check`?"),
    ("-output x", "unknown option `-output`; did you mean `--output`?"),
    ("--secretl", "unknown option `--secretl`"),
    ("--versoin", "unknown option `--versoin`; did you mean `--version`?"),
    ("--format jsn", "`jsn` is not a value of `--format`; did you mean `json`?"),
    ("--format yaml", "`yaml` is not a value of `--format`; it takes `text`, `json`, `markdown`"),
    ("--format=", "`` is not a value of `--format`; it takes `text`, `json`, `markdown`"),
    ("--max many", "`many` is not a value of `--max`"),
    ("--max=-1", "`--max` is below zero"),
    ("--report json", "`json` is not a value of `--report`"),
    ("--output", "`--output` needs a value: `--output <dir>`"),
    ("-o", "`-o` needs a value: `-o <dir>`"),
    (
      "--output --check",
      "`--output` needs a value: `--output <dir>`; if `--check` is the value, write `--output=--check`"
    ),
    ("-o -c", "`-o` needs a value: `-o <dir>`"),
    ("--output --", "`--output` needs a value: `--output <dir>`; if `--` is the value, write `--output=--`"),
    ("--check=yes", "`--check` takes no value, but `--check=yes` gives one"),
    ("--help=yes", "`--help` takes no value, but `--help=yes` gives one"),
    ("--version=2", "`--version` takes no value, but `--version=2` gives one"),
    ("--\u{1B}[31m", "unknown option `--<U+001B>[31m`"),
  ])
  func `each wrong word has its message`(_ words: String, _ error: String?) {
    let message = Sample.parse(arguments: ["make"] + words.split(separator: " ").map(String.init)).message
    #expect(message?.text.split(separator: "\n").first.map(String.init) == error.map { "error: " + $0 })
    if error != nil {
      #expect(message?.text.hasSuffix("\nusage: \(Self.usageOfMake)\nsee `sample make --help`\n") == true)
      #expect(message?.stream == .error && message?.status == .validationFailure)
    }
  }

  @Test(arguments: [
    ("", "`<word>` is missing"),
    ("hi", "`--times <times>` is missing"),
    ("hi you too --times 1", "unexpected argument `too`"),
    ("hi --times 10", "nobody listens 10 times"),
  ])
  func `required arguments are required, and no more are taken`(_ words: String, _ error: String) {
    let message = Sample.parse(arguments: ["say"] + words.split(separator: " ").map(String.init)).message
    #expect(message?.text == "error: \(error)\nusage: \(Self.usageOfSay)\nsee `sample say --help`\n")
  }

  @Test(arguments: [
    (["mkae"], "unknown command `mkae`; did you mean `make`?"),
    (["tokens/"], "unknown command `tokens/`"),
    (["-"], "unknown command `-`"),
    (["hepl"], "unknown command `hepl`; did you mean `help`?"),
    (["help", "mkae"], "unknown command `mkae`; did you mean `make`?"),
    (["help", "make", "x"], "unknown command `x`"),
    (["--max=2", "make"], "the option `--max` belongs behind the command: `sample make --max`"),
    (["--times", "2", "say"], "the option `--times` belongs behind the command: `sample say --times`"),
    (["--halp"], "unknown option `--halp`; did you mean `--help`?"),
    (["--"], "unknown command `--`"),
  ])
  func `commands are found by their names alone`(_ words: [String], _ error: String) {
    let message = Sample.parse(arguments: words).message
    #expect(message?.text.split(separator: "\n").first == "error: \(error)")
    #expect(message?.stream == .error && message?.status == .validationFailure)
  }
}
