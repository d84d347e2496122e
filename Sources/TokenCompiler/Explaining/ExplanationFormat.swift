/// The formats of an explanation.
package enum ExplanationFormat: String, Sendable, CaseIterable {
  /// For a terminal.
  case text
  /// For other programs.
  case json
  /// For a page.
  case markdown

  /// A page for people, or what `json` makes of the same.
  func text(of page: @autoclosure () -> Page, json: () -> String) -> String {
    switch self {
    case .text: PageText(page()).text
    case .json: json()
    case .markdown: PageMarkdown(page()).text
    }
  }
}
