import TokenCompiler
import TokenModel

/// `tokenc check`: validate only.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Validate tokens.",
    discussion: """
      Findings go to standard output. The status is 0 if nothing is an error, or nothing at the threshold that \
      --fail-on and --max-warnings set; 1 if something is, and 2 if the configuration is wrong or a file could not be \
      read or written. With --fix it is what is left that counts.
      """)

  @OptionGroup var input: InputOptions

  @OptionGroup var standardInput: StandardInputOptions

  @OptionGroup var findings: FindingOptions

  @Flag(help: "Accept what is found now: write it to the file that --baseline names.")
  var writeBaseline = false

  @OptionGroup var fix: FixOptions

  func validate() throws {
    try standardInput.validate(beside: input)
    if writeBaseline, findings.baseline == nil {
      throw ValidationError("`--write-baseline` does not say where; add `--baseline tokenc-baseline.yaml`")
    }
    if writeBaseline, fix.isOn {
      throw ValidationError("`--fix` and `--write-baseline` are two runs: mend first, then accept what is left")
    }
    if input.readsStandardInput, fix.isOn || writeBaseline {
      throw ValidationError("`\(fix.isOn ? "--fix" : "--write-baseline")` works on files; `-` is standard input")
    }
    if fix.dryRun, findings.isForPrograms {
      throw ValidationError("`--dry-run` prints a patch; leave out `--format` and `--report`")
    }
  }

  mutating func run() throws {
    let input = try Input(input, standardInput: standardInput.name, findings, isBaselineNew: writeBaseline)
    var report = input.report
    // With a file that cannot be read nothing is sure.
    if input.failures.isEmpty {
      if writeBaseline { report = try input.writeBaseline() }
      if fix.isOn {
        let fixed = input.fixed(unsafe: fix.isUnsafe)
        report = input.report(on: fixed.checked)
        report.fixedCount = fixed.changeCount
        if fix.dryRun { return try findings.show(fixed, report) }
        try fixed.write()
      }
    }
    if !report.files.isEmpty { try findings.deliver(report, on: .output, protect: input.protect) }
    input.reportFailures()
    if !writeBaseline { input.reportUnusedBaseline() }
    if !input.failures.isEmpty { throw ExitCode.validationFailure }
    if findings.isFailure(report.diagnostics) { throw ExitCode.failure }
  }
}
