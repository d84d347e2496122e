/// A sensory feedback, by the names that SwiftUI has for it.
package enum HapticValue: Hashable, Sendable {
  /// One that says what happened.
  case feedback(Feedback)
  /// A collision, and how strong it is: 0…1, nil for the platform's own strength.
  case impact(Impact, intensity: Amount?)

  /// What happened.
  package enum Feedback: String, Sendable, CaseIterable {
    /// The selection changed.
    case selection
    /// A task is done.
    case success
    /// A task needs attention.
    case warning
    /// A task failed.
    case error
    /// Something began.
    case start
    /// Something ended.
    case stop
    /// A value rose past a threshold.
    case increase
    /// A value fell past a threshold.
    case decrease
    /// Something that is dragged came into line.
    case alignment
    /// A pressure passed from one level to another.
    case levelChange
  }

  /// What collides.
  package enum Impact: String, Sendable, CaseIterable {
    /// Small or light things.
    case light
    /// Things of middle weight.
    case medium
    /// Large or heavy things.
    case heavy
    /// Hard or inflexible things.
    case rigid
    /// Soft or flexible things.
    case soft
    /// Things that are neither hard nor soft.
    case solid
  }
}
