import TokenModel

/// Builds the tree of one file from libyaml's events, without recursion and within `YamlLimits`.
struct YamlTreeBuilder {
  let source: SourceFile
  let file: FileID
  private let use: YamlUse
  private let check: CharacterCheck
  private var tree = YamlTree()
  private var stack: [Frame] = []
  private var documents = 0
  private var events = 0
  private var anchors: Set<String> = []
  /// The quoted scalars, kept only where odd line breaks have to be looked up in them.
  private var quoted: [SourceRange] = []
  /// Where the last event ended; what a file holds behind it is unknown until it has been read.
  private var reached = 0

  /// Reads a file.
  static func tree(of source: SourceFile, _ file: FileID, for use: YamlUse = .tokens) -> YamlTree {
    if source.bytes.count > YamlLimits.fileBytes {
      let finding = LanguageError.limit.at(
        SourceRange(file, 0..<0), "the file is larger than 4 MiB",
        help: use.smaller)
      return YamlTree(diagnostics: [finding], isIncomplete: true)
    }
    let check = CharacterCheck(source, file)
    if let fault = check.fault { return YamlTree(diagnostics: [fault], isIncomplete: true) }
    if let fault = tagDirectiveFault(in: source, file) { return YamlTree(diagnostics: [fault], isIncomplete: true) }
    var builder = YamlTreeBuilder(source, file, check, use)
    return builder.build()
  }

  private static func tagDirectiveFault(in source: SourceFile, _ file: FileID) -> Diagnostic? {
    let directive = Array("%TAG".utf8)
    let lines = (1...source.lineCount).lazy.map(source.lineRange).filter { source.bytes[$0].starts(with: directive) }
    return lines.dropFirst(YamlLimits.tagDirectives).first.map { line in
      LanguageError.limit.at(
        SourceRange(file, line), "the file has more than \(YamlLimits.tagDirectives) `%TAG` lines",
        help: "remove them; tags are not supported")
    }
  }

  private init(_ source: SourceFile, _ file: FileID, _ check: CharacterCheck, _ use: YamlUse) {
    self.source = source
    self.file = file
    self.check = check
    self.use = use
  }

  private mutating func build() -> YamlTree {
    let text = source.bytes[source.textStart...]
    let failure = forEachYamlEvent(in: text, scalarLimit: YamlLimits.scalarBytes) { take($0) }
    if let fault = check.breakFault(outside: quoted, before: tree.isIncomplete || failure != nil ? reached : .max) {
      return YamlTree(diagnostics: [fault], isIncomplete: true)
    }
    if let failure {
      let brackets = [UInt8(ascii: "{"), UInt8(ascii: "[")]
      let bracket = stack.last { $0.start < source.bytes.count && brackets.contains(source.bytes[$0.start]) }?.start
      let finding = SyntaxFault(failure, in: source, file, openBracket: bracket, use).diagnostic
      return YamlTree(diagnostics: [finding], isIncomplete: true)
    }
    return tree
  }

  /// Takes one event; false where nothing after it is read.
  private mutating func take(_ event: YamlEvent) -> Bool {
    events += 1
    if !check.oddBreaks.isEmpty { reached = source.offset(ofScalar: event.end) }
    if events > YamlLimits.events {
      return stop(.limit, range(of: event), "the file has more than a million values", help: use.smaller)
    }
    reportProperties(of: event)
    switch event.kind {
    case .documentStart:
      documents += 1
      if documents > 1 {
        return stop(
          .syntax, range(of: event), "a second document begins here",
          help: use.oneDocument)
      }
    case .documentEnd: break
    case .scalar(.text(let text, let isPlain)):
      let range = scalarRange(of: event)
      if !isPlain, !check.oddBreaks.isEmpty { quoted.append(range) }
      // A tag with nothing behind it, as in `!important`, was meant as a text and has been reported.
      let isOnlyTag = event.tag != nil && text.isEmpty && isPlain
      add(YamlNode(content: isOnlyTag ? .refused : .scalar(text, isPlain: isPlain), range: range))
    case .scalar(.oversized):
      tree.diagnostics.append(
        LanguageError.limit.at(
          firstLine(of: event), "the text is longer than 64 KiB", help: "keep long documents in a file of their own"))
      add(YamlNode(content: .refused, range: range(of: event)))
    case .alias(let name):
      reportAlias(name, event)
      add(YamlNode(content: .refused, range: range(of: event)))
    case .sequenceStart:
      return open(Frame(start: source.offset(ofScalar: event.start), isMapping: false), event)
    case .mappingStart(let isFlow):
      return open(Frame(start: source.offset(ofScalar: event.start), isMapping: true, isFlow: isFlow), event)
    case .collectionEnd: close(event)
    }
    return true
  }

