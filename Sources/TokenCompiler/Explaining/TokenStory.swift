import TokenModel
import TokenOutput
import TokenRules

/// Everything that there is to tell of a token.
struct TokenStory {
  /// The token.
  let token: Token
  /// How it came by its value.
  let chain: ValueChain
  /// Where its role comes from; nil where tokens of its section have none.
  let roleReason: String?
  /// What follows from its value.
  let facts: TokenFacts
  /// Why it plays what it plays under Reduce Motion; nil for what does not play.
  let reduceMotionReason: ReduceMotionReason?
  /// How long something may take that travels its distance; nil without one.
  let band: DistanceBand?
  /// Who refers to it.
  let users: [TokenUser]
  /// What the rules say.
  let verdicts: [Verdict]
  /// Whether tokens without a value are missing among the users.
  let isIncomplete: Bool
  private let report: Report

  /// The story of a token of a judged set.
  init(of token: Token, in checked: CheckedSet, _ configuration: Configuration) {
    let set = checked.set
    self.token = token
    chain = ValueChain(of: token, in: set)
    roleReason = token.path.section.hasRoles ? token.roleReason(in: set, configuration) : nil
    facts = TokenFacts(of: token, in: set)
    reduceMotionReason = facts.reduceMotion.map { _ in ReduceMotionReason(of: token, in: set) }
    band = token.distance.map { DistanceBand($0.value) }
    users = TokenUser.all(of: token, in: set)
    verdicts = Verdict.all(on: token, chain, in: checked, configuration)
    isIncomplete = checked.isIncomplete || !checked.broken.isEmpty
    report = Report(checked)
  }

  /// What follows from its value and its distance.
  var derived: [(name: String, value: String, unit: String)] {
    facts.facts.map { ($0.name, $0.value, $0.unit) }
      + (token.distance.flatMap { distance in
        band.map { [("may take, over \(distance.value) pt", "\($0.low)–\($0.high)", "ms")] }
      } ?? [])
  }

  /// A place, for people: `tokens/a.yaml:12:9`.
  func shown(_ place: SourceRange) -> String {
    let location = self.location(place)
    return "\(path(place).visible):\(location.line):\(location.column)"
  }

  /// The path of the file that a place lies in.
  func path(_ place: SourceRange) -> String { report.file(place).path }

  /// A place for people.
  func location(_ place: SourceRange) -> SourceLocation { report.locations(place).start }

  /// What stands at a place, without the quotes of a text and cut to its first line.
  func text(at place: SourceRange) -> String {
    let lines = report.file(place).text(place.offsets).lines
    let first = (lines.first ?? "").trimmedAtEnd.withoutQuotes
    return first.shown + (lines.count > 1 ? " …" : "")
  }
}

extension String {
  /// The text without the quotes around it.
  fileprivate var withoutQuotes: String {
    guard let quote = utf8.first, "\"'".utf8.contains(quote), utf8.count > 1, utf8.last == quote else { return self }
    return String(dropFirst().dropLast())
  }
}
