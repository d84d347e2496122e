import Mustache
import Testing

@Suite("Names that do not fit the values")
struct UnknownNameTests {
  private let context = TemplateValue.record([
    "springs": .list([.record(["name": .text("playful")]), .record(["name": .text("calm")])]),
    "title": .text("Motion"),
    "token": .record(["name": .record(["camel": .text("fastOut"), "kebab": .text("fast-out")])]),
    "note": .absent,
    "isDraft": .flag(false),
  ])

  @Test(arguments: [
    ("a\n  {{ titel }}", "2:6-2:11 there is no value `titel` (did you mean `title`?)"),
    ("é {{{titel}}}", "1:6-1:11 there is no value `titel` (did you mean `title`?)"),
    ("{{&titel}}", "1:4-1:9 there is no value `titel` (did you mean `title`?)"),
    ("{{#sprngs}}{{/sprngs}}", "1:4-1:10 there is no value `sprngs` (did you mean `springs`?)"),
    ("{{^is-draft}}{{/is-draft}}", "1:4-1:12 there is no value `is-draft` (did you mean `isDraft`?)"),
    ("{{token.nam}}", "1:9-1:12 `token` has no value `nam` (did you mean `name`?)"),
    ("{{token.name.kamel}}", "1:14-1:19 `token.name` has no value `kamel` (did you mean `camel`?)"),
    ("{{tokn.name.camel}}", "1:3-1:7 there is no value `tokn` (did you mean `token`?)"),
    ("{{title.line}}", "1:9-1:13 `title` has no value `line` (did you mean `lines`?)"),
    ("{{springs.first}}", "1:11-1:16 `springs` has no value `first`"),
    ("{{#token}}{{titel}}{{/token}}", "1:13-1:18 there is no value `titel` (did you mean `title`?)"),
    (
      "{{other}}",
      "1:3-1:8 there is no value `other`"
        + " (known here: `isDraft`, `note`, `springs`, `title`, `token`)"
    ),
    (
      "{{#springs}}{{other}}{{/springs}}",
      "1:15-1:20 there is no value `other`"
        + " (known here: `first`, `index`, `isDraft`, `last`, `name`, `note`, `springs`, `title` and 1 more)"
    ),
    ("{{#springs}}{{indx}}{{/springs}}", "1:15-1:19 there is no value `indx` (did you mean `index`?)"),
  ])
  func `an unknown name is reported where it stands`(_ text: String, _ fault: String) {
    #expect(Sample(text).faults(context) == ["sample.mustache:\(fault)"])
  }

  @Test func `all unknown names are reported in order, each once, those of partials in their files`() {
    let sample = Sample("{{one}}{{#springs}}{{>row}}{{two}}{{/springs}}", partials: ["row": "\n{{three}}"])
    #expect(
      sample.faults(context).map { $0.prefix { $0 != "(" } } == [
        "sample.mustache:1:3-1:6 there is no value `one` ",
        "sample.mustache:1:30-1:33 there is no value `two` ",
        "row.mustache:2:3-2:8 there is no value `three` ",
      ])
  }

  @Test func `a list or a record cannot be printed`() {
    #expect(
      Sample("{{springs}}{{{token.name}}}").faults(context) == [
        "sample.mustache:1:3-1:10 `springs` is a list, not a text"
          + " (go through it: `{{#springs}}{{.}}{{/springs}}`)",
        "sample.mustache:1:15-1:25 `token.name` has parts and is no text itself"
          + " (name one of its parts, such as `camel`)",
      ])
  }

  @Test func `a known name without a value is falsy, as are its parts`() throws {
    let sample = Sample(
      "[{{note}}{{{note.lines.deep}}}{{#note.x}}{{unknown}}{{/note.x}}{{^note}}none{{/note}}]")
    #expect(try sample.render(context) == "[none]")
  }

  @Test(arguments: [
    (TemplateValue.absent, false), (.flag(false), false), (.flag(true), true), (.text(""), false),
    (.text("0"), true), (.verbatim(""), false), (.verbatim("0"), true), (.list([]), false),
    (.list([.flag(false)]), true), (.record([:]), true),
  ])
  func `truth`(_ value: TemplateValue, _ isTruthy: Bool) throws {
    let sample = Sample("{{#x}}yes{{/x}}{{^x}}no{{/x}}")
    #expect(try sample.render(.record(["x": value])) == (isTruthy ? "yes" : "no"))
  }

  @Test func `flags print as words`() throws {
    #expect(
      try Sample("{{isDraft}} {{#yes}}{{.}}{{/yes}}").render(
        .record(["isDraft": .flag(false), "yes": .flag(true)])) == "false true")
  }
}
