import Mustache

/// Documentation comments.
enum SwiftComment {
  /// How wide a comment may be, its slashes and indentation included.
  private static let width = 100

  /// The lines of a comment so many declarations deep: the authors' words, then the values, with a blank line between
  /// each.
  static func lines(of descriptions: [String], values: String? = nil, depth: Int) -> [TemplateValue] {
    let width = max(40, Self.width - 2 * depth - "/// ".utf8.count)
    var parts = descriptions.map { $0.commentLines(in: .swift).flatMap { wrapped($0, to: width) } }
    if let values { parts.append([values]) }
    return parts.filter { !$0.isEmpty }.joined(separator: [""]).map(TemplateValue.verbatim)
  }

  /// A text in lines of at most `width` scalars, broken at spaces; a longer word stays whole.
  private static func wrapped(_ text: String, to width: Int) -> [String] {
    guard text.utf8.count > width, text.unicodeScalars.count > width else { return [text] }
    var lines: [String] = []
    var line = ""
    var length = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      let size = word.unicodeScalars.count
      if length > 0, length + 1 + size > width {
        lines.append(line)
        line = ""
        length = 0
      }
      line += (length > 0 ? " " : "") + word
      length += size + (length > 0 ? 1 : 0)
    }
    return lines + [line]
  }
}
