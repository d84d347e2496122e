/// What the tool tells of one thing, as text and Markdown print it.
struct Page {
  /// What it is about: an id or a path.
  var title: String
  /// What is said beside the title, such as a severity, and what that is called.
  var aside: (name: String, value: String)?
  /// All of it in one line.
  var summary: Words
  /// The rest.
  var blocks: [Block]

  /// A part of a page.
  enum Block {
    /// What the next block is.
    case heading(String)
    /// Prose.
    case paragraph(Words)
    /// Prose in short pieces.
    case list([Words])
    /// Lines of a file or of a change.
    case code([String], language: String)
    /// Rows below a head.
    case table(head: [String], rows: [[Words]])
  }

  /// A text and who wrote it.
  enum Words: ExpressibleByStringInterpolation {
    /// The tool's own prose, in which backticks mark code.
    case prose(String)
    /// The words of an author of tokens: any characters, all of them meant literally.
    case authored(String)

    init(stringLiteral text: String) { self = .prose(text) }
  }
}

extension String {
  /// The lines of the text.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map { String($0) } }
}
