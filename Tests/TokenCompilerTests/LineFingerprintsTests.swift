import Testing
import TokenModel

@testable import TokenCompiler

/// The hashes by which GitHub knows a line again.
struct LineFingerprintsTests {
  /// The vectors that GitHub's own tests have.
  @Test(arguments: [
    ("", ["c129715d7a2bc9a3:1"]),
    (" a\nb\n  \t\tc\n d", ["271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1"]),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End",
      [
        "8b7cf3e952e7aeb2:1", "b1ae1287ec4718d9:1", "bff680108adb0fcc:1", "c6805c5e1288b612:1", "b86d3392aea1be30:1",
        "e6ceba753e1a442:1",
      ]
    ),
    (
      " hello; \t\nworld!!!\n\n\n  \t\tGreetings\n End\n",
      [
        "e9496ae3ebfced30:1", "fb7c023a8b9ccb3f:1", "ce8ba1a563dcdaca:1", "e20e36e16fcb0cc8:1", "b3edc88f2938467e:1",
        "c8e28b0b4002a3a0:1", "c129715d7a2bc9a3:1",
      ]
    ),
    (
      String(repeating: "Lorem ipsum dolor sit amet.\n", count: 10),
      (1...6).map { "a7f2ff13bc495cf2:\($0)" } + [
        "a7f2ff1481e87703:1", "a9cf91f7bbf1862b:1", "55ec222b86bcae53:1", "cc97dc7b1d7d8f7b:1", "c129715d7a2bc9a3:1",
      ]
    ),
  ])
  func `fingerprints are those of GitHub, whatever ends a line`(_ text: String, _ expected: [String]) {
    for end in ["\n", "\r\n", "\r"] {
      let prints = LineFingerprints(of: SourceFile(path: "", bytes: Array(text.replacing("\n", with: end).utf8)))
      #expect((1...expected.count).map { prints[$0] } == expected)
      #expect(prints[0] == nil && prints[expected.count + 1] == nil)
    }
  }

  @Test func `equal lines are told apart, and a blank changes nothing`() {
    func prints(_ text: String) -> [String?] {
      let prints = LineFingerprints(of: SourceFile(path: "", bytes: Array(text.utf8)))
      return (1...3).map { prints[$0] }
    }
    let padding = String(repeating: "x", count: 100) + "\n"
    let same = prints(padding + padding + padding)
    #expect(same.map { $0?.split(separator: ":").last } == ["1", "2", "3"])
    #expect(Set(same.map { $0?.split(separator: ":").first }).count == 1)
    #expect(prints("a: 1\nb: 2\n") == prints("a:1\n\tb :  2\n"))
  }
}
