/// The help of a command, 80 columns wide.
enum HelpText {
  private static let width = 80
  private static let labelWidth = 26

  /// The whole help, its sections parted by empty lines.
  static func text(of command: CommandInfo) -> String {
    let positionals = command.arguments.filter { $0.kind == .positional }
    let options = command.arguments.filter { $0.kind != .positional }
    let sections = [
      command.abstract.isEmpty ? "" : wrap("OVERVIEW: " + command.abstract, width: width),
      command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.utf8.first == UInt8(ascii: " ") ? String($0) : wrap(String($0), width: width) }
        .joined(separator: "\n"),
      "USAGE: " + command.usage,
      section("ARGUMENTS", positionals),
      section("OPTIONS", options),
      section("SUBCOMMANDS", command.subcommands),
      command.subcommands.isEmpty
        ? "" : "Run `\(command.path.joined(separator: " ")) help <subcommand>` for the help of one of them.",
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static func section(_ title: String, _ arguments: [ArgumentInfo]) -> String {
    let visible = arguments.filter { $0.visibility == .default }
    return section(title, visible.map { (label(of: $0), description(of: $0)) })
  }

  private static func section(_ title: String, _ commands: [CommandInfo]) -> String {
    section(title, commands.map { ($0.path.last ?? "", $0.abstract) })
  }

  private static func section(_ title: String, _ rows: [(label: String, text: String)]) -> String {
    guard !rows.isEmpty else { return "" }
    return ([title + ":"] + rows.map(row)).joined(separator: "\n")
  }

  private static func row(_ label: String, _ text: String) -> String {
    let start = "  " + label
    guard !text.isEmpty else { return start }
    let indent = String(repeating: " ", count: labelWidth)
    let body = wrap(text, width: width - labelWidth)
      .split(separator: "\n").map { indent + $0 }.joined(separator: "\n")
    let length = start.unicodeScalars.count
    if length >= labelWidth { return start + "\n" + body }
    return start + body.dropFirst(length)
  }

  private static func label(of argument: ArgumentInfo) -> String {
    let names = argument.names.map(\.text).joined(separator: ", ")
    return switch argument.kind {
    case .positional: argument.label
    case .option: names + " <\(argument.valueName)>"
    case .flag: names
    }
  }

  private static func description(of argument: ArgumentInfo) -> String {
    let values = argument.allValues.isEmpty ? nil : "values: " + argument.allValues.joined(separator: ", ")
    let facts = [values, argument.defaultValue.map { "default: " + $0 }].compactMap { $0 }
    let suffix = facts.isEmpty ? "" : "(" + facts.joined(separator: "; ") + ")"
    return [argument.abstract, suffix].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

/// The text with line ends in place of spaces, so that no line is longer than `width` Unicode scalars unless one
/// word is.
func wrap(_ text: String, width: Int) -> String {
  var lines: [String] = []
  var line = ""
  for word in text.split(separator: " ") {
    if !line.isEmpty, line.unicodeScalars.count + 1 + word.unicodeScalars.count > width {
      lines.append(line)
      line = ""
    }
    line += (line.isEmpty ? "" : " ") + word
  }
  return (lines + [line]).joined(separator: "\n")
}
