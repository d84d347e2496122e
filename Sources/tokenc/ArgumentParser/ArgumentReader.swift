/// Reads the words of one command into its properties.
struct ArgumentReader {
  private let named: [ArgumentInfo.Name: ArgumentBinding]
  private let bindings: [ArgumentBinding]
  private let version: String?
  private var positionals: ArraySlice<ArgumentBinding>
  private var words: ArraySlice<String> = []

  /// A reader for these arguments, besides `--help` and, where there is one, `--version`.
  init(_ bindings: [ArgumentBinding], _ scope: CommandScope) {
    self.bindings = bindings
    positionals = bindings.filter { $0.info.kind == .positional }[...]
    let pairs = bindings.flatMap { binding in binding.info.names.map { ($0, binding) } }
    named = Dictionary(pairs) { first, _ in first }
    version = scope.version
  }

  /// Fills the properties. `--help` wins over any error, for who asks for help has made one.
  mutating func read(_ words: ArraySlice<String>) throws(ParseStop) {
    let options = words.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") { throw .help }
    self.words = words
    while let word = self.words.popFirst() {
      if word == "--" {
        while let word = self.words.popFirst() { try readPositional(word) }
      } else if word.utf8.starts(with: "--".utf8) {
        try readLong(word)
      } else if word.isOption {
        try readShort(word)
      } else {
        try readPositional(word)
      }
    }
    if let missing = bindings.first(where: { $0.isMissing() }) { throw .usage(.missing(missing.info)) }
  }

  private mutating func readPositional(_ word: String) throws(ParseStop) {
    guard let binding = positionals.first else { throw .usage(.unexpectedArgument(word)) }
    if !binding.info.isRepeating { positionals.removeFirst() }
    try store(word, in: binding, as: binding.info.label)
  }

  private mutating func readLong(_ word: String) throws(ParseStop) {
    let equals = word.utf8.firstIndex(of: UInt8(ascii: "="))
    let name = String(word[..<(equals ?? word.endIndex)])
    let value = equals.map { String(word[word.utf8.index(after: $0)...]) }
    guard let binding = named[.long(String(name.dropFirst(2)))] else {
      let stop = builtIn(name) ?? .usage(.unknownOption(name, candidates: longNames))
      throw value == nil || builtIn(name) == nil ? stop : .usage(.unexpectedValue(word, of: name))
    }
    if binding.info.kind == .flag {
      guard value == nil else { throw .usage(.unexpectedValue(word, of: name)) }
      try store("", in: binding, as: name)
    } else {
      let word = if let value { value } else { try nextValue(of: binding, as: name) }
      try store(word, in: binding, as: name)
    }
  }

  private func builtIn(_ name: String) -> ParseStop? {
    switch name {
    case "--help": .help
    case "--version": version.map { .version($0) }
    default: nil
    }
  }

  /// `-abo value`, `-abovalue` or `-abo=value`: flags, and at the end perhaps an option.
  private mutating func readShort(_ word: String) throws(ParseStop) {
    let longName = "-" + word
    if word.utf8.count > 2, longNames.contains(longName) {
      throw .usage(.unknownOption(word, candidates: [longName]))
    }
    var letters = word.unicodeScalars.dropFirst()
    while let letter = letters.popFirst() {
      let name = ArgumentInfo.Name.short(Character(letter))
      guard let binding = named[name] else {
        if letter == "h" { throw .help }
        throw .usage(.unknownOption(word, candidates: longNames))
      }
      if binding.info.kind == .flag {
        try store("", in: binding, as: name.text)
        continue
      }
      let isAttached = !letters.isEmpty
      if letters.first == "=" { letters.removeFirst() }
      let value = if isAttached { String(letters) } else { try nextValue(of: binding, as: name.text) }
      return try store(value, in: binding, as: name.text)
    }
  }

  /// The next word, if it can be a value: one that begins with a dash must be joined to its name.
  private mutating func nextValue(of binding: ArgumentBinding, as name: String) throws(ParseStop) -> String {
    let next = words.first
    guard let next, !next.isOption else {
      throw .usage(.missingValue(of: name, valueName: binding.info.valueName, next: next))
    }
    words.removeFirst()
    return next
  }

  private func store(_ value: String, in binding: ArgumentBinding, as name: String) throws(ParseStop) {
    guard binding.store(value) else {
      throw .usage(.invalidValue(value, of: name, allValues: binding.info.allValues))
    }
  }

  /// The long names that a message may suggest, with their dashes.
  private var longNames: [String] {
    let visible = bindings.filter { $0.info.visibility == .default }
    let own = visible.flatMap(\.info.names).filter { !$0.isShort }.map(\.text)
    return own + (version == nil ? [] : ["--version"]) + ["--help"]
  }
}
