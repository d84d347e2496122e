extension Escaper {
  /// Text in a cell of a GitHub table, or in a paragraph: it holds no markup, no HTML, no link and no line end.
  ///
  /// What a reader of Markdown would turn into a link by itself, such as an address of a page or of a mailbox, is
  /// set as code, the one form in which no reader does. Hidden characters are shown, as in `<U+202E>`.
  static let markdown = Escaper(special: #"&<>\`{}|*_[]#!~$/@wW-+=.)"#) {
    (scalars: String.UnicodeScalarView, output) in
    var word: [UInt8] = []
    var isFirst = true
    var previous: Unicode.Scalar = " "
    for scalar in scalars {
      if scalar.isInAddress {
        word.append(UInt8(truncatingIfNeeded: scalar.value))
      } else {
        output.append(markdownWord: word, isFirst: isFirst)
        isFirst = isFirst && word.isEmpty && (scalar == " " || scalar.isLineBreak)
        word.removeAll(keepingCapacity: true)
        if scalar != "\n" || previous != "\r" { output.append(markdownScalar: scalar) }
      }
      previous = scalar
    }
    output.append(markdownWord: word, isFirst: isFirst)
  }
}

extension Unicode.Scalar {
  /// Whether an address can hold it, without the brackets, bars and quotes that end one in most texts.
  fileprivate var isInAddress: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", ".", "_", "~", ":", "/", "?", "#", "@": true
    case "!", "$", "&", "'", "(", ")", "*", "+", ",", ";", "=", "%": true
    default: false
    }
  }
}

extension [UInt8] {
  /// Appends a run of characters that addresses are made of.
  fileprivate mutating func append(markdownWord word: [UInt8], isFirst: Bool) {
    var rest = word[...]
    if word.isAddress {
      let end = (word.lastIndex { !".,;:!?')".utf8.contains($0) } ?? 0) + 1
      append(UInt8(ascii: "`"))
      append(contentsOf: word[..<end])
      append(UInt8(ascii: "`"))
      rest = word[end...]
    } else if isFirst, let marker = word.listMarker {
      append(contentsOf: word[..<marker])
      append(UInt8(ascii: "\\"))
      append(word[marker])
      rest = word[(marker + 1)...]
    }
    for byte in rest { append(markdownScalar: Unicode.Scalar(byte)) }
  }

  fileprivate mutating func append(markdownScalar scalar: Unicode.Scalar) {
    switch scalar {
    case "&": append(literally: "&amp;")
    case "<": append(literally: "&lt;")
    case ">": append(literally: "&gt;")
    case "\\", "`", "{", "}": append(literally: "&#\(scalar.value);")
    case "|", "*", "_", "[", "]", "#", "!", "~", "$":
      append(UInt8(ascii: "\\"))
      append(scalar)
    case "\t": append(UInt8(ascii: " "))
    case _ where scalar.isLineBreak: append(UInt8(ascii: " "))
    case _ where scalar.isHidden: append(shownInMarkup: scalar)
    default: append(scalar)
    }
  }

  /// Whether a reader may make a link of it.
  private var isAddress: Bool {
    if holds("//") || holds("www.") { return true }
    return indices.dropFirst().contains { index in
      self[index] == UInt8(ascii: "@") && self[index - 1].isInMailbox
        && index + 1 < count && self[index + 1].isInMailbox
    }
  }

  private func holds(_ lowercase: String) -> Bool {
    let wanted = Array(lowercase.utf8)
    guard count >= wanted.count else { return false }
    return (0...(count - wanted.count)).contains { start in
      wanted.indices.allSatisfy { self[start + $0] | 0x20 == wanted[$0] | 0x20 }
    }
  }

  /// The character that makes the word the mark of a list item or a rule in front of a text.
  private var listMarker: Int? {
    if !isEmpty, allSatisfy({ "-+=".utf8.contains($0) }) { return 0 }
    guard let last, last == UInt8(ascii: ".") || last == UInt8(ascii: ")"), count > 1 else { return nil }
    return dropLast().allSatisfy { $0 >= 0x30 && $0 <= 0x39 } ? count - 1 : nil
  }
}

extension UInt8 {
  /// Whether it can stand beside the `@` of a mailbox.
  fileprivate var isInMailbox: Bool {
    switch self {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    default: "-._+".utf8.contains(self)
    }
  }
}
