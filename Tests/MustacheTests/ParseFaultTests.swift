import Mustache
import Testing

@Suite("Faults of a template")
struct ParseFaultTests {
  @Test(arguments: [
    ("a\n  {{name\n", ["2:3-2:9 this tag is never closed (end it with `}}`)"]),
    ("é {{{name}}\n", ["1:3-1:12 this tag is never closed (end it with `}}}`)"]),
    ("{{a\n{{b}}", ["1:1-1:4 this tag is never closed (end it with `}}`)"]),
    (
      "{{a {{b {{c}}",
      [
        "1:1-1:4 this tag is never closed (end it with `}}`)",
        "1:5-1:8 this tag is never closed (end it with `}}`)",
      ]
    ),
    ("{{! a comment\nof two lines", ["1:1-1:14 this tag is never closed (end it with `}}`)"]),
    ("{{=<% %>=}}<%a", ["1:12-1:15 this tag is never closed (end it with `%>`)"]),
    ("{{", ["1:1-1:3 this tag is never closed (end it with `}}`)"]),
  ])
  func `a tag without an end`(_ text: String, _ faults: [String]) {
    #expect(Sample(text).faults() == faults.map { "sample.mustache:\($0)" })
  }

  @Test func `a section that the file ends in, with its opening`() {
    #expect(
      Sample("x\n{{#a}}\n  {{^b.c}}\n").faults() == [
        "sample.mustache:4:1-4:1 section `a` is never closed (close `a` where it ends)"
          + " [sample.mustache:2:1-2:7 `a` opens here]",
        "sample.mustache:4:1-4:1 section `b.c` is never closed (close `b.c` where it ends)"
          + " [sample.mustache:3:3-3:11 `b.c` opens here]",
      ])
  }

  @Test(arguments: [
    (
      "{{#a}}\n{{/b}}", "2:1-2:7 this closes `b` while `a` is open (close `a` first)",
      "1:1-1:7 `a` opens here"
    ),
    (
      "{{#a}}{{#b}}\n{{/a}}", "2:1-2:7 this closes `a` while `b` is open (close `b` first)",
      "1:7-1:13 `b` opens here"
    ),
    (
      "{{#a.b}}{{/ a }}", "1:9-1:17 this closes `a` while `a.b` is open (close `a.b` first)",
      "1:1-1:9 `a.b` opens here"
    ),
  ])
  func `a tag that closes another section`(_ text: String, _ fault: String, _ note: String) {
    #expect(Sample(text).faults() == ["sample.mustache:\(fault) [sample.mustache:\(note)]"])
  }

  @Test(arguments: [
    ("a {{/b}}", "1:3-1:9 this closes `b`, but no section is open (remove it, or open `b` before it)"),
    ("{{}}", "1:1-1:5 this tag names nothing (write a name in it, or `.` for the item itself)"),
    ("\n{{# }}", "2:1-2:7 this tag names nothing (write a name in it, or `.` for the item itself)"),
    ("{{> }}", "1:1-1:7 this tag names nothing (write a name in it, or `.` for the item itself)"),
    ("{{a b}}", "1:1-1:8 a name holds neither spaces nor control characters (write one name in each tag)"),
    (
      "{{a\u{202E}}}",
      "1:1-1:7 a name holds neither spaces nor control characters (write one name in each tag)"
    ),
    (
      "{{#a b}}{{/a b}}",
      "1:1-1:9 a name holds neither spaces nor control characters (write one name in each tag)"
    ),
    (
      "{{a..b}}",
      "1:1-1:9 a part of this dotted name is empty (write one period between two names, or only `.` for the item itself)"
    ),
    (
      "{{a.}}",
      "1:1-1:7 a part of this dotted name is empty (write one period between two names, or only `.` for the item itself)"
    ),
    (
      "{{=<%=}}",
      "1:1-1:9 a delimiter tag holds two delimiters, separated by a space, between equals signs (write for instance `{{=<% %>=}}`)"
    ),
    (
      "{{=<% | %>=}}",
      "1:1-1:14 a delimiter tag holds two delimiters, separated by a space, between equals signs (write for instance `{{=<% %>=}}`)"
    ),
    (
      "a\n{{=<% %>}}\n",
      "2:1-2:11 a delimiter tag holds two delimiters, separated by a space, between equals signs (write for instance `{{=<% %>=}}`)"
    ),
    ("{{<layout}}x{{/layout}}", "1:1-1:12 templates have no parents (include a partial: `{{>name}}`)"),
    ("{{$title}}x{{/title}}", "1:1-1:11 templates have no blocks (include a partial: `{{>name}}`)"),
    (
      "{{> *name}}",
      "1:1-1:12 the name of a partial cannot come from a value (include each partial by name in a section of its own)"
    ),
    ("{{! language: kotlim }}", "1:1-1:24 there is no language `kotlim` (did you mean `kotlin`?)"),
  ])
  func `a tag that means nothing`(_ text: String, _ fault: String) {
    let faults = Sample(text).faults()
    #expect(faults.first == "sample.mustache:\(fault)")
    #expect(faults.count <= 2)
  }

  @Test func `a partial that does not exist, with the nearest one`() {
    let sample = Sample("a\n  {{> heder }}{{>x}}", partials: ["header": "{{> footr}}", "footer": ""])
    #expect(
      sample.faults() == [
        "sample.mustache:2:7-2:12 there is no partial `heder` (did you mean `header`?)",
        "sample.mustache:2:18-2:19 there is no partial `x` (known here: `footer`, `header`)",
      ])
    #expect(
      Sample("{{>header}}", partials: ["header": "{{> footr}}", "footer": ""]).faults() == [
        "header.mustache:1:5-1:10 there is no partial `footr` (did you mean `footer`?)"
      ])
    #expect(
      Sample("{{>a}}").faults() == [
        "sample.mustache:1:4-1:5 there is no partial `a` (put the partial's file beside the template)"
      ])
  }

  @Test func `the faults of all files that are reached, and of no other`() {
    let partials = ["one": "{{#a}}", "two": "{{a b}}", "unused": "{{"]
    #expect(
      Sample("{{>two}}{{/x}}{{>one}}", partials: partials).faults().map { $0.prefix { $0 != " " } } == [
        "sample.mustache:1:9-1:15", "one.mustache:1:7-1:7", "two.mustache:1:1-1:8",
      ])
  }

  @Test func `a file that is not UTF-8`() {
    #expect(
      Sample([0x61, 0x0A, 0x62, 0xFF, 0x7B, 0x7B]).faults() == [
        "sample.mustache:2:2-2:3 the template is not UTF-8 (save the file as UTF-8)"
      ])
  }

  @Test func `columns do not count a byte order mark, which is not written either`() throws {
    #expect(
      Sample("\u{FEFF}{{a").faults() == [
        "sample.mustache:1:1-1:4 this tag is never closed (end it with `}}`)"
      ])
    #expect(try Sample("\u{FEFF}  {{! alone }}\nx").render() == "x")
  }

  @Test func `hostile templates give few faults`() {
    let deep = String(repeating: "{{#a}}", count: 10_000) + String(repeating: "{{/a}}", count: 10_000)
    #expect(
      Sample(deep).faults() == [
        "sample.mustache:1:385-1:391 sections stand more than 64 deep in each other"
          + " (move the inner ones to a partial)"
      ])
    #expect(Sample(String(repeating: "{{#a}}", count: 10_000)).faults().count == 100)
    #expect(Sample("{{=\u{1B}[ ]=}}\u{1B}[x").faults().count == 1)
    #expect(Sample(String(repeating: "{{a ", count: 10_000)).faults().count == 100)
    #expect(Sample(String(repeating: "{{=", count: 10_000)).faults().count == 100)
    #expect(Sample(String(repeating: "{{/a}}", count: 10_000)).faults().count == 100)
  }
}
