import TokenCompiler
import TokenModel

/// `tokenc build`: validate, then generate.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Validate tokens, then generate Swift, JSON and Markdown.",
    discussion: """
      Findings go to standard error; with an error among them nothing is written. Files whose bytes would not \
      change are left alone. The status is 0 if all is well, 1 for errors in the tokens or, with --check, outputs \
      that are not what the tokens give, and 2 if a file could not be read or written.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("The folder of the generated files.", valueName: "folder"), completion: .directory)
  var output = "Generated"

  @Flag(help: "Write nothing; fail if a generated file is not what the tokens give.")
  var check = false

  mutating func run() throws {
    let input = try Input(input)
    let checked = input.checked
    if !checked.diagnostics.isEmpty {
      try POSIX.writeAll(Array(TextReport.text(of: checked).utf8), to: .error)
    }
    input.reportFailures()
    if !input.failures.isEmpty { throw ExitCode.validationFailure }
    if checked.count(of: .error) > 0 { throw ExitCode.failure }
    let files = try Pipeline.render(checked, named: input.name)
    let outputs = files.map { (path: FilePath.join(FilePath.tidy(output), $0.name), bytes: $0.bytes) }
    try check ? compare(outputs) : write(outputs, checked)
  }

  private func write(_ outputs: [OutputWriter.Output], _ checked: CheckedSet) throws {
    let written = try OutputWriter().write(outputs)
    var text = written.filter(\.isChanged).map { "wrote \(visibleText($0.path))\n" }.joined()
    if text.isEmpty { text = "up to date: \(written.map { visibleText($0.path) }.joined(separator: ", "))\n" }
    try POSIX.writeAll(Array(text.utf8), to: .output)
  }

  private func compare(_ outputs: [OutputWriter.Output]) throws {
    let states = try OutputWriter().compare(outputs)
    var text = ""
    for (output, state) in zip(outputs, states) where state.freshness != .fresh {
      text += "error: `\(visibleText(state.path))` \(StaleOutput.description(of: state, expected: output.bytes))\n"
    }
    guard !text.isEmpty else {
      try POSIX.writeAll(Array("up to date: \(TextReport.number(outputs.count, "file"))\n".utf8), to: .output)
      return
    }
    try POSIX.writeAll(Array((text + "help: run `\(command)`\n").utf8), to: .error)
    throw ExitCode.failure
  }

  /// The command that refreshes the outputs.
  private var command: String {
    let paths = input.paths.isEmpty ? "" : " " + input.paths.map(visibleText).joined(separator: " ")
    return "tokenc build\(paths)" + (output == "Generated" ? "" : " -o \(visibleText(output))")
  }
}

/// How a generated file differs from what the tokens give.
private enum StaleOutput {
  static func description(of state: OutputState, expected: [UInt8]) -> String {
    switch state.freshness {
    case .fresh: return "is up to date"
    case .missing: return "is missing"
    case .different(let present):
      if present.filter({ $0 != 0x0D }) == expected { return "has other line endings than it is generated with" }
      let lines = (present: Self.lines(present), expected: Self.lines(expected))
      let line = zip(lines.present, lines.expected).prefix { $0 == $1 }.count
      let old = line < lines.present.count ? "\n  - \(lines.present[line])" : ""
      let new = line < lines.expected.count ? "\n  + \(lines.expected[line])" : ""
      return "is not what the tokens give, from line \(line + 1) on:\(old)\(new)"
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      visibleText(String(decoding: $0.prefix(200), as: UTF8.self))
    }
  }
}
