import TokenModel
import TokenSource

extension Token {
  /// Where its role comes from, in words.
  func roleReason(in set: TokenSet, _ configuration: Configuration) -> String {
    switch role.source {
    case .token: return "the token says so"
    case .group: return "a group around it says so"
    case .configuration:
      let pattern = configuration.roles.last { $0.matches(path) }
      return pattern.map { "the configuration gives it by the pattern `\($0.text)`" } ?? "the configuration gives it"
    case .reference:
      return namesake(in: set).map { "`\($0.path)` has it, which its value names" } ?? "the token that it names has it"
    case .default: return "nobody says one"
    }
  }

  /// The token that gives it a role: what an alias, an enter or a timing names.
  private func namesake(in set: TokenSet) -> Token? {
    let place: SourceRange? =
      switch value {
      case _ where isAlias: references.first?.range
      case .pair(let pair): pair.enter.place
      case .transition(let transition): transition.timing ?? transition.enter.place
      default: nil
      }
    return place.flatMap { place in references.first { $0.range == place } }.flatMap { set.token($0.token) }
  }
}
