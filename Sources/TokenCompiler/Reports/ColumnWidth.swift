extension Unicode.Scalar {
  /// How many columns a terminal gives the scalar: 0 for marks that combine, 2 for wide ones, else 1.
  ///
  /// Source: Unicode Standard Annex 11: the blocks whose characters are wide, without a few rare ones, and the scalars
  /// that are emoji by themselves.
  var columns: Int {
    if value < 0x300 { return 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The letters that make a flag have their two columns together.
    if properties.isEmojiPresentation { return (0x1F1E6...0x1F1FF).contains(value) ? 1 : 2 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return 1
    }
  }
}
