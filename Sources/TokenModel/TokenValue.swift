/// What a token is, every reference followed.
package indirect enum TokenValue: Hashable, Sendable {
  /// A time in milliseconds.
  case time(Amount)
  /// A length in points.
  case length(Amount)
  /// A number without a unit.
  case number(Amount)
  /// The times of an enter and an exit.
  case pair(EnterExit)
  /// A spring.
  case spring(SpringValue)
  /// A unit curve.
  case easing(EasingValue)
  /// A timed animation.
  case curve(CurveValue)
  /// How a view comes and goes.
  case transition(TransitionValue)
  /// A cascade.
  case stagger(StaggerValue)
  /// The radius of a corner within a corner.
  case concentric(ConcentricRadius)
  /// A sensory feedback.
  case haptic(HapticValue)
  /// The thresholds of a gesture.
  case gesture(GestureValue)
}
