import TokenModel

/// Where a name stands on a scale: what it says of size or pace, and what of it says so of something.
struct ScaleStep {
  /// A kind of words that put things in order; words of two kinds say nothing about each other.
  enum Ladder: Hashable, CaseIterable {
    /// From `9xs` over `md` to `9xl`.
    case size
    /// From `fastest` over `normal` to `slowest`.
    case pace
    /// From `shortest` over `medium` to `longest`.
    case length
  }

  /// The kind of its word.
  let ladder: Ladder
  /// How far up the ladder the word is; two of one height may have any order.
  let height: Int
  /// The words before it, without case and separators: what comes in several sizes. Nothing where there are none.
  let thing: String

  /// The steps that the end of a name takes, one a ladder that has its word: two words such as `extra-large` where
  /// they are one step, else the last one.
  static func steps(of name: String) -> [ScaleStep] {
    // Most names end otherwise, and to take them apart costs more than all else here.
    guard let last = name.utf8.last, Ladder.lastBytes.contains(last | 0x20) else { return [] }
    let words = NameWords(name).words.map { $0.lowercased() }
    return Ladder.allCases.compactMap { ladder in
      for count in [2, 1] where count <= words.count {
        guard let height = ladder.heights[words.suffix(count).joined()] else { continue }
        return ScaleStep(ladder: ladder, height: height, thing: words.dropLast(count).joined())
      }
      return nil
    }
  }
}

extension ScaleStep.Ladder {
  /// The height of each word. What people disagree on has the same height (`fast` and `quick`), and words that as
  /// often name a purpose are missing (`standard`, `default`; `base`, among sizes, is a grid's unit).
  fileprivate var heights: [String: Int] {
    switch self {
    case .size: Self.sizes
    case .pace: Self.paces
    case .length: Self.lengths
    }
  }

  /// How the words end, in small letters.
  fileprivate static let lastBytes = Set(allCases.flatMap(\.heights.keys).compactMap(\.utf8.last))

  private static let paces = [
    "fastest": -3, "instant": -3,
    "extrafast": -2, "faster": -2, "ultrafast": -2, "veryfast": -2,
    "fast": -1, "quick": -1,
    "base": 0, "medium": 0, "moderate": 0, "normal": 0, "regular": 0,
    "slow": 1,
    "extraslow": 2, "slower": 2, "ultraslow": 2, "veryslow": 2,
    "slowest": 3,
  ]

  private static let lengths = [
    "shortest": -3, "extrashort": -2, "shorter": -2, "short": -1, "medium": 0, "long": 1, "extralong": 2, "longer": 2,
    "longest": 3,
  ]

  /// The ends go on with `x`, `xx`, `2x` or `extra` before their words.
  private static let sizes: [String: Int] = {
    var heights = ["m": 0, "md": 0, "medium": 0]
    for (words, direction) in [(["s", "sm", "small"], -1), (["l", "lg", "large"], 1)] {
      for word in words {
        heights[word] = direction
        heights["extra\(word)"] = 2 * direction
        for count in 1...9 {
          heights[String(repeating: "x", count: count) + word] = (count + 1) * direction
          heights["\(count)x\(word)"] = (count + 1) * direction
        }
      }
    }
    return heights
  }()
}