  private mutating func open(_ frame: Frame, _ event: YamlEvent) -> Bool {
    if stack.count == YamlLimits.depth {
      return stop(
        .limit, SourceRange(file, frame.start..<min(frame.start + 1, source.bytes.count)),
        "the nesting is deeper than 64 levels", help: use.usualDepth)
    }
    stack.append(frame)
    return true
  }

  private mutating func close(_ event: YamlEvent) {
    guard let frame = stack.popLast() else { return }
    let end = source.offset(ofScalar: event.end)
    let content: YamlNode.Content
    var range = SourceRange(file, frame.start..<max(frame.start, end))
    if frame.isMapping {
      content = .mapping(frame.entries, isFlow: frame.isFlow)
      if !frame.isFlow, let last = frame.entries.last {
        range = SourceRange(file, frame.start..<max(last.keyRange.end, last.value.range.end))
      }
    } else {
      content = .sequence(frame.items)
      // The end of a block sequence is the token after it.
      if source.bytes[max(frame.start, end - 1)] != UInt8(ascii: "]"), let last = frame.items.last {
        range = SourceRange(file, frame.start..<max(frame.start, last.range.end))
      }
    }
    add(YamlNode(content: content, range: range))
  }

  /// Puts a finished node where it belongs: a key, a value, an item or the root.
  private mutating func add(_ node: YamlNode) {
    guard var frame = stack.popLast() else {
      tree.root = node
      return
    }
    if !frame.isMapping {
      frame.items.append(node)
    } else if let key = frame.key {
      if case .text(let text, let range) = key {
        frame.entries.append(YamlEntry(key: text, keyRange: range, value: node))
      }
      frame.key = nil
    } else {
      frame.key = key(from: node, in: &frame)
    }
    stack.append(frame)
  }

  private mutating func key(from node: YamlNode, in frame: inout Frame) -> Key {
    guard case .scalar(let text, let isPlain) = node.content else {
      if case .refused = node.content { return .refused }
      tree.diagnostics.append(
        LanguageError.nameInvalid.at(
          node.range, "\(node.kind) cannot be a key", help: "a key is a plain text, such as `standard`"))
      return .refused
    }
    if text == "<<", isPlain {
      tree.diagnostics.append(
        LanguageError.alias.at(
          node.range, "merge keys are not supported",
          help: use.repetition))
      return .refused
    }
    if let first = frame.earlierKey(text) {
      let difference = first.key.utf8.elementsEqual(text.utf8) ? "" : " (the same letters, in other bytes)"
      tree.diagnostics.append(
        LanguageError.duplicateKey.at(
          node.range, "`\(text.shown)` is already a key of this mapping\(difference)",
          help: "remove one of the two, or rename it", notes: [.init(first.range, "first here")]))
      return .refused
    }
    frame.remember(text, node.range)
    return .text(text, node.range)
  }

  private mutating func reportProperties(of event: YamlEvent) {
    if let name = event.anchor, anchors.insert(name).inserted {
      let start = property("&", of: event)
      tree.diagnostics.append(
        LanguageError.alias.at(
          SourceRange(file, start..<min(start + name.utf8.count + 1, source.bytes.count)),
          "`&\(name.shown)` is a YAML anchor, and anchors are not supported",
          help: use.instead(ofAnchor: name.shown)))
    }
    if event.tag != nil {
      let range = wordRange(from: property("!", of: event))
      let word = source.text(range.offsets).shown
      tree.diagnostics.append(
        LanguageError.alias.at(
          range, "`\(word)` is a YAML tag, and tags are not supported", help: "remove it, or quote the text"))
    }
  }

  private mutating func reportAlias(_ name: String, _ event: YamlEvent) {
    let isInRefused = stack.contains { if case .refused? = $0.key { true } else { false } }
    guard !isInRefused, !anchors.contains(name) else { return }
    // Anchors are refused too, so a few of them are enough to guess from.
    let near = anchors.count > Self.fewAnchors ? nil : nearestName(to: name, among: anchors.sorted())
    anchors.insert(name)
    tree.diagnostics.append(
      LanguageError.alias.at(
        range(of: event), "`*\(name.shown)` is a YAML alias, and aliases are not supported",
        help: use.insteadOfAlias
          + (near.map { "; the anchor would be `&\($0.shown)`" } ?? "; nothing is anchored by that name")))
  }

  private static let fewAnchors = 100

  private mutating func stop(_ error: LanguageError, _ range: SourceRange, _ message: String, help: String) -> Bool {
    tree.diagnostics.append(error.at(range, message, help: help))
    tree.isIncomplete = true
    tree.root = nil
    return false
  }
}
