import TokenModel
import TokenSource

/// Reads a configuration; what is wrong is noted and the rest read on.
struct ConfigurationReader: NodeReading {
  let source: SourceFile
  let file = FileID(0)
  /// What it says, as far as that was read.
  var configuration = Configuration()
  /// The paths of outputs, each once, be the output complete or not.
  var outputPaths: [ConfiguredPath] = []
  /// Where the options of rules are set, by rule and option.
  var optionPlaces: [String: [String: SourceRange]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// The keys of the top level.
  private enum Key: String, CaseIterable {
    case tokens, profile, reduceMotion, outputs, rules, roles
  }

  /// A reader of one file.
  init(_ source: SourceFile) { self.source = source }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Whether a fault was found inside a range, so that what is missing there may be what was refused.
  func hasFault(in range: SourceRange) -> Bool {
    diagnostics.contains { $0.range.start >= range.start && $0.range.end <= range.end }
  }

  /// Reads the file.
  mutating func read() {
    let tree = YamlTree(of: source, file, for: .configuration)
    diagnostics = tree.diagnostics
    guard let root = tree.root, !root.isMissing else { return }
    guard let entries = root.entries else {
      if case .scalar(let text, isPlain: true) = root.content, ["~", "null"].contains(text.lowercased()) { return }
      return report(
        .valueInvalid, firstLine(of: root.range), "the configuration is \(root.kind), not a mapping of keys",
        help: "begin with a key, such as `outputs:`")
    }
    let cut = reportCommasInTexts(entries)
    let known = Key.allCases.map(\.rawValue)
    for (number, entry) in entries.enumerated() where !cut.contains(number) {
      guard let key = key(of: entry, among: known, in: "a configuration", beside: entries).flatMap(Key.init) else {
        continue
      }
      if entry.value.isMissing {
        reportMissing(entry.keyRange)
        continue
      }
      switch key {
      case .tokens: readTokens(entry)
      case .profile: readProfile(entry)
      case .reduceMotion: readReduceMotion(entry)
      case .outputs: readOutputs(entry)
      case .rules: readRules(entry)
      case .roles: readRoles(entry)
      }
    }
    // What a profile allows that is misspelt is unknown.
    if configuration.profile != nil || !entries.contains(where: { $0.key == Key.profile.rawValue }) {
      reportConflicts()
    }
  }

  /// The known key that an entry has or most likely means; nil where it means none, which is reported, as is a
  /// misspelling.
  mutating func key(
    of entry: YamlEntry, among known: [String], in owner: String, beside entries: [YamlEntry]
  ) -> String? {
    if known.contains(entry.key) { return entry.key }
    if let colon = entry.key.firstIndex(of: ":"), entry.value.isMissing {
      reportMissingSpace(entry, colon)
      return nil
    }
    let near = nearestName(to: entry.key, among: known)
    let isSection = Section(rawValue: entry.key) != nil
    let keys = known.count == 1 ? "its one key is" : "the keys are"
    let others = isSection ? "tokens belong in a file of their own" : "\(keys) \(known.joined(separator: ", "))"
    let isFree = !entries.contains { $0.key == near }
    report(
      .unknownKey, entry.keyRange, "`\(entry.key.shown)` is not a key of \(owner)",
      help: near.map { "did you mean `\($0)`?" } ?? others,
      change: isFree ? near.map { .safe(entry.keyRange, $0) } : nil)
    return isFree ? near : nil
  }

  /// Notes a finding.
  mutating func report(
    _ error: LanguageError, _ range: SourceRange, _ message: String, help: String,
    notes: [Diagnostic.Note] = [], change: Change? = nil
  ) {
    report(error.at(range, message, help: help, notes: notes, change: change))
  }
}

extension ConfigurationReader {
  private mutating func readTokens(_ entry: YamlEntry) {
    guard case .sequence(let items) = entry.value.content else {
      if let path = readPath(entry.value, key: entry, isFile: false) { configuration.tokens.append(path) }
      return
    }
    if items.isEmpty {
      report(
        .valueMissing, entry.value.range, "`tokens` lists nothing",
        help: "name the folders and files of tokens, or remove it")
    }
    for item in items {
      if let path = readPath(item, key: entry, isFile: false) { configuration.tokens.append(path) }
    }
  }

  /// Reads a path; nil where something was reported.
  mutating func readPath(_ node: YamlNode, key: YamlEntry, isFile: Bool) -> ConfiguredPath? {
    guard let text = readText(node, below: key) else { return nil }
    do throws(PathGrammar.Fault) {
      return ConfiguredPath(text: try PathGrammar.read(text, isFile: isFile), place: node.range)
    } catch {
      let quote = source.text(node.range.start..<node.range.start + 1)
      let frame = quote == "\"" || quote == "'" ? quote : ""
      report(
        .valueInvalid, node.range, error.message, help: error.tidy.map { "write `\($0.shown)`" } ?? error.help,
        change: error.tidy.map { .safe(node.range, frame + $0 + frame) })
      return nil
    }
  }

  private mutating func readProfile(_ entry: YamlEntry) {
    configuration.profile = readChoice(entry, Profile.self)
  }

  private mutating func readReduceMotion(_ entry: YamlEntry) {
    let node = entry.value
    switch node.content {
    case .refused: return
    case .scalar("crossfade", _): configuration.reduceMotion = .crossfade(nil)
    case .scalar("none", _): configuration.reduceMotion = ReduceMotionSetting.Replacement.none
    case .mapping(let entries, _) where entries.count == 1 && entries[0].key == "crossfade":
      if entries[0].value.isMissing { return reportMissing(entries[0].keyRange) }
      guard let time = readQuantity(entries[0].value, .time, "crossfade") else { return }
      guard time >= 0, time <= Self.hour else {
        return report(
          .valueRange, entries[0].value.range, "`crossfade` is \(time)ms; it must be between 0 and 1 h",
          help: "100ms to 300ms are usual")
      }
      configuration.reduceMotion = .crossfade(Amount(time, at: entries[0].value.range))
    case .scalar("keep", _):
      reportReduceMotion(node, "what moves cannot keep moving under Reduce Motion")
    case .scalar(let text, _) where text.hasPrefix("{"):
      reportReduceMotion(node, "a reference to a curve is not supported here yet")
    case .scalar(let text, _):
      let near = nearestName(to: text, among: ["crossfade", "none"])
      reportReduceMotion(node, "`\(text.shown)` is nothing that plays under Reduce Motion", near: near)
    case .mapping: reportReduceMotion(node, "a mapping here has one key, `crossfade`")
    case .sequence: reportReduceMotion(node, "`reduceMotion` is not a list")
    }
  }

  private static let hour: Decimal = 3_600_000

  private mutating func reportReduceMotion(_ node: YamlNode, _ message: String, near: String? = nil) {
    report(
      .valueInvalid, firstLine(of: node.range), message,
      help: near.map { "did you mean `\($0)`?" } ?? "write `crossfade`, `{ crossfade: 200ms }` or `none`",
      change: near.map { .safe(node.range, $0) })
  }
}
