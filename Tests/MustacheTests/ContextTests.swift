import Mustache
import Testing

@Suite("Names and frames")
struct ContextTests {
  @Test func `each item of a list tells where it stands`() throws {
    let sample = Sample("{{#x}}{{index}}{{#first}} first{{/first}}{{^last}}, {{/last}}{{/x}}")
    #expect(
      try sample.render(.record(["x": .list([.text("a"), .text("b"), .text("c")])])) == "0 first, 1, 2")
    #expect(try sample.render(.record(["x": .list([.record([:])])])) == "0 first")
    #expect(try sample.render(.record(["x": .list([])])) == "")
  }

  @Test func `a record's own names come before those of its place, and these before outer names`() throws {
    let context = TemplateValue.record([
      "index": .text("outer"), "first": .text("outer"),
      "x": .list([.record(["index": .text("own")])]),
    ])
    #expect(try Sample("{{index}} {{#x}}{{index}} {{first}}{{/x}}").render(context) == "outer own true")
  }

  @Test func `an inner frame that is no list's item leaves the outer item's place visible`() throws {
    let item = TemplateValue.record([
      "more": .record(["name": .text("n")]), "inner": .list([.text("a"), .text("b")]),
    ])
    let sample = Sample(
      "{{#x}}{{#more}}{{name}}{{index}}{{/more}}{{#inner}}{{index}}{{/inner}}{{index}} {{/x}}")
    #expect(try sample.render(.record(["x": .list([item, item])])) == "n0010 n1011 ")
  }

  @Test func `a section that is not a list has no place`() {
    let sample = Sample("{{#x}}{{index}}{{/x}}")
    #expect(sample.faults(.record(["x": .record([:])])).count == 1)
  }

  @Test func `the members of a text are found in its section`() throws {
    let sample = Sample("{{#x}}{{.}} {{raw}} {{#lines}}{{.}};{{/lines}}{{/x}}", path: "x.swift")
    #expect(try sample.render(.record(["x": .text("\"a\nb")])) == "\\\"a\\nb \"a\nb \"a;b;")
  }

  @Test func `lists of lists`() throws {
    let rows = TemplateValue.list([
      .list([.verbatim("1"), .verbatim("2")]), .list([]), .list([.verbatim("3")]),
    ])
    let sample = Sample("{{#.}}[{{#.}}{{.}}{{^last}},{{/last}}{{/.}}]{{/.}}")
    #expect(try sample.render(rows) == "[1,2][][3]")
  }

  @Test func `a section of a list ends where it ends, though names repeat`() throws {
    let context = TemplateValue.record([
      "x": .list([.record(["x": .flag(true)]), .record(["x": .flag(false)])])
    ])
    #expect(try Sample("{{#x}}({{#x}}in{{/x}}{{^x}}out{{/x}}){{/x}}").render(context) == "(in)(out)")
  }

  @Test func `delimiters may be of several letters and hold beyond sections`() throws {
    let sample = Sample("{{=« »=}}«#x»«.»{{x}}«={{ }}=»{{/x}} {{x}}}")
    #expect(try sample.render(.record(["x": .text("1")])) == "1{{x}} 1}")
  }

  @Test func `blanks may stand on both sides of a tag's sign`() throws {
    let sample = Sample(
      "{{ # x }}{{ & x }}{{ / x }}{{ ^ x }}{{ / x }}{{ ! x }}{{ > p }}", partials: ["p": "{{\tx\n}}"])
    #expect(try sample.render(.record(["x": .text("1")])) == "11")
  }
}
