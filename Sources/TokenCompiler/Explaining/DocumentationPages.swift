import TokenModel
import TokenRules

/// The files of the documentation catalogue, which is recorded in `Documentation.docc`.
package enum DocumentationPages {
  /// The name and text of each file: the index, then a page for every rule and every error of the language.
  package static var files: [(name: String, text: String)] {
    [("Rules.md", index)]
      + Explanation.ids.compactMap { id in Explanation.text(of: id, .markdown).map { ("\(id).md", $0) } }
  }

  /// The first page, which links to all others by group.
  private static var index: String {
    let groups = CataloguePage.groups.map { ($0.group.rawValue, $0.rules.map(\.id)) }
    let topics = (groups + [("Errors of the language", LanguageError.allCases.map(\.rawValue))]).map { title, ids in
      "### \(title)\n\n" + ids.map { "- <doc:\($0)>\n" }.joined()
    }
    return """
      # Rules

      @Metadata {
        @TechnologyRoot
      }

      What tokenc finds in a set of motion tokens, why, and how to mend it.

      ## Overview

      Each rule has limits in three profiles, of which `strict` is the default, and a severity; `tokenc.yaml` changes both.
      Errors of the language are always errors. The pages are what `tokenc explain RULE --format markdown` prints.

      ## Topics

      \(topics.joined(separator: "\n"))
      """
  }
}
