/// Damage to good files, which is the same in every run.
package enum Damage {
  /// What is put in: signs of YAML, of the language and of trouble.
  private static let signs: [String] = [
    "{", "}", "[", "]", ":", ",", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "-", "?", "\t", "\n", "\r",
    " ",
    "  ", ": ", "- ", "<<: ", "---\n", "...\n", "\u{0}", "\u{7}", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{202E}",
    "\u{200D}",
    "e\u{301}", "🙂", "\\", "{springs.part}", "\"{durations.toast}\"", "999999999999", "-", "0x", "~", "value: ", "\n\n",
    "* 2", "+", "/", "(", "{}", "[]", "\"{curves.fade} * 2\"", "\"{transitions.sheet}\"", "\"{easings.same}\"", "60%",
    "keep",
    "enter: ", "exit: ", "effects: ", "timing: ", "crossfade", "cubic-bezier(0, 0, 1, 1)", "0, 0, 1, 1",
  ]

  /// A text with one to four places damaged: bits and bytes changed, pieces lost, doubled or put in, the end cut off.
  package static func mutant(of text: String, _ seed: Int) -> [UInt8] {
    var random = SeededRandom(seed: UInt64(seed))
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let end = min(bytes.count, place + Int.random(in: 1...40, using: &random))
      switch Int.random(in: 0..<6, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: end)
      case 3: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 4: bytes.removeSubrange(end...)
      default: bytes.insert(contentsOf: Array((signs.randomElement(using: &random) ?? "").utf8), at: place)
      }
      if bytes.isEmpty { break }
    }
    return bytes
  }
}
