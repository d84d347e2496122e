/// Feedback that is felt or heard.
@available(iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 26.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  let summary: String

  /// How heavy the things are that meet.
  public struct Weight: Equatable, Sendable {
    let name: String

    /// Small things.
    public static let light = Weight(name: "light")
    /// Things of middle size.
    public static let medium = Weight(name: "medium")
    /// Large things.
    public static let heavy = Weight(name: "heavy")
  }

  /// How firm the things are that meet.
  public struct Flexibility: Equatable, Sendable {
    let name: String

    /// Hard things.
    public static let rigid = Flexibility(name: "rigid")
    /// Things between hard and soft.
    public static let solid = Flexibility(name: "solid")
    /// Soft things.
    public static let soft = Flexibility(name: "soft")
  }

  /// A task is done.
  public static let success = SensoryFeedback(summary: "success")
  /// A task gave a warning.
  public static let warning = SensoryFeedback(summary: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(summary: "error")
  /// Values change as something is selected.
  public static let selection = SensoryFeedback(summary: "selection")
  /// An important value rose above a threshold.
  public static let increase = SensoryFeedback(summary: "increase")
  /// An important value fell below a threshold.
  public static let decrease = SensoryFeedback(summary: "decrease")
  /// An activity began.
  public static let start = SensoryFeedback(summary: "start")
  /// An activity ended.
  public static let stop = SensoryFeedback(summary: "stop")
  /// What is dragged is aligned.
  public static let alignment = SensoryFeedback(summary: "alignment")
  /// A pressure passed from level to level.
  public static let levelChange = SensoryFeedback(summary: "levelChange")
  /// Things met.
  public static let impact = SensoryFeedback(summary: "impact")

  /// Things of a weight met.
  public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(summary: "impact(weight: \(weight.name), intensity: \(intensity))")
  }

  /// Things of a firmness met.
  public static func impact(flexibility: SensoryFeedback.Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    SensoryFeedback(summary: "impact(flexibility: \(flexibility.name), intensity: \(intensity))")
  }
}

@available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 26.0, *)
extension SensoryFeedback {
  /// A path is drawn to its end.
  public static let pathComplete = SensoryFeedback(summary: "pathComplete")
}
