/// A text, and which of its hidden characters are a part of how it is spelt.
///
/// Sources: UTS 51 for emoji and flags, chapters 9, 12, 13 and 23 of the Unicode Standard for joiners and breaks.
struct Spelling {
  private let scalars: [Unicode.Scalar]
  /// The indices of the tags of well-formed flags.
  private let flagTags: Set<Int>

  /// A text.
  init(_ scalars: [Unicode.Scalar]) {
    self.scalars = scalars
    flagTags = Self.flagTags(in: scalars)
  }

  /// Whether the hidden character with an index belongs there.
  func needs(_ index: Int) -> Bool {
    if flagTags.contains(index) { return true }
    guard index > 0 else { return false }
    let before = scalars[index - 1]
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    switch scalars[index].value {
    // The selectors of ideographs choose among forms that are one character.
    case 0xE0100...0xE01EF: return before.properties.isIdeographic
    case 0x200D where isBetweenEmoji(index): return true
    case 0x200C, 0x200D: return areOneScript(before, after) { $0.hasJoiners }
    case 0x200B: return areOneScript(before, after) { $0.hasBreaks }
    case 0x180E: return areOneScript(before, after) { $0 == .mongolian }
    default: return false
    }
  }

  private func areOneScript(_ before: Unicode.Scalar, _ after: Unicode.Scalar?, _ isMeant: (Script) -> Bool) -> Bool {
    guard let script = Script(of: before), isMeant(script) else { return false }
    return after.flatMap(Script.init) == script
  }

  private func isBetweenEmoji(_ index: Int) -> Bool {
    let before = scalars[..<index].last { $0.value != 0xFE0F }
    return [before, scalars[(index + 1)...].first].allSatisfy {
      $0.map { !$0.isASCII && $0.properties.isEmoji } ?? false
    }
  }

  /// A black flag, the letters and digits of a region and of a part of it as tags, and the tag that ends them.
  private static func flagTags(in scalars: [Unicode.Scalar]) -> Set<Int> {
    var indices: Set<Int> = []
    for flag in scalars.indices where scalars[flag].value == 0x1F3F4 {
      let tags = scalars[(flag + 1)...].prefix(7).prefix {
        0xE0030...0xE0039 ~= $0.value || 0xE0061...0xE007A ~= $0.value
      }
      guard 3...6 ~= tags.count, tags.endIndex < scalars.count, scalars[tags.endIndex].value == 0xE007F else {
        continue
      }
      indices.formUnion(tags.startIndex...tags.endIndex)
    }
    return indices
  }
}

/// The scripts whose spelling needs characters without a width.
private enum Script: Hashable {
  case arabic, mongolian
  /// The Indic scripts of which each has a block of 128 characters, by the number of the block.
  case indic(UInt32)
  case thai, lao, khmer, myanmar

  /// The script of a letter or of a mark on one; nil for others, digits and punctuation included.
  init?(of scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: break
    case .nonspacingMark, .spacingMark: break
    default: return nil
    }
    switch scalar.value {
    case 0x0600...0x077F, 0x0860...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
    case 0x0900...0x0DFF: self = .indic(scalar.value >> 7)
    case 0x0E00...0x0E7F: self = .thai
    case 0x0E80...0x0EFF: self = .lao
    case 0x1000...0x109F, 0xA9E0...0xA9FF, 0xAA60...0xAA7F: self = .myanmar
    case 0x1780...0x17FF: self = .khmer
    case 0x1800...0x18AF: self = .mongolian
    default: return nil
    }
  }

  /// Whether joiners and non-joiners choose the forms of its letters.
  var hasJoiners: Bool {
    switch self {
    case .arabic, .mongolian, .indic, .khmer, .myanmar: true
    case .thai, .lao: false
    }
  }

  /// Whether its words are written without spaces, so that breaks between them have to be marked.
  var hasBreaks: Bool { [.thai, .lao, .khmer, .myanmar].contains(self) }
}
