import Mustache
import Testing

@Suite("Escapes")
struct EscapingTests {
  @Test(arguments: HostileText.all)
  func `a Swift literal reads back as the text and cannot end or interpolate`(_ hostile: HostileText) throws {
    let text = hostile.text
    let escaped = try escape(text, for: .swift)
    #expect(LiteralDecoder.decode(escaped, literal: ["\\", "\""]) == text)
    #expect(!escaped.unescaped.contains("\""))
    #expect(!escaped.unicodeScalars.contains(where: isHidden))
  }

  @Test(arguments: HostileText.all)
  func `a Kotlin literal reads back as the text and cannot end or interpolate`(_ hostile: HostileText) throws {
    let text = hostile.text
    let escaped = try escape(text, for: .kotlin)
    #expect(LiteralDecoder.decode(escaped, literal: ["\\", "\"", "$"], hasBraces: false) == text)
    #expect(escaped.unescaped.isDisjoint(with: ["\"", "$"]))
    #expect(!escaped.unicodeScalars.contains(where: isHidden))
  }

  @Test(arguments: HostileText.all)
  func `a TypeScript literal reads back as the text and cannot end in any quotes`(_ hostile: HostileText)
    throws
  {
    let text = hostile.text
    let escaped = try escape(text, for: .typescript)
    #expect(LiteralDecoder.decode(escaped, literal: ["\\", "\"", "'", "`", "$"]) == text)
    #expect(escaped.unescaped.isDisjoint(with: ["\"", "'", "`", "$"]))
    #expect(!escaped.contains("<") && !escaped.contains("*/"))
    #expect(!escaped.unicodeScalars.contains(where: isHidden))
  }

  @Test(arguments: HostileText.all)
  func `a JSON string holds no markup and no hidden character`(_ hostile: HostileText) throws {
    let text = hostile.text
    let escaped = try escape(text, for: .json)
    #expect(LiteralDecoder.decode(escaped, literal: ["\\", "\""]) == text)
    #expect(!escaped.contains("<"))
    #expect(!escaped.unicodeScalars.contains(where: isHidden))
  }

  @Test(arguments: HostileText.all)
  func `a CSS string reads back as the text, but for NUL, and ends neither element nor comment`(
    _ hostile: HostileText
  ) throws {
    let text = hostile.text
    let escaped = try escape(text, for: .css)
    #expect(LiteralDecoder.decodeCSS(escaped) == text.replacing("\0", with: "\u{FFFD}"))
    #expect(escaped.unescaped.isDisjoint(with: ["\"", "'"]))
    #expect(!escaped.contains("<") && !escaped.contains("*/"))
    #expect(!escaped.unicodeScalars.contains(where: isHidden))
  }

  @Test func `a text without anything to escape is the same in all languages`() throws {
    for language in TemplateLanguage.allCases {
      #expect(try escape("crossfade, 0.35 s", for: language) == "crossfade, 0.35 s")
    }
  }

  @Test func `without a language nothing is escaped`() throws {
    for text in hostileTexts { #expect(try escape(text, for: .none) == text) }
  }

  @Test(arguments: TemplateLanguage.allCases)
  func `raw and printed texts are not escaped in any language`(_ language: TemplateLanguage) throws {
    let text = "a\"b\\c<d>&`e`|\u{202E}'$*_"
    let sample = Sample("{{{x}}} {{&x}} {{x.raw}} {{{x.raw}}} {{y}}", path: path(language))
    let context = TemplateValue.record(["x": .text(text), "y": .verbatim(text)])
    #expect(try sample.render(context) == Array(repeating: text, count: 5).joined(separator: " "))
  }
}
