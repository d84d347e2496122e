import TokenModel
import TokenOutput

/// The page of a token.
enum TokenPage {
  /// How many lines of a list are printed; the JSON has all.
  private static let most = 100

  /// Everything that there is to tell of a token.
  static func page(of story: TokenStory) -> Page {
    let token = story.token
    var blocks: [Page.Block] = []
    if let description = token.description { blocks.append(.paragraph(.authored(description))) }
    switch token.deprecation {
    case .message(let text): blocks.append(.list(["deprecated", .authored(text)]))
    case .plain: blocks.append(.list(["deprecated"]))
    case nil: break
    }
    blocks += [.heading("Value"), .code(chain(of: story), language: "")]
    if let plot = story.facts.plot { blocks.append(.code(self.plot(plot), language: "")) }
    if !story.derived.isEmpty {
      blocks += [
        .heading("What follows from it"),
        .table(
          head: ["what", "value"],
          rows: story.derived.map { [.prose($0.name), .prose("\($0.value) \($0.unit)".trimmedAtEnd)] }),
      ]
    }
    if let reason = story.roleReason {
      blocks += [.heading("Role"), .list([.prose("`\(token.role.role.rawValue)`: \(reason)")])]
    }
    if let reduced = story.facts.reduceMotion, let reason = story.reduceMotionReason {
      blocks += [.heading("Under Reduce Motion"), .list([.prose("\(reduced), because \(reason.words(story.shown))")])]
    }
    blocks += users(of: story) + [.heading("Rules"), verdicts(of: story)]
    return Page(
      title: token.path.text, aside: ("Kind", token.path.section.tokenKind), summary: .prose(token.value.phrase),
      blocks: blocks)
  }

  private static func chain(of story: TokenStory) -> [String] {
    let lines = story.chain.steps.prefix(most).map { step in
      let isDeeper = step.depth > 0
      let name = [isDeeper ? step.token.text : nil, step.part].compactMap { $0 }.joined(separator: ".")
      let text = story.text(at: step.place)
      let isSaid = text.split(separator: " ").joined() == step.value.split(separator: " ").joined()
      return String(repeating: "  ", count: step.depth) + story.shown(step.place) + "  "
        + (name.isEmpty ? "" : "\(name): ") + text + (isSaid ? "" : " → \(step.value)")
    }
    let place = lines.isEmpty ? ["\(story.shown(story.token.nameRange))  \(story.token.value.phrase)"] : []
    return place + lines + more(than: most, story.chain.steps.count)
  }

  private static func plot(_ plot: TokenFacts.Plot) -> [String] {
    [plot.text + (plot.span.map { "  \($0) ms" } ?? "")]
  }

  private static func users(of story: TokenStory) -> [Page.Block] {
    let lines = story.users.prefix(most).map { "\(story.shown($0.place))  \($0.path)" }
    let all = lines + more(than: most, story.users.count)
    let missing: [Page.Block] =
      story.isIncomplete ? [.paragraph("Tokens that have no value are not among them: mend their errors first.")] : []
    let used: Page.Block = all.isEmpty ? .list(["no other token"]) : .code(all, language: "")
    return [.heading("Used by"), used] + missing
  }

  private static func more(than count: Int, _ all: Int) -> [String] {
    all > count ? ["… and \(all - count) more"] : []
  }

  private static func verdicts(of story: TokenStory) -> Page.Block {
    .table(
      head: ["rule", "verdict", "why"],
      rows: story.verdicts.map { verdict in
        let why: Page.Words =
          switch verdict.kind {
          case .ok, .off: ""
          case .waived(let reason): .authored(reason)
          case .found(let finding): .prose(finding.message)
          }
        return [.prose("`\(verdict.rule)`"), .prose(verdict.kind.word), why]
      })
  }
}
