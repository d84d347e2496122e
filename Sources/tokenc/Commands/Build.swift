import TokenCompiler
import TokenModel

/// `tokenc build`: validate, then generate.
struct Build: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Validate tokens, then generate Swift, JSON and Markdown.",
    discussion: """
      Findings go to standard error; with an error among them, or something at the threshold that --fail-on and \
      --max-warnings set, nothing is generated. Files whose bytes would not change are left alone. The status is 0 if \
      all is well, 1 for such findings or, with --check, outputs that are not what the tokens give, and 2 if the \
      configuration is wrong or a file could not be read or written.
      """)

  @OptionGroup var input: InputOptions

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "The folder of the generated files; not beside `outputs` of a configuration. Else it is `Generated`.",
      valueName: "folder"),
    completion: .directory)
  var output: String?

  @Flag(help: "Write nothing; fail if a generated file is not what the tokens give.")
  var check = false

  @OptionGroup var findings: FindingOptions

  func validate() throws {
    if input.readsStandardInput { throw ValidationError("`-` is read by `check`; `build` takes folders and files") }
    if output?.isEmpty == true {
      throw ValidationError("`--output` names no folder; write `.` for the working directory")
    }
  }

  mutating func run() throws {
    let input = try Input(input, findings)
    let report = input.report
    if output != nil, input.settings.configuration.outputs != nil { throw outputsTwice(input.settings) }
    if !report.diagnostics.isEmpty || findings.isForPrograms {
      try findings.deliver(report, on: .error, protect: input.protect)
    }
    input.reportFailures()
    if !input.failures.isEmpty { throw ExitCode.validationFailure }
    if findings.isFailure(report.diagnostics) { throw ExitCode.failure }
    let outputs = try outputs(input)
    try input.protect(from: outputs)
    try check ? compare(outputs) : write(outputs)
  }

  private func outputsTwice(_ settings: Settings) -> ValidationError {
    let file = settings.file.map { "`\($0.source.path)`" } ?? "the configuration"
    return ValidationError("`--output` names a folder and \(file) lists its own `outputs`; leave one of them out")
  }

  /// The generated files, with their paths from the working directory.
  private func outputs(_ input: Input) throws -> [OutputWriter.Output] {
    let configuration = input.settings.configuration
    let files = try Pipeline.render(input.checked, named: input.name, configuration)
    if let outputs = configuration.outputs, let folder = input.settings.file?.folder {
      return zip(outputs, files).map { (path: folder.path($0.path), bytes: $1.bytes) }
    }
    let folder = FilePath.tidy(output ?? "Generated")
    return files.map { (path: FilePath.join(folder, $0.name), bytes: $0.bytes) }
  }

  private func write(_ outputs: [OutputWriter.Output]) throws {
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
    let words = ["tokenc", "build"] + input.words(with: output.map { ["-o", $0] } ?? [])
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
