package import TokenModel

extension Diagnostic {
  /// What is wrong with the way a finding speaks, or with its places; nothing where it is in order.
  package func styleFaults(in files: [SourceFile]) -> [String] {
    var faults: [String] = []
    for (name, text) in [("message", message), ("why", why), ("help", help)] {
      guard let text else { continue }
      if text.unicodeScalars.count >= 200 { faults.append("the \(name) has 200 characters or more: \(text)") }
      if text.hasSuffix(".") { faults.append("the \(name) ends with a period: \(text)") }
      if text.unicodeScalars.contains(where: { $0.properties.generalCategory == .control || $0 == "\u{2028}" }) {
        faults.append("the \(name) is not one line: \(text)")
      }
      if let first = text.unicodeScalars.first, first.properties.isUppercase, !isName(text) {
        faults.append("the \(name) begins with a capital: \(text)")
      }
      if text.isEmpty { faults.append("the \(name) is empty") }
    }
    let edits = change?.edits.map(\.range) ?? []
    for range in [range] + notes.map(\.range) + edits {
      guard files.indices.contains(Int(range.file.index)) else {
        faults.append("a place in no file")
        continue
      }
      let size = files[Int(range.file.index)].bytes.count
      if range.start < 0 || range.end > size || range.start > range.end {
        faults.append("a place outside its file: \(range.offsets) of \(size)")
      }
    }
    if severity == .error, LanguageError(rawValue: id) != nil, help == nil, message.count < 20 {
      faults.append("neither says much nor helps: \(message)")
    }
    return faults
  }

  /// `YAML` and `UTF-8` are written so wherever they stand.
  private func isName(_ text: String) -> Bool { text.hasPrefix("YAML") || text.hasPrefix("UTF") }
}
