import Testing
import TokenModel

@Suite("Texts that messages quote")
struct ShownTextTests {
  @Test(
    "they are one line of visible characters",
    arguments: [
      ("standard", "standard"), ("größe 🙂", "größe 🙂"), ("a\nb", "a<U+000A>b"), ("a\r\nb", "a<U+000D><U+000A>b"),
      ("a\u{202E}b", "a<U+202E>b"), ("\u{0}", "<U+0000>"), ("\u{2028}", "<U+2028>"), ("\u{E0100}", "<U+E0100>"),
      ("", ""),
    ])
  func visible(text: String, shown: String) { #expect(text.shown == shown) }

  @Test("and cut where they are long")
  func long() {
    #expect(String(repeating: "é", count: 60).shown == String(repeating: "é", count: 60))
    #expect(String(repeating: "é", count: 61).shown == String(repeating: "é", count: 60) + "…")
    #expect(String(repeating: "x", count: 100_000).shown.count == 61)
  }
}
