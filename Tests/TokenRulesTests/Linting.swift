import Support
import TokenModel
import TokenRules
import TokenSource

extension Reading {
  /// What a profile finds in the tokens, in path, line and column order.
  func findings(_ profile: Profile = .strict) -> [Diagnostic] {
    Self.sorted(Linter(profile).check(read.set))
  }

  /// What `strict` finds, as `a.yaml:2:5 duration-cap`.
  var lint: [String] { findings().map(line) }
}
