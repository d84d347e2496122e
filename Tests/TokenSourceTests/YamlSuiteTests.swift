import Testing
import TokenModel

@testable import TokenSource

@Suite("The test suite of YAML", .enabled(if: YamlSuite.isThere, "\(YamlSuite.whereabouts)"))
struct YamlSuiteTests {
  @Test("the suite has 402 inputs, 94 of them invalid")
  func count() {
    #expect(YamlSuite.cases.count == 402)
    #expect(YamlSuite.cases.count { $0.isInvalid } == 94)
  }

  @Test("every id of the tables is in the suite")
  func tables() {
    let ids = Set(YamlSuite.cases.map(\.id))
    let tables = [
      Self.validRejected, Self.invalidAccepted, Self.secondDocuments, Self.anchorsAndTags, Self.keysThatAreNoTexts,
    ]
    for table in tables { #expect(table.subtracting(ids) == []) }
  }

  @Test(
    "every input is accepted or refused as libyaml does, but for what the language refuses", arguments: YamlSuite.cases)
  func agreement(input: YamlSuite.Case) {
    let source = SourceFile(path: "in.yaml", bytes: input.bytes)
    let tree = YamlTreeBuilder.tree(of: source, FileID(0))
    let found = Set(tree.diagnostics.map(\.id))
    for finding in tree.diagnostics { #expect(finding.range.end <= input.bytes.count) }
    if Self.secondDocuments.contains(input.id) {
      #expect(found.contains("syntax"))
      #expect(tree.diagnostics.contains { $0.message == "a second document begins here" })
    } else if Self.isRefusedByLibyaml(input) {
      #expect(found == ["syntax"])
      #expect(tree.root == nil && tree.isIncomplete)
    } else {
      var expected: Set<String> = []
      if Self.anchorsAndTags.contains(input.id) { expected.insert("alias") }
      if Self.keysThatAreNoTexts.contains(input.id) { expected.insert("name-invalid") }
      #expect(found == expected)
      #expect(!tree.isIncomplete)
    }
  }

  @Test("reading any of the inputs as a token file gives findings with places and no crash", arguments: YamlSuite.cases)
  func asTokenFile(input: YamlSuite.Case) {
    let sources = [SourceFile(path: "in.yaml", bytes: input.bytes)]
    for finding in readTokens(sources).diagnostics {
      #expect(finding.range.start <= finding.range.end && finding.range.end <= input.bytes.count)
    }
  }

  private static func isRefusedByLibyaml(_ input: YamlSuite.Case) -> Bool {
    input.isInvalid ? !invalidAccepted.contains(input.id) : validRejected.contains(input.id)
  }

  private static func ids(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  /// Valid, and refused by libyaml 0.2.5.
  private static let validRejected = ids(
    """
    2JQS 2LFX 2SXE 4ABK 4MUZ/00 4MUZ/01 4MUZ/02 58MP 5MUD 5T43 6BCT 6CA3 6LVF 6M2F 7Z25 8XYN 96NN/00 96NN/01 9SA2
    A2M4 BEC7 CFD4 DBG4 DK3J DK95/00 DK95/03 DK95/04 FP8R FRK4 HM87/00 HWV9 K3WX M2N8/00 M7A3 MUS6/05 MUS6/06 NHX8
    NJ66 NKF9 Q5MG QT73 R4YG S3PD SM9W/01 UKK6/00 UT92 VJP3/01 W4TN W5VH Y79Y/001 Y79Y/010
    """)

  /// Invalid, and accepted by libyaml 0.2.5.
  private static let invalidAccepted = ids(
    """
    9C9N 9HCY 9JBA CVW2 DK95/01 EB22 G5U8 MUS6/00 MUS6/01 QB6E RHX7 S98Z SU5Z X4QW Y79Y/003 YJV2
    """)

  /// Accepted by libyaml or not, reading stops at the second document.
  private static let secondDocuments = ids(
    """
    35KP 5TYM 6WLZ 6XDY 6ZKB 9DXL 9HCY 9KAX 9WXW EB22 JHB9 KSS4 L383 MUS6/01 PUW8 QLJ7 RHX7 RZT7 U9NS
    """)

  /// Valid, with anchors, aliases, merge keys or tags, which the language refuses.
  private static let anchorsAndTags = ids(
    """
    26DV 2AUY 2XXW 33X3 3GZX 3R3P 52DL 565N 57H4 6BFJ 6CK3 6JWB 6KGN 735Y 74H7 7BMT 7BUB 7FWL 8MK2 BU8L C4HZ CC74
    CN3R CUP7 E76Z EHF6 F2C7 FH7J FTA2 HMQ5 J7PZ JS2J L94M LE5A M5C3 P76L PW8X RZP5 S4JQ SKE5 U3C3 U3XV UGM3
    UKK6/02 V55R WZ62 X38W XW4D Y2GN Z67P Z9M4 ZH7C ZWK4
    """)

  /// Valid, with a key that is a list or a mapping.
  private static let keysThatAreNoTexts = ids(
    """
    4FJ6 6BFJ 6PBE 9MMW KK5P LX3P M2N8/01 M5DY Q9WF RZP5 SBG9 V9D5 X38W XW4D
    """)
}
