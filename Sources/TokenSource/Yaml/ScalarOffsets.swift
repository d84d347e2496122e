/// Turns libyaml's places, which count Unicode scalars, into byte offsets.
struct ScalarOffsets {
  private static let stride = 64
  private let base: Int
  private let bytes: [UInt8]
  /// The offset of every 64th scalar; empty where scalars and bytes count alike.
  private var landmarks: [Int] = []

  /// Offsets into `bytes`, whose text begins at `base`.
  init(_ bytes: [UInt8], from base: Int, isASCII: Bool) {
    self.base = base
    self.bytes = bytes
    guard !isASCII else { return }
    var count = 0
    for offset in base..<bytes.count where Self.isStart(bytes[offset]) {
      if count % Self.stride == 0 { landmarks.append(offset) }
      count += 1
    }
  }

  /// The offset of the scalar with the number `index`; the end of the text where there are fewer.
  func offset(of index: Int) -> Int {
    guard !landmarks.isEmpty else { return min(base + index, bytes.count) }
    guard index / Self.stride < landmarks.count else { return bytes.count }
    var offset = landmarks[index / Self.stride]
    var rest = index % Self.stride
    while rest > 0, offset < bytes.count {
      offset += 1
      if offset == bytes.count || Self.isStart(bytes[offset]) { rest -= 1 }
    }
    return offset
  }

  private static func isStart(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
