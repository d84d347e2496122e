import Foundation
import Support
import Testing

@Suite("Golden files")
struct ExpectGoldenTests {
  private let folder: TemporaryFolder
  private let golden: Golden

  init() throws {
    folder = try TemporaryFolder()
    golden = Golden(url: URL(filePath: folder.path("Goldens/Motion.txt")), name: "Goldens/Motion.txt")
  }

  @Test("The recorded text passes, byte by byte")
  func same() throws {
    try folder.write("Goldens/Motion.txt", "é\n")
    #expect(try golden.failure(of: "é\n", environment: [:]) == nil)
    let decomposed = try #require(try golden.failure(of: "e\u{301}\n", environment: [:]))
    #expect(decomposed.hasSuffix("@ line 1\n- é\n+ e\\u{0301}"))
  }

  @Test("A missing file is told, with what records it")
  func missing() throws {
    let failure = try #require(try golden.failure(of: "a\n", environment: ["RECORD": ""]))
    #expect(failure == "Goldens/Motion.txt: there is no such golden file; RECORD=1 records it")
    #expect(try folder.names().isEmpty)
  }

  @Test("Recording writes the file and fails, even if nothing changed")
  func recording() throws {
    for _ in 0..<2 {
      let failure = try #require(try golden.failure(of: "a\n", environment: ["RECORD": "1"]))
      #expect(failure.contains("recorded"))
      #expect(failure.contains("run again"))
      #expect(try folder.text("Goldens/Motion.txt") == "a\n")
    }
    #expect(try golden.failure(of: "a\n", environment: [:]) == nil)
  }

  @Test("Nothing is recorded where CI is set")
  func recordingInCI() throws {
    let failure = try #require(try golden.failure(of: "a\n", environment: ["RECORD": "1", "CI": "true"]))
    #expect(failure.contains("CI"))
    #expect(try folder.names().isEmpty)
  }

  @Test("A failure is reported at the place of the call")
  func place() {
    withKnownIssue {
      expectGolden("a\n", at: "Goldens/Motion.txt", filePath: folder.path("SomeTests.swift"))
    } matching: { issue in
      issue.sourceLocation?.fileID == "TokenOutputTests/ExpectGoldenTests.swift"
    }
  }

  @Test("A difference shows the lines that changed, and three around them")
  func difference() {
    #expect(
      Self.difference("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\nsix\n7\n8\n9\n") == """
        @ line 5
          2
          3
          4
        - 5
        + five
          6
        + six
          7
          8
          9
        """)
    #expect(Self.difference("a\n", "a\n") == nil)
    #expect(Self.difference("", "a\n") == "@ line 1\n+ a")
  }

  @Test("What cannot be seen is escaped in a difference")
  func invisible() {
    #expect(Self.difference("a\n", "a") == "@ line 2\n  a\n+ \\ no newline at the end")
    #expect(Self.difference("a\n", "a\r\n") == "@ line 1\n- a\n+ a\\r")
    #expect(Self.difference("a b\n", "a\u{A0}b\u{202E}\n") == "@ line 1\n- a b\n+ a\\u{00A0}b\\u{202E}")
  }

  @Test("A difference of long texts is cut")
  func long() throws {
    let old = (0..<5000).map { "old \($0)\n" }.joined()
    let new = (0..<5000).map { "new \($0)\n" }.joined()
    let difference = try #require(Self.difference(old, new))
    #expect(difference.utf8.split(separator: UInt8(ascii: "\n")).count < 450)
  }

  private static func difference(_ old: String, _ new: String) -> String? {
    lineDifference(from: Array(old.utf8), to: Array(new.utf8))
  }
}
