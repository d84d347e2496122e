/// A command as data: help, completions and a manual page are made from it.
struct CommandInfo: Hashable, Sendable {
  /// The words that call it, the root's name first.
  let path: [String]
  /// What it does, in one sentence.
  let abstract: String
  /// More of it.
  let discussion: String
  /// The usage line, without `USAGE:`.
  let usage: String
  /// Everything it takes, in order of declaration; `--version` and `--help` come last.
  let arguments: [ArgumentInfo]
  /// The commands below it.
  let subcommands: [CommandInfo]

  /// The command at `scope` and all below it.
  init(_ scope: CommandScope) {
    let configuration = scope.command.configuration
    let own = ArgumentBinding.all(in: scope.command.init()).map(\.info)
    path = scope.path
    abstract = configuration.abstract
    discussion = configuration.discussion
    subcommands = scope.subcommands.map { CommandInfo($0) }
    usage =
      configuration.usage
      ?? UsageLine.text(of: scope.invocation, arguments: own, hasSubcommands: !subcommands.isEmpty)
    arguments = own + (scope.version == nil ? [] : [.version]) + [.help]
  }
}

extension ParsableCommand {
  /// The command and all below it as data, this command being the root.
  static var info: CommandInfo { CommandInfo(CommandScope(root: Self.self)) }
}

/// An argument, option or flag as data.
struct ArgumentInfo: Hashable, Sendable {
  /// How it is given.
  enum Kind: Hashable, Sendable {
    /// By its place.
    case positional
    /// By name, with a value.
    case option
    /// By name alone.
    case flag
  }

  /// A name with its dashes.
  enum Name: Hashable, Sendable {
    /// `--name`
    case long(String)
    /// `-n`
    case short(Character)

    /// The name as it is typed.
    var text: String {
      switch self {
      case .long(let name): "--\(name)"
      case .short(let letter): "-\(letter)"
      }
    }
  }

  /// How it is given.
  let kind: Kind
  /// The names, short ones first; empty for a positional argument.
  let names: [Name]
  /// The name of its value without angle brackets; a flag does not show it.
  let valueName: String
  /// What it is for.
  let abstract: String
  /// Whether the help lists it.
  let visibility: ArgumentVisibility
  /// Whether it may be left out.
  let isOptional: Bool
  /// Whether it may be given several times, all of them counting.
  let isRepeating: Bool
  /// The default as one would type it; nil if there is none to show.
  let defaultValue: String?
  /// All values that are allowed; empty if they cannot be listed.
  let allValues: [String]
  /// What a shell offers as its value.
  let completion: CompletionKind

  /// `-h, --help`, which every command has.
  static let help = builtIn([.short("h"), .long("help")], "Show this help.")
  /// `--version`, which every command of a tool with a version has.
  static let version = builtIn([.long("version")], "Show the version.")

  private static func builtIn(_ names: [Name], _ abstract: String) -> Self {
    Self(
      kind: .flag, names: names, valueName: "", abstract: abstract, visibility: .default, isOptional: true,
      isRepeating: false, defaultValue: nil, allValues: [], completion: .default)
  }

  /// How a message names it: `--output <dir>`, `--check`, `<path>`.
  var label: String {
    switch kind {
    case .positional: "<\(valueName)>"
    case .option: "\(longestName) <\(valueName)>"
    case .flag: longestName
    }
  }

  /// The last name: a long one if there is any.
  var longestName: String { names.last?.text ?? "<\(valueName)>" }
}
