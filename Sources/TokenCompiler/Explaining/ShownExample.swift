import TokenModel
import TokenRules

/// A bad example and what the tool says of it.
struct ShownExample {
  /// The file, with `↓` before each place that is found.
  let marked: String
  /// The file without the marks.
  let plain: String
  /// What the rule finds in it, by place.
  let findings: [Finding]

  /// What is said of one place.
  struct Finding {
    /// The place.
    let location: SourceLocation
    /// What is wrong.
    let message: String
    /// Why that is a fault; nil for errors of the language.
    let why: String?
    /// How to mend it.
    let help: String?
    /// What the offered change does to the lines; nil where none is offered.
    let change: (isSafe: Bool, lines: [ChangedLines.Line])?
  }

  /// The sign before a place.
  private static let mark: Unicode.Scalar = "↓"
  /// How many columns the lines of a change may take.
  private static let columns = 100

  /// Judges an example under `strict`, with the rule on whatever its usual severity is.
  init(_ marked: String, finds id: String) {
    self.marked = marked
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: marked.unicodeScalars.filter { $0 != Self.mark })
    plain = String(scalars)
    var configuration = Configuration(profile: .strict)
    if LanguageError(rawValue: id) == nil {
      var setting = RuleSettings.Setting()
      setting.weight = .warning
      configuration.rules[id] = setting
    }
    let checked = Pipeline.check([SourceFile(path: "tokens.yaml", bytes: Array(plain.utf8))], configuration)
    let report = Report(checked)
    findings = checked.diagnostics.filter { $0.id == id }.map { finding in
      Finding(
        location: report.locations(finding.range).start, message: finding.message, why: finding.why,
        help: finding.help,
        change: finding.change.map { ($0.isSafe, ChangedLines($0, report, Self.columns).lines) })
    }
  }

  /// The finding that a page shows of several examples: the first that offers a change, else the first.
  static func shown(of examples: [Self]) -> Finding? {
    let findings = examples.flatMap(\.findings)
    return findings.first { $0.change != nil } ?? findings.first
  }
}

extension ShownExample.Finding {
  /// What a page says of it.
  var blocks: [Page.Block] {
    let rest = [("why", why), ("help", help)].compactMap { label, text in
      text.map { Page.Words.prose("\(label): \($0)") }
    }
    let said: [Page.Block] = [.heading("What it says"), .list([.prose(message)] + rest)]
    guard let change else { return said + [.paragraph("It offers no change.")] }
    let title = change.isSafe ? "The change, which `--fix` makes" : "The change, which `--fix --unsafe` makes"
    return said + [.heading(title), .code(change.lines.map(\.shown), language: "diff")]
  }
}

extension ChangedLines.Line {
  /// The line as a finding prints it, with its sign in front.
  var shown: String { "\(sign.rawValue) \(text)".trimmedAtEnd }
}
