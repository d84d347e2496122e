/// The usage line of a command: how it is called, on one line.
enum UsageLine {
  private static let width = 80

  /// The line without `USAGE:`. Options that need not be given become `[<options>]` where the line would be wider
  /// than 80 columns with them.
  static func text(of invocation: String, arguments: [ArgumentInfo], hasSubcommands: Bool) -> String {
    if hasSubcommands { return invocation + " <subcommand>" }
    let visible = arguments.filter { $0.visibility == .default }
    let whole = ([invocation] + visible.map(text)).joined(separator: " ")
    if "USAGE: ".utf8.count + whole.unicodeScalars.count <= width { return whole }
    let needed = visible.filter { $0.kind == .positional || !$0.isOptional }
    return ([invocation, "[<options>]"] + needed.map(text)).joined(separator: " ")
  }

  private static func text(_ argument: ArgumentInfo) -> String {
    let text = argument.label + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? "[\(text)]" : text
  }
}
