/// From words to a command: finds the subcommand, then has its arguments read.
enum CommandParser {
  /// Reads the words that follow the tool's name. Touches nothing outside.
  static func parse(_ arguments: [String], root: any ParsableCommand.Type) -> ParseOutcome {
    var scope = CommandScope(root: root)
    do throws(ParseStop) {
      let rest = try findCommand(arguments, &scope)
      return .run(ParsedCommand(command: try fill(scope, from: rest), scope: scope))
    } catch {
      return .stop(scope.message(for: error))
    }
  }

  /// Follows the words to a command without subcommands; returns the words that are left.
  private static func findCommand(
    _ arguments: [String], _ scope: inout CommandScope
  ) throws(ParseStop) -> ArraySlice<String> {
    var rest = arguments[...]
    while !scope.command.configuration.subcommands.isEmpty {
      guard let word = rest.popFirst() else { throw .noCommand }
      if word == "help" {
        for name in rest { scope = try scope.subcommand(named: name) }
        throw .help
      }
      guard word.isOption, word != "--" else {
        scope = try scope.subcommand(named: word)
        continue
      }
      var reader = ArgumentReader([], scope)
      do throws(ParseStop) {
        try reader.read([word])
      } catch {
        guard case .usage(.unknownOption(let name, _)) = error,
          let owner = scope.subcommands(namedFirst: rest).first(taking: name)
        else { throw error }
        throw .usage(.misplacedOption(name, command: owner.invocation))
      }
    }
    return rest
  }

  private static func fill(
    _ scope: CommandScope, from words: ArraySlice<String>
  ) throws(ParseStop) -> any ParsableCommand {
    var command: any ParsableCommand = scope.command.init()
    var reader = ArgumentReader(ArgumentBinding.all(in: command), scope)
    try reader.read(words)
    do {
      try command.validateAll()
    } catch {
      throw .validation(error)
    }
    return command
  }
}

extension CommandScope {
  /// The subcommands, those in front whose names are among the words.
  fileprivate func subcommands(namedFirst words: ArraySlice<String>) -> [Self] {
    subcommands.filter { words.contains($0.name) } + subcommands
  }
}

extension [CommandScope] {
  /// The first command that has an option of that name, dashes included.
  fileprivate func first(taking name: String) -> CommandScope? {
    first { scope in
      ArgumentBinding.all(in: scope.command.init()).contains { $0.info.names.contains { $0.text == name } }
    }
  }
}

extension String {
  /// Whether it begins with a dash and is more than one dash.
  var isOption: Bool { utf8.first == UInt8(ascii: "-") && utf8.count > 1 }
}
