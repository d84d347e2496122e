import TokenModel
import TokenOutput
import TokenSource

extension ConfigurationReader {
  private enum Key: String, CaseIterable {
    case format, path
  }

  /// Keys and formats of the design that are not built yet.
  private static let laterKeys: Set<String> = ["template", "access", "namespace", "references", "split", "plots"]
  private static let laterFormats: Set<String> = ["css", "html", "dtcg"]

  /// Reads the list of outputs.
  mutating func readOutputs(_ entry: YamlEntry) {
    guard case .sequence(let items) = entry.value.content else {
      if case .refused = entry.value.content { return }
      return report(
        .valueInvalid, firstLine(of: entry.value.range), "`outputs` is \(entry.value.kind), not a list",
        help: "begin each output with a hyphen: `- { format: swift, path: Motion.swift }`")
    }
    if items.isEmpty {
      report(
        .valueMissing, entry.value.range, "`outputs` lists nothing",
        help: "list an output, or remove it to get every format")
    }
    var outputs: [Configuration.Output] = []
    for item in items {
      if let output = readOutput(item) { outputs.append(output) }
    }
    configuration.outputs = outputs
  }

  private mutating func readOutput(_ item: YamlNode) -> Configuration.Output? {
    guard let entries = item.entries else {
      if case .refused = item.content { return nil }
      report(
        .valueInvalid, firstLine(of: item.range),
        item.isMissing ? "this output has nothing in it" : "an output is a mapping, not \(item.kind)",
        help: "write `- { format: swift, path: Motion.swift }`")
      return nil
    }
    var format: OutputFormat?
    var path: ConfiguredPath?
    var hasFault = hasFault(in: item.range)
    if !reportCommasInTexts(entries).isEmpty { hasFault = true }
    var seen: Set<String> = []
    for entry in entries where !hasFault {
      if Self.laterKeys.contains(entry.key) {
        seen.insert(entry.key == "template" ? Key.format.rawValue : entry.key)
        reportLater(entry.keyRange, "`\(entry.key)`")
        continue
      }
      guard
        let key = key(of: entry, among: Key.allCases.map(\.rawValue), in: "an output", beside: entries).flatMap(
          Key.init)
      else {
        hasFault = true
        continue
      }
      seen.insert(key.rawValue)
      switch key {
      case .format: format = readFormat(entry)
      case .path: path = readOutputPath(entry)
      }
    }
    for key in Key.allCases where !hasFault && !seen.contains(key.rawValue) {
      let example = key == .format ? "`format: swift`, `json` or `markdown`" : "the file, such as `path: Motion.swift`"
      report(
        .valueMissing, firstLine(of: item.range), "this output has no `\(key.rawValue)`", help: "write \(example)")
    }
    guard let format, let path else { return nil }
    return Configuration.Output(format: format, path: path)
  }

  private mutating func readOutputPath(_ entry: YamlEntry) -> ConfiguredPath? {
    guard let path = readPath(entry.value, key: entry, isFile: true) else { return nil }
    guard let first = outputPaths.first(where: { $0.text.lowercased() == path.text.lowercased() }) else {
      outputPaths.append(path)
      return path
    }
    let difference = first.text == path.text ? "" : ", letter case aside"
    report(
      .valueInvalid, path.place, "`\(path.text.shown)` is the path of two outputs\(difference)",
      help: "give each its own path", notes: [.init(first.place, "first here")])
    return nil
  }

  private mutating func readFormat(_ entry: YamlEntry) -> OutputFormat? {
    if case .scalar(let text, _) = entry.value.content, Self.laterFormats.contains(text) {
      reportLater(entry.value.range, "the format `\(text)`")
      return nil
    }
    return readChoice(entry, OutputFormat.self)
  }

  private mutating func reportLater(_ range: SourceRange, _ what: String) {
    report(.valueInvalid, range, "\(what) is not supported yet", help: "leave it out until a later version reads it")
  }
}
