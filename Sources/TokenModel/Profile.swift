/// Which rules are on and with which numbers; the numbers are the rules' own.
package enum Profile: String, Sendable, CaseIterable {
  /// Every rule with the numbers of the house.
  case strict
  /// The numbers that Apple's own presets pass.
  case hig
  /// The numbers of Material's motion.
  case material
  /// No rule: language errors only.
  case none
}
