import TokenModel

extension FileReader {
  /// Notes the texts below a key that hold characters which nobody sees.
  mutating func noteHiddenTexts(_ entry: YamlEntry, _ attribute: Attribute, of path: TokenPath, isGroup: Bool) {
    guard [.description, .deprecated, .waive, .extensions].contains(attribute) else { return }
    noteHiddenTexts(in: entry.value, attribute, path)
  }

  private mutating func noteHiddenTexts(in node: YamlNode, _ attribute: Attribute, _ path: TokenPath) {
    switch node.content {
    case .refused: return
    case .sequence(let items): for item in items { noteHiddenTexts(in: item, attribute, path) }
    case .mapping(let entries, _): for entry in entries { noteHiddenTexts(in: entry.value, attribute, path) }
    case .scalar(let text, _):
      // Nearly all texts are ASCII.
      if text.utf8.allSatisfy({ $0 < 0x80 }) { return }
      let flags = HiddenScalars.flags(in: text)
      guard flags.contains(true) else { return }
      let characters = zip(text.unicodeScalars.filter(HiddenScalars.areHidden), flags).filter(\.1).map(\.0)
      let places = HiddenScalars.places(in: source, node.range.offsets)
      // A text that is put together in another way than it looks is pointed to as a whole.
      let own = places.count == flags.count ? zip(places, flags).filter(\.1).map(\.0) : []
      hiddenTexts.append(
        HiddenText(
          owner: path, key: attribute.rawValue, characters: characters,
          range: own.first.map { SourceRange(file, $0) } ?? firstLine(of: node.range),
          removal: own.isEmpty || !own.allSatisfy { isRemovable($0, from: node) }
            ? nil : Change(own.map { Edit(SourceRange(file, $0), "") }, isSafe: false)))
    }
  }

  /// Whether what is left around a character is read as before: in quotes always, else not beside signs of YAML.
  private func isRemovable(_ place: Range<Int>, from node: YamlNode) -> Bool {
    if [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(source.bytes[node.range.start]) { return true }
    guard place.lowerBound > node.range.start else { return false }
    let next = place.upperBound < source.bytes.count ? source.bytes[place.upperBound] : 0x0A
    return !Self.signs.contains(source.bytes[place.lowerBound - 1]) && !Self.signs.dropLast(2).contains(next)
  }

  /// What means something beside a blank or at the start of a line; the line ends come last.
  private static let signs = Array(" \t:#\n\r".utf8)
}

/// Characters that nobody sees and that change what is read: those that turn the direction of writing, those without a
/// width, and tags.
enum HiddenScalars {
  /// For each hidden scalar of a text, in order, whether it is out of place there: joiners belong into emoji and into
  /// scripts that join letters, marks of direction beside letters from right to left, breaks between the letters of
  /// scripts without blanks, and tags behind a flag.
  ///
  /// Source: the Unicode Standard, chapter 23, and its annexes 9 (directions), 31 (identifiers) and 51 (emoji).
  static func flags(in text: String) -> [Bool] {
    let scalars = Array(text.unicodeScalars)
    var flags: [Bool] = []
    var isFlag = false
    for (index, scalar) in scalars.enumerated() {
      let isTag = 0xE0020...0xE007F ~= scalar.value
      isFlag = scalar == "\u{1F3F4}" || (isFlag && isTag)
      guard areHidden(scalar) else { continue }
      let around = [index > 0 ? scalars[index - 1] : nil, index + 1 < scalars.count ? scalars[index + 1] : nil]
      let near = around.compactMap { $0 }
      switch scalar.value {
      case 0x200D: flags.append(!near.contains(where: joins) && !(near.count == 2 && near.allSatisfy(isEmoji)))
      case 0x200C: flags.append(!near.contains(where: joins))
      case 0x200B: flags.append(!near.contains(where: hasNoBlanks))
      case 0x200E, 0x200F, 0x061C: flags.append(!scalars.contains(where: isRightToLeft))
      default: flags.append(!(isTag && isFlag))
      }
    }
    return flags
  }

  /// Whether nobody sees a scalar.
  static func areHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && (scalar.properties.isEmoji || scalar.properties.isVariationSelector)
  }

  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      !areHidden(scalar)
    default: false
    }
  }

  /// Scripts whose letters join: Arabic and its kin, those of India and South-East Asia, Mongolian.
  private static func joins(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0600...0x0DFF, 0x0F00...0x109F, 0x1780...0x18AF, 0x1900...0x1CFF, 0xA800...0xABFF, 0xFB50...0xFDFF,
      0xFE70...0xFEFC, 0x10A00...0x11FFF, 0x1E900...0x1E95F:
      !areHidden(scalar)
    default: false
    }
  }

  /// Scripts that write words without blanks between them.
  private static func hasNoBlanks(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x19DF, 0x1A20...0x1AAF, 0x3040...0x30FF,
      0x4E00...0x9FFF:
      true
    default: false
    }
  }

  /// Where the hidden scalars of a scalar in YAML are written, be it as escapes, in order.
  static func places(in source: SourceFile, _ range: Range<Int>) -> [Range<Int>] {
    let isEscaped = source.bytes[range.lowerBound] == UInt8(ascii: "\"")
    var places: [Range<Int>] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = source.bytes[offset]
      var end = offset + 1
      var scalar: Unicode.Scalar?
      if isEscaped, byte == UInt8(ascii: "\\"), end < range.upperBound {
        let digits = ["x": 2, "u": 4, "U": 8][Unicode.Scalar(source.bytes[end])] ?? 0
        end += 1 + digits
        scalar = UInt32(source.text(min(offset + 2, range.upperBound)..<min(end, range.upperBound)), radix: 16)
          .flatMap(Unicode.Scalar.init)
      } else if byte >= 0xC0 {
        while end < range.upperBound, source.bytes[end] & 0xC0 == 0x80 { end += 1 }
        scalar = source.text(offset..<end).unicodeScalars.first
      }
      if let scalar, areHidden(scalar) { places.append(offset..<end) }
      offset = end
    }
    return places
  }
}
