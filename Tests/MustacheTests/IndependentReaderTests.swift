import Mustache
import Testing

/// Programs that read the written forms and know nothing of this package.
@Suite("What other readers make of escapes")
struct IndependentReaderTests {
  @Test(.enabled(if: Tool.python.runs(), "python3 is missing"))
  func `JSON strings are what Python's json reads`() throws {
    let literals = try hostileTexts.map { "\"\(try escape($0, for: .json))\"" }
    let program = "import json, sys; print(json.dumps([json.loads(x) for x in json.load(sys.stdin)]))"
    #expect(try Tool.python.run(program, on: literals) == hostileTexts)
  }

  @Test(.enabled(if: Tool.python.runs(), "python3 is missing"))
  func `HTML is what Python's html reads, with hidden characters shown`() throws {
    let texts = try hostileTexts.map { try escape($0, for: .html) }
    let program =
      "import html, json, sys; print(json.dumps([html.unescape(x) for x in json.load(sys.stdin)]))"
    #expect(try Tool.python.run(program, on: texts) == hostileTexts.map { shown($0, keeping: ["\n", "\t"]) })
    for text in texts { #expect(text.unescaped.isDisjoint(with: ["<", ">", "\"", "'"])) }
  }

  @Test(.enabled(if: Tool.node.runs(), "node is missing"), arguments: ["\"", "'", "`"])
  func `TypeScript literals are what JavaScript reads`(_ quote: String) throws {
    let literals = try hostileTexts.map { quote + (try escape($0, for: .typescript)) + quote }
    let program = """
      const read = JSON.parse(require('fs').readFileSync(0, 'utf8')).map(x => (0, eval)('"use strict";' + x))
      process.stdout.write(JSON.stringify(read))
      """
    #expect(try Tool.node.run(program, on: literals) == hostileTexts)
  }

  @Test(.enabled(if: Tool.python.runs("import linkify_it, markdown_it"), "markdown-it-py is missing"))
  func `a Markdown reader finds one cell of plain text, and code only around addresses`() throws {
    let cells = try hostileTexts.map { try escape($0, for: .markdown) }
    let program = """
      import json, sys
      from markdown_it import MarkdownIt
      reader = MarkdownIt("gfm-like")
      def cell(text):
          rows = [t for t in reader.parse(f"|a|b|\\n|-|-|\\n|{text}|end|\\n") if t.type == "inline"]
          assert len(rows) == 4 and rows[3].content == "end", text
          kinds = {c.type for c in rows[2].children} - {"text", "code_inline"}
          assert not kinds, (text, kinds)
          return "".join(c.content for c in rows[2].children)
      print(json.dumps([cell(x) for x in json.load(sys.stdin)]))
      """
    let expected = hostileTexts.map { markdownText($0).trimmingBlanks }
    #expect(try Tool.python.run(program, on: cells).map(\.trimmingBlanks) == expected)
  }
}
