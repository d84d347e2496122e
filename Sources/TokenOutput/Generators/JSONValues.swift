import TokenModel

extension JSONGenerator {
  /// Writes the type and the value of a token, what follows from it, and what plays under Reduce Motion.
  func writeValue(_ token: Token, to object: inout JSONWriter) {
    switch token.value {
    case .spring(let spring): write(spring, token, to: &object)
    case .time(let time):
      object.string("type", "duration")
      object.literal("value", time.value.description)
    case .pair(let pair):
      object.string("type", "enterExit")
      object.numbers("value", [("enter", pair.enter), ("exit", pair.effectiveExit)])
    case .easing(let easing):
      object.string("type", "easing")
      object.easing("value", easing)
    case .curve(let curve):
      object.string("type", "curve")
      object.curve("value", curve)
      object.reduced("reduceMotion", input.set.reducedMotion(of: token, duration: curve.duration.value))
    case .transition(let transition): write(transition, token, to: &object)
    case .stagger(let stagger):
      object.string("type", "stagger")
      object.numbers("value", [("interval", stagger.interval), ("maxItems", stagger.maxItems)])
      if let last = stagger.lastStart {
        object.object("derived") { $0.literal("lastStart", last.description) }
      }
    case .length(let length):
      object.string("type", token.path.section.rawValue)
      object.literal("value", length.value.description)
    case .concentric(let radius):
      object.string("type", token.path.section.rawValue)
      object.literal("value", radius.radius.description)
      object.numbers("concentric", [("outer", radius.outer), ("inset", radius.inset)])
    case .number(let number):
      object.string("type", "scale")
      object.literal("value", number.value.description)
    case .haptic(let haptic):
      object.string("type", "haptic")
      object.object("value") { value in
        switch haptic {
        case .feedback(let feedback): value.string("feedback", feedback.rawValue)
        case .impact(let impact, let intensity):
          value.string("impact", impact.rawValue)
          if let intensity { value.literal("intensity", intensity.value.description) }
        }
      }
    case .gesture(let gesture):
      object.string("type", "gesture")
      object.numbers(
        "value", GestureValue.properties.compactMap { property in gesture[property].map { (property.rawValue, $0) } })
    }
  }

  private func write(_ spring: SpringValue, _ token: Token, to object: inout JSONWriter) {
    object.string("type", "spring")
    object.object("value") { value in
      value.literal("duration", spring.duration.value.description)
      value.literal("bounce", spring.bounce.value.description)
      if case .preset(let preset) = spring.form { value.string("preset", preset.rawValue) }
    }
    switch spring.form {
    case .perceptual, .preset: break
    case .response(let ratio):
      object.numbers("written", [("response", spring.duration), ("dampingRatio", ratio)])
    case .physical(let mass, let stiffness, let damping):
      let mass = mass.map { [("mass", $0)] } ?? []
      object.numbers("written", mass + [("stiffness", stiffness), ("damping", damping)])
    }
    let facts = input.facts(of: spring)
    object.object("derived") { derived in
      derived.literal("dampingRatio", facts.dampingRatio)
      derived.literal("stiffness", facts.stiffness)
      derived.literal("damping", facts.damping)
      derived.literal("settling", facts.settling)
      derived.literal("overshoot", facts.overshoot)
    }
    object.reduced("reduceMotion", input.set.reducedMotion(of: token, duration: spring.duration.value))
  }

  private func write(_ transition: TransitionValue, _ token: Token, to object: inout JSONWriter) {
    object.string("type", "transition")
    object.object("value") { value in
      animation("enter", transition.enter, to: &value)
      animation("exit", transition.effectiveExit, to: &value)
      value.array("effects") { list in for placed in transition.effects { list.effect(placed.effect) } }
      if let effects = transition.exitEffects {
        value.array("exitEffects") { list in for placed in effects { list.effect(placed.effect) } }
      }
    }
    let reduced = ReducedEnds(of: transition, in: token, input.set)
    object.object("reduceMotion") { ends in
      ends.reduced("enter", reduced.enter)
      ends.reduced("exit", reduced.exit)
    }
  }

  /// One end of a transition: what kind of animation plays, its numbers, and the token that it names.
  private func animation(_ key: String, _ animation: AnimationValue, to writer: inout JSONWriter) {
    writer.object(key) { object in
      switch animation.kind {
      case .none: object.string("kind", "none")
      case .spring(let spring):
        object.string("kind", "spring")
        object.literal("duration", spring.duration.value.description)
        object.literal("bounce", spring.bounce.value.description)
      case .curve(let curve):
        object.string("kind", "curve")
        object.literal("duration", curve.duration.value.description)
        object.easing("easing", curve.easing)
      }
      if let named = animation.token.flatMap(input.set.token) { object.string("token", named.path.text) }
    }
  }
}

extension JSONWriter {
  fileprivate mutating func numbers(_ key: String, _ amounts: [(String, Amount)]) {
    object(key) { object in
      for (name, amount) in amounts { object.literal(name, amount.value.description) }
    }
  }

  fileprivate mutating func easing(_ key: String, _ easing: EasingValue) {
    object(key) { object in
      if case .named(let name) = easing.shape { object.string("name", name.rawValue) }
      object.array("controlPoints") { list in
        for coordinate in easing.controlPoints.list { list.literal(nil, coordinate.description) }
      }
    }
  }

  fileprivate mutating func curve(_ key: String, _ curve: CurveValue) {
    object(key) { object in
      object.literal("duration", curve.duration.value.description)
      object.easing("easing", curve.easing)
    }
  }

  fileprivate mutating func reduced(_ key: String, _ reduced: ReducedMotion) {
    switch reduced {
    case .none: string(key, "none")
    case .keep: string(key, "keep")
    case .crossfade(let duration): object(key) { $0.literal("crossfade", duration.description) }
    case .curve(let curve): object(key) { $0.curve("curve", curve) }
    }
  }

  fileprivate mutating func effect(_ effect: Effect) {
    object { object in
      object.string("effect", effect.name)
      switch effect {
      case .opacity, .blurReplace: break
      case .move(let edge), .push(let edge): object.string("edge", edge.rawValue)
      case .offset(let x, let y):
        object.literal("x", x.value.description)
        object.literal("y", y.value.description)
      case .scale(let scale): object.literal("scale", scale.value.description)
      }
    }
  }
}
