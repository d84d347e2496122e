import TokenModel
import TokenOutput

/// The page of an error of the language.
enum LanguageErrorPage {
  /// What the error is.
  static func page(of error: LanguageError) -> Page {
    var blocks: [Page.Block] = [.paragraph("An error of the language: it cannot be turned off or waived.")]
    if let example = shown(error) {
      blocks += [.heading("Bad, with ↓ before what it finds"), .code(example.marked.lines, language: "yaml")]
      blocks += ShownExample.shown(of: [example])?.blocks ?? []
    }
    return Page(
      title: error.rawValue, aside: ("Severity", Severity.error.rawValue), summary: .prose(error.summary),
      blocks: blocks)
  }

  private static func shown(_ error: LanguageError) -> ShownExample? {
    error.example.map { ShownExample($0, finds: error.rawValue) }
  }

  /// The same for other programs.
  static func json(of error: LanguageError) -> String {
    var writer = JSONWriter()
    writer.object { json in
      json.string("kind", "language-error")
      writeHead(of: error, to: &json)
      json.array("bad") { list in
        if let example = shown(error) { list.object { RuleJSON.write(example, to: &$0) } }
      }
    }
    return writer.text
  }

  /// What the catalogue says of the error too.
  static func writeHead(of error: LanguageError, to json: inout JSONWriter) {
    json.string("id", error.rawValue)
    json.string("severity", Severity.error.rawValue)
    json.string("summary", error.summary)
  }
}
