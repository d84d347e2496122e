/// What a rule is about, as the catalogue lists rules.
package enum RuleGroup: String, Sendable, CaseIterable {
  /// How long things take and how they proceed.
  case timing = "Timing"
  /// How springs swing.
  case springs = "Springs"
  /// How items follow each other.
  case stagger = "Stagger"
  /// What plays for people who asked for less motion.
  case reduceMotion = "Reduce Motion"
  /// What a transition does to a view.
  case effects = "Effects"
  /// Distances, corners and sizes.
  case layout = "Layout"
  /// The tokens as a set: their names, texts and likeness.
  case set = "Set"
}
