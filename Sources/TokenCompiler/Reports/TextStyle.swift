/// How a report for people looks where it is printed.
package struct TextStyle: Sendable {
  /// Whether it has colours.
  package var isColored: Bool
  /// How many columns a line of a frame may take, its gutter included.
  package var columns: Int

  /// As wide as a wide terminal and without colours, unless something else is said.
  package init(isColored: Bool = false, columns: Int = 150) {
    self.isColored = isColored
    self.columns = columns
  }
}

/// What a colour means in a report.
enum Ink: Sendable {
  case error, warning, info
  /// What frames are made of: gutters and the marks of second places.
  case frame
  /// Lines that a change removes and puts in.
  case removed, added
  /// What is read first: the place, the label of a line.
  case strong

  /// The parameters of the terminal's control sequence.
  ///
  /// Source: ECMA-48, Select Graphic Rendition.
  fileprivate var parameters: String {
    switch self {
    case .error: "1;31"
    case .warning: "1;33"
    case .info: "1;36"
    case .frame: "34"
    case .removed: "31"
    case .added: "32"
    case .strong: "1"
    }
  }
}

extension TextStyle {
  /// A text in a colour, where there are colours.
  func painted(_ text: String, _ ink: Ink) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(ink.parameters)m\(text)\u{1B}[0m" : text
  }
}
