import TokenModel

/// A token as it is written, before references are followed.
struct Draft {
  /// Its name.
  var path: TokenPath
  /// Where the name stands.
  var nameRange: SourceRange
  /// Its value as written.
  var body: Body
  /// What its author said about it.
  var notes = TokenNotes()
  /// What a broken body refers to: a name that nobody defines is a mistake of its own.
  var mentions: [(reference: ReferenceText, range: SourceRange)] = []

  /// The forms of a value.
  indirect enum Body {
    /// It was reported; what refers to it is not.
    case broken
    /// Another name for a token or a part of one.
    case alias(ReferenceText, SourceRange)
    /// A single number or easing.
    case single(Slot)
    /// Several parts that references can name, in the order in which they are listed.
    case parts(Form, [Part])
    /// A spring by its response and damping ratio.
    case response(Slot, dampingRatio: Slot, SpringValue.OlderKeys)
    /// A spring by its mass, stiffness and damping.
    case physical(mass: Slot?, stiffness: Slot, damping: Slot, SpringValue.OlderKeys)
    /// How a view comes and goes.
    case transition(TransitionDraft)
    /// A sensory feedback that has a name.
    case feedback(HapticValue.Feedback)
    /// A collision and how strong it is.
    case impact(HapticValue.Impact, intensity: Slot?)
  }

  /// What a value of several parts is.
  enum Form {
    /// An enter and an exit; the text goes between them where an exit is put in.
    case pair(separator: String)
    case spring
    case preset(SpringValue.Preset)
    case curve
    case stagger
    case concentric
    case gesture
  }

  /// A part of a value and the property that names it.
  struct Part {
    var property: Property
    var slot: Slot
  }
}

/// One number or easing of a draft.
struct Slot {
  /// What is written.
  indirect enum Expression {
    case literal(Decimal)
    /// That many percent of the enter.
    case percent(Decimal)
    case reference(ReferenceText)
    /// What a preset says.
    case derived(Decimal)
    case arithmetic(Arithmetic)
    case easing(EasingValue.Name)
    /// The four coordinates of the control points.
    case bezier([Slot])
  }

  var expression: Expression
  /// Where it is written.
  var range: SourceRange
  /// What may stand there.
  var field: Field
  /// What it is added to: a preset's bounce, where it is `extraBounce`.
  var base: Decimal?
}

/// A transition as it is written.
struct TransitionDraft {
  /// The pair that both ends come from, and where it is named.
  var timing: (reference: ReferenceText, range: SourceRange)?
  var enter: AnimationDraft?
  var exit: AnimationDraft?
  /// What goes between the enter and an exit that is put in.
  var separator = ", "
  var effects: [EffectDraft] = []
  var exitEffects: [EffectDraft]?
}

/// What plays at one end of a transition, as it is written.
enum AnimationDraft {
  /// A time, a percentage or a reference.
  case scalar(Slot)
  /// A spring or a curve that is written out, and where.
  case inline(Draft.Form, [Draft.Part], SourceRange)
}

/// An effect as it is written.
struct EffectDraft {
  /// The kinds of effects.
  enum Kind {
    /// One without a number.
    case fixed(Effect)
    case offset(x: Slot, y: Slot)
    case scale(Slot)
  }

  var kind: Kind
  /// Where it is written.
  var range: SourceRange
}
