import Mustache
import Testing

@Suite("Partials")
struct PartialTests {
  private let tree = TemplateValue.record([
    "name": .text("a"),
    "children": .list([
      .record([
        "name": .text("b"), "children": .list([.record(["name": .text("c"), "children": .list([])])]),
      ]),
      .record(["name": .text("d"), "children": .list([])]),
    ]),
  ])

  @Test func `a partial that includes itself goes through nested values, each level indented further`() throws {
    let sample = Sample(
      "{{>node}}", partials: ["node": "- {{name}}\n{{#children}}\n  {{>node}}\n{{/children}}\n"])
    #expect(try sample.render(tree) == "- a\n  - b\n    - c\n  - d\n")
  }

  @Test func `a partial that includes itself without end stops at the limit`() {
    let own = Sample("\n{{>a}}", partials: ["a": "x {{>a}}{{>a}}"])
    let help = "(include it in a section over nested values, and give the innermost an empty list)"
    #expect(own.faults() == ["a.mustache:1:6-1:7 partial `a` stands more than 64 deep in partials \(help)"])
    let two = Sample("{{>a}}", partials: ["a": "{{>b}}", "b": "{{#yes}}\n  {{>a}}\n{{/yes}}"])
    #expect(
      two.faults(.record(["yes": .flag(true)])) == [
        "b.mustache:2:6-2:7 partial `a` stands more than 64 deep in partials \(help)"
      ])
  }

  @Test func `values may be nested 64 deep, and no deeper`() throws {
    let sample = Sample("{{>node}}", partials: ["node": "{{#next}}{{>node}}{{/next}}{{^next}}end{{/next}}"])
    #expect(try sample.render(chain(63)) == "end")
    #expect(sample.faults(chain(64)).count == 1)
    #expect(try sample.render(chain(99), limits: RenderLimits(depth: 100)) == "end")
  }

  @Test func `what was unknown before the limit is reported with it`() {
    let faults = Sample("{{x}}{{>a}}", partials: ["a": "{{>a}}"]).faults()
    #expect(faults.map { $0.prefix { $0 != " " } } == ["sample.mustache:1:3-1:4", "a.mustache:1:4-1:5"])
  }

  @Test func `an output that grows past its limit stops`() {
    let items = TemplateValue.record(["x": .list(Array(repeating: .flag(true), count: 1000))])
    let text = "{{#x}}\n{{#x}}.{{/x}}{{/x}}"
    #expect(
      Sample(text).faults(items, limits: RenderLimits(bytes: 5000)) == [
        "sample.mustache:2:4-2:5 the output grows past 5000 bytes here (nest fewer sections over long lists)"
      ])
    #expect(
      Sample(text).faults(items, limits: RenderLimits(steps: 5000)) == [
        "sample.mustache:2:4-2:5 rendering takes more than 5000 steps (nest fewer sections over long lists)"
      ])
    let doubling = Dictionary(
      uniqueKeysWithValues: (0..<60).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") })
    let sample = Sample("{{>p0}}", partials: doubling.merging(["p60": ""]) { old, _ in old })
    #expect(sample.faults(limits: RenderLimits(steps: 5000)).count == 1)
  }

  @Test func `indentation goes in front of each line of the partial but empty ones, not into values`() throws {
    let partial = "one\n\n{{x}}\n{{#yes}}\ntwo {{x}}\n{{/yes}}\n{{!\n}}\r\n\r\n{{#yes}}three{{/yes}}\n"
    let sample = Sample("(\n  {{>p}}\n)", partials: ["p": partial])
    let context = TemplateValue.record(["x": .text("1\n2"), "yes": .flag(true)])
    #expect(try sample.render(context) == "(\n  one\n\n  1\n2\n  two 1\n2\n\r\n  three\n)")
  }

  @Test func `a line that a section's end begins is a line of each round`() throws {
    let sample = Sample("  {{>p}}\n", partials: ["p": "{{#x}}a\n{{/x}}b\n"])
    #expect(try sample.render(.record(["x": .list([.flag(true), .flag(true)])])) == "  a\n  a\n  b\n")
  }

  @Test func `a partial inside a line is not indented, nor is what it includes there`() throws {
    let partials = ["outer": "1 {{>inner}}\n{{>inner}}\n", "inner": "2\n3\n"]
    #expect(try Sample("\t{{>outer}}\n", partials: partials).render() == "\t1 2\n3\n\n\t2\n\t3\n")
  }

  @Test func `one template renders any number of contexts`() throws {
    let template = try Sample("{{x}}").parse()
    #expect(try template.render(.record(["x": .text("1")])) == "1")
    #expect(try template.render(.record(["x": .text("2")])) == "2")
  }

  private func chain(_ depth: Int) -> TemplateValue {
    var value = TemplateValue.record(["next": .absent])
    for _ in 0..<depth { value = .record(["next": value]) }
    return value
  }
}
