import TokenCompiler

/// What every command that reports findings takes.
struct FindingOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The format of the findings.", valueName: "format"))
  var format: ReportFormat = .text

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp("Also write the findings to a file, such as `sarif=tokenc.sarif`.", valueName: "format=file"))
  var reports: [ReportFile] = []

  @Option(
    help: ArgumentHelp("Fail from this severity on; `never` leaves the errors of the language.", valueName: "severity"))
  var failOn: Threshold.Level = .error

  @Option(help: ArgumentHelp("Fail if there are more warnings than this.", valueName: "number"))
  var maxWarnings: Int?

  @Option(
    help: ArgumentHelp("The findings that are accepted because they were there before.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var baseline: String?

  @Flag(help: "Print whole paths, as Xcode needs them.")
  var absolutePaths = false

  @Option(help: ArgumentHelp("When text has colours.", valueName: "when"))
  var color: ColorChoice = .auto

  mutating func validate() throws {
    if let maxWarnings, maxWarnings < 0 {
      throw ValidationError("`--max-warnings` is \(maxWarnings); it must be 0 or more")
    }
  }

  /// Whether some program waits for a report, also for one without findings.
  var isForPrograms: Bool { format != .text || !reports.isEmpty }

  /// From which findings on the run fails.
  var threshold: Threshold {
    var threshold = Threshold()
    threshold.level = failOn
    threshold.maxWarnings = maxWarnings
    return threshold
  }
}

extension ReportFormat: ExpressibleByArgument {}
extension Threshold.Level: ExpressibleByArgument {}

/// A format of findings and the file that they go to.
struct ReportFile: ExpressibleByArgument {
  /// The format.
  let format: ReportFormat
  /// The path of the file.
  let path: String

  /// The two in one word: `sarif=tokenc.sarif`.
  init?(argument: String) {
    guard let equals = argument.utf8.firstIndex(of: UInt8(ascii: "=")),
      let format = ReportFormat(rawValue: String(argument[..<equals]))
    else { return nil }
    self.format = format
    path = String(argument[argument.utf8.index(after: equals)...])
    if path.isEmpty { return nil }
  }

  /// The formats, each with a file.
  static var allValueStrings: [String] { ReportFormat.allCases.map { "\($0.rawValue)=FILE" } }
}

/// When text has colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  /// On a terminal, as `NO_COLOR` and `CLICOLOR_FORCE` have it.
  case auto
  /// Always.
  case always
  /// Never.
  case never
}
