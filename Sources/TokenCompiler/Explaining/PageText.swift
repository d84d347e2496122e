import TokenModel

/// A page for a terminal.
struct PageText {
  private let page: Page
  /// How long a line of prose gets, in characters.
  private static let width = 80
  /// How long a row of a table gets; catalogues and tables of verdicts are wide.
  private static let tableWidth = 120

  /// The text of a page.
  init(_ page: Page) { self.page = page }

  /// The page, with a final line end.
  var text: String {
    let aside = page.aside.map { " (\($0.value))" } ?? ""
    var text = "\(page.title)\(aside)\n\n\(Self.wrapped(Self.plain(page.summary), Self.width))\n"
    var isBelowHeading = false
    var heads: Set<[String]> = []
    for block in page.blocks {
      if !isBelowHeading { text += "\n" }
      text += lines(of: block, after: &heads).map { $0 + "\n" }.joined()
      if case .heading = block { isBelowHeading = true } else { isBelowHeading = false }
    }
    return text
  }

  private func lines(of block: Page.Block, after heads: inout Set<[String]>) -> [String] {
    switch block {
    case .heading(let title): ["\(title):"]
    case .paragraph(let words): Self.wrapped(Self.plain(words), Self.width).lines
    case .list(let items):
      items.flatMap { Self.wrapped(Self.plain($0), Self.width - 2).lines }.map { "  \($0)" }
    case .code(let lines, _): lines.map { $0.isEmpty ? "" : "  \(visibleLine($0))" }
    case .table(let head, let rows):
      ((heads.insert(head).inserted ? [head] : []) + rows.map { $0.map(Self.cell) })
        .flatMap { Self.lines(of: $0, widths(below: head)) }
    }
  }

  /// A row, its last cell in as many lines as it needs.
  private static func lines(of row: [String], _ widths: [Int]) -> [String] {
    var start = ""
    for (cell, width) in zip(row, widths).dropLast() {
      start += "  " + cell + String(repeating: " ", count: width - columns(of: cell))
    }
    let indent = columns(of: start)
    let last = wrapped(row.last ?? "", tableWidth - indent - 2).lines
    return last.enumerated().map { index, line in
      "\(index == 0 ? start : String(repeating: " ", count: indent))  \(line)".trimmedAtEnd
    }
  }

  /// How wide the columns of all tables with a head are, which is printed once.
  private func widths(below head: [String]) -> [Int] {
    page.blocks.reduce(into: head.map(Self.columns)) { widths, block in
      guard case .table(head, let rows) = block else { return }
      for row in rows {
        for (column, cell) in row.enumerated() {
          widths[column] = max(widths[column], Self.columns(of: Self.cell(cell)))
        }
      }
    }
  }

  /// A cell; what is code and nothing else needs no marks.
  private static func cell(_ words: Page.Words) -> String {
    let text = plain(words)
    let mark = UInt8(ascii: "`")
    let isCode = text.utf8.count > 2 && text.utf8.first == mark && text.utf8.last == mark
    return isCode && text.utf8.count(where: { $0 == mark }) == 2 ? String(text.dropFirst().dropLast()) : text
  }

  private static func plain(_ words: Page.Words) -> String {
    switch words {
    case .prose(let text), .authored(let text): visibleLine(text)
    }
  }

  private static func columns(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + $1.columns } }

  /// A text in lines of at most `width` columns, broken at blanks.
  private static func wrapped(_ text: String, _ width: Int) -> String {
    var lines = [""]
    for word in text.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if columns(of: last) + 1 + columns(of: String(word)) > width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += " \(word)"
      }
    }
    return lines.joined(separator: "\n")
  }
}
