import TokenModel
import TokenOutput
import TokenRules

/// All rules and all errors of the language.
enum CataloguePage {
  /// What the errors of the language stand under.
  static let errorsTitle = "Errors of the language, which cannot be turned off"

  /// The rules of each group that has some, by id.
  static var groups: [(group: RuleGroup, rules: [RuleDescription])] {
    let rules = Catalogue.rules.map { $0.about }
    return RuleGroup.allCases.compactMap { group in
      let members = rules.filter { $0.group == group }.sorted { $0.id < $1.id }
      return members.isEmpty ? nil : (group, members)
    }
  }

  /// A line each.
  static var page: Page {
    func row(_ id: String, _ severity: Severity?, _ summary: String) -> [Page.Words] {
      [.prose("`\(id)`"), .prose(severity?.rawValue ?? "off"), .prose(summary)]
    }
    let head = ["id", "severity", "finds"]
    var blocks: [Page.Block] = []
    for (group, rules) in groups {
      let rows = rules.map { row($0.id, $0.severity, $0.summary) }
      blocks += [.heading(group.rawValue), .table(head: head, rows: rows)]
    }
    let errors = LanguageError.allCases.map { row($0.rawValue, .error, $0.summary) }
    blocks += [.heading(errorsTitle), .table(head: head, rows: errors)]
    return Page(
      title: "Rules", aside: nil, summary: "`tokenc explain RULE` tells the whole story of one.", blocks: blocks)
  }

  /// The same for other programs.
  static var json: String {
    var writer = JSONWriter()
    writer.object { json in
      json.string("kind", "catalogue")
      json.array("rules") { list in
        for about in groups.flatMap(\.rules) { list.object { RuleJSON.writeHead(of: about, to: &$0) } }
      }
      json.array("languageErrors") { list in
        for error in LanguageError.allCases { list.object { LanguageErrorPage.writeHead(of: error, to: &$0) } }
      }
    }
    return writer.text
  }
}
