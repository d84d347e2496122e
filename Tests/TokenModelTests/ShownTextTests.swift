import Testing
import TokenModel

@Suite("Texts that messages quote")
struct ShownTextTests {
  @Test(
    "they are one line of visible characters",
    arguments: [
      ("standard", "standard"), ("größe 🙂", "größe 🙂"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\u{D}\\nb"),
      ("a\u{202E}b", "a\\u{202E}b"), ("\u{0}", "\\u{0}"), ("\u{2028}", "\\u{2028}"), ("", ""),
    ])
  func visible(text: String, shown: String) { #expect(text.shown == shown) }

  @Test("and cut where they are long")
  func long() {
    #expect(String(repeating: "é", count: 60).shown == String(repeating: "é", count: 60))
    #expect(String(repeating: "é", count: 61).shown == String(repeating: "é", count: 60) + "…")
    #expect(String(repeating: "x", count: 100_000).shown.count == 61)
  }
}
