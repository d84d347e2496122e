import TokenCompiler
import TokenModel

/// How a generated file differs from what the tokens give.
enum StaleOutput {
  /// The rest of a sentence that begins with the path; nil where the bytes are the expected ones.
  static func description(of state: OutputState, expected: [UInt8]) -> String? {
    switch state.freshness {
    case .fresh: nil
    case .missing: "is missing"
    case .different(let present) where present.filter({ $0 != UInt8(ascii: "\r") }) == expected:
      "has other line endings than it is generated with"
    case .different(let present): difference(from: present, to: expected)
    }
  }

  /// The first line that differs, old and new, cut around the place where it does.
  private static func difference(from present: [UInt8], to expected: [UInt8]) -> String {
    let offset = zip(present, expected).prefix { $0 == $1 }.count
    let (old, new) = (SourceFile(path: "", bytes: present), SourceFile(path: "", bytes: expected))
    let line = new.line(at: offset)
    if offset == present.count, offset + 1 < expected.count { return "breaks off in line \(line)" }
    let start = "is not what the tokens give, from line \(line) on"
    let removed = SourceLine(old, line: line, marking: offset..<offset).text
    let added = SourceLine(new, line: line, marking: offset..<offset).text
    if removed == added { return start + ", in what cannot be seen: spaces, line ends or a byte order mark" }
    return start + ":" + (removed.isEmpty ? "" : "\n  - \(removed)") + (added.isEmpty ? "" : "\n  + \(added)")
  }
}
