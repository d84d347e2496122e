import TokenCompiler
import TokenModel

/// `tokenc explain`: the story of a rule.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain", abstract: "Explain a rule: what it finds, why, and with which limits.",
    discussion: "Without a rule it lists them all.")

  @Argument(help: ArgumentHelp("The id of a rule or of a language error.", valueName: "rule"))
  var rule: String?

  mutating func run() throws {
    try StandardStream.output.write(try text())
  }

  private func text() throws(ValidationError) -> String {
    guard let rule else { return Explanation.catalogue }
    if let text = Explanation.text(of: rule) { return text }
    let near = nearestName(to: rule, among: Explanation.ids).map { "; did you mean `\($0)`?" }
    throw ValidationError("there is no rule `\(rule)`" + (near ?? "; `tokenc explain` lists them all"))
  }
}
