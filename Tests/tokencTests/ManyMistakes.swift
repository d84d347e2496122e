/// Four token files with more than twenty different mistakes, each marked `«id»` in front of its place.
enum ManyMistakes {
  /// The files by path, in the order of the findings.
  static let files: [(path: String, marked: String)] = [
    ("tokens/a.yaml", springs), ("tokens/b.yaml", durations), ("tokens/c/c.yml", steps), ("tokens/d.yaml", rest),
  ]

  private static let springs = """
    springs:
      menu: { duration: «duration-cap»400ms, bounce: 0 }
      thrown: { duration: 300ms, bounce: «bounce-limit»0.5, role: release }
      blink: { duration: «duration-floor»20ms, bounce: 0 }
      heavy: { duration: 200ms, bounce: «bounce-negative»-0.2 }
      typo: { duration: 200ms, «unknown-key»bonce: 0 }
      again: { duration: 200ms, bounce: 0, «duplicate-key»bounce: 0 }
      bare: { duration: «unit-missing»250, bounce: 0 }
      pixels: { duration: «unit-unknown»250px, bounce: 0 }
      octal: { duration: «number-invalid»0200ms, bounce: 0 }
      wild: { duration: 200ms, bounce: «value-range»2 }

    """

  private static let durations = """
    # Zeiten für Überblendungen
    durations:
      verhältnis: { enter: 200ms, exit: «exit-ratio»90% }
      missing: { enter: «exit-missing»200ms }
      lost: «reference-unknown»"{springs.nowhere}"
      length: «reference-type»"{spacing.sm}"
      cycle: «reference-cycle»"{durations.circle}"
      circle: "{durations.cycle}"
      bare: «reference-unquoted»{durations.toggle}
      sum: «expression-invalid»"{durations.toggle} + 1"
      «value-missing»empty:
      list: «value-invalid»[150ms]
      toggle: 150ms

    """

  private static let steps = """
    stagger:
      fast: { interval: «stagger-interval»10ms, maxItems: 8 }
      many: { interval: 30ms, maxItems: «stagger-items»9 }
      slow: { interval: 50ms, maxItems: «stagger-total»20 }
    spacing:
      sm: 8
      odd: «spacing-grid»7
      «name-invalid»"a/b": 4
      waived: { value: 16, waive: { «waiver-unused»spacing-grid: The old app has it. } }
      shrug: { value: 16, waive: { «waiver-reason»spacing-grid: "" } }

    """

  private static let rest = """
    spacing:
      «duplicate-token»sm: 12
    radius:
      card: «alias»&card 16
    «unknown-section»motions: {}
    """
}
