import SpringPhysics
package import TokenModel

/// What follows from a token's value, printed as outputs print it.
package struct TokenFacts: Sendable {
  /// The numbers, in the order in which they are read.
  package let facts: [Fact]
  /// The way from start to end; nil for what does not move.
  package let plot: Plot?
  /// What plays under Reduce Motion; nil for what does not play.
  package let reduceMotion: String?

  /// One number that nobody wrote.
  package struct Fact: Hashable, Sendable {
    /// What it is, such as `settles (0.1 %) in`.
    package let name: String
    /// The number, or several with commas between.
    package let value: String
    /// Its unit; empty where it has none.
    package let unit: String
  }

  /// A way in block characters.
  package struct Plot: Hashable, Sendable {
    /// The characters, from the start to the end of the time.
    package let text: String
    /// The time that it spans, in ms; nil for a unit curve.
    package let span: Decimal?
  }

  /// The facts of a token of a set.
  package init(of token: Token, in set: TokenSet) {
    func reduced(_ duration: Amount) -> String { set.reducedMotion(of: token, duration: duration.value).phrase }
    switch token.value {
    case .spring(let spring):
      facts = Self.facts(of: spring)
      let span = SpringPlot.span(of: [spring.physics])
      plot = Plot(text: SpringPlot.text(spring.physics, span: span), span: span)
      reduceMotion = reduced(spring.duration)
    case .easing(let easing):
      facts = [Self.controlPoints(of: easing)]
      plot = Plot(text: BlockPlot.text(easing.value), span: nil)
      reduceMotion = nil
    case .curve(let curve):
      facts = [Self.controlPoints(of: curve.easing)]
      plot = Plot(text: BlockPlot.text(curve.easing.value), span: curve.duration.value)
      reduceMotion = reduced(curve.duration)
    case .transition(let transition):
      facts = Self.share(enter: transition.enter.duration, exit: transition.effectiveExit.duration)
      plot = nil
      reduceMotion = ReducedEnds(of: transition, in: token, set).phrase
    default:
      facts = Self.facts(of: token.value)
      plot = nil
      reduceMotion = nil
    }
  }

  private static func facts(of spring: SpringValue) -> [Fact] {
    let facts = SpringFacts(spring.physics)
    var list = [
      Fact(name: "damping ratio", value: facts.dampingRatio, unit: ""),
      Fact(name: "stiffness, for a mass of 1", value: facts.stiffness, unit: "1/s²"),
      Fact(name: "damping, for a mass of 1", value: facts.damping, unit: "1/s"),
      Fact(name: "settles (0.1 %) in", value: facts.settling, unit: "ms"),
    ]
    if facts.overshoot != "0", let peak = spring.physics.firstPeak {
      list.append(Fact(name: "overshoots by", value: facts.overshoot, unit: "%"))
      list.append(Fact(name: "peaks after", value: Printing.rounded(peak * 1000, places: 1), unit: "ms"))
    }
    return list
  }

  private static func facts(of value: TokenValue) -> [Fact] {
    switch value {
    case .pair(let pair): share(enter: pair.enter, exit: pair.effectiveExit)
    case .stagger(let stagger):
      stagger.lastStart.map { [Fact(name: "the last starts after", value: $0.description, unit: "ms")] } ?? []
    default: []
    }
  }

  private static func share(enter: Amount?, exit: Amount?) -> [Fact] {
    guard let enter, let exit, let share = EnterExit(enter: enter, exit: exit, separator: "").share else { return [] }
    return [Fact(name: "the exit's share of the enter", value: share.description, unit: "%")]
  }

  private static func controlPoints(of easing: EasingValue) -> Fact {
    let points = easing.controlPoints.list.map(\.description).joined(separator: ", ")
    return Fact(name: "control points", value: points, unit: "")
  }
}
