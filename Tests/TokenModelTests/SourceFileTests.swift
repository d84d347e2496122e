import Support
import Testing
import TokenModel

@Suite("Places in a file")
struct SourceFileTests {
  private static let texts = [
    "", "a", "\n", "a\nb", "a\r\nb\r\n", "\u{FEFF}a\né", "é🙂\n\u{1F469}\u{200D}\u{1F4BB}x\n\n",
    String(repeating: "é🙂a\n", count: 200), "\u{FEFF}" + String(repeating: "x", count: 600) + "é",
    String(repeating: "x", count: 256), String(repeating: "é", count: 128) + "\n" + String(repeating: "y", count: 512),
  ]

  @Test("every scalar has the line, column and offset that counting gives", arguments: texts)
  func places(text: String) {
    let file = SourceFile(path: "a.yaml", bytes: Array(text.utf8))
    var (offset, line, column, number) = (0, 1, 1, 0)
    for scalar in text.unicodeScalars {
      let isMark = offset == 0 && scalar == "\u{FEFF}"
      if !isMark {
        #expect(file.location(at: offset) == SourceLocation(line: line, column: column))
        #expect(file.offset(ofScalar: number) == offset)
        number += 1
        column += 1
      }
      offset += String(scalar).utf8.count
      if scalar == "\n" { (line, column) = (line + 1, 1) }
    }
    #expect(file.offset(ofScalar: number) == offset)
    #expect(file.offset(ofScalar: number + 1) == offset)
    #expect(file.location(at: offset) == SourceLocation(line: line, column: column))
    #expect(file.lineCount == line)
  }

  @Test("a line ends before its LF or CRLF")
  func lines() {
    let file = SourceFile(path: "a.yaml", bytes: Array("ab\r\n\ncd\re\n".utf8))
    #expect((1...file.lineCount).map { file.text(file.lineRange($0)) } == ["ab", "", "cd\re", ""])
  }
}
