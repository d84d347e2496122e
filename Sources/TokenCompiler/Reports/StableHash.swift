/// Hashes that are the same in every run and on every machine.
///
/// Source: FNV-1a, 64 bits.
enum StableHash {
  /// The hash of texts, told apart from one another.
  static func hash(_ texts: [String]) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for text in texts {
      // No UTF-8 has this byte.
      for byte in Array(text.utf8) + [0xFF] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return hash
  }

  /// A hash in 16 digits.
  static func text(_ hash: UInt64) -> String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
