/// A text in which `«word»` stands in front of places.
struct MarkedText {
  /// The text without its marks.
  let text: String
  /// The words of the marks, and the line and column behind each, such as `2:14`, in the order of the text.
  let marks: [(word: String, place: String)]

  /// Reads the marks `«word»`.
  init(_ marked: String) {
    var text = ""
    var marks: [(word: String, place: String)] = []
    var word: String?
    var (line, column) = (1, 1)
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": word = ""
      case "»":
        marks.append((word ?? "", "\(line):\(column)"))
        word = nil
      case _ where word != nil: word?.unicodeScalars.append(scalar)
      default:
        text.unicodeScalars.append(scalar)
        (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
      }
    }
    self.text = text
    self.marks = marks
  }
}
