import Testing
import TokenModel

@testable import TokenCompiler

/// How a line of a file is shown, and which of its columns are marked.
struct SourceLineTests {
  /// The line with a number, shown around what stands between two marks `«»`, and the marks below it.
  private func show(
    _ marked: String, line: Int = 1, columns: Int = 140, file: (String) -> [UInt8] = { Array($0.utf8) }
  ) -> [String] {
    let parts = marked.split(separator: "«»", omittingEmptySubsequences: false).map { file(String($0)).count }
    let text = file(marked.split(separator: "«»", omittingEmptySubsequences: false).joined())
    let source = SourceFile(path: "a.yaml", bytes: text)
    let shown = SourceLine(source, line: line, marking: parts[0]..<(parts[0] + parts[1]), columns: columns)
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

  /// The line around `12` or what else stands between two marks, in forty columns.
  private func cut(_ marked: String) -> [String] { show(marked, columns: 40) }

  @Test func `a long line is cut to the columns there are, around the place and with what follows it`() {
    let long = String(repeating: "x", count: 500)
    func x(_ count: Int) -> String { String(repeating: "x", count: count) }
    func marks(_ indentation: Int, _ width: Int) -> String {
      String(repeating: " ", count: indentation) + String(repeating: "^", count: width)
    }
    #expect(cut(long + "«»12«»" + long) == ["…\(x(15))12\(x(21))…", marks(16, 2)])
    #expect(cut("«»12«»" + long) == ["12\(x(37))…", marks(0, 2)])
    #expect(cut(long + "«»12«»") == ["…\(x(36))12", marks(37, 2)])
    #expect(cut(long + "«»12«»xyz") == ["…\(x(33))12xyz", marks(34, 2)])
    #expect(cut("a«»\(long)«»b") == ["a\(x(38))…", marks(1, 38)])
    #expect(cut("a: «»12«»" + x(35)) == ["a: 12" + x(35), marks(3, 2)])
    #expect(cut("a: «»12«»" + x(36)) == ["a: 12" + x(34) + "…", marks(3, 2)])
  }

  @Test(arguments: ["大", "e\u{301}", "\u{202E}", "\t", "🇩🇪", "x"])
  func `a long line is cut between characters and never wider than its columns`(_ character: String) {
    let half = String(repeating: character, count: 200)
    for columns in [20, 21, 22, 40, 41, 80, 139] {
      let shown = show("\(half)a«»12«»\(half)", columns: columns)
      let width = shown[0].unicodeScalars.reduce(0) { $0 + $1.columns }
      #expect(width <= columns && width > columns - 9)
      #expect(shown[0].hasPrefix("…") && shown[0].hasSuffix("…") && shown[0].contains("a12"))
      #expect(shown[0].unicodeScalars.allSatisfy { $0 != "\u{FFFD}" })
      let before = shown[0].unicodeScalars.prefix { $0 != "1" }.reduce(0) { $0 + $1.columns }
      #expect(shown[1] == String(repeating: " ", count: before) + "^^")
    }
  }
}
