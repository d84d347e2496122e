import TokenCompiler

/// What text may look like on a stream.
enum Terminal {
  /// The style of text on a stream: colours on a terminal that has some, lines as wide as it is.
  ///
  /// `NO_COLOR` turns colours off and `CLICOLOR_FORCE` turns them on, if they are not empty, the second also not `0`.
  /// Source: no-color.org and bixense.com/clicolors.
  static func style(_ color: ColorChoice, on stream: StandardStream) -> TextStyle {
    let isTerminal = POSIX.isTerminal(stream)
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto where isSet("NO_COLOR"): false
      case .auto where isSet("CLICOLOR_FORCE") && POSIX.environment("CLICOLOR_FORCE") != "0": true
      case .auto: isTerminal && POSIX.environment("TERM") != "dumb"
      }
    let columns = isTerminal ? POSIX.terminalColumns(of: stream) : nil
    return TextStyle(isColored: isColored, columns: columns ?? TextStyle().columns)
  }

  private static func isSet(_ name: String) -> Bool { POSIX.environment(name).map { !$0.isEmpty } ?? false }
}
