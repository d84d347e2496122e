import Testing
import TokenModel

@Suite("The nearest name")
struct NearestNameTests {
  @Test(
    "edits are insertions, deletions, replacements and swaps of neighbours",
    arguments: [
      ("", "", 0), ("", "ab", 2), ("ab", "", 2), ("kitten", "sitting", 3), ("duraton", "duration", 1),
      ("enetr", "enter", 1), ("ca", "abc", 3), ("abcdef", "abcdef", 0), ("größe", "grosse", 3), ("abab", "baba", 2),
      ("flaw", "lawn", 2), ("abcd", "badc", 2), ("aaaa", "bbbb", 4),
    ])
  func distance(left: String, right: String, expected: Int) {
    let (left, right) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
    for limit in 0...7 {
      let found = editDistance(left, right, atMost: limit)
      #expect(found == (expected <= limit ? expected : nil), "limit \(limit)")
      #expect(editDistance(right, left, atMost: limit) == found)
    }
  }

  @Test(
    "near is at most a third of the letters and three edits away, whatever the case",
    arguments: [
      ("duraton", "duration"), ("Duration", "duration"), ("DURATION", "duration"), ("bonce", "bounce"),
      ("exti", "exit"),
      ("ext", "exit"), ("presett", "preset"), ("valeu", "value"), ("speed", nil), ("", nil), ("x", nil),
      ("maxitems", "maxItems"), ("zzzzzzzz", nil),
    ] as [(String, String?)])
  func near(typed: String, expected: String?) {
    let names = ["duration", "bounce", "exit", "preset", "value", "maxItems"]
    #expect(nearestName(to: typed, among: names) == expected)
  }

  @Test("of two that are equally near the first one wins, and a nearer one beats both")
  func ties() {
    #expect(nearestName(to: "cart", among: ["card", "cars"]) == "card")
    #expect(nearestName(to: "cart", among: ["cars", "card"]) == "cars")
    #expect(nearestName(to: "carts", among: ["cards", "carts", "cars"]) == "carts")
    #expect(nearestName(to: "cart", among: [String]()) == nil)
  }

  @Test("nothing is near a text that is longer than any path")
  func longTexts() {
    let name = String(repeating: "ab", count: 500)
    #expect(nearestName(to: name, among: [name + "c"]) == nil)
    let path = String(repeating: "ab", count: 150)
    #expect(nearestName(to: path, among: [String(path.dropFirst())]) == String(path.dropFirst()))
  }
}
