/// Which rules are on and with which numbers; the numbers are the rules' own.
package enum Profile: String, Sendable, CaseIterable {
  /// Every rule with the numbers of the house.
  case strict
  /// No rule: language errors only.
  case none
}
