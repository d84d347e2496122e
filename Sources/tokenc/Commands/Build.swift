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

  func validate() throws {
    if output.isEmpty { throw ValidationError("`--output` names no folder; write `.` for the working directory") }
  }

  mutating func run() throws {
    let input = try Input(input)
    let checked = input.checked
    if !checked.diagnostics.isEmpty { try StandardStream.error.write(TextReport.text(of: checked)) }
    input.reportFailures()
    if !input.failures.isEmpty { throw ExitCode.validationFailure }
    if checked.count(of: .error) > 0 { throw ExitCode.failure }
    let files = try Pipeline.render(checked, named: input.name)
    let outputs = files.map { (path: FilePath.join(FilePath.tidy(output), $0.name), bytes: $0.bytes) }
    try check ? compare(outputs) : write(outputs, checked)
  }

  private func write(_ outputs: [OutputWriter.Output], _ checked: CheckedSet) throws {
    let written = try OutputWriter().write(outputs)
    var text = written.filter(\.isChanged).map { "wrote \(($0.path).visible)\n" }.joined()
    if text.isEmpty { text = "up to date: \(written.map { ($0.path).visible }.joined(separator: ", "))\n" }
    try StandardStream.output.write(text)
  }

  private func compare(_ outputs: [OutputWriter.Output]) throws {
    let states = try OutputWriter().compare(outputs)
    var text = ""
    for (output, state) in zip(outputs, states) {
      guard let difference = StaleOutput.description(of: state, expected: output.bytes) else { continue }
      text += "error: `\(state.path.visible)` \(difference)\n"
    }
    guard !text.isEmpty else {
      return try StandardStream.output.write("up to date: \(TextReport.number(outputs.count, "file"))\n")
    }
    try StandardStream.error.write(text + "help: run `\(command)`\n")
    throw ExitCode.failure
  }

  /// The command that refreshes the outputs.
  private var command: String {
    var words = ["tokenc", "build"] + input.paths
    if output != "Generated" { words += ["-o", output] }
    if input.profile != .strict { words += ["--profile", input.profile.rawValue] }
    return words.map { ($0.quotedForShell).visible }.joined(separator: " ")
  }
}

extension String {
  /// The text as one word of a shell's command line: in quotes where it needs them.
  fileprivate var quotedForShell: String {
    let plain = UInt8(ascii: "a")...UInt8(ascii: "z")
    let isWord = !isEmpty && utf8.allSatisfy { plain.contains($0 | 0x20) || "0123456789-_./@%+,:=".utf8.contains($0) }
    if isWord { return self }
    let parts = utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'" + parts.map { String(Substring($0)) }.joined(separator: "'\\''") + "'"
  }
}
