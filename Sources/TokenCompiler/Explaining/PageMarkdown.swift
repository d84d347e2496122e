import TokenModel
import TokenOutput

/// A page in Markdown, as GitHub and DocC read it.
struct PageMarkdown {
  private let page: Page

  /// The Markdown of a page.
  init(_ page: Page) { self.page = page }

  /// The page, with a final line end.
  var text: String {
    var parts = ["# \(Self.inline(.prose(page.title)))", Self.inline(page.summary)]
    if let aside = page.aside { parts.append("\(aside.name): \(Self.inline(.prose(aside.value)))") }
    parts += page.blocks.map(Self.text)
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func text(of block: Page.Block) -> String {
    switch block {
    case .heading(let title): "## \(inline(.prose(title)))"
    case .paragraph(let words): inline(words)
    case .list(let items): items.map { "- \(inline($0))" }.joined(separator: "\n")
    case .code(let lines, let language): fenced(lines, language)
    case .table(let head, let rows):
      ([row(head.map(Page.Words.prose)), "|" + head.map { _ in "---|" }.joined()] + rows.map(row))
        .joined(separator: "\n")
    }
  }

  private static func row(_ cells: [Page.Words]) -> String { "| \(cells.map(inline).joined(separator: " | ")) |" }

  /// The lines between fences that are longer than any run of backticks in them.
  private static func fenced(_ lines: [String], _ language: String) -> String {
    var longest = 2
    for line in lines {
      var run = 0
      for byte in line.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    return (["\(fence)\(language)"] + lines.map(visibleLine) + [fence]).joined(separator: "\n")
  }

  /// A text in which nothing but the tool's own code is markup.
  private static func inline(_ words: Page.Words) -> String {
    switch words {
    case .authored(let text): return markdownText(text)
    case .prose(let text):
      let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { String($0) }
      return parts.enumerated().map { $0 % 2 == 1 ? "`\($1.visible)`" : markdownText($1) }.joined()
    }
  }
}
