package import SpringPhysics

/// One number of a token, with the place where the token has it and the place where it was written.
package struct Amount: Hashable, Sendable {
  /// The number, in its unit: milliseconds, points or 1.
  package let value: Decimal
  /// Where this token has it: a literal, a percentage, a preset's name or a reference.
  package let place: SourceRange
  /// How the token came by it.
  package let source: Source

  /// How a token comes by a number.
  package enum Source: Hashable, Sendable {
    /// It is written there.
    case literal
    /// It is that many percent of the enter.
    case percent(Decimal)
    /// It follows from something else that is written there, such as a preset's name.
    case derived
    /// Another token wrote it.
    case reference(Origin)
  }

  /// Where a number that came through references was written.
  package struct Origin: Hashable, Sendable {
    /// The index of the token that wrote it.
    package let token: Int
    /// Where it stands there.
    package let place: SourceRange
    /// Which part of that token it is.
    package let property: Property?
    /// The token that the reference names, and which part of it: the writer, or one that has it from there.
    package let named: Part

    /// A token, or one part of it.
    package struct Part: Hashable, Sendable {
      /// The index of the token.
      package let token: Int
      /// The part; nil for all of it.
      package let property: Property?

      /// A token, or one part of it.
      package init(token: Int, property: Property?) {
        self.token = token
        self.property = property
      }
    }

    /// A number of another token.
    package init(token: Int, place: SourceRange, property: Property?, named: Part) {
      self.token = token
      self.place = place
      self.property = property
      self.named = named
    }
  }

  /// A number at a place.
  package init(_ value: Decimal, at place: SourceRange, _ source: Source = .literal) {
    self.value = value
    self.place = place
    self.source = source
  }

  /// Where it was written, if another token wrote it.
  package var origin: Origin? {
    if case .reference(let origin) = source { origin } else { nil }
  }
}

/// A part of a token that a reference can name.
package enum Property: String, Hashable, Sendable, CaseIterable {
  /// Of a spring.
  case duration, bounce
  /// Of a pair.
  case enter, exit
  /// Of a stagger.
  case interval, maxItems
  /// Of a concentric radius.
  case outer, inset
}

/// What a token is, every reference followed.
package enum TokenValue: Hashable, Sendable {
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
  /// A cascade.
  case stagger(StaggerValue)
  /// The radius of a corner within a corner.
  case concentric(ConcentricRadius)
}

/// The times of something that comes and goes.
package struct EnterExit: Hashable, Sendable {
  /// How long it takes to come, in ms.
  package let enter: Amount
  /// How long it takes to go, in ms; nil where nothing is said and it leaves as it came.
  package let exit: Amount?
  /// What goes between the enter and an exit that is put in after it: `, ` or a line end and the indentation.
  package let separator: String

  /// A pair.
  package init(enter: Amount, exit: Amount?, separator: String) {
    self.enter = enter
    self.exit = exit
    self.separator = separator
  }

  /// How long it takes to go, in ms.
  package var effectiveExit: Amount { exit ?? enter }

  /// How many percent of the enter the exit takes, rounded to a tenth; nil for an enter of no time.
  package var share: Decimal? {
    let share = effectiveExit.value.multiplied(by: 100)?.divided(by: enter.value)
    return share.flatMap { Decimal(rounding: $0.double, places: 1) }
  }
}

/// A spring by its perceptual duration and its bounce.
package struct SpringValue: Hashable, Sendable {
  /// The perceptual duration in ms, above zero.
  package let duration: Amount
  /// The bounce, −0.85 ≤ b < 1.
  package let bounce: Amount
  /// The preset that it was written as.
  package let preset: Preset?
  /// The same spring for what is derived; its duration is in seconds.
  package let physics: Spring

  /// SwiftUI's named springs, of 500 ms unless another duration is given.
  package enum Preset: String, Sendable, CaseIterable {
    /// No bounce.
    case smooth
    /// A bounce of 0.15.
    case snappy
    /// A bounce of 0.3.
    case bouncy

    /// The bounce that `extraBounce` is added to.
    package var bounce: Decimal {
      switch self {
      case .smooth: 0
      case .snappy: Decimal(millionths: 150_000)
      case .bouncy: Decimal(millionths: 300_000)
      }
    }

    /// 500 ms.
    package static let duration: Decimal = 500
  }

  /// A spring whose `physics` agrees with its numbers.
  package init(duration: Amount, bounce: Amount, preset: Preset?, physics: Spring) {
    self.duration = duration
    self.bounce = bounce
    self.preset = preset
    self.physics = physics
  }
}

/// A cascade: items start one after another.
package struct StaggerValue: Hashable, Sendable {
  /// The time between two starts, in ms, above zero.
  package let interval: Amount
  /// How many items start one by one; the others start with the last of them. Whole, at least 1.
  package let maxItems: Amount

  /// A cascade.
  package init(interval: Amount, maxItems: Amount) {
    self.interval = interval
    self.maxItems = maxItems
  }

  /// When the last item starts, in ms: one interval fewer than there are items; nil beyond 10⁹ ms.
  package var lastStart: Decimal? { interval.value.multiplied(by: maxItems.value - 1) }
}

/// The radius of a corner that lies inside another, at a distance.
package struct ConcentricRadius: Hashable, Sendable {
  /// The radius of the outer corner, in points.
  package let outer: Amount
  /// How far the inner corner lies inside, in points.
  package let inset: Amount

  /// An inner corner.
  package init(outer: Amount, inset: Amount) {
    self.outer = outer
    self.inset = inset
  }

  /// The inner radius in points: outer − inset, at least zero.
  package var radius: Decimal { max(.zero, outer.value - inset.value) }
}
