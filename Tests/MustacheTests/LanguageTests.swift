import Mustache
import Testing

@Suite("The language of a template")
struct LanguageTests {
  @Test(arguments: [
    ("swift.mustache", TemplateLanguage.swift), ("templates/tokens.swift.mustache", .swift),
    ("x.SWIFT", .swift),
    ("compose.kt", .kotlin), ("kotlin.mustache", .kotlin), ("x.kts.mustache", .kotlin),
    ("typescript.ts", .typescript), ("typescript.mustache", .typescript), ("x.mjs.mustache", .typescript),
    ("x.json", .json), ("x.css.mustache", .css), ("page.html.mustache", .html), ("page.htm", .html),
    ("x.md.mustache", .markdown), ("markdown.mustache", .markdown),
    ("Tokens.cs.mustache", .none), ("x.mustache", .none), ("x.swift/readme", .none), ("", .none),
    (".mustache", .none),
    ("mustache", .none), ("x.mustache.mustache", .none),
  ])
  func `is told by the path`(_ path: String, _ language: TemplateLanguage) throws {
    #expect(try Sample("x", path: path).parse().language == language)
  }

  @Test(arguments: TemplateLanguage.allCases)
  func `is told by a comment in the first line, which leaves nothing`(_ language: TemplateLanguage) throws {
    let sample = Sample("{{! language: \(language.rawValue) }}\r\nx\n", path: "x.swift.mustache")
    #expect(try sample.parse().language == language)
    #expect(try sample.render() == "x\n")
  }

  @Test(arguments: [
    "{{!language:kotlin}}", "a {{! language: kotlin }}", "\u{FEFF}{{! language: kotlin }}",
    "{{!\nlanguage: kotlin\n}}",
  ])
  func `may be told in any form of the comment`(_ text: String) throws {
    #expect(try Sample(text).parse().language == .kotlin)
  }

  @Test(arguments: [
    "\n{{! language: kotlin }}", "{{! This is a comment. }}{{! language: kotlin }}",
    "{{! language: kotlin, of course }}",
    "{{! languages: kotlin }}", "{{!}}",
  ])
  func `is not told by other comments`(_ text: String) throws {
    #expect(try Sample(text).parse().language == .none)
  }

  @Test func `of a partial is its own, or else that of the including template`() throws {
    let partials = ["plain": "{{x}}", "page.html": "{{x}}{{>plain}}", "raw": "{{! language: none }}\n{{x}}"]
    let sample = Sample("{{x}} {{>plain}} {{>page.html}} {{>raw}} {{x}}", path: "x.swift", partials: partials)
    #expect(try sample.render(.record(["x": .text("\"<")])) == #"\"< \"< &quot;&lt;&quot;&lt; "< \"<"#)
  }
}
