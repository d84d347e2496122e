import TokenModel

extension FileReader {
  /// Everything between braces that begins with a section and a dot, on one line, in values, texts and comments.
  var mentions: [Mention] {
    var mentions: [Mention] = []
    let bytes = source.bytes
    var next = bytes.startIndex
    while let open = bytes[next...].firstIndex(of: UInt8(ascii: "{")) {
      next = open + 1
      let inner = bytes[next...].prefix { !Self.ends.contains($0) }
      guard inner.endIndex < bytes.endIndex, bytes[inner.endIndex] == UInt8(ascii: "}"),
        let dot = inner.firstIndex(of: UInt8(ascii: ".")),
        Section(rawValue: String(decoding: inner[..<dot], as: UTF8.self)) != nil
      else { continue }
      mentions.append(
        Mention(
          text: String(decoding: inner, as: UTF8.self), range: SourceRange(file, inner.startIndex..<inner.endIndex)))
    }
    return mentions
  }

  /// What ends a mention, or shows that it is none; an escape would have to be read first.
  private static let ends = Array("{}\n\r\"'\\".utf8)
}
