import TokenModel

/// A Mustache template, parsed once and rendered any number of times.
///
/// It follows the six required modules of the Mustache specification, with these differences. A name that no
/// frame of the context knows is an error. `{{x}}` escapes for the language that the template's path or a first
/// line such as `{{! language: swift }}` names; a partial that tells no language of its own is escaped like the
/// template that includes it. The indentation of a partial is not put in front of its empty lines. Lambdas,
/// inheritance and dynamic names do not exist.
package struct Template: Sendable {
  /// What `{{x}}` escapes for.
  package let language: TemplateLanguage
  private let programs: [Program]

  /// Parses a template and every partial that it reaches, by name; nothing is read from disk.
  ///
  /// All faults of all these files are reported together.
  package init(
    _ source: TemplateSource, partials: [String: TemplateSource] = [:]
  ) throws(TemplateError) {
    var table = PartialTable(root: source, partials: partials)
    var programs: [Program] = []
    var faults: [Diagnostic] = []
    while let next = table.source(at: programs.count) {
      var parser = TemplateParser(next, isPartial: !programs.isEmpty)
      programs.append(parser.parse(including: &table))
      faults += parser.faults
    }
    guard faults.isEmpty else { throw TemplateError(faults) }
    language = programs.first?.language ?? .none
    self.programs = programs
  }

  /// The text that the template makes of `context`, the outermost frame.
  ///
  /// Every unknown name and every misused value is reported once; a partial that includes itself without end and
  /// an output past the limits stop at once.
  package func render(
    _ context: TemplateValue, limits: RenderLimits = RenderLimits()
  ) throws(TemplateError) -> String {
    var renderer = Renderer(programs, language: language, context: context, limits: limits)
    return String(decoding: try renderer.render(), as: UTF8.self)
  }
}

/// The files that a template reaches, numbered in the order in which they are first named.
struct PartialTable {
  private let partials: [String: TemplateSource]
  private var sources: [TemplateSource]
  private var numbers: [String: Int] = [:]

  /// A table that holds only the template itself, as number 0.
  init(root: TemplateSource, partials: [String: TemplateSource]) {
    self.partials = partials
    sources = [root]
  }

  /// The names of all partials that there are, in order.
  var names: [String] { partials.keys.sorted() }

  /// The file of a number, or nil past the last one.
  func source(at number: Int) -> TemplateSource? { number < sources.count ? sources[number] : nil }

  /// The number of a partial, or nil where there is no such partial.
  mutating func number(of name: String) -> Int? {
    if let known = numbers[name] { return known }
    guard let source = partials[name] else { return nil }
    numbers[name] = sources.count
    sources.append(source)
    return sources.count - 1
  }
}
