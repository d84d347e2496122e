import TokenModel

/// The hashes by which GitHub knows a finding again after lines above it have moved.
///
/// Of each line a hash of the 100 UTF-16 units from its start, blanks left out, and how often the file had that hash up
/// to there. Source: the fingerprints of GitHub's `codeql-action`.
struct LineFingerprints {
  /// The hash of each line, and how many lines up to there have it.
  private var lines: [(hash: UInt64, count: Int)] = []
  private var counts: [UInt64: Int] = [:]
  private var hash: UInt64 = 0
  /// The last 100 units, and whether a line begins at them.
  private var window = [(unit: UInt64, isStart: Bool)](repeating: (0, false), count: Self.size)
  private var index = 0

  private static let size = 100
  private static let factor: UInt64 = 37
  /// The factor to the power of `size`.
  private static let first = (0..<size).reduce(1 as UInt64) { power, _ in power &* factor }

  /// The fingerprints of a file.
  init(of file: SourceFile) {
    var isStart = true
    var wasReturn = false
    for unit in Array(file.text(0..<file.bytes.count).utf16) + [0xFFFF] {
      let isBlank = unit == 0x20 || unit == 0x09 || (wasReturn && unit == 0x0A)
      wasReturn = unit == 0x0D
      if isBlank { continue }
      add(wasReturn ? 0x0A : UInt64(unit), isStart: isStart)
      isStart = unit == 0x0A || unit == 0x0D
    }
    for _ in 0..<Self.size { add(0, isStart: false) }
  }

  /// The fingerprint of a line, from 1, as `hash:count`; nil where there is no such line.
  subscript(line: Int) -> String? {
    guard lines.indices.contains(line - 1) else { return nil }
    return "\(String(lines[line - 1].hash, radix: 16)):\(lines[line - 1].count)"
  }

  private mutating func add(_ unit: UInt64, isStart: Bool) {
    let last = window[index]
    if last.isStart {
      let count = counts[hash, default: 0] + 1
      counts[hash] = count
      lines.append((hash, count))
    }
    window[index] = (unit, isStart)
    hash = Self.factor &* hash &+ unit &- Self.first &* last.unit
    index = (index + 1) % Self.size
  }
}
