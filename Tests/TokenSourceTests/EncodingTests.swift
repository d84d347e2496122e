import Support
import Testing
import TokenModel
import TokenSource

@Suite("Bytes that are no token file")
struct EncodingTests {
  /// Bytes, where the one finding must stand, and what it must say.
  struct Input: Sendable, CustomStringConvertible {
    let id: String
    let bytes: [UInt8]
    let line: String
    let gist: String

    init(_ id: String, _ bytes: [UInt8], _ line: String, _ gist: String) {
      self.id = id
      self.bytes = bytes
      self.line = line
      self.gist = gist
    }

    var description: String { "\(id) \(bytes.prefix(16))" }
  }

  private static let head = Array("spacing:\n  ä: 1 # éé".utf8)
  private static let place = "a.yaml:2:12 encoding"

  static let inputs: [Input] = [
    Input("Y11", head + [0xEF, 0xBB, 0xBF], place, "byte order mark"),
    Input("Y12", [0xFF, 0xFE, 0x61, 0x00], "a.yaml:1:1 encoding", "UTF-8"),
    Input("Y12", [0xFE, 0xFF, 0x00, 0x61], "a.yaml:1:1 encoding", "UTF-8"),
    Input("Y13", [0x61, 0x00, 0x3A, 0x00], "a.yaml:1:1 encoding", "UTF-16"),
    Input("Y13", [0x00, 0x61, 0x00, 0x3A], "a.yaml:1:1 encoding", "UTF-16"),
    Input("Y13", [0xFF, 0xFE, 0x00, 0x00, 0x61, 0, 0, 0], "a.yaml:1:1 encoding", "UTF-32"),
    Input("Y13", [0x00, 0x00, 0x00, 0x61], "a.yaml:1:1 encoding", "UTF-32"),
    Input("Y14", head + [0x0D] + Array("b: 2\n".utf8), place, "carriage return"),
    Input("Y14", Array("spacing: { a: 4 }\r".utf8), "a.yaml:1:18 encoding", "carriage return"),
    Input("Y14", head + Array("\u{85}".utf8), place, "line break"),
    Input("Y14", head + Array("\u{2028}".utf8), place, "line break"),
    Input("Y14", head + Array("\u{2029}".utf8), place, "line break"),
    Input("Y15", head + [0xFF], place, "0xFF"),
    Input("Y15", head + [0xC0, 0xAF], place, "0xC0"),
    Input("Y15", head + [0xE2, 0x82], place, "0xE2"),
    Input("Y15", head + [0xED, 0xA0, 0x80], place, "0xED"),
    Input("Y15", head + [0xF4, 0x90, 0x80, 0x80], place, "0xF4"),
    Input("Y15", head + [0x80, 0x0A], place, "0x80"),
    Input("Y16", head + [0x00], place, "U+0000"),
    Input("Y16", head + [0x07], place, "U+0007"),
    Input("Y16", head + [0x7F], place, "U+007F"),
    Input("Y16", head + Array("\u{9F}".utf8), place, "U+009F"),
    Input("Y16", head + Array("\u{FFFF}".utf8), place, "U+FFFF"),
  ]

  @Test("the first bad byte is found at its line and column", arguments: inputs)
  func badBytes(input: Input) throws {
    let reading = Reading(bytes: [input.bytes])
    #expect(reading.lines == [input.line])
    let finding = try #require(reading.diagnostics.first)
    #expect("\(finding.message) \(finding.help ?? "")".contains(input.gist))
    #expect(finding.styleFaults(in: reading.files) == [])
    #expect(reading.read.isIncomplete)
  }

  @Test("Y10: a byte order mark in front is fine and counts in no column")
  func byteOrderMark() {
    let good = Reading("\u{FEFF}spacing: { a: 4 }\n")
    #expect(good.values == ["spacing.a 4pt"])
    #expect(good.lines == [])
    let bad = Reading(bytes: [[0xEF, 0xBB, 0xBF] + Array("spacing: { a: 4px }\n".utf8)])
    #expect(bad.lines == ["a.yaml:1:15 unit-unknown"])
    #expect(bad.diagnostics.first?.range.start == 17)
  }

  @Test("Y14: CRLF gives the same tokens and places as LF")
  func crlf() {
    let text = "spacing:\n  # é\n  ä: ↓4px\n  b: 4\n"
    let reading = Reading(MarkedYaml.withCRLF(text))
    #expect(reading.lines == Reading(text).lines)
    #expect(reading.values == ["spacing.b 4pt"])
  }

  @Test(
    "a line break of YAML 1.1 is fine inside quotes",
    arguments: ["\r", "\u{85}", "\u{2028}", "\u{2029}"], ["\"", "'"])
  func quotedBreaks(lineBreak: String, quote: String) {
    let reading = Reading("spacing:\n  a: { value: 4, description: \(quote)x\(lineBreak)y\(quote) }\n  b: 4px\n")
    #expect(reading.lines.map { $0.split(separator: " ").last } == ["unit-unknown"])
    #expect(reading.values == ["spacing.a 4pt"])
  }

  @Test("a line break of YAML 1.1 in quotes behind a fault of YAML does not hide the fault")
  func breaksBehindFault() {
    let reading = Reading("spacing:\n  a: @b\n  c: \"x\u{85}y\"\n")
    #expect(reading.lines == ["a.yaml:2:6 syntax"])
  }

  @Test("a text keeps its NUL, and every character beyond the first plane counts as one column")
  func columns() {
    let reading = Reading("spacing: { a: { description: \"🙂\\0é\", value: ↓4px } }")
    #expect(reading.lines == ["a.yaml:1:45 unit-unknown"])
    let token = Reading("spacing: { a: { description: \"🙂\\0é\", value: 4 } }").token("spacing.a")
    #expect(token?.description == "🙂\0é")
  }
}
