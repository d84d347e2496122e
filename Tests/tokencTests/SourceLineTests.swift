import Testing
import TokenModel

@testable import tokenc

/// How a line of a file is shown, and which of its columns are marked.
struct SourceLineTests {
  /// The line with a number, shown around what stands between two marks `«»`, and the marks below it.
  private func show(_ marked: String, line: Int = 1, file: (String) -> [UInt8] = { Array($0.utf8) }) -> [String] {
    let parts = marked.split(separator: "«»", omittingEmptySubsequences: false).map { file(String($0)).count }
    let text = file(marked.split(separator: "«»", omittingEmptySubsequences: false).joined())
    let source = SourceFile(path: "a.yaml", bytes: text)
    let shown = SourceLine(source, line: line, marking: parts[0]..<(parts[0] + parts[1]))
    let marks = String(repeating: " ", count: shown.indentation) + String(repeating: "^", count: shown.width)
    return [shown.text, marks]
  }

  @Test(arguments: [
    ("a: «»12ms«» # x", "a: 12ms # x", "   ^^^^"),
    ("«»a«»: 1", "a: 1", "^"),
    ("a: «»«»", "a: ", "   ^"),
    ("", "", "^"),
    ("\ta:\t«»1\t2«»", "  a:  1  2", "      ^^^^"),
    ("菜单: «»大«» x", "菜单: 大 x", "      ^^"),
    ("ＡＢ: «»ｱ«»", "ＡＢ: ｱ", "      ^"),
    ("한글: «»1«»", "한글: 1", "      ^"),
    ("🚀✅⭐: «»1«»", "🚀✅⭐: 1", "        ^"),
    ("🇩🇪: «»1«»", "🇩🇪: 1", "    ^"),
    ("✓ ☂ →: «»1«»", "✓ ☂ →: 1", "       ^"),
    ("e\u{301}o\u{308}: «»u\u{308}x«»", "e\u{301}o\u{308}: u\u{308}x", "    ^^"),
    ("👩\u{200D}💻: «»1«»", "👩<U+200D>💻: 1", "              ^"),
    ("a\u{202E}b: «»\u{2066}«»", "a<U+202E>b: <U+2066>", "            ^^^^^^^^"),
    ("a\u{1B}[31m: «»1«»", "a<U+001B>[31m: 1", "               ^"),
    ("a\u{E0041}\u{85}\u{2028}: «»1«»", "a<U+E0041><U+0085><U+2028>: 1", "                            ^"),
    ("a\u{0}: «»\r«»b", "a<U+0000>: <U+000D>b", "           ^^^^^^^^"),
  ])
  func `the marks stand below what they mark, whatever stands in front`(
    _ marked: String, _ text: String, _ marks: String
  ) {
    #expect(show(marked + (marked.isEmpty ? "«»«»" : "")) == [text, marks])
  }

  @Test func `a byte that is not UTF-8 is one column`() {
    let shown = show("a: «»?«» b") { $0.utf8.map { $0 == UInt8(ascii: "?") ? 0xFF : $0 } }
    #expect(shown == ["a: \u{FFFD} b", "   ^"])
  }

  @Test func `a byte order mark is no part of the first line`() {
    #expect(show("\u{FEFF}a: «»1«»") == ["a: 1", "   ^"])
  }

  @Test func `a carriage return in front of a line feed is no part of a line`() {
    #expect(show("x\r\na: «»1«»\r\nb\r\n", line: 2) == ["a: 1", "   ^"])
  }

  @Test func `what goes on behind the line is marked up to its end`() {
    #expect(show("a: «»{ b:\n  1 }«»\n") == ["a: { b:", "   ^^^^"])
  }

  @Test func `a long line is cut around the place, and marked where the place is`() {
    let long = String(repeating: "x", count: 500)
    let cut = String(repeating: "x", count: 70)
    #expect(show(long + "«»12«»" + long) == ["…\(cut)12\(cut.dropLast(2))…", String(repeating: " ", count: 71) + "^^"])
    #expect(show("«»12«»" + long) == ["12\(cut.dropLast(2))…", "^^"])
    #expect(show(long + "«»12«»") == ["…\(cut)12", String(repeating: " ", count: 71) + "^^"])
    #expect(show("a«»\(long)«»b") == ["a\(cut)…", " " + String(repeating: "^", count: 70)])
  }

  @Test func `a long line is not cut inside a character`() {
    let wide = String(repeating: "大", count: 200)
    let shown = show("\(wide)a«»12«»\(wide)")
    let half = String(repeating: "大", count: 23)
    #expect(shown[0].unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
    #expect(shown[0].hasPrefix("…\(half)a12\(half.dropLast())"))
    #expect(shown[1] == String(repeating: " ", count: 1 + 46 + 1) + "^^")
  }
}
