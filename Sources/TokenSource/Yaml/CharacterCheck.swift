import TokenModel

/// A look at the bytes of a file before libyaml sees them: it has no place for what it cannot read.
struct CharacterCheck {
  /// The first byte that a text file must not hold, if there is one.
  private(set) var fault: Diagnostic?
  /// The line breaks that only YAML 1.1 knows (a lone CR, NEL, LS, PS): allowed inside quotes only.
  private(set) var oddBreaks: [Range<Int>] = []
  private let file: FileID
  private let bytes: [UInt8]

  /// Looks at every byte, up to the first fault.
  init(_ source: SourceFile, _ file: FileID) {
    self.file = file
    bytes = source.bytes
    fault = otherEncoding()
    let bytes = source.bytes
    var offset = fault == nil ? source.textStart : bytes.count
    while offset < bytes.count {
      let byte = bytes[offset]
      let isPlain = (byte >= 0x20 && byte < 0x7F) || byte == 0x0A || byte == 0x09
      offset = isPlain ? offset + 1 : check(at: offset)
    }
  }

  /// A finding about odd line breaks before `end` and outside `quoted`, which is sorted; nil where there are none.
  func breakFault(outside quoted: [SourceRange], before end: Int) -> Diagnostic? {
    var rest = quoted[...]
    for place in oddBreaks where place.lowerBound < end {
      rest = rest.drop { $0.end < place.upperBound }
      if let text = rest.first, text.start <= place.lowerBound { continue }
      let name = bytes[place.lowerBound] == 0x0D ? "a carriage return without a line feed" : "a Unicode line break"
      return LanguageError.encoding.at(
        SourceRange(file, place), "\(name) stands outside quotes",
        help: "end lines with LF or CRLF; inside a text write it as an escape in double quotes")
    }
    return nil
  }

  private func otherEncoding() -> Diagnostic? {
    let head = Array(bytes.prefix(4))
    let isOther =
      head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF])
      || (head.count == 4 && head.count { $0 == 0 } >= 2)
      || (head.count >= 2 && head.prefix(2).count { $0 == 0 } == 1)
    guard isOther else { return nil }
    return LanguageError.encoding.at(
      SourceRange(file, 0..<min(2, bytes.count)), "the file is UTF-16 or UTF-32, not UTF-8",
      help: "save it as UTF-8")
  }

  /// Checks a character that is no plain ASCII one and returns where the next one begins; after a fault, the end.
  private mutating func check(at offset: Int) -> Int {
    let byte = bytes[offset]
    if byte == 0x0D {
      if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { oddBreaks.append(offset..<offset + 1) }
      return offset + 1
    }
    guard let scalar = decode(at: offset) else {
      fault = LanguageError.encoding.at(
        SourceRange(file, offset..<offset + 1), "the byte 0x\(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8",
        help: "save the file as UTF-8")
      return bytes.count
    }
    let end = offset + UTF8.width(scalar)
    switch scalar.value {
    case 0x85, 0x2028, 0x2029:
      oddBreaks.append(offset..<end)
    case 0xFEFF:
      refuse(
        offset..<end, "a byte order mark stands inside the file", help: "remove it; it is invisible in most editors")
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF:
      refuse(
        offset..<end, "the control character U+\(hexadecimal(scalar.value, digits: 4)) stands in the file",
        help: "remove it; in a text write it as an escape in double quotes")
    default: break
    }
    return fault == nil ? end : bytes.count
  }

  private mutating func refuse(_ place: Range<Int>, _ message: String, help: String) {
    fault = LanguageError.encoding.at(SourceRange(file, place), message, help: help)
  }

  private func decode(at offset: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[offset..<min(offset + 4, bytes.count)].makeIterator()
    if case .scalarValue(let scalar) = decoder.decode(&iterator) { return scalar }
    return nil
  }
}

private func hexadecimal(_ value: UInt32, digits: Int) -> String {
  let text = String(value, radix: 16, uppercase: true)
  return String(repeating: "0", count: max(0, digits - text.count)) + text
}
