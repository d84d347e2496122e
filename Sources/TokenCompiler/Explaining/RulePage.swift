import TokenModel
import TokenRules

/// The page of a rule.
enum RulePage {
  /// Everything that the rule says of itself.
  static func page(of about: RuleDescription) -> Page {
    let examples = about.bad.map { ShownExample($0.yaml, finds: about.id) }
    var blocks: [Page.Block] = [.paragraph(.prose(about.rationale))]
    if !about.options.isEmpty { blocks += [.heading("Limits"), RuleLimits(about).table] }
    blocks += self.examples("Bad, with ↓ before what it finds", about.bad)
    blocks += ShownExample.shown(of: examples)?.blocks ?? []
    blocks += self.examples("Good", about.good)
    let sources = about.sources.isEmpty ? ["house style"] : about.sources
    blocks += [.heading("Sources"), .list(sources.map(Page.Words.prose))]
    blocks += [
      .heading("In `tokenc.yaml`"), .code(configuration(of: about), language: "yaml"),
      .paragraph(
        """
        The severity is `error`, `warning`, `info` or `off`. To accept one finding, say why in its token: \
        `waive: { \(about.id): the reason }`.
        """),
    ]
    return Page(
      title: about.id, aside: ("Severity", about.severity?.rawValue ?? "off"), summary: .prose(about.summary),
      blocks: blocks)
  }

  private static func examples(_ title: String, _ examples: [Example]) -> [Page.Block] {
    examples.isEmpty ? [] : [.heading(title)] + examples.map { .code($0.yaml.lines, language: "yaml") }
  }

  /// What changes the rule, with the limit that it has anyway.
  static func configuration(of about: RuleDescription) -> [String] {
    let severity = about.severity == nil ? "warning" : "info"
    let limit = about.options.lazy.compactMap { option in
      option.value.map { "\(option.name): \(option.written($0))" }
    }.first
    return ["rules:", "  \(about.id): \(limit.map { "{ severity: \(severity), \($0) }" } ?? severity)"]
  }
}
